// @vitest-environment happy-dom
import type { Again } from '@claim-it/client/model';
import { cause, position } from '@claim-it/testkit';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHOSEN, houseControls, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { EndPlates } from '../plates/plates.tsx';
import { createErrands } from '../state/errands.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { EndSheet } from './endSheet.tsx';
import { MenuSheet } from './menuSheet.tsx';

const OVER = cause(position('GGG.../....../....../....../OO..../.1..... go g - 1 std'), {
  kind: 'take',
  seat: 0,
}).game;

let asked = 0;
const again = signal<Again>({ kind: 'ask' });

const online = (game = OVER): PlayedTable => {
  const { table, match } = tableOf(game, 'pp');
  const house = houseControls({
    again,
    rematch: () => {
      asked += 1;
    },
  });
  return { ...table, match: { ...match, house } };
};

const pass = (ms: number): void => {
  void act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(async () => {
  await loadTexts('en');
  vi.useFakeTimers();
  asked = 0;
  again.value = { kind: 'ask' };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the next game', () => {
  test('is not asked for by a finger that was about to roll', () => {
    const table = online();
    render(<EndSheet table={table} errands={createErrands(table)} onClose={() => {}} />);
    const button = screen.getByText(text().table.menu.rematch);
    fireEvent.click(button);
    pass(599);
    fireEvent.click(button);
    expect([asked, button.getAttribute('aria-disabled')]).toEqual([0, 'true']);
    pass(1);
    fireEvent.click(button);
    expect([asked, button.getAttribute('aria-disabled')]).toEqual([1, 'false']);
  });

  test('is not where Roll was, and its plate waits, too', () => {
    const table = online();
    render(<EndPlates table={table} errands={createErrands(table)} />);
    const plate = screen.getByText(text().table.menu.rematch).closest('button')!;
    expect(plate.className).toContain('take-plate');
    fireEvent.click(plate);
    pass(600);
    fireEvent.click(plate);
    expect(asked).toBe(1);
  });

  test('the button itself says who wants it, also while the result lies open', () => {
    const table = online();
    render(<EndSheet table={table} errands={createErrands(table)} onClose={() => {}} />);
    void act(() => {
      again.value = { kind: 'join', name: 'Ezra' };
    });
    expect(screen.getByRole('status').textContent).toBe(text().together.join('Ezra'));
  });

  test('has the focus when the result opens, so that Enter does not close it', async () => {
    vi.useRealTimers();
    const table = online();
    render(<EndSheet table={table} errands={createErrands(table)} onClose={() => {}} />);
    const again = screen.getByText(text().table.menu.rematch);
    await waitFor(() => expect(document.activeElement).toBe(again));
  });

  test('may be against stronger bots after wins in a row', () => {
    const { table } = tableOf(OVER, 'pb');
    const errands = createErrands(table);
    const played: string[] = [];
    const onStronger = { ...errands, playStronger: (level: string) => void played.push(level) };
    render(<EndSheet table={table} errands={onStronger} onClose={() => {}} />);
    expect(screen.queryByText(/Two wins in a row/)).toBeNull();
    void act(() => {
      table.stronger.value = 'sheriff';
    });
    fireEvent.click(screen.getByText('Play against Sheriff'));
    expect(played).toEqual(['sheriff']);
  });

  test('is nothing for those who watch', () => {
    again.value = { kind: 'none' };
    const table = online();
    const errands = createErrands(table);
    render(
      <>
        <EndSheet table={table} errands={errands} onClose={() => {}} />
        <EndPlates table={table} errands={errands} />
        <MenuSheet table={table} errands={errands} onClose={() => {}} />
      </>,
    );
    expect(screen.queryByText(text().table.menu.rematch)).toBeNull();
    expect(document.querySelector('.take-plate')).toBeNull();
  });
});

test.each([true, false])('a link to watch is handed out at online tables only: %s', (isOnline) => {
  const table = isOnline ? online(CHOSEN) : tableOf(CHOSEN, 'pp').table;
  const errands = createErrands(table);
  render(<MenuSheet table={table} errands={errands} onClose={() => {}} />);
  expect(screen.queryByText(text().together.letWatch) !== null).toBe(isOnline);
});

test('a new game in the menu of an online table is asked about', () => {
  const table = online(CHOSEN);
  render(<MenuSheet table={table} errands={createErrands(table)} onClose={() => {}} />);
  fireEvent.click(screen.getByText(text().pages.names.setup));
  expect(table.sheet.value).toBe('another');
});
