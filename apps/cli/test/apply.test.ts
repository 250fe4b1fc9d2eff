import { expect, test } from 'vitest';
import { expectRefusal, output, run } from './program.ts';

const START = '....../....../....../....../....../...... gob g - - std';

const after = async (position: string, ...tokens: string[]): Promise<string> =>
  (await output(['apply', position, ...tokens])).trimEnd();

test('a roll, a placement and a take change the position', async () => {
  const rolled = await after(START, '145');
  expect(rolled).toBe('....../....../....../....../....../...... gob g 145 - std');
  const placed = await after(rolled, 's4@15');
  expect(placed).toBe('....../.4...../....../....../....../...... gob g - - std');
  expect(await after(placed, 'take')).toBe(
    '....../g...../....../....../....../...... gob o - - std',
  );
  expect(await after(START, '145', 's4@15', 'take')).toBe(await after(placed, 'take'));
});

test('`roll` may precede the dice or be left out', async () => {
  expect(await after(START, 'roll', '145', 's4@15', 'roll', '236')).toBe(
    await after(START, '145', 's4@15', '236'),
  );
});

test('EXAMPLE 4: a roll that busts passes the turn by itself', async () => {
  const table = '..O.../....../....6../......3*/...g*../..2.... gob g - - std';
  expect(await after(table, '346')).toBe('..O.../....../....../....../...g../...... gob o - - std');
});

test('after a bust the tokens continue with the next seat', async () => {
  const green = ['222', 's2@22', 'roll', '222', 'c@22', '222'];
  expect(await after(START, ...green, '136', 's6@13', 'take')).toBe(
    '....../....../....../o...../....../...... gob b - - std',
  );
});

test('`pass` skips the turn: its markers go, and the next seat is on turn', async () => {
  const passed = START.replace('gob g', 'gob o');
  expect(await after(START, 'pass')).toBe(passed);
  expect(await after(START, '145', 'pass')).toBe(passed);
  expect(await after(START, '145', 's4@15', '236', 'pass')).toBe(passed);
});

test('without tokens the position is printed as it is; --json changes nothing', async () => {
  expect(await after(START)).toBe(START);
  expect(await output(['apply', START, '145', '--json'])).toBe(
    await output(['apply', START, '145']),
  );
});

test('the position can come from standard input', async () => {
  expect(await output(['apply', '-', '145', 's4@15'], `${START}\n`)).toBe(
    await output(['apply', START, '145', 's4@15']),
  );
});

const bad: readonly [string, string[], RegExp][] = [
  ['a roll of 0', ['045'], /Token 1, “045”: “045” is not a roll/],
  ['a roll of two dice', ['45'], /“45” is not a roll/],
  ['a descending roll', ['541'], /“541” is not a roll/],
  ['a word that is no move', ['145', 'jump'], /Token 2, “jump”/],
  ['another squatter', ['145', 's5@15'], /Token 2, “s5@15”: .*squatter 4/],
  ['a claim on nothing', ['145', 'c@15'], /Token 2/],
  ['a space that the roll does not offer', ['145', 's4@16'], /Token 2, “s4@16”/],
  ['a space off the map', ['145', 's4@17'], /Token 2, “s4@17”/],
  ['a take before any placement', ['take'], /Token 1, “take”/],
  ['a second roll before the placement', ['145', '145'], /Token 2, “145”/],
  ['a bust, which is not a move', ['bust'], /Token 1, “bust”/],
  ['a token of two lines', ['a\nb'], /Token 1/],
];
test.each(bad)('%s is refused with exit code 1', async (_, tokens, says) => {
  expectRefusal(await run(['apply', START, ...tokens]), 1, says);
});

test('a wrong position is refused before its tokens', async () => {
  expectRefusal(await run(['apply', START.replace('gob', 'gxb'), '000']), 1, /“x” is not a seat/);
});

test('a game that is over takes no more tokens', async () => {
  expectRefusal(await run(['apply', START.replace('- std', '0 std'), '145']), 1, /over/);
});
