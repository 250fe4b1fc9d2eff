import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultyBot, firstBot, noneLeft } from './entrants.ts';
import { expectRefusal, folder, json, output, run } from './program.ts';

type Row = {
  name: string;
  seats: number;
  wins: number;
  rate: number;
  low: number;
  high: number;
  faults: number;
  adjusted?: { rate: number; low: number; high: number };
};
type Report = { games: number; bots: Row[] };

const arena = async (...options: string[]): Promise<Report> =>
  (await json(['arena', ...options])) as Report;

test('arena --json has exactly the published shape', async () => {
  const report = await arena('--bots', 'steady,random', '--games', '20', '--seed', '1');
  expect(Object.keys(report)).toEqual(['games', 'bots']);
  expect(report.games).toBe(20);
  expect(report.bots.map(({ name, seats, faults }) => ({ name, seats, faults }))).toEqual([
    { name: 'steady', seats: 1, faults: 0 },
    { name: 'random', seats: 1, faults: 0 },
  ]);
  for (const bot of report.bots) {
    expect(Object.keys(bot)).toEqual(['name', 'seats', 'wins', 'rate', 'low', 'high', 'faults']);
    expect(bot.rate).toBeCloseTo(bot.wins / 20, 4);
    expect(bot.low).toBeLessThanOrEqual(bot.rate);
    expect(bot.high).toBeGreaterThanOrEqual(bot.rate);
  }
  expect(report.bots[0]?.wins).toBeGreaterThan(report.bots[1]?.wins ?? 20);
});

test('the last name fills the remaining seats, and all wins add up to the games', async () => {
  const options = ['--players', '5', '--games', '16', '--rules', 'reuse', '--seed', '4'];
  const report = await arena('--bots', 'steady,random', ...options);
  expect(report.bots.map(({ seats }) => seats)).toEqual([1, 4]);
  expect(report.bots.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(16, 5);
});

test('one name on every seat wins every game, even with faults', async () => {
  const report = await arena('--bots', 'cmd:true', '--players', '2', '--games', '3');
  expect(report.bots).toMatchObject([{ seats: 2, wins: 3, rate: 1, faults: 3 }]);
});

test('seats rotate evenly', async () => {
  const log = join(folder, 'seats.log');
  await arena(
    '--bots',
    `${firstBot('--log', log)},random`,
    '--players',
    '3',
    '--games',
    '6',
    '--ms',
    '30000',
    '--workers',
    '1',
  );
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  expect(lines).toEqual(['g', 'o', 'b', 'g', 'o', 'b'].map((seat) => `new gob ${seat} std`));
});

test('the same seed gives the same report, with one worker or two', async () => {
  const series = ['arena', '--bots', 'random', '--games', '17', '--players', '3', '--seed', '9'];
  expect(await output([...series, '--workers', '2', '--json'])).toBe(
    await output([...series, '--workers', '1', '--json']),
  );
});

test('--luck adds the share without luck, with a narrower interval', async () => {
  const options = ['--games', '40', '--seed', '3', '--luck'];
  const { bots } = await arena('--bots', 'tycoon,ev', ...options);
  for (const bot of bots) {
    expect(Object.keys(bot).slice(-2)).toEqual(['faults', 'adjusted']);
    const { rate, low, high } = bot.adjusted ?? { rate: 2, low: 0, high: 0 };
    expect(high - low).toBeLessThan(0.7 * (bot.high - bot.low));
    expect(rate).toBeCloseTo((low + high) / 2, 3);
    expect(Math.abs(rate - bot.rate)).toBeLessThan(bot.high - bot.low);
  }
  const plain = await arena('--bots', 'tycoon,ev', ...options.slice(0, -1));
  expect(bots.map(({ adjusted: _, ...row }) => row)).toEqual(plain.bots);
});

test('a table of different bots has shares without luck that add up to one', async () => {
  const series = ['--bots', 'ev,sheriff,h20', '--players', '4', '--games', '16', '--luck'];
  const [one, two] = await Promise.all(
    ['1', '2'].map((workers) => arena(...series, '--workers', workers)),
  );
  expect(two).toEqual(one);
  expect(one?.bots.map(({ seats }) => seats)).toEqual([1, 1, 2]);
  const sum = one?.bots.reduce((total, { adjusted }) => total + (adjusted?.rate ?? 0), 0);
  expect(sum).toBeCloseTo(1, 3);
});

test('luck is analysed while a bot with a fault leaves the table, and readers see it in two columns', async () => {
  const series = ['--bots', 'cmd:true,h20,random', '--players', '3', '--games', '6', '--luck'];
  const out = await output(['arena', ...series]);
  expect(out).toMatch(/Share +95% interval +Without luck +95% interval +Fair/);
  expect(out).toMatch(/^h20 +1 +\S+ +\S+% +\S+% – +\S+% +−?\S+% +−?\S+% – +\S+% +33\.3%/m);
});

test.each([
  ['rubbish', /answered “.*I would rather not/],
  ['illegal', /answered “c@11”/],
  ['dice', /answered “666”/],
  ['floods', /answered “x{60}…”/],
  ['dies', /ended before it answered \(out of gold\)/],
  ['ends', /ended before it answered/],
])('a bot that %s loses its games, and the report shows it', async (fault, says) => {
  const options = ['--games', '2', '--ms', '30000'];
  const out = await output(['arena', '--bots', `${faultyBot(fault)},random`, ...options]);
  expect(out).toMatch(/lost 2 games by fault; the first time it /);
  expect(out).toMatch(says);
  expect(out).not.toContain('\u001b');
  expect(out).toMatch(/^random +1 +2 +100\.0%/m);
});

test('a bot that hangs loses on time, and all its processes end', async () => {
  const mark = join(folder, 'hanging');
  const options = ['--games', '16', '--workers', '2', '--ms', '50'];
  const out = await output(['arena', '--bots', `random,${faultyBot('hangs', mark)}`, ...options]);
  expect(out).toMatch(/lost 16 games by fault; the first time it gave no answer within 50 ms/);
  await noneLeft(mark);
});

test('two seats of one faulty bot are one lost game', async () => {
  const report = await arena('--bots', 'random,cmd:true', '--players', '3', '--games', '3');
  expect(report.bots[1]).toMatchObject({ seats: 2, wins: 0, faults: 3 });
  expect(report.bots[0]).toMatchObject({ seats: 1, wins: 3, faults: 0 });
});

test('a missing command is a fault like any other', async () => {
  const out = await output(['arena', '--games', '2', '--bots', 'cmd:no-such-bot-anywhere,steady']);
  expect(out).toMatch(
    /lost 2 games by fault; the first time it ended before it answered \(.*not found/,
  );
});

test('the last output of a bot counts, in any number of pieces', async () => {
  const out = await output(['arena', '--games', '2', '--bots', `random,${faultyBot('stammers')}`]);
  expect(out).toContain('it ended before it answered (out of luck)');
});

test('the table is in the requested language', async () => {
  const out = await output(['arena', '--games', '2', '--bots', 'random', '--lang', 'de']);
  expect(out).toMatch(/^2 Spiele, 2 Plätze/);
  expect(out).toMatch(/^random +2 +2 +100,0\u00a0%/m);
});

test('a wrong name ends it before the first game', async () => {
  expectRefusal(await run(['arena', '--bots', 'steady,nobody']), 2, /There is no bot “nobody”/);
});
