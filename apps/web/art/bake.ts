import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Drawing } from './browser.ts';
import { encodeWebp, openBrowser, renderPng } from './browser.ts';
import { pictures } from './pictures.ts';

const OUT = fileURLToPath(new URL('../public/art/', import.meta.url));

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
  name: string,
  drawing: Drawing,
  scale: 1 | 2,
  quality: number,
): Promise<void> => {
  const png = await renderPng(browser, drawing, scale);
  const webp = await encodeWebp(encoder, png, quality);
  const file = `${name}${scale === 2 ? '@2x' : ''}.webp`;
  await writeFile(`${OUT}${file}`, webp);
  process.stdout.write(`${file.padEnd(28)} ${kilobytes(webp.length)}\n`);
};

for (const { name, drawing, quality } of pictures) {
  if (!isWanted(name)) continue;
  const drawn = drawing();
  await bake(name, drawn, 1, quality[0]);
  await bake(name, drawn, 2, quality[1]);
}
await browser.close();
