// @vitest-environment happy-dom
import type { Advice, Consideration } from '@claim-it/ai';
import { settings, USUAL } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import { cause, start } from '@claim-it/testkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHOSEN, DESIGN, tableOf } from '../../../test/unit/tables.ts';
import { speaking } from '../../../test/unit/texts.ts';
import { statistics } from '../../kit/text/lazyTexts.ts';
import { createActions } from '../../table/state/actions.ts';
import { mayHaveCoach } from '../../table/view/coachSeat.ts';
import { createTableCoach } from './tableCoach.ts';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0, coach: 'warn' };
  await speaking('en');
  await statistics.fetch('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  settings.value = USUAL;
});

/** Everything but to take after 3,5 gives away a quarter of the win. */
const opinion = (): Consideration => {
  const choices = placementsOf(DESIGN).flatMap((placement) =>
    (['take', 'roll'] as const).map((then) => {
      const loss = placement.space === '3,5' && then === 'take' ? 0 : 0.25;
      return { placement, then, loss, shares: [], busts: 59 };
    }),
  );
  const placement = placementsOf(DESIGN).find(({ space }) => space === '3,5') ?? null;
  const then = 'take' as const;
  const best = { placement, then, share: 0.6, busts: 59 };
  const reason = { kind: 'mineGrows', from: 4, to: 8 } as const;
  const thenReason = { kind: 'riskOutweighs', busts: 59, spacesAtStake: 3 } as const;
  const advice: Advice = { seat: 0, best, runnerUp: best, reason, thenReason };
  return { kind: 'choices', seat: 0, choices, advice };
};

type Answer = (consideration: Consideration | null) => void;

const tableWith = (game: Game, consider: (game: Game, answer: Answer) => void, pattern = 'pbb') => {
  const made = tableOf(game, pattern);
  const coach = createTableCoach(made.table, (one, answer) => {
    consider(one, answer);
    return { cancel: () => {} };
  });
  made.table.coach.value = coach;
  render(
    <>
      <coach.Badge />
      <coach.Slip />
    </>,
  );
  return { ...made, coach, actions: createActions(made.table) };
};

const atOnce = (_: Game, answer: Answer): void => answer(opinion());
const question = (): HTMLElement | null => screen.queryByRole('alertdialog');

test('before a serious error it asks, gives the reason, and waits for the answer', () => {
  const { actions, sent } = tableWith(CHOSEN, atOnce);
  void act(() => actions.roll());
  expect(sent).toEqual([]);
  expect(question()?.textContent).toContain('Sure?');
  expect(question()?.textContent).toContain('That gives away 25 of 100 chances to win.');
  expect(question()?.textContent).toContain(
    'chances to win. Take: 59 of 216 rolls would bust. That is too many with 3 spaces at stake.',
  );
  expect(document.activeElement?.textContent).toBe('Let me think');
  fireEvent.click(screen.getByRole('button', { name: 'Let me think' }));
  expect(question()).toBeNull();
  expect(sent).toEqual([]);
  void act(() => actions.roll());
  fireEvent.click(screen.getByRole('button', { name: 'Do it anyway' }));
  expect(sent).toEqual([{ kind: 'roll', seat: 0 }]);
  expect(question()).toBeNull();
});

test('a good choice goes through at once', () => {
  const { actions, sent } = tableWith(CHOSEN, atOnce);
  void act(() => actions.take());
  expect(sent).toEqual([{ kind: 'take', seat: 0 }]);
  expect(question()).toBeNull();
});

test('a coach that only gives hints, fails or is slow delays no player', () => {
  settings.value = { ...settings.value, coach: 'hints' };
  const quiet = tableWith(CHOSEN, atOnce);
  void act(() => quiet.actions.roll());
  expect(quiet.sent).toHaveLength(1);
  settings.value = { ...settings.value, coach: 'warn' };
  const broken = tableWith(CHOSEN, (_, answer) => answer(null));
  void act(() => broken.actions.roll());
  expect(broken.sent).toHaveLength(1);
  vi.useFakeTimers();
  const slow = tableWith(CHOSEN, () => {});
  void act(() => slow.actions.roll());
  expect(slow.sent).toHaveLength(0);
  // So long the press waits, and that is seen.
  const thinking = statistics.texts.value?.coach.thinking;
  expect(screen.getAllByRole('status').at(-1)?.textContent).toContain(thinking);
  void act(() => void vi.advanceTimersByTime(1500));
  expect(slow.sent).toHaveLength(1);
  expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('');
});

test('a hint says the best choice and why, and shows its space; the next position puts it away', () => {
  const { coach, match, table } = tableWith(DESIGN, atOnce);
  fireEvent.click(screen.getByRole('button', { name: /The coach is on at this table/ }));
  const said = screen.getByRole('status');
  expect(table.pointed.value).toEqual(['3,5']);
  expect(said.textContent).toContain(
    'Place squatter 2 on 3,5, then take: your mine grows from 4 to 8 spaces.',
  );
  void act(() => coach.hush());
  expect(said.textContent).toBe('');
  void act(() => coach.hint());
  void act(() => match.cause({ kind: 'place', seat: 0, space: '3,5' }));
  expect(said.textContent).toBe('');
});

test('with the best marker placed, only rolling on or taking is explained', () => {
  const { coach } = tableWith(CHOSEN, atOnce);
  void act(() => coach.hint());
  expect(screen.getByRole('status').textContent).toMatch(/says Take: 59 of 216 rolls would bust/);
});

test('with another marker placed, both are explained', () => {
  const elsewhere = cause(DESIGN, { kind: 'place', seat: 0, space: '2,5' }).game;
  const { actions } = tableWith(elsewhere, atOnce);
  void act(() => actions.take());
  expect(question()?.textContent).toContain('Place squatter 2 on 3,5, then take: your mine grows');
});

test('a hint out of turn, or before the roll, says so', () => {
  const { coach } = tableWith(CHOSEN, atOnce, 'bpp');
  void act(() => coach.hint());
  expect(screen.getByRole('status').textContent).toContain('Wait for your turn.');
  cleanup();
  const fresh = tableWith(start('gob'), atOnce);
  void act(() => fresh.coach.hint());
  expect(screen.getByRole('status').textContent).toContain('Roll first.');
});

test('games with a player at another device have no coach', () => {
  const { match } = tableOf(CHOSEN, 'pbb');
  expect(mayHaveCoach(match)).toBe(true);
  const sitters = match.setup.sitters.map((sitter, seat) =>
    seat === 1 ? { ...sitter, kind: 'guest' as const } : sitter,
  );
  expect(mayHaveCoach({ ...match, setup: { ...match.setup, sitters } })).toBe(false);
  expect(mayHaveCoach(tableOf(CHOSEN, 'bbb').match)).toBe(false);
});
