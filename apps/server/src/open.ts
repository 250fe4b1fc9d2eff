import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Site } from '@claim-it/site';
import { openSite } from '@claim-it/site';
import { HouseClock } from './clock.ts';
import { ChainThread } from './dice/chainThread.ts';
import { checkKey } from './dice/checkKey.ts';
import { loadMasterKey, readOldKeys } from './dice/masterKey.ts';
import { HouseFault } from './fault.ts';
import { FoldThread } from './folds/foldThread.ts';
import type { Places } from './greeting/greeting.ts';
import { inLink, isOpenToOthers, lanAddresses } from './greeting/lan.ts';
import type { Log } from './ops/log.ts';
import { startOpsServer } from './ops/opsServer.ts';
import { createLog } from './ops/pino.ts';
import type { SecurityEvent } from './ops/securityLog.ts';
import { machineNames } from './requests/hosts.ts';
import type { HouseOptions, RunningHouse } from './run.ts';
import { runHouse } from './run.ts';
import type { HouseSettings } from './settings.ts';
import { USUAL_PORT, watchPortOf } from './settings.ts';
import { checkData, holdData, logPlaceOf, openBus, openDatabase } from './storage.ts';
import type { Bus, Database } from './store/index.ts';
import { storeOn } from './store/index.ts';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** The default port, or any free one; a requested port that is taken is an error. */
const listen = async (
  options: Omit<HouseOptions, 'port'>,
  port: number | null,
): Promise<RunningHouse> => {
  try {
    return await runHouse({ ...options, port: port ?? USUAL_PORT });
  } catch (error) {
    if (port === null && isTaken(error)) return runHouse({ ...options, port: 0 });
    if (isTaken(error)) throw new HouseFault(`Port ${port} is taken.`);
    throw error;
  }
};

const startOps = async (
  running: RunningHouse,
  settings: HouseSettings,
): Promise<{ readonly port: number; readonly stop: () => void }> => {
  const { metrics, health, reports } = running;
  const wanted = { metrics, health, reports, hosts: settings.hosts };
  try {
    return await startOpsServer(wanted, watchPortOf(settings));
  } catch (error) {
    if (!isTaken(error)) throw error;
    if (settings.watchPort !== null) throw new HouseFault(`Port ${settings.watchPort} is taken.`);
    return startOpsServer(wanted, 0);
  }
};

const openBrowser = (address: string): void => {
  const [command, ...before] =
    { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ??
    (['xdg-open'] as const);
  const opener = spawn(command ?? 'xdg-open', [...before, address], {
    stdio: 'ignore',
    detached: true,
  });
  opener.on('error', () => process.stderr.write('No browser could be opened from here.\n'));
  opener.unref();
};

/** How this machine calls a server that listens on this host. */
const nameOf = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : inLink(host);

/** The built app: where the settings say, or in the folder `site` beside the program. */
const siteFor = ({ site }: HouseSettings): Site => {
  const folder = site ?? fileURLToPath(new URL('./site', import.meta.url));
  if (!existsSync(folder)) throw new HouseFault(`The app is not built: there is no ${folder}.`);
  return openSite(folder);
};

/** A public address is the only name there is, unless more are given. */
const hostsFor = ({ publicOrigin, hosts }: HouseSettings): readonly string[] =>
  publicOrigin === null ? [...machineNames(hostname()), ...hosts] : hosts;

/** An open server and what closes it. */
export type OpenHouse = Places & { readonly close: () => Promise<void> };

type Kept = { readonly database: Database; readonly bus: Bus; readonly log: Log };

const enter = async (settings: HouseSettings, { database, bus, log }: Kept): Promise<OpenHouse> => {
  const { host, publicOrigin, proxies, data, diceKey, areLimitsOff, limits, requestMs } = settings;
  const store = storeOn(database);
  if (checkData(settings) === 'tooLarge')
    log.warn({}, 'the database is too large to be checked at every start');
  const key = loadMasterKey(data, diceKey);
  const olderKeys = readOldKeys(settings.oldDiceKeys);
  await checkKey(store, key, olderKeys).catch((error: unknown) => {
    if (error instanceof HouseFault)
      log.warn({ event: 'keyMismatch' satisfies SecurityEvent }, 'security');
    throw error;
  });
  const running = await listen(
    {
      store,
      clock: new HouseClock({ start: await store.time(), reference: () => store.time() }),
      bus,
      log,
      host,
      key,
      olderKeys,
      origins: { publicOrigin, proxies, hosts: hostsFor(settings) },
      limits,
      requestMs,
      ...(areLimitsOff && { botPause: 0 }),
      lan: (port) => lanAddresses(host, port),
      site: siteFor(settings),
      operator: settings.operator,
      areWebhooksAllowed: settings.areWebhooksAllowed,
      isPushAllowed: settings.isPushAllowed,
      maker: new FoldThread(logPlaceOf(settings)),
      chains: new ChainThread(),
    },
    settings.port,
  );
  const ops = await startOps(running, settings);
  log.info({ port: running.port, watchPort: ops.port, credited: running.credited }, 'open');
  const address = publicOrigin ?? `http://${nameOf(host)}:${running.port}/`;
  if (settings.isOpening) openBrowser(address);
  return {
    address,
    lan: publicOrigin === null ? lanAddresses(host, running.port) : [],
    isAlone: publicOrigin === null && !isOpenToOthers(host),
    close: async () => {
      ops.stop();
      await running.stop();
      log.info({}, 'closed');
    },
  };
};

/** Starts the server with these settings. `onStop` is called when it must stop because the store has failed. */
export const openHouse = async (
  settings: HouseSettings,
  onStop: (fault: Error) => void,
): Promise<OpenHouse> => {
  const lock = holdData(settings);
  const database = await openDatabase(settings, onStop).catch((error: unknown) => {
    lock.release();
    throw error;
  });
  const log = createLog(settings.logLevel);
  let bus: Bus | null = null;
  const closeAll = async (): Promise<void> => {
    await bus?.close();
    await database.close();
    lock.release();
  };
  try {
    bus = await openBus(settings, (error) => log.warn({ why: error.message }, 'the bus is down'));
    const open = await enter(settings, { database, bus, log });
    return {
      ...open,
      close: async () => {
        await open.close();
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
