import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEVELS } from '@claim-it/ai';
import { appIcon } from './appIcon.tsx';
import { portrait } from './bots/portrait.ts';
import type { Drawing } from './browser.ts';
import { encodeWebp, openBrowser, renderPng } from './browser.ts';
import { pictures } from './pictures.ts';
import { contourSheet } from './terrain.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** `npm run bake -w @claim-it/web -- table map` bakes only what begins with one of the words. */
const isWanted = (name: string): boolean => {
  const words = process.argv.slice(2);
  return words.length === 0 || words.some((word) => name.startsWith(word));
};

const browser = await openBrowser();
const encoder = await browser.newPage();

const write = async (file: string, bytes: Buffer): Promise<void> => {
  await writeFile(join(PUBLIC, file), bytes);
  process.stdout.write(`${file.padEnd(28)} ${(bytes.length / 1024).toFixed(1)} KB\n`);
};

const bake = async (
  name: string,
  drawing: Drawing,
  scale: number,
  quality: number,
): Promise<void> => {
  const png = await renderPng(browser, drawing, scale);
  await write(`art/${name}.webp`, await encodeWebp(encoder, png, quality));
};

/** With a palette, and so with a quarter of the bytes; needs pngquant. */
const withPalette = (png: Buffer): Buffer =>
  execFileSync('pngquant', ['--speed', '1', '--quality', '75-98', '--strip', '-'], { input: png });

for (const { name, drawing, quality, scale } of pictures.filter((one) => isWanted(one.name))) {
  const drawn = drawing();
  await bake(name, drawn, scale ?? 1, quality[0]);
  if (scale === undefined) await bake(`${name}@2x`, drawn, 2, quality[1]);
}
const ICONS = [
  ['icon-192', appIcon(192, false)],
  ['icon-512', appIcon(512, false)],
  ['maskable-512', appIcon(512, true)],
  ['apple-touch-icon', appIcon(180, true)],
] as const;
for (const [name, icon] of ICONS.filter(([one]) => isWanted(one)))
  await write(`icons/${name}.png`, withPalette(await renderPng(browser, icon, 1)));
for (const level of LEVELS.filter((one) => isWanted(`bot-${one}`)))
  await write(`art/bot-${level}.svg`, Buffer.from(portrait(level)));
if (isWanted('contours')) await write('art/contours.svg', Buffer.from(contourSheet()));
await browser.close();
