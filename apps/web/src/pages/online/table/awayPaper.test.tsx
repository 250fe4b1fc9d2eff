// @vitest-environment happy-dom

import type { OnlineTable } from '@claim-it/client/online';
import { headerFor, TIP } from '@claim-it/client/testing/headers.ts';
import { chairAt } from '@claim-it/fairness';
import type { TableCommand, TableId, TableState } from '@claim-it/protocol';
import { newTable } from '@claim-it/protocol';
import { start } from '@claim-it/testkit';
import { LANGUAGES } from '@claim-it/text/language';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { AwayPaper } from './awayPaper.tsx';

const NOW = 1_000_000;
const COLORS = ['green', 'blue', 'orange', 'red'] as const;

/** Ada, Ben, Cleo and Dan; Ada is on turn and was last seen `awayFor` ago. */
const tableWith = (awayFor: number | null, wishes: TableState['wishes'] = []): TableState => ({
  ...newTable('t1' as TableId, headerFor(4)),
  chairs: COLORS.map((color) => ({ color, sitter: { kind: 'person', tip: TIP } })),
  game: start('gbor'),
  absences: [awayFor === null ? null : NOW - awayFor, null, null, null],
  wishes,
});

const given: TableCommand[] = [];

const shown = (state: TableState, isHost = false, own = 1) => {
  const log = signal({ state });
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const chairs = names.map((name, chair) => ({ name, awaySince: state.absences[chair] ?? null }));
  const table = {
    log,
    about: signal({ chairs, you: { chairs: [own], isHost } }),
    line: { now: () => Date.now() },
    give: (command: TableCommand) => {
      given.push(command);
      return Promise.resolve({ kind: 'noTable' });
    },
  } as unknown as OnlineTable;
  render(<AwayPaper table={table} />);
  return log;
};

const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

beforeEach(async () => {
  vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  given.length = 0;
  await speaking('en');
  await online.fetch('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the player on turn is away', () => {
  test('after the agreed time the others are asked, and each answer is sent', () => {
    shown(tableWith(130_000));
    expect(screen.getByText('Ada is away')).toBeTruthy();
    expect(screen.getByText(/2 of 3 must agree/)).toBeTruthy();
    for (const name of [/^Skip this turn/, /^Let a bot play/, /^Wait/])
      fireEvent.click(button(name));
    const about = chairAt(0);
    const chair = chairAt(1);
    expect(given).toEqual([
      { kind: 'wish', chair, about, wish: 'skip' },
      { kind: 'wish', chair, about, wish: 'bot' },
      { kind: 'wish', chair, about, wish: 'wait' },
    ]);
  });

  test('before that there is no question; the sheet appears by itself', () => {
    shown(tableWith(60_000));
    expect(screen.queryByRole('button')).toBeNull();
    void act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(button(/^Let a bot play/)).toBeTruthy();
  });

  test('the paper goes when the person is back', () => {
    const log = shown(tableWith(130_000));
    void act(() => {
      log.value = { state: tableWith(null) };
    });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('spectators and the absent person are not asked', () => {
    shown(tableWith(130_000), false, 0);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('the wishes of the others are shown, and the own wish is marked', () => {
    const wishes = [
      { chair: chairAt(1), wish: 'skip' },
      { chair: chairAt(2), wish: 'bot' },
    ] as const;
    shown(tableWith(130_000, wishes));
    expect(screen.getByText('Cleo wants to let a bot play.')).toBeTruthy();
    expect(button(/^Skip this turn/).getAttribute('aria-pressed')).toBe('true');
  });

  test('the host decides alone', () => {
    shown(tableWith(130_000), true);
    expect(screen.queryByText(/must agree/)).toBeNull();
  });

  test.each(LANGUAGES)('%s: every button has its words', async (language) => {
    await speaking(language);
    await online.fetch(language);
    shown(tableWith(130_000));
    const { away: say } = online.text();
    for (const { name } of [say.wait, say.skip, say.bot])
      expect(screen.getByText(name)).toBeTruthy();
  });
});
