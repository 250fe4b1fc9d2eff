import type { TableBots } from './bots/tableBots.ts';
import type { Neighbours } from './bus/neighbours.ts';
import { REMIND_MS } from './bus/neighbours.ts';
import type { Timers, TimeSource } from './clock.ts';
import { every } from './clock.ts';
import type { Clocks } from './clocks/clocks.ts';
import type { House } from './house/house.ts';
import type { Presence } from './house/presence.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { People } from './people/people.ts';
import type { Followers } from './sockets/followers.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { Bus, Store } from './store/index.ts';

const TICK_MS = 1_000;
const PULSE_MS = 25_000;
const DAY_MS = 86_400_000;
/** Guests who have not been seen for so long are forgotten. */
const IDLE_DAYS = 90;

export type TickDeps = {
  readonly house: House;
  readonly followers: Followers;
  readonly presence: Presence;
  readonly driver: TableBots;
  readonly clocks: Clocks;
  readonly sockets: Sockets;
  readonly store: Store;
  readonly bus: Bus;
  readonly people: People;
  readonly neighbours: Neighbours;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: TimeSource;
  readonly timers: Timers;
};

/** What has to be done once a second, now and then, and once a day. Returns what ends it. */
export const startTicking = (deps: TickDeps): (() => void) => {
  const { house, followers, presence, driver, clocks, sockets, metrics, log, neighbours } = deps;
  const { bus, people, timers } = deps;
  const complain = (error: unknown): void => log.error({ why: String(error) }, 'a tick failed');
  const endings = [
    every(timers, TICK_MS, () => {
      presence.sweep();
      if (bus.isDown()) {
        house.lookAtAll();
        sockets.checkSessions().catch(complain);
      }
      driver.sweep();
      house.tables.sweep();
      metrics.tables.set(house.tables.size);
      clocks.look().catch(complain);
      followers.helpTheSlow().catch(complain);
    }),
    every(timers, PULSE_MS, () => sockets.checkPulse()),
    every(timers, REMIND_MS, () => {
      neighbours.sweep();
      neighbours.remind();
    }),
    every(timers, DAY_MS, () => {
      forgetIdle(deps).catch(complain);
      people.sweep().catch(complain);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
};

const forgetIdle = async ({ store, house, now }: TickDeps): Promise<void> => {
  const before = now() - IDLE_DAYS * DAY_MS;
  for (const guest of await store.idleGuests({ before, limit: 1_000 })) await house.forget(guest);
};
