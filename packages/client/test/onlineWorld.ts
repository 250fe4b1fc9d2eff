import type { Chain, GuestSecret } from '@claim-it/fairness';
import { guestSecret, newChain } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import type { Clock } from '../src/base/clock.ts';
import type { Hand, SecretStore } from '../src/online/hand.ts';
import { createHand } from '../src/online/hand.ts';
import { leaveChains } from '../src/online/leaveChains.ts';
import type { Dial } from '../src/online/line.ts';
import { createLine } from '../src/online/line.ts';
import type { OnlineTable } from '../src/online/onlineTable.ts';
import { createOnlineTable } from '../src/online/onlineTable.ts';
import type { CommandStore, PendingCommand, SeatRow } from '../src/storage/secrets.ts';
import { withoutChain } from '../src/storage/secrets.ts';
import type { FakeHouse } from './fakeHouse.ts';
import { quiet, TurnedClock } from './turnedClock.ts';

export { leaveChains, withoutChain };

/** A device that stores secrets and commands in memory, for as long as the test holds it. */
export type Device = {
  readonly guest: string;
  readonly secrets: Map<string, SeatRow>;
  readonly commands: Map<string, PendingCommand>;
  /** The secret of the guest; null on a device that does not have it. */
  secret: GuestSecret | null;
};

/** Twelve words of a guest, derived from the name. */
export const secretNamed = (name: string): GuestSecret => {
  const entropy = new Uint8Array(16);
  for (const [at, letter] of [...name].entries())
    entropy[at % 16] = ((entropy[at % 16] ?? 0) * 31 + letter.charCodeAt(0)) % 256;
  return guestSecret(entropy);
};

export const newDevice = (
  guest: string,
  secret: GuestSecret | null = secretNamed(guest),
): Device => ({ guest, secrets: new Map(), commands: new Map(), secret });

const secretName = (table: string, chair: number): string => `${table} ${chair}`;

/** A device's notes about its seats. */
export const secretsOf = ({ secrets }: Device): SecretStore => ({
  all: async () => [...secrets.values()],
  secretOf: async (at, chair) => secrets.get(secretName(at, chair)) ?? null,
  store: async (secret) => void secrets.set(secretName(secret.table, secret.chair), secret),
});

const handOf = (device: Device, { table, chain = newChain }: Place): Hand =>
  createHand(
    table,
    secretsOf(device),
    async (seed) => chain(seed),
    async () => device.secret,
  );

const commandStoreOf = ({ commands }: Device, table: TableId): CommandStore => ({
  add: (command) => void commands.set(command.cid, command),
  remove: (cid) => void commands.delete(cid),
  all: async () => [...commands.values()].filter((command) => command.table === table),
});

export type Place = {
  readonly table: TableId;
  readonly dial: Dial;
  readonly clock: Clock & { readonly now: () => number };
  /** A random number from 0 (inclusive) to 1 (exclusive): when a connection is opened again. */
  readonly random?: () => number;
  readonly isHidden?: () => boolean;
  /** Makes chains, where there is something faster. */
  readonly chain?: (seed: Uint8Array) => Chain;
};

/** A device at a table, with a connection and a clock of the test. */
export const follow = (device: Device, place: Place): OnlineTable => {
  const { table, dial, clock, random = () => 0, isHidden = () => false } = place;
  const line = createLine({ dial, clock, random, isHidden, now: clock.now, elapsed: clock.now });
  return createOnlineTable(table, {
    line,
    commands: commandStoreOf(device, table),
    hand: handOf(device, place),
    clock,
  });
};

/** The common clock at a fake server. */
const clock = new TurnedClock();

export const sitDown = (house: FakeHouse, device: Device): OnlineTable =>
  follow(device, { table: house.id, dial: house.dialAs(device.guest), clock });

/** Delivers everything that needs no time. */
export const settle: () => Promise<void> = quiet;

/** Advances the clock until a condition holds. */
export const until = (isSo: () => boolean): Promise<void> => clock.until(isSo);

/** Advances the clock until a promise is settled. */
export const settled = <Value>(promise: Promise<Value>): Promise<Value> => clock.settled(promise);
