// npm run audit [-- runs]: Lighthouse as a throttled phone sees the first page and the table, the median of five runs each, as its own
// guide asks for. Fetches Lighthouse; not part of npm test.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../test/e2e/browser.mjs';
import { startSite } from './site.ts';

const LIGHTHOUSE = 'lighthouse@12.8.2';
const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

type Item = {
  readonly node?: { readonly nodeLabel?: string; readonly explanation?: string };
};

type Report = {
  /** How fast this machine was meanwhile: about 1500 for a desktop at rest. */
  readonly environment: { readonly benchmarkIndex: number };
  readonly categories: Record<
    string,
    { readonly score: number; readonly auditRefs: { id: string }[] }
  >;
  readonly audits: Record<
    string,
    {
      readonly score: number | null;
      readonly title: string;
      readonly displayValue?: string;
      readonly details?: { readonly items?: readonly Item[] };
    }
  >;
};

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

/** The site is served from this process, so Lighthouse has to run beside it. */
const audit = async (address: string, port: number, folder: string): Promise<Report> => {
  const output = join(folder, 'report.json');
  const args = ['--yes', LIGHTHOUSE, address, `--port=${port}`, '--disable-storage-reset'];
  const lighthouse = spawn(
    'npx',
    [...args, '--quiet', '--output=json', `--output-path=${output}`],
    { stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 },
  );
  const [status] = await once(lighthouse, 'exit');
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}`);
  return JSON.parse(readFileSync(output, 'utf8'));
};

const performanceOf = ({ categories }: Report): number =>
  Math.round((categories['performance']?.score ?? 0) * 100);

const median = (reports: readonly Report[]): Report => {
  const sorted = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('at least one run');
  return middle;
};

/** The elements that an audit names. */
const elementsOf = (items: readonly Item[] = []): readonly string[] =>
  items.flatMap(({ node }) =>
    node === undefined ? [] : [`${node.nodeLabel ?? ''} ${node.explanation ?? ''}`],
  );

/** Prints scores, metrics and all imperfect audits; returns whether all requirements are met. */
const print = (name: string, reports: readonly Report[]): boolean => {
  const { categories, audits } = median(reports);
  const runs = reports.map(
    (report) =>
      `${performanceOf(report)} (machine ${Math.round(report.environment.benchmarkIndex)})`,
  );
  console.log(`\n${name}: ${runs.join(', ')}`);
  let isGood = true;
  for (const [id, least] of Object.entries(WANTED)) {
    const score = Math.round((categories[id]?.score ?? 0) * 100);
    isGood &&= score >= least;
    console.log(`  ${id.padEnd(16)} ${score}${score < least ? `   wanted ${least}` : ''}`);
    for (const { id: part } of categories[id]?.auditRefs ?? []) {
      const found = audits[part];
      if (id === 'performance' || found === undefined || (found.score ?? 1) === 1) continue;
      console.log(`    ${part}: ${found.title}`);
      for (const element of elementsOf(found.details?.items)) console.log(`      ${element}`);
    }
  }
  for (const element of elementsOf(audits['layout-shifts']?.details?.items))
    console.log(`  moved: ${element}`);
  for (const id of METRICS) console.log(`  ${id.padEnd(26)} ${audits[id]?.displayValue}`);
  return isGood;
};

const site = await startSite();
const folder = mkdtempSync(join(tmpdir(), 'claim-it-audit-'));
const port = 20_000 + (process.pid % 20_000);
const browser = await chromium.launchPersistentContext(join(folder, 'profile'), {
  executablePath: (await findBrowser()) ?? '',
  // The pages are measured as a first visitor gets them, not as the service worker hands them out.
  serviceWorkers: 'block',
  args: [`--remote-debugging-port=${port}`],
});
try {
  const [page = await browser.newPage()] = browser.pages();
  await page.goto(`${site.address}/en/`);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.getByRole('grid').waitFor();
  const table = page.url();
  await page.goto('about:blank');
  const runs = Number(process.argv[2] ?? 5);
  const [homes, tables]: [Report[], Report[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    homes.push(await audit(`${site.address}/en/`, port, folder));
    tables.push(await audit(table, port, folder));
  }
  const results = [print('The first page', homes), print('The table', tables)];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
