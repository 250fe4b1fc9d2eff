import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Folders whose tests start no process and leave nothing behind: their files share a process and what it has loaded. */
const LIGHT = 'packages/{rules,text,protocol,fairness,testkit}';

const TESTS = '{src,test}/**/*.test.{ts,tsx}';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    // All cores, and one more for the time that tests of the command line wait for it.
    maxWorkers: availableParallelism() + 1,
    // Laws play thousands of games and the command line starts real processes: a limit for a hang, not for speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'light',
          isolate: false,
          include: [`${LIGHT}/${TESTS}`, `apps/web/${TESTS}`],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            `packages/{ai,kernel}/${TESTS}`,
            `apps/{cli,server}/${TESTS}`,
            'test/**/*.test.ts',
          ],
          globalSetup: ['apps/cli/test/build.ts'],
        },
      },
    ],
  },
});
