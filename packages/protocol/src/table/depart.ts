import type { Chair } from '@claim-it/fairness';
import type { Seat } from '@claim-it/rules';
import { isOver, leaders, presentSeats } from '@claim-it/rules';
import type { Chooser } from './event.ts';
import type { Draft } from './play.ts';
import { isGone, peopleAt, phaseOf, seatOf } from './state.ts';

const leave = (draft: Draft, seat: Seat, by: Chooser): Draft =>
  draft.lay({ kind: 'played', choice: { kind: 'leave', seat }, by });

/** Bots cannot continue alone, because the dice need a person: the trailing bots leave, and the leader wins. R8 */
const endWithoutPeople = (draft: Draft): Draft => {
  for (let game = draft.state.game; game !== null && !isOver(game); game = draft.state.game) {
    const ahead = leaders(game);
    const present = presentSeats(game);
    const last = present.filter((seat) => !ahead.includes(seat)).at(-1) ?? present.at(-1);
    if (last === undefined) return draft;
    leave(draft, last, 'house');
  }
  return draft;
};

/** A player leaves or is removed by the clock (R11), with the same effect. R8 */
export const depart = (draft: Draft, chair: Chair, by: Chooser): Draft => {
  const { state } = draft;
  if (phaseOf(state) !== 'playing') return draft.refuse({ kind: 'notBegun' });
  if (isGone(state, chair)) return draft.refuse({ kind: 'chairGone', chair });
  if (state.ledger?.away.includes(chair) === false)
    draft.lay({ kind: 'dice', event: { kind: 'wentAway', player: chair } });
  const { onLeaving } = state.header;
  const isAlone = peopleAt(state).length === 1;
  if (onLeaving.kind === 'bot' && !isAlone)
    return draft.lay({ kind: 'botTook', chair, level: onLeaving.level });
  leave(draft, seatOf(state, chair), by);
  return isAlone ? endWithoutPeople(draft) : draft;
};
