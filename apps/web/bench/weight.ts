import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './site.ts';

export const KINDS = ['page', 'script', 'wasm', 'style', 'font', 'picture', 'network'] as const;
type Kind = (typeof KINDS)[number];

/** Bytes as the server sends them: compressed if there is a compressed copy beside the file. */
type Bytes = { readonly gzip: number; readonly brotli: number };
export type Weight = Readonly<Record<Kind, Bytes>> & {
  readonly all: Bytes;
  readonly files: number;
};

const ENDINGS: readonly (readonly [Kind, RegExp])[] = [
  ['script', /\.js$/],
  ['wasm', /\.wasm$/],
  ['style', /\.css$/],
  ['font', /\.woff2$/],
  ['picture', /\.(png|svg|webp)$/],
  ['network', /\.bin$/],
];

const kindOf = (path: string): Kind =>
  ENDINGS.find(([, ending]) => ending.test(path))?.[0] ?? 'page';

/** The file behind an address: a plain file, or the page of the app in that language. */
const fileFor = (path: string): string => {
  const file = join(SITE, path);
  if (existsSync(file) && statSync(file).isFile()) return file;
  const language = path.split('/')[1] ?? '';
  const page = join(SITE, language, 'index.html');
  return existsSync(page) ? page : join(SITE, 'index.html');
};

const sizeOf = (file: string): number => readFileSync(file).byteLength;
const packed = (file: string, ending: string): number =>
  sizeOf(existsSync(file + ending) ? file + ending : file);

const add = (one: Bytes, other: Bytes): Bytes => ({
  gzip: one.gzip + other.gzip,
  brotli: one.brotli + other.brotli,
});

const NOTHING: Bytes = { gzip: 0, brotli: 0 };

/** What these paths weigh, each as often as it is named. */
export const weigh = (paths: readonly string[]): Weight => {
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, NOTHING])) as Record<Kind, Bytes>;
  for (const path of paths) {
    const file = fileFor(path);
    const kind = kindOf(path);
    sums[kind] = add(sums[kind], { gzip: packed(file, '.gz'), brotli: packed(file, '.br') });
  }
  return { ...sums, all: Object.values(sums).reduce(add, NOTHING), files: paths.length };
};
