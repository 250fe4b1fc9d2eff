import { describe, expect, test } from 'vitest';
import type { SourceFile } from './sources.ts';
import { codeBelow, resolvedFrom, shippedCode, WORKSPACES } from './sources.ts';

type Import = { readonly from: string; readonly to: string; readonly files: string };

/** Type-only back references: the English texts define the shape of the others. */
const MAY_LEAD_BACK: readonly RegExp[] = [
  /^packages\/text\/src\/(cli|web)(\/\w+)?\.ts → packages\/text\/src\/en\//,
];

const RELATIVE_IMPORT = /(?:from|import\(|import) ?'(\.{1,2}\/[^']+)'/g;

/** The folder of a file below src; a file beside the folders stands for itself. */
const partOf = (workspace: string, path: string): string =>
  path.slice(`${workspace}/src/`.length).split('/')[0] ?? '';

/** Every import from one folder of a workspace into another. */
const importsBetween = (workspace: string, files: readonly SourceFile[]): readonly Import[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, target = '']) => {
      const found = resolvedFrom(path, target);
      const from = partOf(workspace, path);
      const to = partOf(workspace, found);
      const files = `${path} → ${found}`;
      return from === to || MAY_LEAD_BACK.some((one) => one.test(files))
        ? []
        : [{ from, to, files }];
    }),
  );

/** The imports that are part of a cycle. */
const circularIn = (imports: readonly Import[]): readonly Import[] => {
  let left = imports;
  for (;;) {
    const kept = left.filter(
      ({ from, to }) => left.some((one) => one.from === to) && left.some((one) => one.to === from),
    );
    if (kept.length === left.length) return kept;
    left = kept;
  }
};

const cyclesOf = (workspace: string, files: readonly SourceFile[]): readonly string[] =>
  circularIn(importsBetween(workspace, files)).map((one) => one.files);

describe('folders', () => {
  test.each(WORKSPACES)('%s: no folder is part of a cycle', (workspace) => {
    expect(cyclesOf(workspace, shippedCode(workspace))).toEqual([]);
  });

  test('a cycle is found, with the files of its imports', () => {
    const files = [
      { path: 'apps/x/src/one/a.ts', text: "import { b } from '../two/b.ts';" },
      { path: 'apps/x/src/two/b.ts', text: "import type { A } from '../one/a.ts';" },
      { path: 'apps/x/src/main.ts', text: "import { b } from './two/b.ts';" },
    ];
    expect(cyclesOf('apps/x', files)).toEqual([
      'apps/x/src/one/a.ts → apps/x/src/two/b.ts',
      'apps/x/src/two/b.ts → apps/x/src/one/a.ts',
    ]);
  });
});

/** Allowed paths out of a workspace, by file, where an export is not possible. */
const MAY_LEAVE: readonly RegExp[] = [
  // AssemblyScript is compiled from the sources of both packages; it knows no package exports.
  /^packages\/ai\/(assembly\/|scripts\/build\.mjs)/,
  // Vite finds the file behind an address only by a relative path.
  /^packages\/client\/src\/bots\/weightsFiles\.ts$/,
  // The build of the pages runs in Node before any package is built, and reads texts and names of files as they are.
  /^apps\/web\/delivery\/(shells|finish|serviceWorker|preloads)\.ts$/,
  // Programs of other workspaces that tests and measurements start or compare with.
  /^packages\/client\/src\/analysis\/work\.test\.ts$/,
  /^apps\/web\/(bench\/dice|test\/(online\/house|serve\/program\.test|unit\/localAnalysis))\.ts$/,
];

const RELATIVE_PATH = /['"`](\.\.\/[^'"`\n]*)['"`]/g;

/** The workspace of a path; null for files of the whole repository. */
const workspaceOf = (path: string): string | null =>
  WORKSPACES.find((workspace) => `${path}/`.startsWith(`${workspace}/`)) ?? null;

const leavingPaths = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(RELATIVE_PATH)].flatMap(([, target = '']) => {
    const found = resolvedFrom(path, target);
    const other = workspaceOf(found);
    return other === null || other === workspaceOf(path) ? [] : [`${path} → ${found}`];
  });

describe('paths', () => {
  test.each(WORKSPACES)('%s: none leads into another workspace', (workspace) => {
    const files = codeBelow(workspace).filter(
      ({ path }) => !MAY_LEAVE.some((one) => one.test(path)),
    );
    expect(files.flatMap(leavingPaths)).toEqual([]);
  });

  test('a path into another workspace is found, also inside a string', () => {
    const text = "new URL('../../../packages/ai/weights/', import.meta.url)";
    expect(leavingPaths({ path: 'apps/server/src/x.ts', text })).toEqual([
      'apps/server/src/x.ts → packages/ai/weights',
    ]);
  });
});
