// npm run campaign                  lists the campaigns
// npm run campaign <name> [-- …]    runs one; options are passed to its program
// docs/campaigns.md lists what each of them checks, the short version in npm test, and the last result.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * The command: Node or a tool of node_modules, with its arguments.
 * @typedef {{ says: string, run: [tool: string, ...args: string[]] }} Campaign
 */

const WEB = 'apps/web/playwright.campaign.config.ts';

/** @type {Readonly<Record<string, Campaign>>} */
const CAMPAIGNS = {
  games: {
    says: '10,000 random games through rules and kernel, compared after every step',
    run: ['node', 'scripts/laws.mjs', 'packages/kernel/test/games.test.ts'],
  },
  bots: {
    says: '10,000 games of all bots at all tables without an unlawful answer',
    run: ['node', 'scripts/laws.mjs', 'packages/ai/test/lawful.test.ts'],
  },
  laws: {
    says: 'every law of the packages at its long size (minutes to hours)',
    run: [
      'node',
      'scripts/laws.mjs',
      ...['rules', 'kernel', 'ai', 'fairness', 'protocol'].map((name) => `packages/${name}/test/`),
    ],
  },
  dice: {
    says: 'two verifiers on 10,000 games, chi-square over ten million rolls',
    run: ['tsx', 'packages/fairness/bench/dice.ts'],
  },
  adversary: {
    says: '10,000 games of a cheating server against the real client: no influence on dice unseen',
    run: ['node', 'scripts/laws.mjs', 'packages/client/test/adversary/games.test.ts'],
  },
  chaos: {
    says: 'kills a server under load 200 times and holds its log against a ledger',
    run: ['tsx', 'apps/server/trials/chaos/main.ts', '--cycles', '200'],
  },
  simulation: {
    says: 'games on a simulated network, clock and disk that fail by a seed (--hours, --seed)',
    run: ['tsx', 'apps/server/trials/simulation/main.ts', '--hours', '100'],
  },
  linear: {
    says: 'two processes over PostgreSQL, killed and cut off: all answers must fit one order',
    run: ['tsx', 'apps/server/trials/linear/main.ts'],
  },
  powerloss: {
    says: 'loses power 600 times in a recorded run of SQLite (Linux, needs cc)',
    run: ['tsx', 'apps/server/trials/powerloss/main.ts', '--images', '600'],
  },
  siege: {
    says: 'a million hostile messages, frames and requests while honest people play on',
    run: ['tsx', 'apps/server/trials/fuzz/main.ts', '--total', '1000000'],
  },
  inflate: {
    says: 'a guest writes and reads as much as the limits allow while honest people play on',
    run: ['tsx', 'apps/server/trials/inflate/main.ts'],
  },
  load: {
    says: 'a thousand games on four thousand sockets, between two echoes',
    run: ['tsx', 'apps/server/trials/load/main.ts'],
  },
  strength: {
    says: 'every level against the one below it and against the frozen players',
    run: ['tsx', 'scripts/strength.ts'],
  },
  puzzles: {
    says: 'every shipped puzzle confirmed again by playing on',
    run: ['tsx', 'scripts/puzzles.ts', '--check'],
  },
  looks: {
    says: 'every state in every language, size and light, in a browser',
    run: ['playwright', 'test', '-c', WEB, '--reporter=line', 'looks.spec'],
  },
  walks: {
    says: 'whole games in a browser, alone and online',
    run: [
      'playwright',
      'test',
      '-c',
      WEB,
      '--reporter=line',
      'analysis.spec',
      'games.spec',
      'online.spec',
    ],
  },
  evening: {
    says: 'two to five browsers at one table: closed tabs, broken lines, three devices, kills, keys alone',
    run: ['playwright', 'test', '-c', WEB, '--reporter=line', 'evening.spec', 'keysAlone.spec'],
  },
};

const BAR = 24;
const QUIET_MS = 10_000;
/** Progress as programs print it at the beginning of a line: “12 of 200 images”, “cycle 3 of 20”, “[12/200]”. */
const COUNT = /^(?:cycle |\[)?(\d+)(?: of |\/)(\d+)\b/;

/** @param {number} seconds */
const clock = (seconds) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A progress bar at the bottom of a terminal; a line from time to time elsewhere. */
const startProgress = () => {
  const started = performance.now();
  const { stderr } = process;
  let [done, all] = [0, 0];
  let told = started;
  const text = () => {
    const time = clock((performance.now() - started) / 1000);
    if (all === 0) return time;
    const filled = Math.min(BAR, Math.round((BAR * done) / all));
    return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${all}, ${time}`;
  };
  const draw = () => stderr.write(`\r\u001b[2K${text()}`);
  const timer = stderr.isTTY ? setInterval(draw, 500) : undefined;
  return {
    /** @param {string} line */
    hear: (line) => {
      const [, some, total] = COUNT.exec(line) ?? [];
      if (some === undefined || line.includes('FAILED')) {
        if (stderr.isTTY) stderr.write('\r\u001b[2K');
        console.log(line);
        return;
      }
      [done, all] = [Number(some), Number(total)];
      if (stderr.isTTY || (done < all && performance.now() - told < QUIET_MS)) return;
      told = performance.now();
      console.log(`${done} of ${all}, ${clock((told - started) / 1000)}`);
    },
    end: () => {
      clearInterval(timer);
      if (stderr.isTTY) stderr.write('\r\u001b[2K');
      return clock((performance.now() - started) / 1000);
    },
  };
};

/** @param {string} name @param {Campaign} campaign @param {string[]} more */
const run = async (name, campaign, more) => {
  ensureInstalled();
  const { build } = await import('./build.mjs');
  await build();
  const [tool, ...args] = campaign.run;
  console.log(`${name}: ${campaign.says}`);
  const progress = startProgress();
  const program = tool === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', tool);
  const child = spawn(program, [...args, ...more], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', progress.hear);
  process.on('SIGINT', () => child.kill('SIGINT'));
  const status = await new Promise((resolve) => child.on('close', resolve));
  const time = progress.end();
  console.log(
    status === 0
      ? `${name}: held, after ${time}`
      : `${name}: FAILED with ${status}, after ${time}; the lines above say why`,
  );
  process.exitCode = status === 0 ? 0 : 1;
};

const [name, ...more] = process.argv.slice(2);
const campaign = name !== undefined && Object.hasOwn(CAMPAIGNS, name) ? CAMPAIGNS[name] : undefined;
if (name !== undefined && campaign !== undefined) await run(name, campaign, more);
else {
  for (const [known, { says }] of Object.entries(CAMPAIGNS))
    console.log(`npm run campaign ${known.padEnd(10)} ${says}`);
  if (name !== undefined) {
    process.stderr.write(`There is no campaign “${name}”.\n`);
    process.exitCode = 2;
  }
}
