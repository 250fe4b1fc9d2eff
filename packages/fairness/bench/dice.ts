// npm run dice: two verifiers on many games, and chi-square over millions of rolls.
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Agreement } from './agree.ts';
import { agreeOn } from './agree.ts';
import type { Counting, Finding } from './counting.ts';
import { countFall, judgeAll, newCounting } from './counting.ts';
import { carelessFall, fairFall, potsFrom } from './streams.ts';

const BATCH = 250;
const CARELESS_ROLLS = 1_000_000;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    rolls: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: '1' },
  },
});
const [games, rolls, seed] = [Number(values.games), Number(values.rolls), Number(values.seed)];

const show = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The progress, on standard error beside the results. */
const tell = (line: string): void => {
  process.stderr.write(process.stderr.isTTY ? `\r${line}` : `${line}\n`);
};

const compareVerifiers = (): boolean => {
  const sum: Agreement = {
    games: 0,
    newer: 0,
    newerRolls: 0,
    named: 0,
    rolls: 0,
    proved: 0,
    refused: 0,
  };
  for (let done = 0; done < games; done += BATCH) {
    const count = Math.min(BATCH, games - done);
    agreeOn(
      Array.from({ length: count }, (_, index) => seed * 1_000_003 + done + index),
      sum,
    );
    tell(`${sum.games} of ${games} games`);
  }
  show(`games ${sum.games}, rolls ${sum.rolls}`);
  show(`  of version 1: ${sum.games - sum.newer}, of version 2: ${sum.newer}`);
  show(`  rolls of version 2 that are named: ${sum.named} of ${sum.newerRolls}`);
  show(`  TypeScript and Python make the same dice and name the same rolls: ${sum.proved}`);
  show(`  both refuse the game with one bit changed: ${sum.refused}`);
  return sum.proved === games && sum.refused === games;
};

const showFinding = ({ name, freedom, chiSquare, tail, isHonest }: Finding): void => {
  const verdict = isHonest ? 'honest' : 'NOT HONEST';
  const facts = `df ${freedom}, chi-square ${chiSquare.toFixed(1)}, p ${tail.toPrecision(3)}`;
  show(`  ${name.padEnd(12)} ${facts}: ${verdict}`);
};

const testDice = (): boolean => {
  const [fair, careless]: readonly [Counting, Counting] = [newCounting(), newCounting()];
  const nextPot = potsFrom(seed);
  for (let count = 0; count < rolls; count += 1) {
    const pot = nextPot();
    countFall(fair, fairFall(pot));
    if (count < CARELESS_ROLLS) countFall(careless, carelessFall(pot));
    if ((count + 1) % CARELESS_ROLLS === 0) tell(`${count + 1} of ${rolls} rolls`);
  }
  show(`fair dice, ${rolls} rolls`);
  const found = judgeAll(fair);
  for (const finding of found) showFinding(finding);
  show(`byte % 6 without rejection, ${Math.min(rolls, CARELESS_ROLLS)} rolls; it must fail`);
  const caught = judgeAll(careless);
  for (const finding of caught) showFinding(finding);
  return found.every(({ isHonest }) => isHonest) && caught[0]?.isHonest === false;
};

const results = [games === 0 || compareVerifiers(), rolls === 0 || testDice()];
show(results.every(Boolean) ? 'all as it should be' : 'SOMETHING IS WRONG');
process.exitCode = results.every(Boolean) ? 0 : 1;
