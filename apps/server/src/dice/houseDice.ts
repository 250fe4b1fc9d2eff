import type { Chain, Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, houseSeed, isNextLink } from '@claim-it/fairness';
import type { HouseChain, TableId } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import type { Stretch } from './links.ts';
import { makeChain, stretchAt } from './links.ts';

/** How many chains are kept at hand; others are made again when they are needed. */
const MOST_CHAINS = 5000;

type Held = { readonly chain: Chain; stretch: Stretch | null };

/** The house's hand at all its tables. Everything follows from the master key, so that a crash changes nothing. */
export class HouseDice {
  readonly #keys: readonly Uint8Array[];
  readonly #held = new Map<string, Held>();

  /** New chains are made with the key; games that were begun with an older one go on with that. */
  constructor(key: Uint8Array, older: readonly Uint8Array[] = []) {
    this.#keys = [key, ...older];
  }

  tip(table: TableId, number: number): Hash {
    return this.#chain(table, number, 0).chain.tip;
  }

  /** Whether one of the keys gives this tip. */
  canGive(table: TableId, number: number, tip: Hash): boolean {
    return this.#keys.some((_, key) => this.#chain(table, number, key).chain.tip === tip);
  }

  /** The one element that may follow. It is given away only together with the event that reveals it. */
  element(table: TableId, state: HouseChain): Hash {
    const isOver = state.left === 0;
    const head = isOver ? state.next : state.head;
    const number = isOver ? 1 : CHAIN_LENGTH - state.left + 1;
    // Usually there is one chain; after a lost key or at the end of one the newest is the likeliest.
    for (const key of this.#keys.keys())
      for (let chain = state.tips - 1; chain >= 0; chain -= 1) {
        const element = this.#element(this.#chain(table, chain, key), number);
        if (head !== null && isNextLink(head, element)) return element;
      }
    throw new Error(`the dice key is not the one table ${table} was opened with`);
  }

  #element(held: Held, number: number): Hash {
    const { stretch } = held;
    const isAtHand =
      stretch !== null &&
      number >= stretch.first &&
      number < stretch.first + stretch.elements.length;
    if (!isAtHand) held.stretch = stretchAt(held.chain, number);
    const element = held.stretch?.elements[number - held.stretch.first];
    invariant(element !== undefined, `a chain has element ${number}`);
    return element;
  }

  #chain(table: TableId, number: number, keyAt: number): Held {
    const key = this.#keys[keyAt];
    invariant(key !== undefined, `there is a key ${keyAt}`);
    const name = `${table} ${number} ${keyAt}`;
    const held = this.#held.get(name) ?? {
      chain: makeChain(houseSeed(key, { game: table, chain: number })),
      stretch: null,
    };
    this.#held.delete(name);
    this.#held.set(name, held);
    if (this.#held.size > MOST_CHAINS) {
      const [oldest] = this.#held.keys();
      if (oldest !== undefined) this.#held.delete(oldest);
    }
    return held;
  }
}
