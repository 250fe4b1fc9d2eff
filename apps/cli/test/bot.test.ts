import process from 'node:process';
import { expect, test } from 'vitest';
import { expectRefusal, finish, MAIN, output, run, start } from './program.ts';

const EMPTY = '....../....../....../....../....../......';

test('a transcript: placements for rolls, roll or take for decisions', async () => {
  const transcript = [
    'new go g std',
    `go ${EMPTY} go g 235 - std`,
    '# a host may comment too',
    '',
    'go ......5/g..O../.2...G./....../....../....b. gob g 145 - std',
    'go ....../...4.../....../....../....../...... go g - - std',
    `go ${EMPTY} go g - - std`,
    'new go o reuse',
    `go ${EMPTY} go o 444 - reuse`,
    'quit',
    'go nonsense that nobody reads any more',
  ];
  for (const bot of ['steady', 'random']) {
    const answers = (await output(['bot', bot], transcript.join('\n'))).trimEnd().split('\n');
    expect(answers).toEqual([
      expect.stringMatching(/^(s2@(35|53)|s3@(25|52)|s5@(23|32))$/),
      expect.stringMatching(/^(c@14|c@15|s4@51)$/),
      expect.stringMatching(/^(roll|take)$/),
      'roll',
      's4@44',
    ]);
  }
});

test('the same seed gives the same answers', async () => {
  const asked = `new go g std\n${`go ${EMPTY} go g 235 - std\n`.repeat(20)}`;
  const answers = await output(['bot', 'random', '--seed', '3'], asked);
  expect(await output(['bot', 'random', '--seed', '3'], asked)).toBe(answers);
  expect(new Set(answers.trimEnd().split('\n')).size).toBeGreaterThan(1);
});

test('every answer comes before the next question, and quit ends it while the pipe is open', async () => {
  const child = start(process.execPath, [MAIN, 'bot', 'steady']);
  const ended = finish(child);
  child.stdin.write(`new go g std\r\ngo ${EMPTY} go g 111 - std\r\n`);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.stdin.write('quit\r\n');
  expect(await ended).toEqual({ code: 0, out: 's1@11\n', err: '' });
});

const bad: readonly [string, string, RegExp][] = [
  ['a word that is not of the protocol', 'help me', /“help me” is not part of the bot protocol/],
  ['go without a position', 'go', /not part of the bot protocol/],
  ['a wrong position', `go ${EMPTY} gx g - - std`, /go, line 1, column 44: “x”/],
  ['a game that is over', `go ${EMPTY} go g - 0 std`, /nothing to decide/],
  [
    'a roll that busts',
    'go ....../....../....../....../..1..../...... go g 111 - std',
    /nothing to decide/,
  ],
];
test.each(bad)('%s is refused with exit code 1', async (_, line, says) => {
  expectRefusal(await run(['bot', 'random'], `${line}\n`), 1, says);
});

test('an unknown bot is refused with exit code 2', async () => {
  const says =
    /There is no bot “hal”\. Bots: greenhorn, .*; with a style: .*legend:daring.*hunting\.$/m;
  expectRefusal(await run(['bot', 'hal']), 2, says);
});

test('a bot may be given a clock', async () => {
  const asked = `new go g std\ngo ${EMPTY} go g 111 - std\n`;
  expect(await output(['bot', 'legend:daring', '--ms', '1'], asked)).toBe('s1@11\n');
});
