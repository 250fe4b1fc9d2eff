// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHOSEN, houseControls, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { createErrands } from '../state/errands.ts';
import { MenuSheet } from './menuSheet.tsx';

beforeEach(() => loadTexts('en'));
afterEach(cleanup);

test('the host finds the webhooks in the menu, others do not', async () => {
  const { table, match } = tableOf(CHOSEN, 'pp');
  const tellChats = signal<(() => void) | null>(null);
  Object.assign(match, { house: { ...houseControls(), tellChats } });
  const [tell, onClose] = [vi.fn(), vi.fn()];
  render(<MenuSheet table={table} errands={createErrands(table)} onClose={onClose} />);
  const { title } = text().turns.hooks;
  expect(screen.queryByText(title)).toBeNull();
  tellChats.value = tell;
  fireEvent.click(await screen.findByText(title));
  expect([tell, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a new game from a table of a server asks first, and leaves the game as it is', () => {
  const { table, match } = tableOf(CHOSEN, 'pp');
  Object.assign(match, { house: houseControls() });
  render(<MenuSheet table={table} errands={createErrands(table)} onClose={vi.fn()} />);
  const path = location.pathname;
  fireEvent.click(screen.getByText(text().pages.names.setup));
  expect(table.sheet.value).toBe('another');
  expect(location.pathname).toBe(path);
});
