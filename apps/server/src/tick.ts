import type { TableBots } from './bots/tableBots.ts';
import type { Neighbours } from './bus/neighbours.ts';
import { REMIND_MS } from './bus/neighbours.ts';
import type { Timers, TimeSource } from './clock.ts';
import { every } from './clock.ts';
import type { Clocks } from './clocks/clocks.ts';
import { isPassing } from './fault.ts';
import type { House } from './house/house.ts';
import type { Presence } from './house/presence.ts';
import type { Crowd } from './lobby/crowd.ts';
import { CROWD_MS } from './lobby/crowd.ts';
import type { Notices } from './notices/notices.ts';
import type { Health } from './ops/health.ts';
import { PROBE_MS } from './ops/health.ts';
import type { Log } from './ops/log.ts';
import type { Metrics } from './ops/metrics.ts';
import type { People } from './people/people.ts';
import { forgetIdle } from './people/retention.ts';
import type { Safety } from './people/safety.ts';
import type { Followers } from './sockets/followers.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { Bus, Store } from './store/index.ts';

const TICK_MS = 1_000;
const PULSE_MS = 25_000;
const DAY_MS = 86_400_000;
/** Webhooks of a table, and what was told of it, are kept so long after its end. */
const NOTICE_MS = 7 * DAY_MS;
/** What is done once a day is also done so long after the start: a server may be restarted every day. */
const SOON_MS = 30_000;

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
  readonly safety: Safety;
  readonly neighbours: Neighbours;
  readonly crowd: Crowd;
  readonly health: Health;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: TimeSource;
  readonly timers: Timers;
};

/** The jobs of every second, of longer intervals, and of every day. Returns a function that ends them. */
export const startTicking = (deps: TickDeps): (() => void) => {
  const { house, followers, presence, driver, clocks, sockets, metrics, log, neighbours } = deps;
  const { bus, people, timers, crowd, notices, store, now } = deps;
  // A busy store is logged once, by health.
  const complain = (error: unknown): void => {
    if (!isPassing(error)) log.error({ why: String(error) }, 'a tick failed');
  };
  let isStopped = false;
  const retire = (): void => {
    forgetIdle({ ...deps, isStopped: () => isStopped }).catch(complain);
    people.sweep().catch(complain);
    deps.safety.sweep().catch(complain);
    store.dropNotices(now() - NOTICE_MS).catch(complain);
  };
  const endings = [
    every(timers, TICK_MS, () => {
      presence.sweep();
      if (bus.isDown()) {
        house.lookAtAll();
        sockets.checkSessions().catch(complain);
      }
      house.lookAtUnsure();
      driver.sweep();
      house.tables.sweep();
      metrics.tables.set(house.tables.size);
      clocks.look().catch(complain);
      notices.look().catch(complain);
      followers.helpTheSlow().catch(complain);
    }),
    every(timers, 2 * PROBE_MS, () => void deps.health.look()),
    every(timers, PULSE_MS, () => {
      sockets.checkPulse();
      // Sessions that the operator ended by hand cause no message.
      sockets.checkSessions().catch(complain);
    }),
    every(timers, CROWD_MS, () => {
      for (const guest of sockets.guests()) crowd.see(guest);
      crowd.tell();
    }),
    every(timers, REMIND_MS, () => {
      neighbours.sweep();
      neighbours.remind();
    }),
    timers.after(SOON_MS, retire),
    every(timers, DAY_MS, retire),
  ];
  return () => {
    isStopped = true;
    for (const end of endings) end();
  };
};
