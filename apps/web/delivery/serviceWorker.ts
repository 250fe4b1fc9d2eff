import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { Language } from '../../../packages/text/src/language.ts';
import { LANGUAGES } from '../../../packages/text/src/language.ts';
import type { StoredLists } from '../src/offline/messages.ts';
import { pathsBelow } from './files.ts';

const isPage = (path: string): boolean => path.endsWith('/index.html');
const isNeededAtOnce = (path: string): boolean =>
  /\.(js|css|wasm|woff2|webmanifest)$/.test(path) || /favicon/.test(path);

const isNetwork = (path: string): boolean => path.endsWith('.bin');

const NOT_KEPT = /\.(txt|br|gz)$|^\/sw\.js$|^\/icons\/apple/;

/** The files that only one language needs, by their path on the site. */
export type LanguageOf = ReadonlyMap<string, Language>;

const listsOf = (site: string, languageOf: LanguageOf): StoredLists => {
  const paths = pathsBelow(site).filter((path) => !NOT_KEPT.test(path));
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(readFileSync(join(site, path)));
  const files = paths.filter((path) => !isPage(path));
  return {
    version: hash.digest('hex').slice(0, 12),
    now: [
      ...paths.filter(isPage).map((path) => path.replace('index.html', '')),
      ...files.filter((path) => isNeededAtOnce(path) && !languageOf.has(path)),
    ],
    texts: Object.fromEntries(
      LANGUAGES.map((one) => [one, files.filter((path) => languageOf.get(path) === one)]),
    ),
    later: files.filter(
      (path) => path.startsWith('/assets/') && !isNeededAtOnce(path) && !isNetwork(path),
    ),
    networks: files.filter(isNetwork),
    art: files.filter((path) => path.startsWith('/art/')),
  };
};

/** Builds the service worker into the finished site: it must know every file there. */
export const buildServiceWorker = async (site: string, languageOf: LanguageOf): Promise<void> => {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __LISTS__: JSON.stringify(listsOf(site, languageOf)) },
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
