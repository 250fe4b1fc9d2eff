import { readFileSync } from 'node:fs';
import { formatRoll } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import type { DiceVersion } from '../src/index.ts';
import { codeOf, fallFrom } from '../src/index.ts';
import { play } from './drawn.ts';
import type { DiceTable } from './table.ts';
import {
  begin,
  closeBowl,
  comeBack,
  goAway,
  openTable,
  pooledChain,
  roll,
  stir,
  stirAndRoll,
} from './table.ts';

const page = readFileSync(new URL('../../../docs/fair-dice.md', import.meta.url), 'utf8');

/** The seeds of the page: all 0 for the server, all 1 and all 2 for the players. */
const example = (version: DiceVersion): DiceTable =>
  openTable('example', 'std.1', [true, true], { version, firstChain: -1 });

const openedLine = ({ ledger }: DiceTable): string =>
  `opened | \`${ledger.opening}\`, code \`${codeOf(ledger.opening)}\``;

const begunLine = ({ ledger }: DiceTable): string => {
  const [zero, one] = ledger.first?.rolls.map(formatRoll) ?? [];
  const begins = `player ${ledger.first?.chair} begins`;
  return `after \`s0s1bh\` | \`${ledger.pot}\`; player 0 rolls ${zero}, player 1 rolls ${one}, ${begins}`;
};

const rolledLine = (steps: string, { ledger }: DiceTable): string => {
  const [fall, last] = [fallFrom(ledger.pot).join(', '), ledger.last];
  if (last === null) throw new Error('there was a roll');
  const named = ledger.version === 2 && last.isChoice ? '; this roll is named' : '';
  const record = `the record says \`${formatRoll(last.roll)}\`${named}`;
  return `after \`${steps}\` | \`${ledger.pot}\`; the dice fall ${fall}, ${record}`;
};

describe('the sample numbers match the document', () => {
  test('for chains', () => {
    const [house, zero, one] = [0, 1, 2].map(pooledChain);
    for (const line of [
      `tip of the server | \`${house?.tip}\``,
      `tip of player 0 | \`${zero?.tip}\``,
      `tip of player 1 | \`${one?.tip}\``,
      `first element of the server | \`${house?.elements[0]}\``,
      `first element of player 0 | \`${zero?.elements[0]}\``,
    ])
      expect(page).toContain(line);
  });

  test('for version 2', () => {
    const table = example(2);
    expect(page).toContain(openedLine(table));
    begin(table);
    expect(page).toContain(begunLine(table));
    stirAndRoll(table, 0);
    expect(page).toContain(rolledLine('s0s1r0', table));
    closeBowl(table);
    goAway(table, 1);
    comeBack(table, 1);
    roll(table, 1);
    expect(page).toContain(rolledLine('s0s1w1c1r1', table));
  });

  test('for stand-ins and joined chairs', () => {
    const table = play(example(2), 's0s1bh s0s1r0 s0s1w1c1r1');
    for (const steps of ['s0s1w1i1r1', 's0r1', 's0j1r0', 's0c1r1', 's0s1r1'])
      expect(page).toContain(rolledLine(steps, play(table, steps)));
  });

  test('for version 1', () => {
    const table = example(1);
    expect(page).toContain(openedLine(table));
    begin(table);
    expect(page).toContain(begunLine(table));
    stir(table, 1);
    roll(table, 0);
    expect(page).toContain(rolledLine('s1r0', table));
  });
});
