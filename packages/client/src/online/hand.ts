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
import type { LogHash } from '@claim-it/protocol';
import { invariant } from '@claim-it/rules';
import type { ElementUse, GivenElement, SeatSecret, SeenLog } from '../storage/secrets.ts';
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

/** What an element is wanted for, and the log as it is seen now: the link of entry n is at n. */
export type ElementOccasion = { readonly use: ElementUse; readonly hashes: readonly LogHash[] };

/** What this device knows of a chair that it has made chains for. */
export type OwnChair = {
  readonly chair: number;
  readonly tips: readonly Hash[];
  readonly isOfVersion2: boolean;
  /** What it last gave away, and the log that it must go on from. */
  readonly given: GivenElement | null;
  readonly seen: SeenLog | null;
};

/** This device's hand in the dice of one table: elements of the chains of its chairs, and nothing else. */
export type Hand = {
  /** The tip to sit down with. */
  readonly firstTip: (chair: number) => Promise<Hash>;
  /** The tip of one more chain of the same secret. */
  readonly nextTip: (chair: number) => Promise<Hash>;
  /** Makes a new secret, because the old one is lost or its next element is known to others. */
  readonly renew: (chair: number, hashes: readonly LogHash[]) => Promise<Hash>;
  /** The tip of the new secret; null where this device has not asked for one. */
  readonly renewedTip: (chair: number) => Promise<Hash | null>;
  /**
   * The one element that may follow; null where this device does not have the chain, gave that element away for something
   * else, or saw another log. `later` where the log is shorter than the one it saw.
   */
  readonly element: (
    chair: number,
    chain: ChainState,
    occasion: ElementOccasion,
  ) => Promise<Hash | 'later' | null>;
  readonly own: () => Promise<readonly OwnChair[]>;
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

/** Where a log ends. */
const endOf = (hashes: readonly LogHash[]): SeenLog => {
  const hash = hashes.at(-1);
  invariant(hash !== undefined, 'a log has a root');
  return { seq: hashes.length - 1, hash };
};

/** Whether this log goes on from the one that was seen: `later` if it may still do so. */
const goesOnFrom = (seen: SeenLog | undefined, hashes: readonly LogHash[]): boolean | 'later' => {
  if (seen === undefined) return true;
  const hash = hashes[seen.seq];
  return hash === undefined ? 'later' : hash === seen.hash;
};

/** The chains of the secrets of one table, each made once. */
const createChains = (table: string, make: MakeChain) => {
  const made = new Map<string, Promise<Chain>>();
  const chainOf = ({ secret }: SeatSecret, number: number): Promise<Chain> => {
    const key = `${secret} ${number}`;
    const bytes = fromBase64Url(secret) ?? new Uint8Array(SECRET_BYTES);
    const known = made.get(key) ?? make(playerSeed(bytes, { game: table, chain: number }));
    made.set(key, known);
    return known;
  };
  const tipsOf = async (secret: SeatSecret): Promise<readonly Hash[]> =>
    secret.tips ??
    Promise.all(
      Array.from({ length: secret.chains }, async (_, at) => (await chainOf(secret, at)).tip),
    );
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
  return { chainOf, tipsOf, find };
};

export const createHand = (
  table: string,
  secrets: SecretStore = SECRETS,
  make: MakeChain = makeChain,
): Hand => {
  const { chainOf, tipsOf, find } = createChains(table, make);
  const storeAndShow = async (secret: SeatSecret): Promise<Hash> => {
    const { tip } = await chainOf(secret, secret.chains - 1);
    const known = secret.tips ?? [];
    await secrets.store({ ...secret, tips: known.includes(tip) ? known : [...known, tip] });
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
    renew: async (chair, hashes) => {
      const known = await secrets.secretOf(table, chair);
      if (known?.isAsked === true) return storeAndShow({ ...known, seen: endOf(hashes) });
      const tips = known === null ? [] : await tipsOf(known);
      const seen = endOf(hashes);
      return storeAndShow({ ...newSecret(table, chair), isAsked: true, tips, seen });
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
      const { use, hashes } = occasion;
      const goesOn = goesOnFrom(secret.seen ?? given, hashes);
      if (goesOn !== true) return goesOn === 'later' ? goesOn : null;
      if (!mayGive(given, { ...found, use })) return null;
      const seen = endOf(hashes);
      await secrets.store({ ...rest, given: { ...found, use, ...seen }, seen });
      return found.element;
    },
    own: async () => {
      const secretsHere = (await secrets.all()).filter((one) => one.table === table);
      return Promise.all(
        secretsHere.map(async (one) => ({
          chair: one.chair,
          tips: await tipsOf(one),
          isOfVersion2: one.version === 2,
          given: one.given ?? null,
          seen: one.seen ?? one.given ?? null,
        })),
      );
    },
  };
};
