import process from 'node:process';
import { cases } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { Tally } from './games.ts';
import { addTally, chanceOf, newTally, playGame } from './games.ts';
import { perform } from './moves.ts';
import { World } from './world.ts';

/** Short: enough to expose a missing check. Long: `npm run campaign adversary`, with `-- --games 500` fewer. */
const GAMES = Number(process.env['GAMES'] ?? cases({ short: 40, long: 10_000 }));
const WHOLE_EVERY = cases({ short: 1000, long: 200 });
const TOLD_EVERY = 20;
/** Fair dice are below this once in ten thousand campaigns. */
const LEAST_CHANCE = 1e-4;

const isLong = cases({ short: 0, long: 1 }) === 1;

const tell = (text: string): void => void process.stdout.write(`${text}\n`);

/** Most games are short, because all rolls of a game are made in the same way; some are played to the end. */
const rollsOf = (seed: number): number => (seed % WHOLE_EVERY === 0 ? Infinity : 2 + (seed % 8));

const figuresOf = ({ games, rolls, attempts, verdicts, impossible, pips }: Tally): string =>
  [
    `games ${games}, rolls ${rolls}`,
    `attempts: ${[...attempts].map(([verb, count]) => `${verb} ${count}`).join(', ')}`,
    `games whose log was refused: ${impossible}`,
    `rolls as settled ${verdicts.settled}, named ${verdicts.named}, told to the player ${verdicts.detected}, without the player ${verdicts.absent}`,
    `undetected influence: ${verdicts.influence}`,
    `chi-square of pips: honest player p ${chanceOf(pips.honest).toFixed(4)}, others p ${chanceOf(pips.others).toFixed(4)}`,
  ].join('\n');

test('a refused server may repeat its log: that takes no answer of the client', async () => {
  const world = await World.open({ sitters: ['honest', 'accomplice'] });
  await world.playUntil(() => world.roll > 1);
  for (const move of ['fork chains', 'reload', 'fork chains'])
    expect(await perform(world, move)).toBe(true);
  expect(world.honest.table.fault.peek()).not.toBeNull();
  world.end();
});

test('games at random and for the best dice: no influence stays undetected, and the dice stay fair', async () => {
  const all = newTally();
  for (let seed = 1; seed <= GAMES; seed += 1) {
    addTally(all, await playGame(seed, seed % 2 === 0 ? 'greedy' : 'random', rollsOf(seed)));
    if (isLong && seed % TOLD_EVERY === 0) tell(`${seed} of ${GAMES} games`);
  }
  if (isLong) tell(figuresOf(all));
  expect(all.influences).toEqual([]);
  expect([...all.attempts.keys()]).toEqual(expect.arrayContaining(['desert', 'join']));
  expect(all.attempts.size).toBeGreaterThan(10);
  for (const pips of [all.pips.honest, all.pips.others])
    expect(chanceOf(pips)).toBeGreaterThan(LEAST_CHANCE);
});
