import type { Chain, ChainState, GuestSecret, Hash } from '@claim-it/fairness';
import {
  CHAIN_LENGTH,
  chairAt,
  elementOf,
  guestSeed,
  isNextLink,
  toBase64Url,
} from '@claim-it/fairness';
import type { LogHash } from '@claim-it/protocol';
import type { SeatHold } from '../storage/secrets.ts';
import { isOwnSecret } from '../storage/secrets.ts';
import type { Announced, AnnouncedChain, LogView } from './announced.ts';
import { announcedIn, rootIn } from './announced.ts';
import type { MakeChain } from './chains.ts';
import type { Hand, Seats, SecretStore } from './hand.ts';
import { leftBy, parseRelease, parseWant } from './release.ts';
import { endOf, goesOnFrom, mayGive, nextOf } from './seatNotes.ts';

type Named = Pick<AnnouncedChain, 'number' | 'link'>;
type GuestSeats = Seats & Pick<Hand, 'release' | 'leftOpen' | 'accept' | 'hasStranger'>;

/** The chains of a guest at one table, cached. */
const createGuestChains = (table: string, make: MakeChain) => {
  const made = new Map<string, Promise<Chain>>();
  return (secret: GuestSecret) => {
    const chainOf = (chair: number, { number, link }: Named): Promise<Chain> => {
      const seed = guestSeed(secret, { game: table, chair: chairAt(chair), number, link });
      const key = toBase64Url(seed);
      const known = made.get(key) ?? make(seed);
      made.set(key, known);
      return known;
    };
    const tipOf = async (chair: number, name: Named): Promise<Hash> =>
      (await chainOf(chair, name)).tip;
    /** The chain of the guest with this tip; null for another player's. */
    const ownChain = async (chair: number, root: LogHash, one: AnnouncedChain) => {
      // A tip may have been made when fewer people had sat there before.
      const least = one.link === root ? 0 : one.number;
      for (let number = one.number; number >= least; number -= 1) {
        const chain = await chainOf(chair, { number, link: one.link });
        if (chain.tip === one.tip) return chain;
      }
      return null;
    };
    /** The chain since `origin` that has the next element, the newest first. */
    const find = async (chair: number, log: LogView, state: ChainState) => {
      const { chains, origin } = announcedIn(log, chair);
      const { last, number } = nextOf(state);
      if (last === null || number > CHAIN_LENGTH) return null;
      for (const one of chains.slice(origin).toReversed()) {
        const chain = await ownChain(chair, rootIn(log), one);
        const element = chain === null ? null : elementOf(chain, number);
        if (element !== null && isNextLink(last, element))
          return { chain: one.number, number, element };
      }
      return null;
    };
    return { tipOf, ownChain, find };
  };
};

/** Others may have sat on the chair between creating the tip and sitting down: then the tip identifies the chain. */
const isOfOrigin = (row: SeatHold, { origin, chains }: Announced): boolean => {
  const tip = chains[origin]?.tip;
  return row.held.origin === origin || (tip !== undefined && row.tips?.includes(tip) === true);
};

const isHeldIn = (row: SeatHold | null, announced: Announced): boolean =>
  row?.held.isHeld === true && isOfOrigin(row, announced);

/** The next chain of a chair: after another one has ended, or for a new start. */
const nextChain = ({ chains }: Announced, log: LogView): Named => ({
  number: chains.length,
  link: chains.at(-1)?.link ?? rootIn(log),
});

type Context = ReturnType<ReturnType<typeof createGuestChains>> & {
  readonly table: string;
  readonly secret: GuestSecret;
  readonly store: SecretStore['store'];
  readonly holdOf: (chair: number) => Promise<SeatHold | null>;
};

/** This device starts to open elements of a chain. */
const begin = (
  { table, store }: Context,
  chair: number,
  origin: number,
  more: Partial<SeatHold>,
): Promise<void> =>
  store({
    table,
    chair,
    version: 2,
    ...more,
    held: { origin, turn: (more.held?.turn ?? 0) + 1, isHeld: true },
  });

const passing = (context: Context): Pick<GuestSeats, 'release' | 'leftOpen' | 'accept'> => {
  const { table, secret, store, holdOf } = context;
  return {
    release: async (chair, log, asked) => {
      const to = asked === undefined ? '' : parseWant(secret, table, { chair, text: asked.text });
      if (to === null || to === asked?.nonce) return null;
      const row = await holdOf(chair);
      if (row === null) return null;
      // The answer was lost, and is asked for again: it is the same, so that no second device can go on with it.
      if (!row.held.isHeld) return to !== '' && row.left?.to === to ? row.left : null;
      if (!isHeldIn(row, announcedIn(log, chair))) return null;
      const { turn } = row.held;
      const { origin } = announcedIn(log, chair);
      const { given = null, seen = null } = row;
      const left = leftBy(secret, table, { chair, origin, turn, to, given, seen });
      // Stored first: a chain on its way to another device is not opened here any more.
      await store({ ...row, held: { ...row.held, isHeld: false }, left });
      return left;
    },
    leftOpen: async (chair) => {
      const row = await holdOf(chair);
      return row?.held.isHeld === false && row.left?.to === '' ? row.left : null;
    },
    accept: async (chair, log, { text, nonce }) => {
      const said = parseRelease(secret, table, text);
      const row = await holdOf(chair);
      const announced = announcedIn(log, chair);
      if (said === null || said.chair !== chair || isHeldIn(row, announced)) return false;
      const isForUs = said.to === '' || said.to === nonce;
      const known = row !== null && isOfOrigin(row, announced) ? row.held.turn : 0;
      if (!isForUs || said.origin !== announced.origin || said.turn < known) return false;
      const { origin, turn, given, seen } = said;
      const notes = { ...(given === null ? {} : { given }), ...(seen === null ? {} : { seen }) };
      await begin(context, chair, origin, { held: { origin, turn, isHeld: false }, ...notes });
      return true;
    },
  };
};

const announcing = (context: Context): Omit<Seats, 'element' | 'holds'> => {
  const { holdOf, tipOf } = context;
  return {
    firstTip: async (chair, log) => {
      const name = { number: announcedIn(log, chair).chains.length, link: rootIn(log) };
      const tip = await tipOf(chair, name);
      // What was opened before on this chair, and for which log, is kept: the same log may be presented differently.
      const { given, seen, held } = (await holdOf(chair)) ?? {};
      await begin(context, chair, name.number, {
        tips: [tip],
        ...(held === undefined ? {} : { held }),
        ...(given === undefined ? {} : { given }),
        ...(seen === undefined ? {} : { seen }),
      });
      return tip;
    },
    nextTip: async (chair, log) => {
      const announced = announcedIn(log, chair);
      if (!isHeldIn(await holdOf(chair), announced)) return null;
      return tipOf(chair, nextChain(announced, log));
    },
    renew: async (chair, log) => {
      const { chains } = announcedIn(log, chair);
      const row = await holdOf(chair);
      const held = row === null ? {} : { held: row.held };
      const seen = endOf(log.hashes);
      await begin(context, chair, chains.length, { ...held, isAsked: true, seen });
      return null;
    },
    renewedTip: async (chair, log) => {
      const { chains, lost } = announcedIn(log, chair);
      const row = await holdOf(chair);
      const isAsked = row?.isAsked === true && row.held.origin === chains.length;
      if (!isAsked || lost === null) return null;
      return tipOf(chair, { number: chains.length, link: lost });
    },
  };
};

/** Seats whose chains are derived from the guest's secret. Of a guest's devices one holds a chain and opens its elements. */
export const guestSeats = (
  table: string,
  secrets: SecretStore,
  make: MakeChain,
): ((secret: GuestSecret) => GuestSeats) => {
  const chainsFor = createGuestChains(table, make);
  const { store } = secrets;
  const holdOf = async (chair: number): Promise<SeatHold | null> => {
    const row = await secrets.secretOf(table, chair);
    return row === null || isOwnSecret(row) ? null : row;
  };
  return (secret) => {
    const { tipOf, ownChain, find } = chainsFor(secret);
    const context: Context = { table, secret, store, holdOf, tipOf, ownChain, find };
    return {
      ...passing(context),
      ...announcing(context),
      holds: async (chair, log) => isHeldIn(await holdOf(chair), announcedIn(log, chair)),
      element: async (chair, state, { use, log }) => {
        const row = await holdOf(chair);
        if (row?.held.isHeld !== true) return 'elsewhere';
        const goesOn = goesOnFrom(row.seen ?? row.given, log.hashes);
        if (goesOn !== true) return goesOn === 'later' ? goesOn : null;
        const announced = announcedIn(log, chair);
        const found = isHeldIn(row, announced) ? await find(chair, log, state) : null;
        if (found === null) return 'elsewhere';
        const { given, isAsked: _, ...rest } = row;
        if (!mayGive(given, { ...found, use })) return null;
        const seen = endOf(log.hashes);
        const held = { ...row.held, origin: announced.origin };
        await store({ ...rest, held, given: { ...found, use, ...seen }, seen });
        return found.element;
      },
      hasStranger: async (chair, log) => {
        const row = await holdOf(chair);
        if (row === null) return false;
        for (const one of announcedIn(log, chair).chains.slice(row.held.origin))
          if ((await ownChain(chair, rootIn(log), one)) === null) return true;
        return false;
      },
    };
  };
};
