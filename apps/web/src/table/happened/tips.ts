import type { Match, MatchStep } from '@claim-it/client/model';
import { isImported } from '@claim-it/client/model';
import type { Tip } from '@claim-it/client/storage';
import { tellTip, toldTips } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import { bustCount } from '@claim-it/rules';
import { effect } from '@preact/signals';
import { outlookOf } from '../model/outlook.ts';
import { isPerson } from '../model/seats.ts';
import { announce } from '../speech/announcer.ts';
import type { PlayedTable } from '../state/tableModel.ts';
import { sayTip } from './sayTip.ts';

/** A fifth of the 216 rolls. */
const RISKY = 216 / 5;

/** The tips about a newly placed marker, the most surprising first. */
const tipsAt = ({ events, after }: MatchStep): readonly Tip[] => {
  const placed = events.find((event) => event.kind === 'placed');
  if (placed === undefined) return [];
  const below = after.board[placed.space];
  const isJump = below.kind === 'settled' && below.owner !== placed.seat;
  const mine = outlookOf(after)?.mine;
  const told: readonly (readonly [Tip, boolean])[] = [
    ['claim', placed.stake.kind === 'claim'],
    ['jump', isJump],
    ['risk', bustCount(after) > RISKY],
    ['grows', mine !== undefined && mine.from > 0 && mine.to > mine.from],
  ];
  return told.flatMap(([tip, isTrue]) => (isTrue ? [tip] : []));
};

/** The aim is shown before the first roll of a person in a new game. */
const isFirstRoll = (game: Game, steps: readonly MatchStep[], { setup }: Match): boolean =>
  game.turn.phase.kind === 'toRoll' &&
  isPerson(setup, game.turn.seat) &&
  steps.every(({ before }) => !isPerson(setup, before.turn.seat));

/** The current tip, if it was not shown before; null for none. */
const tipDue = (
  game: Game,
  steps: readonly MatchStep[],
  match: Match,
  told: readonly Tip[],
): Tip | null => {
  const last = steps.at(-1);
  const isOwn = isPerson(match.setup, game.turn.seat);
  if (!isOwn) return null;
  const due = isFirstRoll(game, steps, match) ? ['aim' as const] : [];
  const placed = last === undefined || game.turn.phase.kind !== 'toDecide' ? [] : tipsAt(last);
  return [...due, ...placed].find((tip) => !told.includes(tip)) ?? null;
};

/** Shows each tip once on this device, at its moment, and hides it when the player continues. */
export const startTips = (table: PlayedTable): (() => void) => {
  const { match, game, steps, canAct, tip } = table;
  if (match.house === undefined && isImported(match)) return () => undefined;
  let seen = -1;
  return effect(() => {
    const all = steps.value;
    if (!canAct.value || all.length === seen) return;
    seen = all.length;
    const due = tipDue(game.value, all, match, toldTips.peek());
    tip.value = due;
    if (due === null) return;
    tellTip(due);
    announce(sayTip(due));
  });
};
