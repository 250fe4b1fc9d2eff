import { randomBytes } from 'node:crypto';
import type { ChainState, Hash } from '@claim-it/fairness';
import { CHAIN_LENGTH, isNextLink, playerSeed } from '@claim-it/fairness';
import type { MarkedChain } from '../src/dice/links.ts';
import { elementIn, makeChain, stretchAt } from '../src/dice/links.ts';

/** A player's secret for one chair, as a device keeps it, and the chains that follow from it. */
export class Hand {
  readonly #table: string;
  readonly #secret = randomBytes(32);
  readonly #chains: MarkedChain[] = [];

  constructor(table: string) {
    this.#table = table;
  }

  newTip(): Hash {
    const name = { game: this.#table, chain: this.#chains.length };
    const chain = makeChain(playerSeed(this.#secret, name));
    this.#chains.push(chain);
    return chain.tip;
  }

  /** The one element that may follow. */
  element({ head, left, next }: ChainState): Hash {
    const number = left === 0 ? 1 : CHAIN_LENGTH - left + 1;
    const before = left === 0 ? next : head;
    for (const chain of this.#chains.toReversed()) {
      const element = elementIn(stretchAt(chain, number), number);
      if (element !== null && before !== null && isNextLink(before, element)) return element;
    }
    throw new Error('no element of this hand follows');
  }
}
