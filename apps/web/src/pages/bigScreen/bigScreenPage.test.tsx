// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, configure, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { review } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { BigScreenPage } from './bigScreenPage.tsx';

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

test('a game that is not here says so', async () => {
  await speaking('en');
  await review.fetch('en');
  render(<BigScreenPage id="nobody" isOnline={false} />);
  expect(await screen.findByText(text().notices.notFound)).toBeTruthy();
});
