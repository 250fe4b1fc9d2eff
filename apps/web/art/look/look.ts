import { openBrowser } from '../browser.ts';
import { serve } from './server.ts';

/** Every piece in every theme, as pictures to look at beside the design's. */
const VIEWS = [
  { name: 'components', query: '', width: 1440, height: 900 },
  { name: 'components-night', query: '?theme=night', width: 1440, height: 900 },
  { name: 'components-contrast', query: '?contrast=high', width: 1440, height: 900 },
  { name: 'board', query: '?show=board', width: 840, height: 870 },
  { name: 'board-night', query: '?show=board&theme=night', width: 840, height: 870 },
  { name: 'board-contrast', query: '?show=board&contrast=high', width: 840, height: 870 },
  { name: 'board-phone', query: '?show=board', width: 480, height: 480, scale: 2 },
  { name: 'home', query: '?show=home', width: 1440, height: 900 },
  { name: 'home-night', query: '?show=home&theme=night', width: 1440, height: 900 },
  { name: 'home-phone', query: '?show=home', width: 390, height: 844, scale: 2 },
] as const;

const [folder = '', ...only] = process.argv.slice(2);
if (folder === '') throw new Error('say into which folder the pictures go');

const { server, address } = await serve();
const browser = await openBrowser();
for (const view of VIEWS) {
  if (only.length > 0 && !only.some((word) => view.name.startsWith(word))) continue;
  const page = await browser.newPage({
    viewport: { width: view.width, height: view.height },
    deviceScaleFactor: 'scale' in view ? view.scale : 1,
  });
  await page.goto(`${address}art/look/components.html${view.query}`);
  await page.waitForSelector('.art-defs', { state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: `${folder}/${view.name}.png`,
    fullPage: view.query.includes('show') === false,
  });
  await page.close();
}
await browser.close();
await server.close();
