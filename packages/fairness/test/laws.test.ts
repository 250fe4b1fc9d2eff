import { formatRecord } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DiceEvent, Ledger } from '../src/index.ts';
import {
  ANCHOR_BEFORE,
  advanceLedger,
  CHAIN_LENGTH,
  openLedger,
  proveRecord,
  verifyRecord,
} from '../src/index.ts';
import { collectProof } from '../src/proof/collect.ts';
import { expandProof } from '../src/proof/expand.ts';
import { formatBody, parseProof } from '../src/proof/proof.ts';
import type { ProvedGame } from './games.ts';
import { generatedGame, playProved } from './games.ts';
import { begin, openTable, roll } from './table.ts';

const seed = fc.integer({ min: 0, max: 2 ** 30 });
/** One game has a hundred rolls, stirs and absences, so a few games cover nearly every event of the dice. */
const RUNS = { numRuns: cases({ short: 10, long: 1000 }) };
/** A player leaves in each of these. */
const LEFT = cases({ short: 40, long: 3000 });

const fold = ({ table }: ProvedGame): readonly Ledger[] => {
  const opened = openLedger(table.opened);
  if (!opened.ok) throw new Error('opened before');
  const ledgers = [opened.value];
  for (const event of table.events) {
    const next = advanceLedger(ledgers.at(-1)!, event);
    if (!next.ok) throw new Error(JSON.stringify(next.reason));
    ledgers.push(next.value);
  }
  return ledgers;
};

const tagOf = ({ record }: ProvedGame): string =>
  record.tags.find(({ name }) => name === 'Dice')?.value ?? '';

describe('any valid game', () => {
  test('is proved by its record: every roll, the roller, and the contributors', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const game = generatedGame(number);
        const verified = verifyRecord(game.text);
        expect(verified).toMatchObject({ ok: true });
        if (!verified.ok) return;
        const rolled = fold(game).flatMap((ledger, at) =>
          game.table.events[at - 1]?.kind === 'rolled' ? [ledger.last] : [],
        );
        expect(verified.value.rolls.map((one) => one.roll)).toEqual(rolled.map((one) => one?.roll));
        expect(verified.value.rolls.map((one) => one.contributors)).toEqual(
          rolled.map((one) => 1 + new Set([one?.shaker, ...(one?.stirs ?? [])]).size),
        );
        expect(verified.value.game).toBe(`game-${number}`);
      }),
      RUNS,
    );
  });

  test('gives the same dice when an event is sent again, or the server restarts from its log', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const game = generatedGame(number);
        const ledgers = fold(game);
        for (const [at, event] of game.table.events.entries()) {
          const stored: Ledger = JSON.parse(JSON.stringify(ledgers[at]));
          const sent: DiceEvent = JSON.parse(JSON.stringify(event));
          expect(advanceLedger(stored, sent)).toEqual({ ok: true, value: ledgers[at + 1] });
        }
      }),
      { numRuns: cases({ short: 5, long: 300 }) },
    );
  });

  test('is rebuilt from its proof, to the last field of the ledger', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const { table } = generatedGame(number);
        const expanded = expandProof(collectProof(table.opened, table.events));
        expect(expanded).toMatchObject({ ok: true, value: { ledger: table.ledger } });
      }),
      RUNS,
    );
  });

  test('has a one-line proof that reads back as it was written', () => {
    fc.assert(
      fc.property(seed, (number) => {
        const tag = tagOf(generatedGame(number));
        const parsed = parseProof(tag);
        expect(parsed.ok && `${formatBody(parsed.value.proof)} ${parsed.value.seal}`).toBe(tag);
        expect(tag).toMatch(/^[A-Za-z0-9_., -]+$/);
      }),
      RUNS,
    );
  });

  test('is proved without names, comments and spare white space as well', () => {
    const { text } = generatedGame(11);
    const told = text
      .replace('[Game', '[Names "Ada | Ben"]\n[Game')
      .replaceAll(' take', '  {a comment 111} take')
      .replaceAll('\n', '\r\n');
    expect(told).toContain('comment');
    expect(verifyRecord(told)).toMatchObject({ ok: true });
  });
});

test('a game with a departure: an unplaced roll, an interrupted turn, a skipped turn', () => {
  const setup = { colors: ['green', 'blue', 'red'], variant: 'standard' } as const;
  const temper = { take: 0.2, undo: 0, pass: 0.05, leave: 0.05 };
  let [unwritten, gone, passed] = [0, 0, 0];
  for (let number = 0; number < LEFT; number += 1) {
    const version = number % 4 === 3 ? 1 : 2;
    const { text } = playProved({ setup, seed: number, temper, maxInputs: 400, version });
    const verified = verifyRecord(text);
    expect(verified, text).toMatchObject({ ok: true });
    if (!verified.ok) continue;
    unwritten += verified.value.rolls.filter((one) => !one.isWritten).length;
    gone += text.split(' gone').length - 1;
    passed += text.split(' pass\n').length - 1;
  }
  expect(unwritten).toBeGreaterThan(LEFT / 8);
  expect(gone).toBeGreaterThan(LEFT / 2);
  expect(passed).toBeGreaterThan(LEFT / 2);
});

test('a proof continues past the end of a chain', () => {
  const table = openTable('long', 'std.1', [true, true], { version: 1 });
  begin(table);
  const rolls = CHAIN_LENGTH + ANCHOR_BEFORE;
  for (let count = 0; count < rolls; count += 1) roll(table, count % 2);
  const { record } = generatedGame(1);
  const proved = proveRecord(record, table.opened, table.events);
  expect(proved).toMatchObject({ ok: true });
  if (!proved.ok) return;
  const tag = proved.value.tags.find(({ name }) => name === 'Dice')?.value ?? '';
  expect(tag).toMatch(/ [\w-]{43}\.4096\.[\w-]{43},[\w-]{43}\.65\.[\w-]{43} /);
  expect(formatRecord(proved.value)).toContain('4096');
});
