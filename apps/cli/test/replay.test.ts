import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, folder, json, output, run } from './program.ts';

const TAGS = `[Game "Claim It!"]
[Date "2006-01-01"]
[Seats "go"]
[Rules "std"]
[Result "*"]
`;
const SHORT = `${TAGS}1. g 235 s2@35 145 s5@14 take {a good start}
; what a roll
2. o 222 s2@22 222 c@22 222 bust
`;

const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

const EMPTY = '....../....../....../....../....../......';

test('replay --json prints every position on the way and the result', async () => {
  const facts = await json(['replay', fileWith('short.claim', SHORT)]);
  const taken = '....../..g.../g...../....../....../......';
  expect(facts).toEqual({
    positions: [
      `${EMPTY} go g - - std`,
      `${EMPTY} go g 235 - std`,
      '....../...2.../....../....../....../...... go g - - std',
      '....../...2.../....../....../....../...... go g 145 - std',
      '....../...2.../.5...../....../....../...... go g - - std',
      `${taken} go o - - std`,
      `${taken} go o 222 - std`,
      '....../..g.../g...../....../..2..../...... go o - - std',
      '....../..g.../g...../....../..2..../...... go o 222 - std',
      '....../..g.../g...../....../..2*..../...... go o - - std',
      `${taken} go g - - std`,
    ],
    result: '*',
  });
});

test('several records give a line each', async () => {
  const once = await output(['replay', '-', '--json'], SHORT);
  expect(await output(['replay', '-', '--json'], `${SHORT}\n${SHORT}`)).toBe(once + once);
});

test('a departure is a line, and the remaining player wins', async () => {
  const record = `${TAGS.replace('"*"', '"o"')}1. g 136 s6@13 gone\n`;
  expect(await json(['replay', '-'], record)).toMatchObject({ result: 'o' });
});

test('a skipped turn is a line, and its position is the one after it', async () => {
  const { positions } = (await json(['replay', '-'], `${TAGS}1. g 136 s6@13 pass\n`)) as {
    positions: readonly string[];
  };
  expect(positions.at(-1)).toBe('....../....../....../....../....../...... go o - - std');
});

test('the text has a sentence for each event and the last board', async () => {
  const named = SHORT.replace('[Result', '[Names "Ada | Lin\u001b[31m"]\n[Result');
  const out = await output(['replay', '-'], named);
  expect(out).toContain('Ada rolls 2, 3 and 5.');
  expect(out).toContain('The record ends before the game does.');
  expect(out).toContain('┌───────┬');
  expect(out).not.toContain('\u001b');
});

describe('a truncated record', () => {
  let record = '';
  beforeAll(async () => {
    record = await output(['simulate', '--games', '1', '--seed', '11']);
  });

  test('is whole without its last line end', async () => {
    expect(await json(['replay', '-'], record.trimEnd())).toHaveProperty('positions');
  });

  /** The line where the rest of the text ends. */
  const lastLine = (text: string): number => Math.max(1, text.trimEnd().split('\n').length);

  test.each([0, 9, 18, 40, 70, 95, 150, 201, 333, 480])(
    'after %i characters: one line that names the line',
    async (length) => {
      const rest = record.slice(0, length);
      expectRefusal(await run(['replay', '-'], rest), 1, new RegExp(`line ${lastLine(rest)},`));
    },
  );

  test('before its last word', async () => {
    const rest = record.slice(0, record.trimEnd().lastIndexOf(' '));
    expectRefusal(await run(['replay', '-'], rest), 1, new RegExp(`line ${lastLine(rest)},`));
  });

  test('between two turns', async () => {
    const rest = record.slice(0, record.indexOf('\n7. ') + 1);
    const says = new RegExp(`line ${lastLine(rest)},.* stops before the game is over`);
    expectRefusal(await run(['replay', '-'], rest), 1, says);
  });
});

const bad: readonly [string, string, RegExp][] = [
  ['an unknown seat', TAGS.replace('"go"', '"gx"'), /line 3, column 10: “x”/],
  ['a roll of 0', `${TAGS}1. g 035 s2@35 take`, /line 6, column 6: “035” is not a roll/],
  ['a 37th space', `${TAGS}1. g 235 s2@37 take`, /line 6, column 10/],
  ['an illegal placement', `${TAGS}1. g 235 s3@35 take`, /line 6, column 10: .*squatter 2/],
  ['the wrong seat', `${TAGS}1. o 235 s2@35 take`, /line 6, column 4: Green is on turn/],
  ['a missing tag', TAGS.replace(/\[Rules.*\n/, ''), /The tag Rules is missing/],
  ['a wrong result', SHORT.replace('"*"', '"x"'), /line 5, column 10/],
  ['a fault in the second record', `${SHORT}\n${TAGS}1. g 035`, /line 15, column 6: “035”/],
  ['a bust that is none', `${TAGS}1. g 235 bust`, /line 6, column 10: There is no bust/],
];
test.each(bad)('%s is refused where it stands', async (_, record, says) => {
  expectRefusal(await run(['replay', '-', '--json'], record), 1, says);
});

test('a file that is missing or not a file is one line', async () => {
  expectRefusal(await run(['replay', 'nowhere.claim']), 1, /There is no file nowhere\.claim/);
  expectRefusal(await run(['replay', 'two\nlines']), 1, /There is no file/);
  expectRefusal(await run(['replay', folder]), 1, /cannot be read/);
});
