import { newChain } from '@claim-it/fairness';
import type { Clock } from '../src/base/clock.ts';
import type { Hand } from '../src/online/hand.ts';
import { createHand } from '../src/online/hand.ts';
import { createLine } from '../src/online/line.ts';
import type { OnlineTable } from '../src/online/onlineTable.ts';
import { createOnlineTable } from '../src/online/onlineTable.ts';
import type { CommandStore, PendingCommand, SeatSecret } from '../src/storage/secrets.ts';
import type { FakeHouse } from './fakeHouse.ts';

/** A device that stores secrets and commands in memory, for as long as the test holds it. */
export type Device = {
  readonly guest: string;
  readonly secrets: Map<number, SeatSecret>;
  readonly commands: Map<string, PendingCommand>;
};

export const newDevice = (guest: string): Device => ({
  guest,
  secrets: new Map(),
  commands: new Map(),
});

const handOf = ({ secrets }: Device, table: string): Hand =>
  createHand(
    table,
    {
      secretOf: async (_, chair) => secrets.get(chair) ?? null,
      store: async (secret) => void secrets.set(secret.chair, secret),
    },
    async (seed) => newChain(seed),
  );

const commandStoreOf = ({ commands }: Device): CommandStore => ({
  add: (command) => void commands.set(command.cid, command),
  remove: (cid) => void commands.delete(cid),
  all: async () => [...commands.values()],
});

/** Time that passes at once: whoever waits is called in the next turn of the loop. */
const hasty: Clock = {
  after: (_, call) => {
    const timer = setTimeout(call, 0);
    return () => clearTimeout(timer);
  },
};

/** Beats never come, waits for the line pass at once. */
const calm: Clock = {
  after: (ms, call) => (ms >= 15_000 ? () => {} : hasty.after(ms, call)),
};

export const sitDown = (house: FakeHouse, device: Device): OnlineTable => {
  const line = createLine({ dial: house.dialAs(device.guest), clock: calm, random: () => 0 });
  return createOnlineTable(house.id, {
    line,
    commands: commandStoreOf(device),
    hand: handOf(device, house.id),
    clock: hasty,
  });
};

/** Lets everything that is on its way arrive. */
export const settle = async (rounds = 12): Promise<void> => {
  for (let round = 0; round < rounds; round += 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
};

export const until = async (isSo: () => boolean): Promise<void> => {
  for (let round = 0; round < 2000; round += 1) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error(`never came about: ${isSo}`);
};
