import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pathsBelow } from './files.ts';

/** Pictures and letters do not get smaller. */
const isWorthIt = (path: string): boolean =>
  /\.(bin|css|html|js|json|svg|txt|wasm|webmanifest)$/.test(path);

const packFile = async (file: string): Promise<void> => {
  const plain = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  const br = await promisify(brotliCompress)(plain, { params });
  const gz = await promisify(gzip)(plain, { level: 9 });
  if (br.byteLength < plain.byteLength) writeFileSync(`${file}.br`, br);
  if (gz.byteLength < plain.byteLength) writeFileSync(`${file}.gz`, gz);
};

/** Packs every file once, as small as it gets; the server only hands them out. */
export const packFiles = async (site: string): Promise<void> => {
  const paths = pathsBelow(site).filter(isWorthIt);
  await Promise.all(paths.map((path) => packFile(join(site, path))));
};
