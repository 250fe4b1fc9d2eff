import type { InlineConfig, Rolldown } from 'vite';
import { build } from 'vite';

/** The pages that most visits begin with, or go to at once. */
export const MAIN = {
  home: '/pages/home/homePage.tsx',
  play: '/pages/play/tablePage.tsx',
  online: '/pages/online/onlinePages.tsx',
} as const;
type MainPage = keyof typeof MAIN;
const MAIN_PAGES = Object.keys(MAIN) as readonly MainPage[];

/** The files by the main pages that need them; each needs only the first one, and those of more pages than its own. */
const FILES: readonly (readonly [name: string, pages: readonly MainPage[]])[] = [
  ['first', ['home', 'play', 'online']],
  ['first', ['home', 'online']],
  ['matches', ['home', 'play']],
  ['table', ['play', 'online']],
  ['home', ['home']],
  ['play', ['play']],
  ['online', ['online']],
];

/** What speaks with the server and checks what it says. */
const OF_TABLES =
  /\/packages\/(protocol|fairness|client\/src\/online)\/|\/node_modules\/(valibot|@noble|@scure)\//;

const isOtherPage = (id: string): boolean =>
  id.includes('/apps/web/src/pages/') &&
  !id.includes('/pages/online/') &&
  !Object.values(MAIN).some((page) => id.endsWith(page));

type Needed = Readonly<Record<MainPage | 'all' | 'others', ReadonlySet<string>>>;

/** The modules that the pages need, as the bundler finds them where nothing else cuts the script. */
const neededModules = async (config: InlineConfig): Promise<Needed> => {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const modulesOf = (isWanted: (chunk: Rolldown.OutputChunk) => boolean): ReadonlySet<string> => {
    const modules = new Set<string>();
    const found = new Set<string>();
    const waiting = [...chunks.values()].filter(isWanted).map(({ fileName }) => fileName);
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      const chunk = chunks.get(name);
      for (const id of chunk?.moduleIds ?? []) modules.add(id);
      waiting.push(...(chunk?.imports ?? []));
    }
    return modules;
  };
  const isPage =
    (page: string) =>
    ({ facadeModuleId }: Rolldown.OutputChunk): boolean =>
      facadeModuleId?.endsWith(page) ?? false;
  return {
    all: modulesOf(({ isEntry }) => isEntry),
    home: modulesOf(isPage(MAIN.home)),
    play: modulesOf(isPage(MAIN.play)),
    online: modulesOf(isPage(MAIN.online)),
    others: modulesOf(({ facadeModuleId }) => isOtherPage(facadeModuleId ?? '')),
  };
};

/**
 * How the script is cut into files: one with what every visit loads, and one for each set of main pages that share something. A page asks
 * for a few files at once, which pack better than many small ones. What only other pages share is cut by the bundler.
 * It is built once before, because what a page needs of a package is known only when the rest has been left out.
 */
export const cutFiles = async (config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const needed = await neededModules(config);
  const fileOf = (id: string): string | null => {
    if (needed.all.has(id)) return 'first';
    const [name = null] =
      FILES.find(([, pages]) =>
        MAIN_PAGES.every((page) => needed[page].has(id) === pages.includes(page)),
      ) ?? [];
    // What the tables of the server share with other pages would bring all of it there.
    if (name !== 'online' || !needed.others.has(id)) return name;
    return OF_TABLES.test(id) ? 'server' : null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name: fileOf }] };
};
