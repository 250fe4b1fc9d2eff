import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { readSite } from '@claim-it/site';
import { serve } from '@claim-it/site/testing/server.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folder of the built site. */
export const SITE: string = at('../dist/site');

export const buildSite = (): void => {
  execFileSync(process.execPath, [at('../../../scripts/build.mjs'), 'web'], { stdio: 'inherit' });
};

/** Builds what has changed and serves it on a free port of this machine. */
export const startSite = async (): Promise<{ address: string; stop: () => Promise<void> }> => {
  buildSite();
  const { port, stop } = await serve(readSite(SITE), { port: 0, host: '127.0.0.1' });
  return { address: `http://127.0.0.1:${port}`, stop };
};
