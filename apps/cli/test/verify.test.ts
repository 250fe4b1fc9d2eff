import { recordNamed } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { expectRefusal, json, output, run } from './program.ts';

const golden = recordNamed('proved');

test('--json has every roll of the proof, the shaker, and the number of contributors', async () => {
  const facts = await json(['verify', '-'], golden);
  expect(facts).toMatchObject({
    proved: true,
    game: 'game-3',
    code: '0029-0232-9341-7030',
    bots: [expect.stringMatching(/^[gborv]$/)],
    dice: { pips: [75, 84, 89, 71, 87, 86] },
  });
  const { rolls } = facts as { rolls: readonly { roll: string; contributors: number }[] };
  const written = [...golden.matchAll(/ (\d{3})(?= )/g)].map(([, roll]) => roll);
  expect(rolls.map(({ roll }) => roll)).toEqual(written);
  for (const { contributors } of rolls) expect(contributors).toBeGreaterThanOrEqual(2);
});

test('several records are proved one after another', async () => {
  const once = await output(['verify', '-'], golden);
  expect(once).toMatch(/^Proved: the dice of game game-3, code 0029-0232-9341-7030\.\n/);
  expect(once).toMatch(/^Violet lost the key and got a new chain: 1 time\.$/m);
  expect(await output(['verify', '-'], `${golden}\n${golden}`)).toBe(once + once);
});

test('it speaks other languages', async () => {
  expect(await output(['verify', '-', '--lang', 'de'], golden)).toMatch(/^Bewiesen: die Würfel/);
  expect(await output(['verify', '-', '--lang', 'nl'], golden)).toMatch(/^Bewezen: de dobbel/);
});

const proof = /^\[Dice .*\]\n/m;
const refused: readonly [string, string, RegExp][] = [
  ['without a proof', golden.replace(proof, ''), /record 1, is not proved: it has no proof/],
  ['with a proof that is none', golden.replace(proof, '[Dice "1 2 3"]\n'), /word 4 of the proof/],
  ['whose seal does not fit', golden.replace(/\w{3}"\]\n1\. /, 'AAA"]\n1. '), /seal|word/],
  ['with a broken chain', golden.replace(/\.\d+\./, '.7.'), /chain 1 \(server\) does not lead/],
  [
    'with a step that is not allowed',
    golden.replace(' s0', ' w0w0s0'),
    /step 2 .* player 0 is away/,
  ],
  [
    'with more steps than elements',
    golden.replace(' s0', ' s1s0'),
    /more than was revealed \(player 1\)/,
  ],
  [
    'that is not lawful',
    golden.replace(/^2\. (\w) \d{3}/m, '2. $1 999'),
    /line 8, column 6: “999”/,
  ],
  ['as the second of a file', `${golden}\n${golden.replace(proof, '')}`, /record 2, is not proved/],
];
test.each(refused)('a record %s is refused with exit code 1', async (_, record, says) => {
  expectRefusal(await run(['verify', '-', '--json'], record), 1, says);
});

test('a file that is missing is one line, a missing argument is exit code 2', async () => {
  expectRefusal(await run(['verify', 'nowhere.claim']), 1, /There is no file nowhere\.claim/);
  expectRefusal(await run(['verify']), 2, /is missing/);
});
