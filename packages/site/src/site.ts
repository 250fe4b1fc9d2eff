import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

export type Encoding = 'br' | 'gzip';

/** A file of the built app, ready to send. */
export type SiteFile = {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>;
};

/** Every file of the app by its path. Other files are unreachable, so no path leads out of the folder. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.bin': 'application/octet-stream',
  '.claim': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const SUFFIXES: Readonly<Record<string, Encoding>> = { '.br': 'br', '.gz': 'gzip' };

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** Reads the whole app into memory; it is a few megabytes. */
export const readSite = (folder: string): SiteFiles => {
  const site = new Map<string, SiteFile>();
  const all = new Map(filesBelow(folder).map((path) => [path, readFileSync(path)]));
  for (const [path, plain] of all) {
    if (extname(path) in SUFFIXES) continue;
    const packed: Partial<Record<Encoding, Buffer>> = {};
    for (const [suffix, encoding] of Object.entries(SUFFIXES)) {
      const bytes = all.get(path + suffix);
      if (bytes !== undefined) packed[encoding] = bytes;
    }
    const name = relative(folder, path).split(sep).join('/');
    site.set(`/${name}`, {
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      packed,
    });
  }
  return site;
};
