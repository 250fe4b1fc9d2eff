import type { Chair } from '@claim-it/fairness';
import { chairAt, shakerFor } from '@claim-it/fairness';
import type { Choice, Seat, Space } from '@claim-it/rules';
import { inputsFor } from '@claim-it/rules';
import type { Asker, HouseCommand, TableCommand } from './command.ts';
import type { Draft } from './draft.ts';
import { beginIfShaken, comeBack, houseElement, placeLone } from './draft.ts';
import type { TableRefusal } from './fault.ts';
import { chairOnTurn, isGone, phaseOf, seatOf } from './state.ts';

type CommandOf<Kind extends TableCommand['kind']> = Extract<TableCommand, { kind: Kind }>;
type Thrown = Pick<CommandOf<'roll'>, 'element' | 'stirs'>;

/** The chair on turn, if it is the asker's; otherwise the refusal is in the draft. */
const ownTurn = (draft: Draft, asker: Asker): Chair | null => {
  const chair = chairOnTurn(draft.state);
  const { game } = draft.state;
  if (chair !== null && asker.chairs.includes(chair) && !isGone(draft.state, chair)) return chair;
  const own = asker.chairs[0];
  draft.refuse(refusalFor(draft, own ?? null, game?.turn.seat ?? null));
  return null;
};

const refusalFor = (draft: Draft, own: Chair | null, seat: Seat | null): TableRefusal => {
  const { state } = draft;
  if (own === null) return { kind: 'notYourChair', chair: chairOnTurn(state) ?? chairAt(0) };
  if (state.game === null || seat === null) return { kind: 'notBegun' };
  if (phaseOf(state) === 'over') return { kind: 'rules', refusal: { kind: 'gameIsOver' } };
  const onTurn = state.game.turn.seat;
  return { kind: 'rules', refusal: { kind: 'notYourTurn', seat: seatOf(state, own), onTurn } };
};

const throwDice = (draft: Draft, chair: Chair, { element, stirs }: Thrown): Draft => {
  const house = houseElement(draft);
  draft.lay({ kind: 'dice', event: { kind: 'rolled', player: chair, house, element, stirs } });
  return placeLone(draft);
};

export const roll = (draft: Draft, command: Thrown, asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  if (chair === null) return draft;
  comeBack(draft, chair);
  const seat = seatOf(draft.state, chair);
  draft.lay({ kind: 'played', choice: { kind: 'roll', seat }, by: 'player' });
  return throwDice(draft, chair, command);
};

/** The element for dice that somebody else asked for. */
export const shake = (draft: Draft, command: Thrown, asker: Asker): Draft => {
  const { ledger, game } = draft.state;
  const chair = chairOnTurn(draft.state);
  if (ledger === null || game === null || chair === null) return draft.refuse({ kind: 'notBegun' });
  if (game.turn.phase.kind !== 'rolling')
    return draft.refuse({ kind: 'rules', refusal: { kind: 'noDiceRequested' } });
  const shaker = shakerFor(ledger, chair);
  if (shaker === null || !asker.chairs.includes(shaker))
    return draft.refuse({ kind: 'notShaker', shaker });
  return throwDice(draft, chair, command);
};

export const stir = (draft: Draft, { chair, element }: CommandOf<'stir'>): Draft => {
  if (isGone(draft.state, chair)) return draft.refuse({ kind: 'chairGone', chair });
  comeBack(draft, chair);
  draft.lay({ kind: 'dice', event: { kind: 'stirred', player: chair, element } });
  return beginIfShaken(draft);
};

export const place = (draft: Draft, space: Space, asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  const { game } = draft.state;
  if (chair === null || game === null) return draft;
  for (const choice of inputsFor(game, { kind: 'place', seat: game.turn.seat, space }))
    draft.lay({ kind: 'played', choice, by: 'player' });
  return draft;
};

export const choose = (draft: Draft, kind: 'take' | 'undo', asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  if (chair === null) return draft;
  const choice: Choice = { kind, seat: seatOf(draft.state, chair) };
  return draft.lay({ kind: 'played', choice, by: 'player' });
};

/** A bot only plays where a bot sits. */
export const playForBot = (
  draft: Draft,
  { choice }: Extract<HouseCommand, { kind: 'botPlay' }>,
): Draft => {
  const chair = chairOnTurn(draft.state);
  if (chair === null || draft.state.chairs[chair]?.sitter.kind !== 'bot')
    return draft.refuse({ kind: 'notWaitedFor', chair: chair ?? chairAt(0) });
  return draft.lay({ kind: 'played', choice, by: 'bot' });
};
