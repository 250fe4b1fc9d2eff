// Runs test files with every law at its long size, and counts: node scripts/laws.mjs <folder or file> … [--games 500]
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' } },
});
process.env['LAWS'] = 'long';
if (values.games !== undefined) process.env['GAMES'] = values.games;
let [done, all] = [0, 0];

/** @type {import('vitest/node').Reporter} */
const counting = {
  onTestModuleCollected: (module) => {
    all += [...module.children.allTests()].length;
  },
  onTestCaseResult: (test) => {
    done += 1;
    const { state, errors } = test.result();
    if (state === 'failed')
      console.log(
        `FAILED  ${test.module.relativeModuleId} › ${test.fullName}\n${errors[0]?.message}`,
      );
    console.log(`${done} of ${all} tests`);
  },
  onTestRunEnd: (modules) => {
    for (const module of modules)
      for (const { message } of module.errors())
        console.log(`FAILED  ${module.relativeModuleId}\n${message}`);
    const failed = modules.filter((module) => !module.ok()).length;
    console.log(`${done} tests in ${modules.length} files, ${failed} of them with a failure`);
  },
};

const vitest = await startVitest('test', positionals, {
  watch: false,
  reporters: [counting],
  testTimeout: 6 * 3_600_000,
});
await vitest.close();
