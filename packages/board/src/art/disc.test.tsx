// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Disc } from './disc.tsx';

afterEach(cleanup);

test('a plain disc is shown until its picture is ready', async () => {
  const { container } = render(
    <svg aria-hidden="true">
      <Disc kind="green" />
    </svg>,
  );
  expect(container.querySelectorAll('.disc-plain ellipse')).toHaveLength(2);
  await waitFor(() => expect(container.querySelector('image')).not.toBeNull());
  expect(container.querySelector('.disc-plain')).toBeNull();
});
