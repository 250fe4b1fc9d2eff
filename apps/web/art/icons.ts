import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.ts';
import { serve } from './look/server.ts';

const OUT = fileURLToPath(new URL('../public/icons', import.meta.url));

const ICONS = [
  { name: 'icon-192', size: 192, query: '' },
  { name: 'icon-512', size: 512, query: '' },
  { name: 'maskable-512', size: 512, query: '&maskable' },
  { name: 'apple-touch-icon', size: 180, query: '&maskable' },
] as const;

await mkdir(OUT, { recursive: true });
const { server, address } = await serve();
const browser = await openBrowser();
for (const { name, size, query } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.goto(`${address}art/look/components.html?show=icon${query}`);
  const icon = page.locator('.app-icon');
  await icon.waitFor();
  await page.addStyleTag({
    content:
      'html,body,.table-top{background:none!important;padding:0!important}.app-icon{width:100vw;height:100vh}',
  });
  await icon.screenshot({ path: `${OUT}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
await server.close();
