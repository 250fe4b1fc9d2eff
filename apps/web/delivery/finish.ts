import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LANGUAGES } from '../../../packages/text/src/language.ts';
import { packFiles } from './compress.ts';
import type { LanguageOf } from './serviceWorker.ts';
import { buildServiceWorker } from './serviceWorker.ts';

/** The language of all sentences in a file; undefined where it has anything else. */
const languageOf = ({ moduleIds }: Rolldown.OutputChunk) =>
  LANGUAGES.find(
    (one) =>
      moduleIds.length > 0 &&
      moduleIds.every(
        (id) =>
          id.includes(`/packages/text/src/${one}/`) || id.endsWith(`/packages/text/src/${one}.ts`),
      ),
  );

const languagesIn = (bundle: Rolldown.OutputBundle): LanguageOf =>
  new Map(
    Object.values(bundle).flatMap((file) => {
      const language = file.type === 'chunk' ? languageOf(file) : undefined;
      return language === undefined ? [] : [[`/${file.fileName}`, language] as const];
    }),
  );

/** The last steps of the build, when every file is in its place. */
export const finish = (): Plugin => {
  let site = '';
  return {
    name: 'claim-it:finish',
    apply: 'build',
    configResolved: (config) => {
      site = resolve(config.root, config.build.outDir);
    },
    writeBundle: async (_options, bundle) => {
      await buildServiceWorker(site, languagesIn(bundle));
      await packFiles(site);
    },
  };
};
