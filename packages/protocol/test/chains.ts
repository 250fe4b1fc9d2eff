import type { Chain, ChainState, Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, elementOf, isNextLink, newChain, revealedOf } from '@claim-it/fairness';
import type { HouseChain } from '../src/index.ts';

const POOL = 40;
const pool = new Map<number, Chain>();

/** Chains are costly to make, so test tables share them; within one table no chain is used twice. */
const pooled = (number: number): Chain => {
  const known = pool.get(number % POOL) ?? newChain(new Uint8Array(32).fill(number % POOL));
  pool.set(number % POOL, known);
  return known;
};

/** The chains of one owner, in the order in which they are announced. */
export class Hand {
  readonly #chains: Chain[] = [];
  readonly #fresh: () => number;

  constructor(fresh: () => number) {
    this.#fresh = fresh;
  }

  tip(number: number): Hash {
    while (this.#chains.length <= number) this.#chains.push(pooled(this.#fresh()));
    return this.#chains[number]!.tip;
  }

  newTip(): Hash {
    return this.tip(this.#chains.length);
  }

  /** The one element that may follow. */
  element(state: ChainState | HouseChain): Hash {
    const isOver = state.left === 0;
    const head = isOver ? state.next : state.head;
    const number = isOver ? 1 : revealedOf(state) + 1;
    const elements = this.#chains.map((chain) => elementOf(chain, Math.min(number, CHAIN_LENGTH)));
    const found = elements.find((element) => head !== null && isNextLink(head, element));
    if (found === undefined) throw new Error('no element of this hand follows');
    return found;
  }
}
