import type { GuestSecret } from '@claim-it/fairness';
import { guestSecret, newChain } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import type { Clock } from '../src/base/clock.ts';
import type { Hand } from '../src/online/hand.ts';
import { createHand } from '../src/online/hand.ts';
import type { Dial } from '../src/online/line.ts';
import { createLine } from '../src/online/line.ts';
import type { OnlineTable } from '../src/online/onlineTable.ts';
import { createOnlineTable } from '../src/online/onlineTable.ts';
import type { CommandStore, PendingCommand, SeatRow } from '../src/storage/secrets.ts';
import type { FakeHouse } from './fakeHouse.ts';
import { quiet, TurnedClock } from './turnedClock.ts';

/** A device that stores secrets and commands in memory, for as long as the test holds it. */
export type Device = {
  readonly guest: string;
  readonly secrets: Map<string, SeatRow>;
  readonly commands: Map<string, PendingCommand>;
  /** The secret of the guest; null on a device that does not have it. */
  secret: GuestSecret | null;
};

/** Twelve words of a guest; the same name has the same ones. */
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

const handOf = (device: Device, table: TableId): Hand => {
  const { secrets } = device;
  return createHand(
    table,
    {
      all: async () => [...secrets.values()],
      secretOf: async (at, chair) => secrets.get(secretName(at, chair)) ?? null,
      store: async (secret) => void secrets.set(secretName(secret.table, secret.chair), secret),
    },
    async (seed) => newChain(seed),
    async () => device.secret,
  );
};

const commandStoreOf = ({ commands }: Device, table: TableId): CommandStore => ({
  add: (command) => void commands.set(command.cid, command),
  remove: (cid) => void commands.delete(cid),
  all: async () => [...commands.values()].filter((command) => command.table === table),
});

export type Place = {
  readonly table: TableId;
  readonly dial: Dial;
  readonly clock: Clock & { readonly now: () => number };
  /** From 0 to just below 1: when a line is dialled again. */
  readonly random?: () => number;
  readonly isHidden?: () => boolean;
};

/** A device at a table, on a line and a clock of the test. */
export const follow = (
  device: Device,
  { table, dial, clock, random = () => 0, isHidden = () => false }: Place,
): OnlineTable => {
  const line = createLine({ dial, clock, random, isHidden, now: clock.now });
  return createOnlineTable(table, {
    line,
    commands: commandStoreOf(device, table),
    hand: handOf(device, table),
    clock,
  });
};

/** The clock of everybody at a fake house. */
const clock = new TurnedClock();

export const sitDown = (house: FakeHouse, device: Device): OnlineTable =>
  follow(device, { table: house.id, dial: house.dialAs(device.guest), clock });

/** Lets everything arrive that needs no time. */
export const settle: () => Promise<void> = quiet;

/** Turns the clock until something is so. */
export const until = (isSo: () => boolean): Promise<void> => clock.until(isSo);

/** Turns the clock until a promise is settled. */
export const settled = <Value>(promise: Promise<Value>): Promise<Value> => clock.settled(promise);
