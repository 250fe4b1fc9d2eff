// @vitest-environment happy-dom
import { tellOpenTable, tellRunning } from '@claim-it/client/running';
import type { TableCard } from '@claim-it/protocol';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { TurnsLink } from './turnsLink.tsx';
import { nameWindow } from './windowName.ts';

const card = (table: string, changedAt: number): TableCard =>
  ({ table, status: 'playing', turn: 0, yours: [0], changedAt }) as unknown as TableCard;

beforeEach(async () => {
  await speaking('en');
  tellOpenTable(null);
  tellRunning([]);
});
afterEach(cleanup);

test('the title says how many tables wait, and with a dot that this one does', () => {
  nameWindow('Settings · Claim It!');
  expect(document.title).toBe('Settings · Claim It!');
  tellRunning([card('one', 1), card('two', 2)]);
  expect(document.title).toBe('(2) Settings · Claim It!');
  tellOpenTable({ table: 'one', isMyTurn: true });
  nameWindow('Your turn · Claim It!');
  expect(document.title).toBe('● Your turn · Claim It!');
  tellOpenTable({ table: 'one', isMyTurn: false });
  nameWindow('Ben’s turn · Claim It!');
  expect(document.title).toBe('(1) Ben’s turn · Claim It!');
});

test('the header leads to the table that has waited longest, and is silent without one', () => {
  const { rerender } = render(<TurnsLink />);
  expect(screen.queryByRole('link')).toBeNull();
  tellRunning([card('young', 9), card('old', 3)]);
  rerender(<TurnsLink />);
  const link = screen.getByRole('link', { name: 'Your turn in 2 games' });
  expect(link.getAttribute('href')).toBe('/en/table/old');
});
