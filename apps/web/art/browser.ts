import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';

/** A drawing of its own size in CSS pixels. */
export type Drawing = { readonly width: number; readonly height: number; readonly svg: string };

const FONTS = [
  { family: 'Sancreek', file: './fonts/sancreek.woff2', weight: '400' },
  { family: 'Besley', file: './fonts/besley.woff2', weight: '400 900' },
  { family: 'Pinyon Script', file: './fonts/pinyon-script.woff2', weight: '400' },
] as const;

const fontFace = async ({ family, file, weight }: (typeof FONTS)[number]): Promise<string> => {
  const bytes = await readFile(new URL(file, import.meta.url));
  const source = `url(data:font/woff2;base64,${bytes.toString('base64')})`;
  return `@font-face{font-family:"${family}";font-weight:${weight};src:${source}}`;
};

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });

/** Renders a drawing at so many device pixels per CSS pixel; transparent where nothing is drawn. */
export const renderPng = async (
  browser: Browser,
  { width, height, svg }: Drawing,
  scale: number,
): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const faces = await Promise.all(FONTS.map(fontFace));
  const style = `<style>${faces.join('')}body{margin:0}svg{display:block}</style>`;
  await page.setContent(`<!doctype html>${style}<body>${svg}</body>`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: true, timeout: 120_000 });
  await page.close();
  return png;
};

/** Chromium's own encoder: no other tool is needed to bake. */
export const encodeWebp = async (page: Page, png: Buffer, quality: number): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ({ data, quality }) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      let text = '';
      for (const byte of new Uint8Array(await blob.arrayBuffer()))
        text += String.fromCharCode(byte);
      return btoa(text);
    },
    { data: png.toString('base64'), quality },
  );
  return Buffer.from(encoded, 'base64');
};
