import { defineConfig } from '@playwright/test';
import { findBrowser } from './test/e2e/browser.mjs';

// This file is also read where nothing is driven, on machines that have no browser yet.
const executablePath = await findBrowser();

export default defineConfig({
  testDir: 'test',
  testMatch: '{e2e,online,analysis}/**/*.spec.ts',
  globalSetup: './test/e2e/build.ts',
  outputDir: 'dist/e2e',
  snapshotPathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // A limit for a hang, not for speed.
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    // Another Chromium draws edges a little differently; what has moved or gone is more than this.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, threshold: 0.3, animations: 'disabled' },
  },
  reporter: [['line'], ['json', { outputFile: '../../.cache/browser-tests.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      // Text as browsers with windows lay it out.
      args: ['--font-render-hinting=none'],
    },
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    colorScheme: 'light',
    // The tests of the table and a whole game by touch see everything move.
    reducedMotion: 'reduce',
    // Only the tests of the offline app want it; elsewhere it would answer for the server.
    serviceWorkers: 'block',
    // A test that waits for a missing button fails with its name.
    actionTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
