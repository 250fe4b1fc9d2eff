import type { Chair } from '@claim-it/fairness';
import { skipTurn } from '@claim-it/rules';
import { deciders } from './absence.ts';
import { agreementsOf } from './agreements.ts';
import type { Asker, CommandOf } from './command.ts';
import { depart } from './depart.ts';
import type { Draft } from './play.ts';

/** The bot that plays for somebody where the table has agreed on none. */
const USUAL_LEVEL = 'miner';

/** Lapses in a row after which a bot plays, and after which the player has left. R11 */
const LAPSES = { standIn: 2, leave: 3 } as const;

/** Ends the turn as the table has agreed. R10 */
const skip = (draft: Draft, by: 'clock' | 'players'): Draft => {
  const { game, header } = draft.state;
  const choices = game === null ? [] : skipTurn(game, agreementsOf(header).onSkip);
  for (const choice of choices) draft.lay({ kind: 'played', choice, by });
  return draft;
};

/** A bot plays for a person until they are back; others shake for them. R13 */
const standIn = (draft: Draft, chair: Chair, by: 'clock' | 'players'): Draft => {
  const { onLeaving } = agreementsOf(draft.state.header);
  const level = onLeaving.kind === 'bot' ? onLeaving.level : USUAL_LEVEL;
  if (draft.state.ledger?.away.includes(chair) === false)
    draft.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
  if (draft.state.ledger?.replaced.includes(chair) === false)
    draft.lay({ kind: 'dice', event: { kind: 'standIn', player: chair } });
  return draft.lay({ kind: 'stoodIn', chair, level, by });
};

/** One of the others wants to go on: the host decides alone, everybody else with the majority of those who are there. R12 */
export const wishFor = (draft: Draft, command: CommandOf<'wish'>, { isHost }: Asker): Draft => {
  const { chair, about, wish } = command;
  draft.lay({ kind: 'wished', chair, about, wish });
  if (wish === 'wait') return draft;
  const others = deciders(draft.state, about);
  const same = draft.state.wishes.filter((one) => one.wish === wish && others.includes(one.chair));
  if (!isHost && same.length * 2 <= others.length) return draft;
  return wish === 'skip' ? skip(draft, 'players') : standIn(draft, about, 'players');
};

/** The time of the person on turn ran out: a skipped turn, then a bot, then they have left. R11 */
export const timeOut = (draft: Draft, chair: Chair, since: number): Draft => {
  const { header } = draft.state;
  const { onTimeOut, onLeaving } = agreementsOf(header);
  const { credit = 0 } = draft.deps;
  if (draft.state.since !== since && draft.state.since !== since + credit)
    return draft.refuse({ kind: 'notWaitedFor', chair });
  if (onTimeOut === 'leave') return depart(draft, chair, 'clock');
  draft.lay({ kind: 'lapsed', chair });
  const lapses = draft.state.lapses[chair] ?? 0;
  if (lapses >= LAPSES.leave) return depart(draft, chair, 'clock');
  const isBotDue = lapses >= LAPSES.standIn && onLeaving.kind === 'bot';
  return isBotDue ? standIn(draft, chair, 'clock') : skip(draft, 'clock');
};

/** What comes before anything that a guest does: time that the server was away, and that they are here. */
export const beginFor = (draft: Draft, own: readonly Chair[]): Draft => {
  for (const chair of own)
    if ((draft.state.absences[chair] ?? null) !== null) draft.lay({ kind: 'returned', chair });
  return draft;
};
