import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { textFor } from '@claim-it/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal } from './program.ts';
import {
  kept,
  keptFiles,
  LINES,
  play,
  playAndKill,
  resume,
  saved,
  savedTurns,
  saveFile,
} from './session.ts';

const { play: say } = textFor('en').cli;

describe('a game that was left continues as without a break', () => {
  let whole: readonly string[] = [];
  beforeAll(async () => {
    const file = saveFile('whole');
    await play(file, LINES);
    whole = kept(file);
  });

  // before the first roll, with an unplaced roll, after a placement, after a take, far into the game
  test.each([0, 1, 2, 3, 25])('left after %i answers', async (answers) => {
    const file = saveFile(`left-${answers}`);
    await play(file, [...LINES.slice(0, answers), 'q']);
    const before = saved(file);
    const { out } = await resume(file, ['y', 'q']);
    expect(out).toContain(say.resumed);
    expect(saved(file)).toBe(before);
    await resume(file, ['y', ...LINES.slice(answers)]);
    expect(kept(file)).toEqual(whole);
  });

  test('killed in the middle of a turn', async () => {
    const [file, left] = [saveFile('killed'), saveFile('left')];
    expect(await playAndKill(file, LINES.slice(0, 5))).toMatchObject({ code: null });
    await play(left, [...LINES.slice(0, 5), 'q']);
    expect(saved(file)).toBe(saved(left));
    await resume(file, ['', ...LINES.slice(5)]);
    expect(kept(file)).toEqual(whole);
  });

  test('killed between the last move and the writing of its record', async () => {
    const file = saveFile('finished');
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(keptFiles(saveFile('whole'))[0] ?? '', file);
    await play(file, ['r', 'q']);
    expect(kept(file)).toEqual(whole);
    expect(savedTurns(file)).toEqual(['1. g 122']);
  });
});

test('a saved game that is declined is replaced by a new one with its own dice', async () => {
  const file = saveFile('unwanted');
  await play(file, ['r', '1', 'q']);
  await play(file, ['n', 'q'], '--seed', '8', '--seats', 'Ada,Lin');
  expect(saved(file)).toMatch(/\[Names ".*(Ada|Lin)/);
  expect(saved(file)).toContain('[Seed "8"]');
  await resume(file, ['n', '2', 'Eve', 'steady', 'n']);
  expect(saved(file)).toMatch(/\[Names ".*Eve/);
  expect(saved(file)).not.toContain('[Seed');
});

/** A save file with this text; the program must not change a byte of it. */
const expectUntouched = async (name: string, text: string, says: RegExp): Promise<void> => {
  const file = saveFile(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  expectRefusal(await play(file, ['y', 'r', '1']), 1, says);
  expect(readFileSync(file, 'utf8')).toBe(text);
};

describe('an invalid save file is one line, exit code 1, and unchanged', () => {
  let text = '';
  beforeAll(async () => {
    const file = saveFile('sample');
    await play(file, LINES.slice(0, 20));
    text = readFileSync(file, 'utf8');
  });

  test('from a newer version', async () => {
    const newer = `${text.replace('[Saved "1"]', '[Saved "2"]')}~ words of another time ~\n`;
    await expectUntouched('newer', newer, /saved by a newer version \(2\)/);
  });

  test('damaged', async () => {
    await expectUntouched('damaged', text.replace(' s2@12', ' s9@12'), /line \d+, column \d+/);
    await expectUntouched('cut', text.slice(0, 60), /line 4/);
    await expectUntouched('bytes', '\u0000\u001b[2J\n', /line 1/);
  });

  test('a record, but no saved game', async () => {
    await expectUntouched('record', text.replace(/\[Saved.*\n/, ''), /not a saved game/);
  });

  test('--fresh starts a new game and keeps the unreadable file', async () => {
    const file = saveFile('fresh');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'my diary');
    expect(await play(file, ['r', '1', 'q'], '--fresh')).toMatchObject({ code: 0, err: '' });
    expect(savedTurns(file)).toEqual(['1. g 122 s2@12']);
    expect(readFileSync(`${file}.old`, 'utf8')).toBe('my diary');
  });
});

test('an unwritable path is one line and exit code 1', async () => {
  const file = saveFile('blocked');
  mkdirSync(file, { recursive: true });
  expectRefusal(await play(file, ['r']), 1, /cannot be read/);
  const { code, err } = await play('/dev/null/saved.claim', ['r']);
  expect(code).toBe(1);
  expect(err).toMatch(/^claim-it: The game could not be saved: [^\n]+\n$/);
});
