import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chairAt } from '@claim-it/fairness';
import type { TableId } from '@claim-it/protocol';
import { rootOf } from '@claim-it/protocol';
import { openReader } from '../../../src/store/sqlite/connection.ts';
import type { Cluster } from '../../../test/postgres/cluster.ts';
import { createCluster } from '../../../test/postgres/cluster.ts';
import type { Life } from './cycle.ts';
import { runCycle } from './cycle.ts';
import type { Findings } from './ledger.ts';
import { Ledger } from './ledger.ts';
import { openTarget } from './target.ts';
import type { Target } from './wire.ts';

const TABLES = 6;

/** A life of 50 to 800 milliseconds after the process is ready. */
const randomLife = (): Life => ({ acks: 0, ms: 50 + Math.random() * 750 });

export type Plan = {
  readonly store: 'sqlite' | 'postgres';
  readonly cycles: number;
  readonly isMutant: boolean;
  /** When the processes die; at random instants where nothing is said. */
  readonly life?: Life;
  readonly report?: (line: string) => void;
};

/** A place to be broken, and how it comes back. */
type Site = {
  readonly target: Target;
  readonly kill: (cycle: number) => (() => Promise<void>) | undefined;
  readonly mend: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const createFileSite = (): Site => {
  const folder = mkdtempSync(join(tmpdir(), 'claim-it-chaos-'));
  const file = join(folder, 'house.db');
  return {
    target: { kind: 'sqlite', file },
    kill: () => undefined,
    mend: async () => {
      const reader = openReader(file);
      const rows = reader.run({ text: 'pragma integrity_check', values: [] });
      reader.close();
      if (rows[0]?.['integrity_check'] !== 'ok') throw new Error('the file is damaged');
    },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The process dies, the server is killed, the server is stopped at once: by turns. */
const createClusterSite = async (): Promise<Site> => {
  const cluster: Cluster = await createCluster();
  let isDown = false;
  return {
    target: { kind: 'postgres', url: cluster.url },
    kill: (cycle) => {
      if (cycle % 3 === 2) return undefined;
      return async () => {
        isDown = true;
        await cluster.kill(cycle % 3 === 0 ? 'SIGKILL' : 'SIGQUIT');
      };
    },
    mend: async () => {
      if (isDown) await cluster.start();
      isDown = false;
    },
    remove: () => cluster.remove(),
  };
};

const openTables = async (target: Target): Promise<readonly TableId[]> => {
  const tables = Array.from({ length: TABLES }, () => randomUUID() as string as TableId);
  const store = await openTarget(target);
  const progress = {
    status: 'playing',
    turn: chairAt(0),
    deadline: null,
    openUntil: null,
  } as const;
  const header = '{}';
  for (const id of tables)
    await store.createTable({
      id,
      header,
      hash: rootOf(id, header),
      isListed: false,
      progress,
      chairs: [],
      at: 0,
    });
  await store.close();
  return tables;
};

const EMPTY: Findings = { acked: 0, lost: 0, doubled: 0, changed: 0, resent: 0 };

/** The log compared with the ledger: after the restart, and after unanswered commands were sent again. */
const inspect = async (target: Target, ledger: Ledger): Promise<Findings> => {
  const store = await openTarget(target);
  try {
    const found = await ledger.compare(store);
    if (isBroken(found)) return found;
    await ledger.resend(store);
    return await ledger.compare(store);
  } finally {
    await store.close();
  }
};

/** Runs cycle after cycle on the same store and compares after each; ends at the first broken promise. */
export const runChaos = async (plan: Plan): Promise<Findings> => {
  const { cycles, isMutant, report } = plan;
  const site = plan.store === 'sqlite' ? createFileSite() : await createClusterSite();
  try {
    const tables = await openTables(site.target);
    const ledger = new Ledger(tables);
    let findings = EMPTY;
    for (let cycle = 0; cycle < cycles && !isBroken(findings); cycle += 1) {
      const order = { target: site.target, tables, cycle, isMutant };
      await runCycle(order, ledger, plan.life ?? randomLife(), site.kill(cycle));
      await site.mend();
      findings = await inspect(site.target, ledger);
      report?.(`cycle ${cycle + 1} of ${cycles}: ${formatFindings(findings)}`);
    }
    return findings;
  } finally {
    await site.remove();
  }
};

export const isBroken = ({ lost, doubled, changed }: Findings): boolean =>
  lost + doubled + changed > 0;

export const formatFindings = ({ acked, lost, doubled, changed, resent }: Findings): string =>
  `${acked} acknowledged, ${lost} lost, ${doubled} doubled, ${changed} changed, ${resent} sent again`;
