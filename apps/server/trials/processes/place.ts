import { readdirSync, readFileSync } from 'node:fs';
import { freePort, HouseProcess } from '../chaos/house/houseProcess.ts';
import type { Site } from '../chaos/house/site.ts';
import { createClusterSite } from '../chaos/house/site.ts';
import { cpuOf } from '../load/figures.ts';

const KEY = Buffer.alloc(32, 7).toString('base64url');

const statOf = (pid: number): readonly string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    // It has ended meanwhile.
    return [];
  }
};

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const allPids = (): readonly number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);

/** The PostgreSQL that listens on this port: the process that was started, whose children do the work. */
const findPostgres = (port: string): number => {
  const found = allPids().find((pid) => commandOf(pid).includes(`-p\0${port}\0`));
  if (found === undefined) throw new Error('PostgreSQL was not found');
  return found;
};

/** Some processes of a server over a PostgreSQL of their own. */
export type Place = {
  readonly bases: readonly string[];
  readonly pids: readonly number[];
  /** Processor time of PostgreSQL, in microseconds. */
  readonly databaseCpu: () => number;
  readonly close: () => Promise<void>;
};

export const openPlace = async (processes: number, program: string): Promise<Place> => {
  const site: Site = await createClusterSite(KEY);
  const houses: HouseProcess[] = [];
  while (houses.length < processes) {
    const house = new HouseProcess({ env: site.env, port: await freePort(), program });
    await house.start();
    houses.push(house);
  }
  const postgres = findPostgres(new URL(site.env['DATABASE_URL'] ?? '').port);
  return {
    bases: houses.map(({ base }) => base),
    pids: houses.map(({ pid }) => pid ?? 0),
    databaseCpu: () =>
      allPids()
        .filter((pid) => pid === postgres || statOf(pid)[1] === String(postgres))
        .reduce((sum, pid) => sum + cpuOf(pid), 0),
    close: async () => {
      for (const house of houses) await house.end('SIGTERM');
      await site.remove();
    },
  };
};
