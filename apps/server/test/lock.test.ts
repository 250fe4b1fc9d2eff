import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holdFolder } from '../src/store/sqlite/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is held by one server at a time, and free again after it', () => {
  const first = holdFolder(folder, 0);
  expect(() => holdFolder(folder, 0)).toThrow(
    `Another server keeps its games in ${folder}. Stop it first, or give this one a folder of its own.`,
  );
  first.release();
  holdFolder(folder, 0).release();
});

test('a folder that cannot be written is refused with a sentence', () => {
  expect(() => holdFolder(join(folder, 'none'), 0)).toThrow('cannot be opened');
});
