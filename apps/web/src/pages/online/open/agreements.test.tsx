// @vitest-environment happy-dom
import { change } from '@claim-it/client/storage';
import { online as texts } from '@claim-it/text/en/online';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { device, online } from '../../../kit/text/lazyTexts.ts';
import { Agreements } from './agreements.tsx';
import { USUAL_FORM } from './openForm.ts';

afterEach(() => {
  cleanup();
  change({ freeText: true });
});

const offersText = async (freeText: boolean): Promise<boolean> => {
  await speaking('en');
  await Promise.all([online.fetch('en'), device.fetch('en')]);
  change({ freeText });
  render(<Agreements form={USUAL_FORM} onChange={() => undefined} />);
  return screen.queryByLabelText(new RegExp(texts.open.talk.name)) !== null;
};

test('free text is offered for a new table', async () => {
  expect(await offersText(true)).toBe(true);
});

test('free text is not offered where it is switched off on this device', async () => {
  expect(await offersText(false)).toBe(false);
});
