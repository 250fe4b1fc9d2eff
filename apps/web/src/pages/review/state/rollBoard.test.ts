import { readFile } from 'node:fs/promises';
import type { Analysis } from '@claim-it/ai';
import { analyse, costliest, judgedRolls } from '@claim-it/ai';
import { loadBrain } from '@claim-it/client/bots';
import { setupOf } from '@claim-it/client/model';
import { invariant, parseRecord } from '@claim-it/rules';
import { recordNamed } from '@claim-it/testkit';
import { catalog } from '@claim-it/text/en';
import { review as texts } from '@claim-it/text/en/review';
import { expect, test, vi } from 'vitest';
import { createReview } from './reviewState.ts';
import { marksOf, rollBoard } from './rollBoard.ts';

vi.stubGlobal('requestAnimationFrame', () => 0);
vi.stubGlobal('cancelAnimationFrame', () => undefined);
vi.mock('@claim-it/client/analysis', () => ({ startOrder: vi.fn(), startReview: vi.fn() }));

const record = recordNamed('known');
const replay = parseRecord(record);
invariant(replay.ok, 'a lawful record');
const setup = setupOf(replay.value.record);
const source = { id: null, table: null, record, replay: replay.value, setup, isOver: true };

const reviewed = async (): Promise<Analysis> => {
  const brain = await loadBrain(replay.value.record.setup, (file) => readFile(file));
  const analysis = analyse(replay.value, brain);
  invariant(analysis.ok, 'a review');
  return analysis.value;
};
const known = reviewed();

test('the best space glows with a ghost, the played marker lies, and both tell their chances', async () => {
  const review = createReview(source, null);
  const judged = judgedRolls(await known);
  const at = costliest(judged);
  const decision = judged[at]?.decision ?? null;
  invariant(decision !== null, 'a choice');
  const { spaces, blooms } = rollBoard(catalog, texts, review, review.rolls[at], decision);
  expect(blooms).toEqual([{ space: '3,4', order: 0 }]);
  expect(spaces['3,4'].holds.isGhost).toBe(true);
  expect(spaces['3,4'].label).toContain('67%');
  expect(spaces['4,4'].holds.stake).toEqual({ kind: 'squatter', number: 3 });
  expect(spaces['4,4'].label).toContain('53%');
  expect(marksOf(decision).map(({ kind }) => kind)).toEqual(['best', 'other', 'played']);
});

test('the played mark tells the chance of what was played, and so does the text', async () => {
  const judged = judgedRolls(await known);
  let shared = 0;
  for (const { decision } of judged) {
    if (decision === null) continue;
    const { candidates, played, seat } = decision;
    const [best, chosen] = [candidates[0], candidates[played]];
    const marks = marksOf(decision);
    expect(marks[0]).toMatchObject({ kind: 'best', share: best?.shares[seat] });
    const mark = marks.find(({ kind }) => kind === 'played');
    expect(mark?.share).toBe(played === 0 ? undefined : chosen?.shares[seat]);
    const spaces = new Set(candidates.map(({ placement }) => placement.space));
    expect(new Set(marks.map(({ space }) => space))).toEqual(spaces);
    const isShared = played !== 0 && best?.placement.space === chosen?.placement.space;
    expect(marks).toHaveLength(spaces.size + (isShared ? 1 : 0));
    expect(mark?.isAbove ?? false).toBe(isShared);
    if (isShared) shared += 1;
  }
  expect(shared).toBeGreaterThan(0);
});

test('a game that runs is never reviewed', () => {
  const review = createReview({ ...source, isOver: false }, 5);
  review.begin();
  expect(review.stage.value.kind).toBe('resting');
  expect(review.at.value).toBe(4);
  expect(review.since).toBe(4);
});
