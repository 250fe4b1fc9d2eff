import type { Plugin, Rolldown } from 'vite';
import type { Preloads } from '../../../packages/site/src/preloads.ts';
import { PRELOADS } from '../../../packages/site/src/preloads.ts';
import type { Language } from '../../../packages/text/src/language.ts';
import { LANGUAGES } from '../../../packages/text/src/language.ts';
import { MAIN } from './chunks.ts';
import { importsOf } from './imports.ts';

type Kind = 'home' | 'play' | 'table';

/** The modules of a page that is drawn only when they are there. */
const modulesOf = (kind: Kind, language: Language): readonly string[] => {
  if (kind !== 'table') return [MAIN[kind]];
  return [MAIN.online, `/packages/text/src/${language}/pages/online.ts`];
};

const chunkOf = (bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (found === undefined) throw new Error(`${module} is in no file`);
  return found;
};

/** Script and styles of these modules that the page itself does not name. */
const filesOf = (bundle: Rolldown.OutputBundle, modules: readonly string[]): readonly string[] => {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const scripts = new Set(
    modules.flatMap((module) => {
      const { fileName } = chunkOf(bundle, module);
      return [fileName, ...importsOf(bundle, fileName)];
    }),
  );
  scripts.delete(entry?.fileName ?? '');
  const styles = [...scripts].flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set([...styles, ...scripts])].map((name) => `/${name}`);
};

/** Lists for the server what the pages need that most visits begin with: it names them before any script asks for them. */
export const preloads = (): Plugin => ({
  name: 'claim-it:preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const lists: Preloads = Object.fromEntries(
        LANGUAGES.flatMap((language) =>
          (['home', 'play', 'table'] as const).map((kind) => [
            `${language}/${kind}`,
            filesOf(bundle, modulesOf(kind, language)),
          ]),
        ),
      );
      this.emitFile({ type: 'asset', fileName: PRELOADS, source: JSON.stringify(lists) });
    },
  },
});
