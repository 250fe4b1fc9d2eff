import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, SITE } from './fixtures.ts';

/**
 * Thousands of bytes as the server packs them with gzip, from the first request to a board against bots on which a turn was
 * played; the script is also that of the bots' worker. `mind` are networks: bots of a quick game need none.
 */
const BUDGET = { script: 95, engine: 12, style: 22, art: 300, font: 70, mind: 0 } as const;

type Kind = keyof typeof BUDGET;
type Fetched = { readonly kind: Kind; readonly path: string; readonly bytes: number };

const kindOf = (path: string): Kind | null => {
  if (/\.js$/.test(path)) return 'script';
  if (/\.wasm$/.test(path)) return 'engine';
  if (/\.css$/.test(path)) return 'style';
  if (/\.woff2$/.test(path)) return 'font';
  if (/\.bin$/.test(path)) return 'mind';
  return /\.(webp|avif|png|svg|jpg)$/.test(path) ? 'art' : null;
};

const weigh = (path: string): readonly Fetched[] => {
  const kind = kindOf(path);
  if (kind === null) return [];
  const file = join(SITE, path);
  const bytes = statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
  return [{ kind, path, bytes }];
};

/** Everything that is fetched from now on; answers what it weighs, once nothing more is on its way. */
export const watchLoad = (page: Page): (() => Promise<readonly Fetched[]>) => {
  const paths = new Set<string>();
  page.context().on('response', (response) => paths.add(new URL(response.url()).pathname));
  return async () => {
    await page.waitForLoadState('networkidle');
    return [...paths].flatMap(weigh);
  };
};

/** What a first visit fetches is within the budget, and pictures are among it. */
export const expectWithin = (fetched: readonly Fetched[]): void => {
  const all = fetched.map(({ path, bytes }) => `${path} ${bytes}`).sort();
  expect(new Set(fetched.map(({ kind }) => kind))).toContain('art');
  for (const kind of ['script', 'engine', 'style', 'art', 'font', 'mind'] as const) {
    const sum = fetched.reduce((so, one) => so + (one.kind === kind ? one.bytes : 0), 0);
    expect(sum / 1000, `${kind} in kB:\n${all.join('\n')}`).toBeLessThanOrEqual(BUDGET[kind]);
  }
};
