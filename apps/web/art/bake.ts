import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './browser.ts';
import { encodeWebp, openBrowser, renderPng } from './browser.ts';
import { pictures } from './pictures.ts';

const OUT = fileURLToPath(new URL('../public/art', import.meta.url));

/** `npm run bake -w @claim-it/web -- table map` bakes only what begins with one of the words. */
const isWanted = (name: string): boolean => {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some((word) => name.startsWith(word));
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const browser = await openBrowser();
const encoder = await browser.newPage();
await mkdir(OUT, { recursive: true });

const bake = async (
  file: string,
  drawing: Drawing,
  scale: number,
  quality: number,
): Promise<void> => {
  const png = await renderPng(browser, drawing, scale);
  const webp = await encodeWebp(encoder, png, quality);
  await writeFile(`${OUT}${file}`, webp);
  process.stdout.write(`${file.padEnd(28)} ${kilobytes(webp.length)}\n`);
};

for (const { name, drawing, quality, scale } of pictures) {
  if (!isWanted(name)) continue;
  const drawn = drawing();
  await bake(`${name}.webp`, drawn, scale ?? 1, quality[0]);
  if (scale === undefined) await bake(`${name}@2x.webp`, drawn, 2, quality[1]);
}
await browser.close();
