import type { Chair, Hash } from '@claim-it/fairness';
import { isTipDue, presentChairs } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { invariant, lonePlacement, ok, refuse } from '@claim-it/rules';
import type { TableDeps } from './command.ts';
import type { TableEvent, TableFact } from './event.ts';
import { evolveTable } from './evolve.ts';
import type { TableRefusal } from './fault.ts';
import type { TableState } from './state.ts';

/** The events of one command and the table after them. */
export type Decided = { readonly events: readonly TableEvent[]; readonly state: TableState };
export type Decision = Result<Decided, TableRefusal>;

/** Events that are being laid one on another. The first refusal ends it: what comes after is not laid. */
export class Draft {
  readonly deps: TableDeps;
  readonly #events: TableEvent[] = [];
  #state: TableState;
  #refusal: TableRefusal | null = null;

  constructor(state: TableState, deps: TableDeps) {
    this.#state = state;
    this.deps = deps;
  }

  get state(): TableState {
    return this.#state;
  }

  refuse(refusal: TableRefusal): this {
    this.#refusal ??= refusal;
    return this;
  }

  lay(fact: TableFact): this {
    if (this.#refusal !== null) return this;
    const event: TableEvent = { ...fact, at: this.deps.at };
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

/** Reveals the house's next element; where its chain ends soon, the next one is announced before. */
export const houseElement = (draft: Draft): Hash => {
  const { ledger, houseTips } = draft.state;
  invariant(ledger !== null, 'the dice are on the table');
  if (isTipDue(ledger.house)) {
    const tip = draft.deps.houseTip(houseTips);
    draft.lay({ kind: 'dice', event: { kind: 'anchored', owner: 'house', tip } });
  }
  const { house } = draft.state.ledger ?? ledger;
  return draft.deps.houseElement({ ...house, tips: draft.state.houseTips });
};

/** When everybody who is there has shaken, the house adds its element and the first player is known. */
export const beginIfShaken = (draft: Draft): Draft => {
  const { ledger } = draft.state;
  if (ledger === null || ledger.first !== null || ledger.bowl.length === 0) return draft;
  const shaken = ledger.bowl.map(({ chair }) => chair);
  if (presentChairs(ledger).some((chair) => !shaken.includes(chair))) return draft;
  return draft.lay({ kind: 'dice', event: { kind: 'begun', house: houseElement(draft) } });
};

/** The house chooses where there is nothing to choose. */
export const placeLone = (draft: Draft): Draft => {
  const { game } = draft.state;
  const only = game === null ? null : lonePlacement(game);
  if (game === null || only === null) return draft;
  const choice = { kind: 'place', seat: game.turn.seat, space: only.space } as const;
  return draft.lay({ kind: 'played', choice, by: 'house' });
};

/** Somebody who acts is back. */
export const comeBack = (draft: Draft, chair: Chair): Draft => {
  const isAway = draft.state.ledger?.away.includes(chair) ?? false;
  return isAway ? draft.lay({ kind: 'dice', event: { kind: 'cameBack', player: chair } }) : draft;
};
