import { expect, test } from 'vitest';
import { parseProgress } from './progress.ts';

test('finished lessons come back, each once', () => {
  expect(parseProgress('[2,1,2]')).toEqual([2, 1]);
});

test.each([null, '', '{', '7', '[5]', '["1"]', '{"1":true}'])('%s is no lesson at all', (kept) => {
  expect(parseProgress(kept)).toEqual([]);
});
