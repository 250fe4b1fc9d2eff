import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { packFiles } from './compress.ts';
import { buildServiceWorker } from './serviceWorker.ts';

/** What is left to do when every file lies in its place. */
export const finish = (): Plugin => {
  let site = '';
  return {
    name: 'claim-it:finish',
    apply: 'build',
    configResolved: (config) => {
      site = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      await buildServiceWorker(site);
      await packFiles(site);
    },
  };
};
