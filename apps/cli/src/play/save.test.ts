import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@claim-it/rules';
import { formatRecord, newGame, newRecord } from '@claim-it/rules';
import { textFor } from '@claim-it/text';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesTag } from '../names.ts';
import type { TerminalMatch } from './match.ts';
import { advance } from './match.ts';
import { keepRecord, loadSave, saveRecord, saveTags, setAside } from './save.ts';

const text = textFor('en');
const SETUP = { colors: ['green', 'orange'], variant: 'standard' } as const;
const PLAYERS = [
  { name: 'Ada', bot: null },
  { name: 'Steady', bot: 'steady' },
] as const;

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'claim-it-save-'));
  file = join(folder, 'deep', 'saved.claim');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const newMatch = (seed: number | null): TerminalMatch => {
  const game = newGame(SETUP);
  if (!game.ok) throw new Error(game.reason.kind);
  const tags = [namesTag(PLAYERS.map(({ name }) => name)), ...saveTags(PLAYERS, seed)];
  return { players: PLAYERS, game: game.value, record: newRecord(SETUP, tags) };
};

const rolled = (match: TerminalMatch): TerminalMatch => {
  const asked = advance(match, { kind: 'roll', seat: 0 });
  const step = asked.ok ? advance(asked.value, { kind: 'dice', roll: [1, 2, 2] }) : asked;
  if (!step.ok) throw new Error(step.reason.kind);
  return step.value;
};

test.each([7, null])('a saved game loads as it was (seed %s)', (seed) => {
  const match = rolled(newMatch(seed));
  saveRecord(file, match.record);
  const saved = loadSave(file, text);
  expect(saved).toMatchObject({ ok: true, value: { seed, match: { players: PLAYERS } } });
  if (!saved.ok || saved.value === null) throw new Error('nothing was loaded');
  expect(saved.value.match.game).toEqual(match.game);
  expect(formatRecord(saved.value.match.record)).toBe(formatRecord(match.record));
});

test('a game saved before its first roll can be resumed', () => {
  saveRecord(file, newMatch(1).record);
  const saved = loadSave(file, text);
  if (!saved.ok || saved.value === null) throw new Error('nothing was loaded');
  expect(formatRecord(rolled(saved.value.match).record)).toMatch(/\n1\. g 122\n$/);
});

test('saving replaces the file atomically and leaves no temporary file', () => {
  saveRecord(file, newMatch(1).record);
  saveRecord(file, rolled(newMatch(1)).record);
  expect(readdirSync(join(folder, 'deep'))).toEqual(['saved.claim']);
});

test('a missing file means no game', () => {
  expect(loadSave(file, text)).toEqual({ ok: true, value: null });
});

test('a newer version is refused even where the rest cannot be read', () => {
  const newer = join(folder, 'newer');
  writeFileSync(newer, 'another world\n[Saved "12"]\n');
  expect(loadSave(newer, text)).toEqual({
    ok: false,
    reason: text.cli.error.newerSave(newer, '12'),
  });
});

test('two games that end in the same second are both kept', () => {
  const now = new Date('2006-07-08T09:10:11Z');
  const records: readonly GameRecord[] = [newMatch(1).record, newMatch(2).record];
  const kept = records.map((record) => keepRecord(file, record, now));
  expect(kept.map((path) => readFileSync(path, 'utf8'))).toEqual(records.map(formatRecord));
});

test('a file that is set aside keeps its bytes, also several times', () => {
  const strange = join(folder, 'strange');
  for (const words of ['one', 'two']) {
    writeFileSync(strange, words);
    setAside(strange);
  }
  expect(readdirSync(folder).sort()).toEqual(['strange-2.old', 'strange.old']);
  expect(readFileSync(join(folder, 'strange-2.old'), 'utf8')).toBe('two');
  expect(() => setAside(folder)).toThrow();
});
