import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const ROOT: string = join(import.meta.dirname, '..');

/** The folders of the workspaces, such as `packages/rules`. */
export const WORKSPACES: readonly string[] = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
);

/** A file of ours: its path from the root of the repository, and its text. */
export type SourceFile = { readonly path: string; readonly text: string };

const GENERATED = new Set(['node_modules', 'dist', '.cache', 'generated']);
const CODE = /\.(ts|tsx|mjs)$/;

/** All code below a folder, without what is built or generated. */
export const codeBelow = (folder: string): readonly SourceFile[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : codeBelow(path);
    return CODE.test(entry.name) ? [{ path, text: readFileSync(join(ROOT, path), 'utf8') }] : [];
  });

const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);

/** The code a workspace ships: its src without tests; nothing where there is no src. */
export const shippedCode = (workspace: string): readonly SourceFile[] => {
  const hasSrc = readdirSync(join(ROOT, workspace)).includes('src');
  return hasSrc ? codeBelow(`${workspace}/src`).filter((file) => !isTest(file)) : [];
};

/** A path that a file names, from the root of the repository. */
export const resolvedFrom = (file: string, path: string): string =>
  relative(ROOT, join(ROOT, file, '..', path))
    .split(sep)
    .join('/');
