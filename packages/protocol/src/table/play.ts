import type { Chair, Hash } from '@claim-it/fairness';
import { chairAt, isTipDue, shakerFor } from '@claim-it/fairness';
import type { Choice, Result, Seat, Space } from '@claim-it/rules';
import { inputsFor, invariant, lonePlacement, ok, refuse } from '@claim-it/rules';
import { agreementsOf } from './agreements.ts';
import { decider } from './clock.ts';
import type { Asker, CommandOf, HouseCommand, TableDeps } from './command.ts';
import type { TableEvent, TableFact } from './event.ts';
import { evolveTable } from './evolve.ts';
import type { TableRefusal } from './fault.ts';
import type { TableState } from './state.ts';
import { botAt, chairOnTurn, isGone, phaseOf, seatOf } from './state.ts';
import { diceWaitFor, isShakenByOther } from './waiting.ts';

/** The events of one command and the table after them. */
export type Decided = { readonly events: readonly TableEvent[]; readonly state: TableState };
export type Decision = Result<Decided, TableRefusal>;

/** Events of one command while they are decided one after another. The first refusal ends it; later events are dropped. */
export class Draft {
  readonly deps: TableDeps;
  readonly #events: TableEvent[] = [];
  #state: TableState;
  #refusal: TableRefusal | null = null;

  /** Time that the server was away comes first. */
  constructor(state: TableState, deps: TableDeps) {
    this.#state = state;
    this.deps = deps;
    const { credit = 0 } = deps;
    const isCounted = agreementsOf(state.header).onTimeOut === 'lapse' && decider(state) !== null;
    if (credit > 0 && isCounted) this.lay({ kind: 'credited', ms: credit });
  }

  /** The time of this command. */
  get at(): number {
    return this.deps.at;
  }

  get state(): TableState {
    return this.#state;
  }

  refuse(refusal: TableRefusal): this {
    this.#refusal ??= refusal;
    return this;
  }

  lay(fact: TableFact): this {
    return this.layEvent({ ...fact, at: this.deps.at });
  }

  /** The same for an event that has its time, as the frequent ones are made. */
  layEvent(event: TableEvent): this {
    if (this.#refusal !== null) return this;
    const next = evolveTable(this.#state, event);
    if (!next.ok) return this.refuse(next.reason);
    this.#state = next.value.state;
    this.#events.push(event);
    return this;
  }

  decision(): Decision {
    if (this.#refusal !== null) return refuse(this.#refusal);
    if (this.#events.length === 0) return refuse({ kind: 'nothingToDo' });
    return ok({ events: this.#events, state: this.#state });
  }
}

/** Reveals the server's next element; if its chain is about to end, announces the next one first. */
const houseElement = (draft: Draft): Hash => {
  const { ledger, houseTips } = draft.state;
  invariant(ledger !== null, 'the dice are on the table');
  if (isTipDue(ledger.house)) {
    const tip = draft.deps.houseTip(houseTips);
    draft.lay({ kind: 'dice', event: { kind: 'anchored', owner: 'house', tip } });
  }
  const { house } = draft.state.ledger ?? ledger;
  return draft.deps.houseElement({ ...house, tips: draft.state.houseTips });
};

/** When all present players have shaken, the server adds its element and the first player is known. */
export const beginIfShaken = (draft: Draft): Draft => {
  const { ledger } = draft.state;
  if (ledger === null || ledger.first !== null || ledger.bowl.length === 0) return draft;
  if (diceWaitFor(draft.state).length > 0) return draft;
  return draft.lay({ kind: 'dice', event: { kind: 'begun', house: houseElement(draft) } });
};

/** The server makes forced choices. */
const placeLone = (draft: Draft): Draft => {
  const { game } = draft.state;
  const only = game === null ? null : lonePlacement(game);
  if (game === null || only === null) return draft;
  const choice = { kind: 'place', seat: game.turn.seat, space: only.space } as const;
  return draft.layEvent({ kind: 'played', choice, by: 'house', at: draft.at });
};

/** In version 1 of the dice any action marks a player as back; in version 2 it takes an element. */
export const comeBack = (draft: Draft, chair: Chair): Draft => {
  const { ledger } = draft.state;
  const isAway = ledger?.version === 1 && ledger.away.includes(chair);
  return isAway ? draft.lay({ kind: 'dice', event: { kind: 'cameBack', player: chair } }) : draft;
};

type Thrown = Pick<CommandOf<'shake'>, 'element' | 'stirs'>;

/** The chair on turn, if it is the requester's; otherwise the draft holds the refusal. */
const ownTurn = (draft: Draft, asker: Asker): Chair | null => {
  const chair = chairOnTurn(draft.state);
  const { game } = draft.state;
  const isOwn = chair !== null && asker.chairs.includes(chair) && !isGone(draft.state, chair);
  if (isOwn && botAt(draft.state, chair) !== null) draft.refuse({ kind: 'standInPlays', chair });
  if (isOwn) return chair;
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
  const event = { kind: 'rolled', player: chair, house, element, stirs } as const;
  draft.layEvent({ kind: 'dice', event, at: draft.at });
  return placeLone(draft);
};

/** A player whose chain does not count yet requests the roll, and the next person shakes. */
export const roll = (draft: Draft, { element, stirs }: CommandOf<'roll'>, asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  if (chair === null) return draft;
  comeBack(draft, chair);
  const seat = seatOf(draft.state, chair);
  const choice = { kind: 'roll', seat } as const;
  draft.layEvent({ kind: 'played', choice, by: 'player', at: draft.at });
  if (element !== null) return throwDice(draft, chair, { element, stirs });
  return isShakenByOther(draft.state, chair)
    ? draft
    : draft.refuse({ kind: 'notShaker', shaker: chair });
};

/** The element for dice that another player requested. */
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
  const event = { kind: 'stirred', player: chair, element } as const;
  draft.layEvent({ kind: 'dice', event, at: draft.at });
  return beginIfShaken(draft);
};

export const back = (draft: Draft, { chair, element }: CommandOf<'back'>): Draft => {
  draft.lay({ kind: 'dice', event: { kind: 'cameBack', player: chair, element } });
  return beginIfShaken(draft);
};

export const place = (draft: Draft, space: Space, asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  const { game } = draft.state;
  if (chair === null || game === null) return draft;
  for (const choice of inputsFor(game, { kind: 'place', seat: game.turn.seat, space }))
    draft.layEvent({ kind: 'played', choice, by: 'player', at: draft.at });
  return draft;
};

export const choose = (draft: Draft, kind: 'take' | 'undo', asker: Asker): Draft => {
  const chair = ownTurn(draft, asker);
  if (chair === null) return draft;
  const choice: Choice = { kind, seat: seatOf(draft.state, chair) };
  return draft.layEvent({ kind: 'played', choice, by: 'player', at: draft.at });
};

/** A bot plays only for a chair with a bot, or for a person with a stand-in. */
export const playForBot = (
  draft: Draft,
  { choice }: Extract<HouseCommand, { kind: 'botPlay' }>,
): Draft => {
  const chair = chairOnTurn(draft.state);
  if (chair === null || botAt(draft.state, chair) === null)
    return draft.refuse({ kind: 'notWaitedFor', chair: chair ?? chairAt(0) });
  return draft.lay({ kind: 'played', choice, by: 'bot' });
};
