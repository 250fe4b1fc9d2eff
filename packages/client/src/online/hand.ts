import type { ChainState, GuestSecret, Hash } from '@claim-it/fairness';
import { createQueue } from '@claim-it/protocol';
import type { ElementUse, GivenElement, LeftChain, SeatRow, SeenLog } from '../storage/secrets.ts';
import { allSecrets, isOwnSecret, secretOf, storeSecret } from '../storage/secrets.ts';
import type { LogView } from './announced.ts';
import type { MakeChain } from './chains.ts';
import { makeChain } from './chains.ts';
import { ownSecret } from './guestKey.ts';
import { guestSeats } from './guestSeats.ts';
import { ownSeats } from './ownSeats.ts';
import { formatWant } from './release.ts';

/** The storage of notes and secrets of seats. */
export type SecretStore = {
  readonly all: () => Promise<readonly SeatRow[]>;
  readonly secretOf: (table: string, chair: number) => Promise<SeatRow | null>;
  readonly store: (secret: SeatRow) => Promise<void>;
};

/** On this device. */
export const SECRETS: SecretStore = { all: allSecrets, secretOf, store: storeSecret };

/** The use of an element, and the current log. */
export type ElementOccasion = { readonly use: ElementUse; readonly log: LogView };

/** This device's data about a chair that it has made chains for. */
export type OwnChair = {
  readonly chair: number;
  /** Null where they are derived from the secret of the guest. */
  readonly tips: readonly Hash[] | null;
  readonly isOfVersion2: boolean;
  /** The last element it sent, and the log that must be continued. */
  readonly given: GivenElement | null;
  readonly seen: SeenLog | null;
};

/**
 * The element that may follow; `later` if the log is shorter than the one seen before, `elsewhere` if another
 * device has the chain; null if that element was sent for another use or the log differs.
 */
export type NextElement = Hash | 'later' | 'elsewhere' | null;

/** Access to the chains of one kind of seat. */
export type Seats = {
  readonly firstTip: (chair: number, log: LogView) => Promise<Hash>;
  readonly nextTip: (chair: number, log: LogView) => Promise<Hash | null>;
  readonly renew: (chair: number, log: LogView) => Promise<Hash | null>;
  readonly renewedTip: (chair: number, log: LogView) => Promise<Hash | null>;
  readonly element: (
    chair: number,
    chain: ChainState,
    occasion: ElementOccasion,
  ) => Promise<NextElement>;
  readonly holds: (chair: number, log: LogView) => Promise<boolean>;
};

/** The dice secrets of this device at one table: the elements of its chairs' chains. */
export type Hand = Seats & {
  readonly own: () => Promise<readonly OwnChair[]>;
  /** A request for the chain of a chair; null if this device could not continue with it. */
  readonly want: (chair: number, nonce: string) => Promise<string | null>;
  /**
   * Gives the chain up for the device of this guest that requested it, or without a request for any. Null if this device
   * does not have it, sent the request itself, or another guest did. Asked again, it says the same again.
   */
  readonly release: (
    chair: number,
    log: LogView,
    asked?: { readonly text: string; readonly nonce: string },
  ) => Promise<LeftChain | null>;
  /** What this device has left for any other; the page may have been closed before the server heard it. */
  readonly leftOpen: (chair: number) => Promise<LeftChain | null>;
  /** Continues a chain that another device has given up; `nonce` is this device's request. */
  readonly accept: (
    chair: number,
    log: LogView,
    said: { readonly text: string; readonly nonce: string },
  ) => Promise<boolean>;
  /** Whether a chain that the log announces for the chair is derived from no secret of this guest. */
  readonly hasStranger: (chair: number, log: LogView) => Promise<boolean>;
  /** Whether this guest has a secret from which each of their devices derives the same chains. */
  readonly isOfGuest: (chair: number) => Promise<boolean>;
};

const seatOf = (row: SeatRow, tips: readonly Hash[] | null): OwnChair => ({
  chair: row.chair,
  tips,
  isOfVersion2: row.version === 2,
  given: row.given ?? null,
  seen: row.seen ?? row.given ?? null,
});

export const createHand = (
  table: string,
  secrets: SecretStore = SECRETS,
  make: MakeChain = makeChain,
  guest: () => Promise<GuestSecret | null> = ownSecret,
): Hand => {
  const own = ownSeats(table, secrets, make);
  const shared = guestSeats(table, secrets, make);
  /** Seats with a secret of their own keep it until the key is lost. */
  const guestFor = async (chair: number): Promise<GuestSecret | null> => {
    const row = await secrets.secretOf(table, chair);
    return row !== null && isOwnSecret(row) ? null : guest();
  };
  const seatsOf = async (chair: number): Promise<Seats> => {
    const secret = await guestFor(chair);
    return secret === null ? own : shared(secret);
  };
  /** Changes of a seat's notes are serialized: a chain that was given up is not opened by an earlier caller. */
  const inTurn = createQueue();
  return {
    firstTip: (chair, log) => inTurn(async () => (await seatsOf(chair)).firstTip(chair, log)),
    nextTip: (chair, log) => inTurn(async () => (await seatsOf(chair)).nextTip(chair, log)),
    renew: (chair, log) =>
      inTurn(async () => {
        const secret = await guest();
        return (secret === null ? own : shared(secret)).renew(chair, log);
      }),
    renewedTip: async (chair, log) => (await seatsOf(chair)).renewedTip(chair, log),
    element: (chair, chain, occasion) =>
      inTurn(async () => (await seatsOf(chair)).element(chair, chain, occasion)),
    holds: async (chair, log) => (await seatsOf(chair)).holds(chair, log),
    own: async () => {
      const rows = (await secrets.all()).filter((one) => one.table === table);
      return Promise.all(
        rows.map(async (row) => seatOf(row, isOwnSecret(row) ? await own.tipsOf(row) : null)),
      );
    },
    want: async (chair, nonce) => {
      const secret = await guestFor(chair);
      return secret === null ? null : formatWant(secret, table, { chair, nonce });
    },
    release: (chair, log, asked) =>
      inTurn(async () => {
        const secret = await guestFor(chair);
        return secret === null ? null : shared(secret).release(chair, log, asked);
      }),
    leftOpen: async (chair) => {
      const secret = await guestFor(chair);
      return secret === null ? null : shared(secret).leftOpen(chair);
    },
    accept: (chair, log, said) =>
      inTurn(async () => {
        const secret = await guestFor(chair);
        return secret !== null && shared(secret).accept(chair, log, said);
      }),
    hasStranger: async (chair, log) => {
      const secret = await guestFor(chair);
      return secret !== null && shared(secret).hasStranger(chair, log);
    },
    isOfGuest: async (chair) => (await guestFor(chair)) !== null,
  };
};
