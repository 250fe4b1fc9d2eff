import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { LANGUAGES } from '@claim-it/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { DIST, expectRefusal, folder, output, run, runProgram } from './program.ts';

const weightsIn = (program: string, name: string): string =>
  join(program, 'weights', `${name}.bin`);

const whole: Buffer = readFileSync(weightsIn(DIST, '2-std'));

/** A separate copy of the program whose weights for two players are these; none are loaded yet. */
const programWith = (bytes: Buffer | null): string => {
  const program = mkdtempSync(join(folder, 'dist-'));
  cpSync(DIST, program, { recursive: true, filter: (path) => !path.includes('types') });
  rmSync(weightsIn(program, '2-std'));
  if (bytes !== null) writeFileSync(weightsIn(program, '2-std'), bytes);
  return program;
};

let record = '';
beforeAll(async () => {
  record = await output(['simulate', '--bots', 'random']);
});

const changed = (at: number, byte: number): Buffer => {
  const bytes = Buffer.from(whole);
  bytes[at] = byte;
  return bytes;
};

const others = (name: string): Buffer => readFileSync(weightsIn(DIST, name));

/** The defect of the file, and the message about it. */
const SPOILT: readonly [string, () => Buffer | null, RegExp][] = [
  ['damaged', () => changed(5000, (whole[5000] ?? 0) ^ 1), /damaged, its checksum/],
  ['cut short', () => whole.subarray(0, 5000), /has 5000 bytes instead of \d+/],
  ['empty', () => whole.subarray(0, 0), /has 0 bytes/],
  ['of another version', () => changed(4, 9), /of version 9, and this program reads version 2/],
  ['something else', () => changed(0, 0), /not a file of weights/],
  ['of another table', () => others('3-std'), /for 3 players \(standard rules\)/],
  ['of other rules', () => others('2-reuse'), /for 2 players \(variation: squatters return\)/],
  ['missing', () => null, /weights\/2-std\.bin cannot be read/],
];

const START = '....../....../....../....../....../...... go g - - std';
const COMMANDS: readonly [string, string[], () => string][] = [
  ['analyse', ['analyse', '-'], () => record],
  ['rollout', ['rollout', START], () => ''],
  ['arena', ['arena', '--bots', 'tycoon,random', '--games', '40'], () => ''],
  ['arena --luck', ['arena', '--bots', 'random', '--games', '40', '--luck'], () => ''],
  ['simulate', ['simulate', '--bots', 'legend'], () => ''],
  ['bot', ['bot', 'sheriff'], () => `go ${START}\n`],
];

describe.each(SPOILT)('weights that are %s', (_, spoil, says) => {
  const program = programWith(spoil());

  test.each(COMMANDS)('%s reports it in one line', async (_name, args, input) => {
    expectRefusal(await run(args, input(), {}, program), 1, says);
  });
});

test.each(LANGUAGES)('in %s too, as a separate process', async (language) => {
  const args = [join(programWith(changed(4, 9)), 'main.js'), 'rollout', START, '--lang', language];
  const { err } = await runProgram(process.execPath, args);
  expect(err).toMatch(/weights\/2-std\.bin.* 9\b.* 2\.\n$/);
  if (language !== 'en') expect(err).not.toMatch(/version 9|cannot be used/);
});
