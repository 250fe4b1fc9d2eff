import type { Chair } from '@claim-it/fairness';
import { skipTurn } from '@claim-it/rules';
import { deciders } from './absence.ts';
import { agreementsOf } from './agreements.ts';
import type { Asker, CommandOf } from './command.ts';
import { depart } from './depart.ts';
import type { BotLevel } from './parts.ts';
import type { Draft } from './play.ts';
import type { TableState } from './state.ts';

/** The default stand-in where the table has not agreed on one. */
const USUAL_LEVEL = 'miner';

/** Lapses in a row after which a bot plays, and after which the player has left. R11 */
const LAPSES = { standIn: 2, leave: 3 } as const;

/** Ends the turn as the table agreed. R10 */
const skip = (draft: Draft, by: 'clock' | 'players'): Draft => {
  const { game, header } = draft.state;
  const choices = game === null ? [] : skipTurn(game, agreementsOf(header).onSkip);
  for (const choice of choices) draft.lay({ kind: 'played', choice, by });
  return draft;
};

/** The bot that plays for a person who is away. */
export const standInLevel = ({ header }: Pick<TableState, 'header'>): BotLevel => {
  const { onLeaving } = agreementsOf(header);
  return onLeaving.kind === 'bot' ? onLeaving.level : USUAL_LEVEL;
};

/** A bot plays for a person until they return; others shake for them. R13 */
const standIn = (draft: Draft, chair: Chair, by: 'clock' | 'players'): Draft => {
  const level = standInLevel(draft.state);
  if (draft.state.ledger?.away.includes(chair) === false)
    draft.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
  if (draft.state.ledger?.replaced.includes(chair) === false)
    draft.lay({ kind: 'dice', event: { kind: 'standIn', player: chair } });
  return draft.lay({ kind: 'stoodIn', chair, level, by });
};

/** A player wishes to continue: the host decides alone, others with the majority of those present. R12 */
export const wishFor = (draft: Draft, command: CommandOf<'wish'>, { isHost }: Asker): Draft => {
  const { chair, about, wish } = command;
  draft.lay({ kind: 'wished', chair, about, wish });
  if (wish === 'wait') return draft;
  const others = deciders(draft.state, about);
  const same = draft.state.wishes.filter((one) => one.wish === wish && others.includes(one.chair));
  if (!isHost && same.length * 2 <= others.length) return draft;
  return wish === 'skip' ? skip(draft, 'players') : standIn(draft, about, 'players');
};

/** The time of the person on turn ran out: a skipped turn, then a bot, then removal. R11 */
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

/** Recorded before any action of a guest: time that the server was away, and the guest's return. */
export const beginFor = (draft: Draft, own: readonly Chair[]): Draft => {
  for (const chair of own)
    if ((draft.state.absences[chair] ?? null) !== null) draft.lay({ kind: 'returned', chair });
  return draft;
};
