import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { missingPrograms } from './scripts/debian.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Programs that are not here and could not be installed: tests that need one are not run, except in CI. */
    readonly missing: readonly string[];
  }
}

/** Modules that keep nothing from one test to the next: their test files share one set of them. */
const SHARED = [
  'packages/{rules,kernel,ai,fairness,protocol,text,testkit}/{src,test}/**/*.test.ts',
  'apps/server/test/**/*.test.ts',
];

/** Pages and what they stand on: a thread for each file starts sooner than a process. The command line has to be a process. */
const THREADS = [
  'packages/{board,client,site}/{src,test}/**/*.test.{ts,tsx}',
  'apps/web/{src,test}/**/*.test.{ts,tsx}',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    projects: [
      { extends: true, test: { name: 'shared', include: SHARED, isolate: false } },
      { extends: true, test: { name: 'threads', include: THREADS, pool: 'threads' } },
      {
        extends: true,
        test: {
          name: 'other',
          include: [
            'packages/*/{src,test}/**/*.test.{ts,tsx}',
            'apps/*/{src,test}/**/*.test.{ts,tsx}',
            'test/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...SHARED, ...THREADS],
          globalSetup: ['apps/cli/test/build.ts'],
        },
      },
    ],
    provide: { missing: missingPrograms() },
    setupFiles: ['test/setup/pageTimers.ts'],
    // All cores, and one more for the time that tests of the command line wait for it.
    maxWorkers: availableParallelism() + 1,
    // Laws play thousands of games and the command line starts real processes: a limit for a hang, not for speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
