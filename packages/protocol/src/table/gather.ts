import type { Chair } from '@claim-it/fairness';
import type { Asker, CommandOf } from './command.ts';
import type { Draft } from './play.ts';
import { lateAt } from './ready.ts';
import { checkJoined } from './standIn.ts';
import { openingOf, phaseOf } from './state.ts';

/** The last chair is taken, and all people are ready: all chains are fixed now. A table of bots waits for a person. */
export const openIfFull = (draft: Draft): Draft => {
  const event = openingOf(draft.state);
  const isReady =
    !draft.state.chairs.includes(null) &&
    event.players.some((tip) => tip !== null) &&
    lateAt(draft.state) === null;
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

/** A person takes the chair of a bot; the color stays. R13 */
export const join = (draft: Draft, { chair, tip }: CommandOf<'join'>, asker: Asker): Draft => {
  const fault = checkJoined(draft.state, chair);
  if (fault !== null) return draft.refuse(fault);
  if (asker.isRemoved) return draft.refuse({ kind: 'removed' });
  if (!asker.mayTake.includes(chair)) return draft.refuse({ kind: 'chairReserved', chair });
  const house = draft.deps.houseTip(draft.state.houseTips);
  draft.lay({ kind: 'dice', event: { kind: 'joined', player: chair, tip, house } });
  return draft.lay({ kind: 'joined', chair, tip });
};

export const beReady = (draft: Draft, { chair, isReady }: CommandOf<'ready'>): Draft => {
  if (draft.state.ready.includes(chair) === isReady) return draft.refuse({ kind: 'nothingToDo' });
  draft.lay({ kind: 'ready', chair, isReady });
  return isReady ? openIfFull(draft) : draft;
};

/** The host starts without people who are not ready; the fold says from when on. */
export const start = (draft: Draft): Draft =>
  draft.lay({ kind: 'dice', event: openingOf(draft.state) });

export const stand = (draft: Draft, chair: Chair): Draft => draft.lay({ kind: 'stood', chair });

/** A link to a chair, or its removal: only for a chair that is free, or reserved for a friend who has not come. */
export const invite = (draft: Draft, chair: Chair, asker: Asker): Draft => {
  if (draft.state.chairs[chair] !== null) return draft.refuse({ kind: 'chairTaken', chair });
  if (!asker.mayInvite.includes(chair)) return draft.refuse({ kind: 'chairReserved', chair });
  return draft.lay({ kind: 'doorChanged' });
};

/** In a running game the host may only withdraw the link of the table, so this happens once at most. */
export const changeDoor = (
  draft: Draft,
  command: CommandOf<'inviteAll' | 'letIn'>,
  { isLinkOut = false }: Asker,
): Draft => {
  const phase = phaseOf(draft.state);
  const isWithdrawn = command.kind === 'inviteAll' && command.invitation === null && isLinkOut;
  return phase === 'gathering' || isWithdrawn
    ? draft.lay({ kind: 'doorChanged' })
    : draft.refuse({ kind: 'untimely', event: 'doorChanged', phase });
};
