import type { Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, houseSeed } from '@claim-it/fairness';
import type { HouseChain, TableId } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import { Recent } from '../recent.ts';
import type { ChainMaker } from './chainThread.ts';
import type { MarkedChain, Stretch } from './links.ts';
import { elementIn, makeChain, stretchAt } from './links.ts';

/** How many chains are kept at hand, some four kilobytes each; others are made again when they are needed. */
const MOST_CHAINS = 20_000;

type Held = { readonly chain: MarkedChain; stretch: Stretch | null };

/** A chain is not at hand: what asked for it may ask again when it is made. */
class MissingChain extends Error {
  readonly made: Promise<void>;

  constructor(made: Promise<void>) {
    super('a chain is being made');
    this.made = made;
  }
}

/** What this answers, or null while a chain that it needs is being made. */
export const unlessMade = <Value>(work: () => Value): Value | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof MissingChain) return null;
    throw error;
  }
};

/** What this answers, once the chains that it needs are made. */
export const onceMade = async <Value>(work: () => Value): Promise<Value> => {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (!(error instanceof MissingChain)) throw error;
      await error.made;
    }
};

/** The server's dice secrets at all tables. All are derived from the master key, so that a crash changes nothing. */
export class HouseDice {
  readonly #keys: readonly Uint8Array[];
  readonly #maker: ChainMaker | null;
  readonly #held = new Recent<Held>(MOST_CHAINS);
  readonly #making = new Map<string, Promise<void>>();

  /**
   * New chains are made with the key; games that were begun with an older one go on with that. With a maker, a chain that is
   * not at hand is made elsewhere, and what asked for it is told so by `unlessMade` and `onceMade`.
   */
  constructor(key: Uint8Array, older: readonly Uint8Array[] = [], maker: ChainMaker | null = null) {
    this.#keys = [key, ...older];
    this.#maker = maker;
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
        const held = this.#chain(table, chain, key);
        // A chain that has the last element at this place has the next one, too: nothing is hashed again.
        const last = number === 1 ? held.chain.tip : this.#element(held, number - 1);
        if (head === last) return this.#element(held, number);
      }
    throw new Error(`the dice key is not the one table ${table} was opened with`);
  }

  #element(held: Held, number: number): Hash {
    const known = held.stretch === null ? null : elementIn(held.stretch, number);
    if (known !== null) return known;
    held.stretch = stretchAt(held.chain, number);
    const element = elementIn(held.stretch, number);
    invariant(element !== null, `a chain has element ${number}`);
    return element;
  }

  #chain(table: TableId, number: number, keyAt: number): Held {
    const key = this.#keys[keyAt];
    invariant(key !== undefined, `there is a key ${keyAt}`);
    const name = `${table} ${number} ${keyAt}`;
    const held = this.#held.get(name);
    if (held !== undefined) return held;
    const seed = houseSeed(key, { game: table, chain: number });
    if (this.#maker !== null) throw new MissingChain(this.#make(this.#maker, name, seed));
    return this.#hold(name, { chain: makeChain(seed), stretch: null });
  }

  #hold(name: string, held: Held): Held {
    this.#held.set(name, held);
    return held;
  }

  /** Where the maker fails, the chain is made here. */
  #make(maker: ChainMaker, name: string, seed: Uint8Array): Promise<void> {
    const making =
      this.#making.get(name) ??
      maker
        .make(seed)
        .catch(() => makeChain(seed))
        .then((chain) => {
          this.#hold(name, { chain, stretch: null });
          this.#making.delete(name);
        });
    this.#making.set(name, making);
    return making;
  }
}
