import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecord, parseRecord } from '@claim-it/rules';
import { RECORDS } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { transcriptOf } from './transcript.ts';

const folder = join(RECORDS, 'golden');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.claim'))
  .map((file) => file.replace('.claim', ''));

describe('golden games', () => {
  test('include two to five seats, both sets of rules, a departure, skipped turns and a shared win', () => {
    const records = names.map((name) => read(`${name}.claim`)).join('\n');
    for (const found of [/"\w{2}"/, /"\w{3}"/, /"\w{4}"/, /"\w{5}"/, /"std"/, /"reuse"/, / gone$/m])
      expect(records).toMatch(found);
    for (const skipped of [/ \w pass$/m, / \d{3} pass$/m, /@\d\d pass$/m])
      expect(records).toMatch(skipped);
    expect(records).toMatch(/\[Result "\w\w"\]/);
    expect(names.length).toBeGreaterThanOrEqual(6);
  });

  test.each(names)('%s still replays the same way', (name) => {
    const source = read(`${name}.claim`);
    const replay = parseRecord(source);
    if (!replay.ok) throw new Error(JSON.stringify(replay.reason));
    expect(transcriptOf(source, replay.value)).toBe(read(`${name}.txt`));
    expect(formatRecord(replay.value.record)).toBe(source);
  });
});
