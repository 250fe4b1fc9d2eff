import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textFor } from '@claim-it/text';
import { afterAll, expect, test } from 'vitest';
import { readReplays } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'claim-it-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const RECORD =
  '[Game "Claim It!"]\n[Date "2006-01-01"]\n[Seats "go"]\n[Rules "std"]\n[Result "*"]\n\n1. g 235 s2@35 take\n';

test('reading many records pauses after each, and can be stopped there', async () => {
  const file = join(folder, 'many.claim');
  writeFileSync(file, `${RECORD}\n`.repeat(3));
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
    if (pauses === 5) throw new Error('stopped');
  };
  expect(await readReplays(file, textFor('en'), pause)).toHaveLength(3);
  await expect(readReplays(file, textFor('en'), pause)).rejects.toThrow('stopped');
  expect(pauses).toBe(5);
});
