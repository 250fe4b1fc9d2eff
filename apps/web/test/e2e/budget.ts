import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, SITE } from './fixtures.ts';

/** Kilobytes, compressed, from the first request to a playable board against bots; `mind` is what these think with. */
const BUDGET = { script: 120, art: 250, font: 110, mind: 800 } as const;

type Kind = keyof typeof BUDGET;
type Fetched = { readonly kind: Kind; readonly path: string; readonly bytes: number };

const kindOf = (path: string): Kind | null => {
  if (/\.js$/.test(path)) return 'script';
  if (/\.woff2$/.test(path)) return 'font';
  if (/\.bin$/.test(path)) return 'mind';
  return /\.(webp|avif|png|svg|jpg)$/.test(path) ? 'art' : null;
};

const weigh = (path: string): readonly Fetched[] => {
  const kind = kindOf(path);
  if (kind === null) return [];
  const body = readFileSync(join(SITE, path));
  const bytes = kind === 'script' ? brotliCompressSync(body).byteLength : body.byteLength;
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
  for (const kind of ['script', 'art', 'font', 'mind'] as const) {
    const sum = fetched.reduce((so, one) => so + (one.kind === kind ? one.bytes : 0), 0);
    expect(sum / 1024, `${kind} in KB:\n${all.join('\n')}`).toBeLessThanOrEqual(BUDGET[kind]);
  }
};
