import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, runAlone } from './program.ts';

test('backup writes the data of a server into a file, restore loads it into an empty one', async () => {
  const file = join(folder, 'house.backup');
  const backup = await runAlone(['backup', file, '--data', join(folder, 'one')]);
  expect(backup).toMatchObject({ code: 0, err: '' });
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"kind":"backup"/);
  const restore = await runAlone(['restore', file, '--data', join(folder, 'two')]);
  expect(restore).toMatchObject({ code: 0, err: '' });
  expect(restore.out).toContain(file);
});

test('a file that is not a backup is refused in one line', async () => {
  const file = join(folder, 'none.backup');
  const { code, err } = await runAlone(['restore', file, '--data', join(folder, 'three')]);
  expect(code).not.toBe(0);
  expect(err.trim().split('\n')).toHaveLength(1);
});
