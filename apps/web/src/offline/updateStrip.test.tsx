// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../test/unit/texts.ts';
import { goTo } from '../kit/navigation/navigation.ts';
import { text } from '../kit/text/texts.ts';
import { takeUpdate } from './register.ts';
import { UpdateStrip } from './updateStrip.tsx';

vi.mock('./register.ts', () => ({
  takeUpdate: vi.fn(),
  putOffUpdate: vi.fn(),
}));

beforeEach(() => speaking('en'));
afterEach(cleanup);

test('a newer version is offered, but never at the table', async () => {
  goTo({ kind: 'play', id: 'a-game' });
  render(<UpdateStrip />);
  expect(screen.queryByRole('status')).toBeNull();
  goTo({ kind: 'home' });
  await waitFor(() => expect(screen.getByText(text().offline.updateReady)).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: text().offline.update }));
  expect(takeUpdate).toHaveBeenCalledOnce();
});
