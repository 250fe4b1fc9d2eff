import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { missingPrograms } from './scripts/debian.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Programs that are not here and could not be installed: tests that need one are not run, except in CI. */
    readonly missing: readonly string[];
  }
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.{ts,tsx}',
      'apps/*/{src,test}/**/*.test.{ts,tsx}',
      'test/**/*.test.ts',
    ],
    provide: { missing: missingPrograms() },
    globalSetup: ['apps/cli/test/build.ts'],
    setupFiles: ['test/setup/pageTimers.ts'],
    // All cores, and one more for the time that tests of the command line wait for it.
    maxWorkers: availableParallelism() + 1,
    // Laws play thousands of games and the command line starts real processes: a limit for a hang, not for speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
