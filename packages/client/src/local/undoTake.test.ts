import 'fake-indexeddb/auto';
import type { Choice } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { ADA, BEN, begin, NO_SHOW, open, ROBO, until, world } from '../../test/table.ts';
import type { AskBot } from '../bots/client.ts';
import { loadMatch } from '../storage/matches.ts';

const ROLL = { kind: 'roll', seat: 0 } as const;
const PLACE = { kind: 'place', seat: 0, space: '1,4' } as const;
const TAKE = { kind: 'take', seat: 0 } as const;

const taken = async (sitters: readonly (typeof ADA)[], dice = '145 236') => {
  const id = await begin(sitters);
  const match = await open(id, world(dice));
  for (const choice of [ROLL, PLACE, TAKE]) await match.send(choice);
  return { id, match };
};

test('a take that is the last step can be undone, here and in the storage', async () => {
  const { id, match } = await taken([ADA, BEN]);
  expect(match.game.value.turn.seat).toBe(1);
  expect(await match.undoTake?.()).toBe(true);
  expect(match.game.value.turn).toMatchObject({ seat: 0, phase: { kind: 'toDecide' } });
  expect(match.game.value.turn.stakes).toHaveProperty(['1,4']);
  expect(match.corrections.value).toBe(1);
  const saved = await loadMatch(id);
  expect(saved.ok && saved.value.inputs.map(({ kind }) => kind)).toEqual(['roll', 'dice', 'place']);
  expect((await match.send(TAKE)).ok).toBe(true);
  expect(match.game.value.turn.seat).toBe(1);
});

test('it stays after the next roll', async () => {
  const { match } = await taken([ADA, BEN]);
  await match.send({ kind: 'roll', seat: 1 });
  expect(await match.undoTake?.()).toBe(false);
  expect(match.game.value.turn.seat).toBe(1);
});

test('a placement is not a take', async () => {
  const match = await open(await begin([ADA, BEN]), world('145'));
  await match.send(ROLL);
  await match.send(PLACE);
  expect(await match.undoTake?.()).toBe(false);
  expect(match.game.value.turn.phase.kind).toBe('toDecide');
});

test('the take of a bot cannot be undone', async () => {
  const ask: AskBot = (_, game) => {
    const choices = choicesOf(game);
    return Promise.resolve(choices.find(({ kind }) => kind === 'take') ?? (choices[0] as Choice));
  };
  const match = await open(await begin([ROBO, ADA]), world('145 236', { ask }));
  match.start(NO_SHOW);
  await until(() => match.game.value.turn.seat === 1);
  expect(await match.undoTake?.()).toBe(false);
});

test.each([
  ['after', false],
  ['while', true],
])(
  'a bot does not move on a take if it is undone %s the animation ends',
  async (_, isMeanwhile) => {
    const match = await open(await begin([ADA, ROBO]), world('145 236'));
    let endShow = (): void => {};
    match.start({
      settled: () =>
        new Promise((resolve) => {
          endShow = resolve;
        }),
    });
    for (const choice of [ROLL, PLACE, TAKE]) await match.send(choice);
    await until(() => match.status.value.kind === 'thinking');
    const undone = match.undoTake?.();
    if (isMeanwhile) endShow();
    expect(await undone).toBe(true);
    if (!isMeanwhile) endShow();
    await until(() => match.status.value.kind !== 'thinking');
    expect(match.status.value.kind).toBe('waiting');
    expect(match.game.value.turn.seat).toBe(0);
    expect(match.steps.value).toHaveLength(3);
  },
);
