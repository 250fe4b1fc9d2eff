import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { StoredLists } from '../src/offline/messages.ts';
import { pathsBelow } from './files.ts';

const isPage = (path: string): boolean => path.endsWith('/index.html');
const isNeededAtOnce = (path: string): boolean =>
  /\.(js|css|woff2|webmanifest)$/.test(path) || /favicon/.test(path);

const NOT_KEPT = /\.(txt|br|gz)$|^\/sw\.js$|^\/icons\/apple/;

const listsOf = (site: string): StoredLists => {
  const paths = pathsBelow(site).filter((path) => !NOT_KEPT.test(path));
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(site, path)));
  const files = paths.filter((path) => !isPage(path));
  return {
    version: hash.digest('hex').slice(0, 12),
    now: [
      ...paths.filter(isPage).map((path) => path.replace('index.html', '')),
      ...files.filter(isNeededAtOnce),
    ],
    later: files.filter((path) => path.startsWith('/assets/') && !isNeededAtOnce(path)),
    art: files.filter((path) => path.startsWith('/art/')),
  };
};

/** Builds the service worker into the finished site: it must know everything that lies there. */
export const buildServiceWorker = async (site: string): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LISTS__: JSON.stringify(listsOf(site)) },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/offline/sw.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  });
};
