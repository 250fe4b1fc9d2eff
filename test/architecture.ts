import { blockAfter, pageAt } from './markdown.ts';
import { WORKSPACES } from './sources.ts';

/** What a package may import: at run time, or types alone. */
export type Arrows = { readonly runTime: readonly string[]; readonly types: readonly string[] };

const page = pageAt('ARCHITECTURE.md');

const folderOf = (name: string): string =>
  WORKSPACES.find((folder) => folder.endsWith(`/${name}`)) ?? name;

const namesIn = (list: string): readonly string[] => list.match(/[a-z]+/g) ?? [];

const packagesIn = (list: string): readonly string[] =>
  namesIn(list).map((name) => `@claim-it/${name}`);

const LINE = /^(\w+) +→ ([a-z, ]+?) *(?:\(types only: ([a-z, ]+)\))? *(?:\([a-z ]+\))?$/;

/** The arrows between packages as ARCHITECTURE.md draws them, by folder. */
export const arrowsIn = (lines: readonly string[]): ReadonlyMap<string, Arrows> =>
  new Map(
    lines.map((line) => {
      const [, name = '', own = '', types = ''] = LINE.exec(line) ?? [];
      if (name === '') throw new Error(`this is no arrow: ${line}`);
      const runTime = own === 'nothing' ? [] : packagesIn(own);
      return [folderOf(name), { runTime, types: packagesIn(types) }];
    }),
  );

export const ARROWS: ReadonlyMap<string, Arrows> = arrowsIn(blockAfter(page, '## The arrows'));

/** The layers of the web app as ARCHITECTURE.md draws them, the lowest first. */
export const LAYERS: readonly (readonly string[])[] = blockAfter(
  page,
  '### The layers of the web app',
)
  .filter((line) => line.startsWith('apps/web/src'))
  .map((line) => line.split(/ {2,}/)[1]?.split(', ') ?? [])
  .toReversed();
