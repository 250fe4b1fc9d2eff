import { defineConfig } from '@playwright/test';
import usual from './playwright.config.ts';

/** The long walks: every state in every language, size and light, and whole games. Not part of `npm test`. */
export default defineConfig({
  ...usual,
  testMatch: 'campaign/**/*.spec.ts',
  outputDir: 'dist/campaign',
  timeout: 1_200_000,
  reporter: [['list']],
});
