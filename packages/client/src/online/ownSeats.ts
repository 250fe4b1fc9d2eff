import type { Chain, ChainState, Hash } from '@claim-it/fairness';
import {
  CHAIN_LENGTH,
  elementOf,
  fromBase64Url,
  isNextLink,
  playerSeed,
  toBase64Url,
} from '@claim-it/fairness';
import type { SeatSecret } from '../storage/secrets.ts';
import { isOwnSecret } from '../storage/secrets.ts';
import type { MakeChain } from './chains.ts';
import type { Seats, SecretStore } from './hand.ts';
import { endOf, goesOnFrom, mayGive, nextOf } from './seatNotes.ts';

const SECRET_BYTES = 32;

const newSecret = (table: string, chair: number): SeatSecret => ({
  table,
  chair,
  secret: toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))),
  chains: 1,
  version: 2,
});

/** The chains of the secrets of one table, cached. */
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

/** Seats with their own secret: of games that began before guests had one, and of devices without the guest's. */
export const ownSeats = (
  table: string,
  secrets: SecretStore,
  make: MakeChain,
): Seats & { readonly tipsOf: (secret: SeatSecret) => Promise<readonly Hash[]> } => {
  const { chainOf, tipsOf, find } = createChains(table, make);
  const rowOf = async (chair: number): Promise<SeatSecret | null> => {
    const row = await secrets.secretOf(table, chair);
    return row !== null && isOwnSecret(row) ? row : null;
  };
  const storeAndShow = async (secret: SeatSecret): Promise<Hash> => {
    const { tip } = await chainOf(secret, secret.chains - 1);
    const known = secret.tips ?? [];
    await secrets.store({ ...secret, tips: known.includes(tip) ? known : [...known, tip] });
    return tip;
  };
  return {
    tipsOf,
    firstTip: async (chair) => storeAndShow((await rowOf(chair)) ?? newSecret(table, chair)),
    nextTip: async (chair) => {
      const secret = await rowOf(chair);
      return secret === null ? null : storeAndShow({ ...secret, chains: secret.chains + 1 });
    },
    renew: async (chair, { hashes }) => {
      const known = await rowOf(chair);
      if (known?.isAsked === true) return storeAndShow({ ...known, seen: endOf(hashes) });
      const tips = known === null ? [] : await tipsOf(known);
      const seen = endOf(hashes);
      return storeAndShow({ ...newSecret(table, chair), isAsked: true, tips, seen });
    },
    renewedTip: async (chair) => {
      const secret = await rowOf(chair);
      return secret?.isAsked === true ? (await chainOf(secret, 0)).tip : null;
    },
    holds: async (chair) => (await rowOf(chair)) !== null,
    element: async (chair, state, { use, log: { hashes } }) => {
      const secret = await rowOf(chair);
      if (secret === null) return 'elsewhere';
      const { given, isAsked: _, ...rest } = secret;
      const goesOn = goesOnFrom(secret.seen ?? given, hashes);
      if (goesOn !== true) return goesOn === 'later' ? goesOn : null;
      const found = await find(secret, state);
      if (found === null) return 'elsewhere';
      if (!mayGive(given, { ...found, use })) return null;
      const seen = endOf(hashes);
      await secrets.store({ ...rest, given: { ...found, use, ...seen }, seen });
      return found.element;
    },
  };
};
