import type { Space } from '@claim-it/rules';
import { SPACES, standings } from '@claim-it/rules';
import { expect, test } from 'vitest';
import type { Lesson } from '../../parts/lessons/lessons.ts';
import { LESSONS } from '../../parts/lessons/lessons.ts';
import type { LessonAction, LessonState } from './engine.ts';
import { act, beginLesson, gameIn, isDone, stepIn } from './engine.ts';

const choose = (space: Space): LessonAction => ({ kind: 'choose', space });

/** A action that leads on from every step; for a free choice the first space that works. */
const rightDeed = (state: LessonState): LessonAction => {
  const { goal } = stepIn(state);
  switch (goal.kind) {
    case 'place': {
      const spaces = goal.on ?? SPACES;
      const lit = spaces.find((space) => act(state, choose(space)).at > state.at);
      return choose(lit ?? '1,1');
    }
    case 'refused':
      return choose(goal.on[0] ?? '1,1');
    case 'roll':
    case 'take':
      return { kind: goal.kind };
    default:
      return { kind: 'next' };
  }
};

/** All states on the way to the end. */
const playThrough = (lesson: Lesson): readonly LessonState[] => {
  const states = [beginLesson(lesson)];
  for (let state = states[0]; state !== undefined && !isDone(state); state = states.at(-1))
    states.push(act(state, rightDeed(state)));
  return states;
};

const DEEDS: readonly LessonAction[] = [
  { kind: 'next' },
  { kind: 'roll' },
  { kind: 'take' },
  ...SPACES.map(choose),
];

test.each(LESSONS)('lesson $number can be completed, one step after another', (lesson) => {
  const states = playThrough(lesson);
  expect(states.map(({ at }) => at)).toEqual(lesson.steps.map((_, index) => index));
});

test.each(LESSONS)(
  'lesson $number responds to every wrong action and stays at its step',
  (lesson) => {
    for (const state of playThrough(lesson).filter((one) => !isDone(one)))
      for (const action of DEEDS) {
        const after = act(state, action);
        if (after.at > state.at) continue;
        const isMoved = gameIn(after) !== gameIn(state);
        expect(after.at).toBe(state.at);
        if (!isMoved) expect(after.answer, JSON.stringify([state.at, action])).not.toBeNull();
      }
  },
);

test.each(LESSONS)('lesson $number ends with its last step: nothing counts any more', (lesson) => {
  const last = playThrough(lesson).at(-1);
  for (const action of DEEDS) expect(last && act(last, action)).toBe(last);
});

test('lesson 1: any of six spaces will do, and the marker may still move', () => {
  const [first] = LESSONS;
  const rolled = first && act(beginLesson(first), { kind: 'roll' });
  const lit = SPACES.filter((space) => rolled && act(rolled, choose(space)).at > rolled.at);
  expect(lit.toSorted()).toEqual(['2,3', '2,5', '3,2', '3,5', '5,2', '5,3']);
  const placed = rolled && act(rolled, choose('3,5'));
  const moved = placed && act(placed, choose('5,3'));
  expect(moved?.at).toBe(placed?.at);
  expect(moved && gameIn(moved).turn.stakes).toEqual({ '5,3': { kind: 'squatter', number: 2 } });
});

test('lesson 1: whichever spaces are chosen, the second roll can be placed', () => {
  const [first] = LESSONS;
  if (first === undefined) throw new Error('no lesson');
  const rolled = act(beginLesson(first), { kind: 'roll' });
  for (const space of ['2,3', '2,5', '3,2', '3,5', '5,2', '5,3'] as const) {
    const again = act(act(rolled, choose(space)), { kind: 'roll' });
    expect(gameIn(again).turn.phase.kind).toBe('toPlace');
  }
});

test('lesson 2 shows EXAMPLE 3: three open spaces, a closed one says whose it is', () => {
  const lesson = LESSONS[1];
  if (lesson === undefined) throw new Error('no lesson');
  const states = playThrough(lesson);
  const atClosed = states.find((state) => stepIn(state).name === 'closed');
  const refused = atClosed && act(atClosed, choose('4,5'));
  expect(refused?.answer).toEqual({
    kind: 'refused',
    refusal: { kind: 'spaceClaimed', space: '4,5', owner: 2 },
  });
  const end = states.at(-1);
  expect(end && gameIn(end).board['1,4']).toEqual({ kind: 'claimed', owner: 0 });
  expect(end && gameIn(end).board['3,3']).toEqual({ kind: 'settled', owner: 0 });
});

test('lesson 3 busts on EXAMPLE 4 and takes EXAMPLE 5', () => {
  const lesson = LESSONS[2];
  if (lesson === undefined) throw new Error('no lesson');
  const states = playThrough(lesson);
  const busted = states.find((state) => stepIn(state).name === 'bust');
  expect(busted?.steps.flatMap(({ events }) => events.map(({ kind }) => kind))).toContain('busted');
  expect(states.at(-1)?.steps.at(-1)?.events[0]).toMatchObject({
    kind: 'took',
    settled: ['5,5', '5,6'],
    claimed: ['6,2', '4,3', '3,4'],
  });
});

test('lesson 4 ends as EXAMPLE 6 does: 6, 5 and 7, and the learner wins', () => {
  const lesson = LESSONS[3];
  const end = lesson && playThrough(lesson).at(-1);
  if (end === undefined) throw new Error('no lesson');
  expect(standings(gameIn(end)).map(({ group }) => group)).toEqual([6, 5, 7]);
  expect(gameIn(end).turn.phase).toEqual({ kind: 'over', winners: [2] });
});

test('lesson 4: a lawful space that does not join the mine gets a hint', () => {
  const lesson = LESSONS[3];
  const states = lesson === undefined ? [] : playThrough(lesson);
  const join = states.find((state) => stepIn(state).name === 'join');
  expect(join && act(join, choose('5,2'))).toEqual({ ...join, answer: { kind: 'hint' } });
});
