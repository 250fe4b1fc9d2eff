import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportioned, shownShares, wholeFlows } from '../src/report/rounding.ts';

/** A table as flows from its columns to its rows, read line by line. */
const flowsOf = (table: readonly (readonly number[])[]) =>
  table.flatMap((row, at) =>
    row.map((amount, column) => ({ from: `column ${column}`, to: `row ${at}`, amount })),
  );

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Shares of 1000 for several seats, with all their digits. */
const sharesOf = (seats: number) =>
  fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: seats, maxLength: seats })
    .map((weights) => weights.map((weight) => (1000 * weight) / sumOf(weights)));

/** The changes of win shares step by step: rows are seats, starting with their initial share. */
const tables = fc.integer({ min: 2, max: 5 }).chain((seats) =>
  fc.array(sharesOf(seats), { minLength: 2, maxLength: 6 }).map((line) =>
    Array.from({ length: seats }, (_, seat) => {
      const shares = line.map((step) => step[seat] ?? 0);
      const changes = shares.map((share, step) => share - (shares[step - 1] ?? 0));
      return [...changes, -(shares.at(-1) ?? 0)];
    }),
  ),
);

describe('rounding a table', () => {
  test('keeps every row and every column, and changes no value by a whole', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const whole = wholeFlows(flowsOf(table));
        const width = table[0]?.length ?? 0;
        const cell = (row: number, column: number): number => whole[row * width + column] ?? 0;
        for (const [row, cells] of table.entries()) {
          for (const [column, amount] of cells.entries()) {
            expect(Number.isInteger(cell(row, column))).toBe(true);
            expect(Math.abs(cell(row, column) - amount)).toBeLessThan(1.01);
          }
          expect(sumOf(cells.map((_, column) => cell(row, column)))).toBe(0);
        }
        for (let column = 0; column < width; column += 1) {
          const amounts = table.map((cells) => cells[column] ?? 0);
          const shown = sumOf(table.map((_, row) => cell(row, column)));
          expect(shown).toBe(Math.round(sumOf(amounts)) + 0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('keeps whole numbers, and those with a floating-point error', () => {
    expect(wholeFlows(flowsOf([[2, -2]]))).toEqual([2, -2]);
    expect(wholeFlows(flowsOf([[0.1 + 0.2 + 0.7, 0]]))).toEqual([1, 0]);
    const thirds = [100 / 3, 100 / 3, 100 / 3 + 0.003];
    expect(sumOf(wholeFlows(flowsOf([thirds, thirds.map((third) => -third)])))).toBe(0);
  });
});

test('parts are rounded up where the remainder is largest, and add up', () => {
  expect(apportioned([1.4, 1.4, 1.2], 4)).toEqual([2, 1, 1]);
  expect(apportioned([-0.5, 0.5], 0)).toEqual([0, 0]);
  expect(apportioned([2, -2], 0)).toEqual([2, -2]);
});

describe('shares of a list', () => {
  const all = fc.integer({ min: 2, max: 5 }).chain(sharesOf);

  test('add up to 100 in the printed digits, each rounded up or down', () => {
    fc.assert(
      fc.property(all, fc.integer({ min: 0, max: 2 }), (thousandths, digits) => {
        const shares = thousandths.map((part) => part / 1000);
        const scale = 10 ** (2 + digits);
        const printed = shownShares(shares, digits).map((share) => Math.round(share * scale));
        expect(sumOf(printed)).toBe(scale);
        for (const [at, part] of printed.entries())
          expect(Math.abs(part - shares[at]! * scale)).toBeLessThan(1 + 1e-6);
      }),
    );
  });

  test('keep their value where they are too small or too near to all for those digits', () => {
    expect(shownShares([0.998, 0.002], 0)).toEqual([0.998, 0.002]);
    expect(shownShares([1, 0], 0)).toEqual([1, 0]);
  });
});
