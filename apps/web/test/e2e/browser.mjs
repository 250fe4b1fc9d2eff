// The browser that the tests of the app drive: found, or installed, or a line that says what to do. Never skipped.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from '../../../../scripts/debian.mjs';

/** The same browser without windows and a graphics process: it needs less of the processor. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [
  WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const OUTSIDE_THE_PATH = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ownOfPlaywright = async () => {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return '';
  }
};

/**
 * The first browser there is: CHROMIUM_PATH, one of the system, Playwright's own.
 * @returns {Promise<string | null>}
 */
export const findBrowser = async () => {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  const folders = [...PATH.split(delimiter), '/usr/bin'];
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const all = [CHROMIUM_PATH ?? '', ...installed, ...OUTSIDE_THE_PATH, await ownOfPlaywright()];
  return all.find((path) => path !== '' && existsSync(path)) ?? null;
};

/** @returns {Promise<string | null>} null when there is none and none could be installed; it has said so */
export const ensureBrowser = async () => {
  const found = await findBrowser();
  if (found !== null) return found;
  for (const name of [WITHOUT_WINDOWS, 'chromium']) {
    installByApt(name, 'the tests of the app');
    const installed = await findBrowser();
    if (installed !== null) return installed;
  }
  process.stderr.write(
    'No Chromium for the tests of the app: install it (apt-get install chromium, or npx playwright install chromium) or name it in CHROMIUM_PATH.\n',
  );
  return null;
};
