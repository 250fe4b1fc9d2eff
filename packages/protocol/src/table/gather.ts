import type { Chair } from '@claim-it/fairness';
import type { Asker, CommandOf } from './command.ts';
import type { Draft } from './play.ts';
import { openingOf } from './state.ts';

/** The last chair is taken: all chains are fixed now. A table of bots waits for a person. */
const openIfFull = (draft: Draft): Draft => {
  const event = openingOf(draft.state);
  const isReady = !draft.state.chairs.includes(null) && event.players.some((tip) => tip !== null);
  return isReady ? draft.lay({ kind: 'dice', event }) : draft;
};

export const sit = (draft: Draft, command: CommandOf<'sit'>, asker: Asker): Draft => {
  const { chair, color, tip } = command;
  const { house, players } = openingOf(draft.state);
  const isFree = draft.state.chairs[chair] === null;
  if (isFree && asker.isRemoved) draft.refuse({ kind: 'removed' });
  if (isFree && !asker.mayTake.includes(chair)) draft.refuse({ kind: 'chairReserved', chair });
  if (asker.keptColors?.includes(color) === true) draft.refuse({ kind: 'colorTaken', color });
  if (house === tip || players.includes(tip)) draft.refuse({ kind: 'tipKnown' });
  draft.lay({ kind: 'sat', chair, color, sitter: { kind: 'person', tip } });
  return openIfFull(draft);
};

export const seatBot = (
  draft: Draft,
  { chair, color, level, style }: CommandOf<'seatBot'>,
): Draft => {
  draft.lay({ kind: 'sat', chair, color, sitter: { kind: 'bot', level, style } });
  return openIfFull(draft);
};

export const stand = (draft: Draft, chair: Chair): Draft => draft.lay({ kind: 'stood', chair });

/** Only a chair that is nobody's, or kept for a friend who is not there. */
export const invite = (draft: Draft, chair: Chair, asker: Asker): Draft => {
  if (draft.state.chairs[chair] !== null) return draft.refuse({ kind: 'chairTaken', chair });
  if (!asker.mayInvite.includes(chair)) return draft.refuse({ kind: 'chairReserved', chair });
  return draft.lay({ kind: 'doorChanged' });
};

export const letIn = (draft: Draft): Draft => draft.lay({ kind: 'doorChanged' });
