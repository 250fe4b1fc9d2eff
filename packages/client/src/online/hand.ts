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
import type { ElementUse, GivenElement, SeatSecret } from '../storage/secrets.ts';
import { allSecrets, secretOf, storeSecret } from '../storage/secrets.ts';
import type { MakeChain } from './chains.ts';
import { makeChain } from './chains.ts';

/** Where secrets of seats are stored. */
export type SecretStore = {
  readonly all: () => Promise<readonly SeatSecret[]>;
  readonly secretOf: (table: string, chair: number) => Promise<SeatSecret | null>;
  readonly store: (secret: SeatSecret) => Promise<void>;
};

const SECRETS: SecretStore = { all: allSecrets, secretOf, store: storeSecret };

/** What an element is wanted for, and the log as it is seen now. */
export type ElementOccasion = Pick<GivenElement, 'use' | 'seq' | 'hash'>;

/** This device's hand in the dice of one table: elements of the chains of its chairs, and nothing else. */
export type Hand = {
  /** The tip to sit down with. */
  readonly firstTip: (chair: number) => Promise<Hash>;
  /** The tip of one more chain of the same secret. */
  readonly nextTip: (chair: number) => Promise<Hash>;
  /** Makes a new secret, because the old one is lost or its next element is known to others. */
  readonly renew: (chair: number) => Promise<void>;
  /** The tip of the new secret; null where this device has not asked for one. */
  readonly renewedTip: (chair: number) => Promise<Hash | null>;
  /** The one element that may follow; null where this device does not have the chain, or gave that element away for something else. */
  readonly element: (
    chair: number,
    chain: ChainState,
    occasion: ElementOccasion,
  ) => Promise<Hash | null>;
  /** Whether the secret of a chair was made for version 2 of the dice: no older one is good enough then. */
  readonly isOfVersion2: (chair: number) => Promise<boolean>;
  /** What this device last gave away for each of its chairs. */
  readonly given: () => Promise<readonly GivenElement[]>;
};

const SECRET_BYTES = 32;

const newSecret = (table: string, chair: number): SeatSecret => ({
  table,
  chair,
  secret: toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))),
  chains: 1,
  version: 2,
});

/** The number of the element that may follow, and the link before it. */
const nextOf = ({ head, left, next }: ChainState) =>
  left === 0
    ? { last: next, number: 1 }
    : { last: head, number: revealedOf({ head, left, next }) + 1 };

const isSameUse = (a: ElementUse, b: ElementUse): boolean => a.kind === b.kind && a.roll === b.roll;

/** An element is opened once. The same use may come again, and coming back spends one that was set aside. */
const mayGive = (
  given: GivenElement | undefined,
  next: Pick<GivenElement, 'chain' | 'number' | 'use'>,
): boolean => {
  if (given === undefined || next.chain > given.chain) return true;
  if (next.chain < given.chain || next.number < given.number) return false;
  return next.number > given.number || next.use.kind === 'back' || isSameUse(next.use, given.use);
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
  /** The chain of a secret that has the next element, the newest first. */
  const find = async (secret: SeatSecret, state: ChainState) => {
    const { last, number } = nextOf(state);
    if (last === null || number > CHAIN_LENGTH) return null;
    for (let chain = secret.chains - 1; chain >= 0; chain -= 1) {
      const element = elementOf(await chainOf(secret, chain), number);
      if (isNextLink(last, element)) return { chain, number, element };
    }
    return null;
  };
  return {
    firstTip: async (chair) =>
      storeAndShow((await secrets.secretOf(table, chair)) ?? newSecret(table, chair)),
    nextTip: async (chair) => {
      const secret = await secrets.secretOf(table, chair);
      if (secret === null) return storeAndShow(newSecret(table, chair));
      return storeAndShow({ ...secret, chains: secret.chains + 1 });
    },
    renew: async (chair) => {
      const known = await secrets.secretOf(table, chair);
      if (known?.isAsked !== true)
        await secrets.store({ ...newSecret(table, chair), isAsked: true });
    },
    renewedTip: async (chair) => {
      const secret = await secrets.secretOf(table, chair);
      return secret?.isAsked === true ? (await chainOf(secret, 0)).tip : null;
    },
    element: async (chair, state, occasion) => {
      const secret = await secrets.secretOf(table, chair);
      const found = secret === null ? null : await find(secret, state);
      if (secret === null || found === null) return null;
      const { given, isAsked: _, ...rest } = secret;
      if (!mayGive(given, { ...found, use: occasion.use })) return null;
      await secrets.store({ ...rest, given: { ...found, ...occasion } });
      return found.element;
    },
    isOfVersion2: async (chair) => (await secrets.secretOf(table, chair))?.version === 2,
    given: async () =>
      (await secrets.all()).flatMap((one) =>
        one.table === table && one.given !== undefined ? [one.given] : [],
      ),
  };
};
