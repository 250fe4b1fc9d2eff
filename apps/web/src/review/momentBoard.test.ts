import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { analyse } from '@claim-it/ai';
import { invariant, parseRecord } from '@claim-it/rules';
import { catalog } from '@claim-it/text/en';
import { review as texts } from '@claim-it/text/en/review';
import { expect, test, vi } from 'vitest';
import { loadBrain } from '../brain/weights.ts';
import { setupOf } from '../match/record.ts';
import { costliest, judgedRolls } from './judged.ts';
import { marksOf, momentBoard } from './momentBoard.ts';
import { createReview } from './reviewState.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => undefined);
vi.mock('../assay/office.ts', () => ({ startOrder: vi.fn() }));

const record = readFileSync(new URL('../../test/assay/known.claim', import.meta.url), 'utf8');
const replay = parseRecord(record);
invariant(replay.ok, 'a lawful record');
const setup = setupOf(replay.value.record);
const source = { id: null, record, replay: replay.value, setup, isOver: true };

test('the best space glows with a ghost, the played marker lies, and both tell their chances', async () => {
  const review = createReview(source, null);
  const brain = await loadBrain(replay.value.record.setup, (file) => readFile(file));
  const analysis = analyse(replay.value, brain);
  invariant(analysis.ok, 'a review');
  const judged = judgedRolls(analysis.value);
  const at = costliest(judged);
  const decision = judged[at]?.decision ?? null;
  invariant(decision !== null, 'a choice');
  const { spaces, blooms } = momentBoard(catalog, texts, review, review.moments[at], decision);
  expect(blooms).toEqual([{ space: '3,4', order: 0 }]);
  expect(spaces['3,4'].holds.isGhost).toBe(true);
  expect(spaces['3,4'].label).toContain('67%');
  expect(spaces['4,4'].holds.stake).toEqual({ kind: 'squatter', number: 3 });
  expect(marksOf(decision).map(({ kind }) => kind)).toEqual(['best', 'other', 'played']);
});

test('a game that runs is never reviewed', () => {
  const review = createReview({ ...source, isOver: false }, 5);
  review.begin();
  expect(review.stage.value.kind).toBe('resting');
  expect(review.at.value).toBe(4);
  expect(review.since).toBe(4);
});
