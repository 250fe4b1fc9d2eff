import type { Chain, ChainState, Hash } from '@claim-it/fairness';
import {
  CHAIN_LENGTH,
  elementOf,
  fromBase64Url,
  isNextLink,
  playerSeed,
  revealedOf,
  toBase64Url,
} from '@claim-it/fairness';
import type { SeatSecret } from '../storage/secrets.ts';
import { secretOf, storeSecret } from '../storage/secrets.ts';
import type { MakeChain } from './chains.ts';
import { makeChain } from './chains.ts';

/** Where secrets of seats are stored. */
export type SecretStore = {
  readonly secretOf: (table: string, chair: number) => Promise<SeatSecret | null>;
  readonly store: (secret: SeatSecret) => Promise<void>;
};

const SECRETS: SecretStore = { secretOf, store: storeSecret };

/** This device's hand in the dice of one table: elements of the chains of its chairs, and nothing else. */
export type Hand = {
  /** The tip to sit down with. */
  readonly firstTip: (chair: number) => Promise<Hash>;
  /** The tip of one more chain of the same secret. */
  readonly nextTip: (chair: number) => Promise<Hash>;
  /** The first tip of a new secret, after the old one was lost. */
  readonly freshTip: (chair: number) => Promise<Hash>;
  /** The one element that may follow; null where this device does not have the chain. */
  readonly element: (chair: number, chain: ChainState) => Promise<Hash | null>;
};

const SECRET_BYTES = 32;

const newSecret = (table: string, chair: number): SeatSecret => ({
  table,
  chair,
  secret: toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))),
  chains: 1,
});

const followOf = (chain: Chain, { head, left, next }: ChainState): Hash | null => {
  const isOver = left === 0;
  const last = isOver ? next : head;
  const number = isOver ? 1 : revealedOf({ head, left, next }) + 1;
  if (last === null || number > CHAIN_LENGTH) return null;
  const element = elementOf(chain, number);
  return isNextLink(last, element) ? element : null;
};

export const createHand = (
  table: string,
  secrets: SecretStore = SECRETS,
  make: MakeChain = makeChain,
): Hand => {
  const made = new Map<string, Promise<Chain>>();
  const chainOf = ({ secret }: SeatSecret, number: number): Promise<Chain> => {
    const key = `${secret} ${number}`;
    const bytes = fromBase64Url(secret) ?? new Uint8Array(SECRET_BYTES);
    const known = made.get(key) ?? make(playerSeed(bytes, { game: table, chain: number }));
    made.set(key, known);
    return known;
  };
  const storeAndShow = async (secret: SeatSecret): Promise<Hash> => {
    const { tip } = await chainOf(secret, secret.chains - 1);
    await secrets.store(secret);
    return tip;
  };
  return {
    firstTip: async (chair) =>
      storeAndShow((await secrets.secretOf(table, chair)) ?? newSecret(table, chair)),
    nextTip: async (chair) => {
      const secret = await secrets.secretOf(table, chair);
      if (secret === null) return storeAndShow(newSecret(table, chair));
      return storeAndShow({ ...secret, chains: secret.chains + 1 });
    },
    freshTip: (chair) => storeAndShow(newSecret(table, chair)),
    element: async (chair, state) => {
      const secret = await secrets.secretOf(table, chair);
      for (let number = (secret?.chains ?? 0) - 1; secret !== null && number >= 0; number -= 1) {
        const found = followOf(await chainOf(secret, number), state);
        if (found !== null) return found;
      }
      return null;
    },
  };
};
