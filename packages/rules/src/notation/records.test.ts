import { expect, test } from 'vitest';
import { splitRecords } from './records.ts';

const ONE = '[Game "Claim It!"]\n[Result "*"]\n; a remark\n1. g 235 s2@35 take\n';

test('one record is one part', () => {
  expect(splitRecords(ONE)).toEqual([{ text: ONE, linesBefore: 0 }]);
});

test('several records in one text are separated, with the lines before each', () => {
  const parts = splitRecords(`${ONE}\n${ONE}\n${ONE}`);
  expect(parts.map((part) => part.linesBefore)).toEqual([0, 5, 10]);
  expect(parts.map((part) => part.text.trimEnd())).toEqual(
    [ONE, ONE, ONE].map((text) => text.trimEnd()),
  );
});

test('a record without turns keeps its tags together', () => {
  expect(splitRecords('[Game "x"]\n\n[Date "y"]\n')).toHaveLength(1);
});
