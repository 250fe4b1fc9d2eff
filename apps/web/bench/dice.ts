// npm run dice:browser [-- --games 10000]: the verifier as a browser runs it, held against the one of the command line on the games of
// `npm run dice`, which holds that one against Python.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { changeBit } from '../../../packages/fairness/bench/agree.ts';
import { ourOutcome } from '../../../packages/fairness/test/agreement.ts';
import { generatedGame } from '../../../packages/fairness/test/games.ts';
import { findBrowser } from '../test/e2e/browser.mjs';

const BATCH = 100;
const ENTRY = fileURLToPath(
  new URL('../../../packages/fairness/test/agreement.ts', import.meta.url),
);

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, seed] = [Number(values.games), Number(values.seed)];

/** The verifier as one script, made as the site makes its own. */
const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: ENTRY, formats: ['iife'], name: 'verifier' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('nothing was built');
  return first.output[0].code;
};

const verifyInPage = (texts: readonly string[]): readonly string[] => {
  const { verifier } = globalThis as unknown as {
    readonly verifier: { readonly ourOutcome: (text: string) => unknown };
  };
  return texts.map((text) => JSON.stringify(verifier.ourOutcome(text)));
};

const browser = await chromium.launch({ executablePath: (await findBrowser()) ?? '' });
let [proved, refused] = [0, 0];
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  for (let done = 0; done < games; done += BATCH) {
    const seeds = Array.from(
      { length: Math.min(BATCH, games - done) },
      (_, index) => seed * 1_000_003 + done + index,
    );
    const honest = seeds.map((one) => generatedGame(one).text);
    const changed = honest.map((text, index) => changeBit(text, seeds[index] ?? 0));
    const theirs = await page.evaluate(verifyInPage, [...honest, ...changed]);
    for (const [index, text] of honest.entries()) {
      const ours = ourOutcome(text);
      if (ours.ok && JSON.stringify(ours) === theirs[index]) proved += 1;
    }
    for (const [index, text] of changed.entries()) {
      const ours = ourOutcome(text);
      if (!ours.ok && JSON.stringify(ours) === theirs[honest.length + index]) refused += 1;
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${done + seeds.length} of ${games} games`);
  }
  console.log(`games ${games}, ${await browser.version()}`);
} finally {
  await browser.close();
}
console.log(`  browser and command line make the same dice: ${proved}`);
console.log(`  both refuse the game with one bit changed: ${refused}`);
process.exitCode = proved === games && refused === games ? 0 : 1;
