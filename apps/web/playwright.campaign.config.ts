import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The long walks: every state in every language, size and light, and whole games. Not part of `npm test`. */
export default defineConfig({
  ...usual,
  testMatch: 'campaign/**/*.spec.ts',
  outputDir: 'dist/campaign',
  timeout: 2_400_000,
  // Five browsers that start at once wait for each other on a small machine.
  expect: { ...usual.expect, timeout: 120_000 },
  reporter: [['list']],
});
