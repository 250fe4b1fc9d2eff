import 'fake-indexeddb/auto';
import type { PlayedMatch } from '@claim-it/client/model';
import { dailyRoll } from '@claim-it/client/model';
import { listMatches, loadMatch } from '@claim-it/client/storage';
import { NO_SHOW, open, until, world } from '@claim-it/client/testing/table.ts';
import type { Choice, Input, Space } from '@claim-it/rules';
import { choicesOf } from '@claim-it/rules';
import { expect, test } from 'vitest';
import { dailyResultOf, firstResult, newDailyMatch } from './dailyGame.ts';

const DAY = '2026-11-16';
const NO_DICE = (): never => {
  throw new Error('a daily game has its own dice');
};

/** Bots that go by their seed alone. */
const seeds: (number | undefined)[] = [];
const WORLD = world(NO_DICE, {
  ask: (_, game, seed) => {
    seeds.push(seed);
    const choices = choicesOf(game).filter(({ kind }) => kind !== 'undo' && kind !== 'leave');
    return Promise.resolve(choices[(seed ?? 0) % choices.length] as Choice);
  },
});

const inputsOf = ({ steps }: PlayedMatch): readonly Input[] =>
  steps.value.map(({ input }) => input);
const rollsOf = (match: PlayedMatch) =>
  inputsOf(match).flatMap((input) => (input.kind === 'dice' ? [input.roll] : []));

/** Plays a turn of the person: the last placement, and another one first if `wavers`. */
const playTurn = async (match: PlayedMatch, wavers: boolean): Promise<void> => {
  const seat = match.setup.sitters.findIndex(({ kind }) => kind === 'person');
  const isTheirs = (): boolean => {
    const { status, game } = match;
    return (
      status.value.kind === 'over' ||
      (status.value.kind === 'waiting' && game.value.turn.seat === seat)
    );
  };
  await until(isTheirs);
  if (match.status.value.kind === 'over') return;
  await match.send({ kind: 'roll', seat: match.game.value.turn.seat });
  const spaces = choicesOf(match.game.value).flatMap((one) =>
    one.kind === 'place' ? [one.space] : [],
  );
  const place = (space: Space | undefined) =>
    space === undefined
      ? Promise.resolve()
      : match.send({ kind: 'place', seat: match.game.value.turn.seat, space });
  if (wavers && spaces.length > 1) await place(spaces[0]);
  await place(spaces.at(-1));
  if (match.game.value.turn.phase.kind === 'toDecide')
    await match.send({ kind: 'take', seat: match.game.value.turn.seat });
};

const playDaily = async (name: string, wavers: boolean, turns: number): Promise<PlayedMatch> => {
  const match = await open(await newDailyMatch(DAY, name), WORLD);
  match.start(NO_SHOW);
  for (let turn = 0; turn < turns && match.status.value.kind !== 'over'; turn += 1)
    await playTurn(match, wavers);
  return match;
};

test('the same play is the same game, even for one who changed their mind', async () => {
  const one = await playDaily('Ada', false, 4);
  const other = await playDaily('Ben', true, 4);
  await until(() => rollsOf(one).length >= 8 && rollsOf(other).length >= 8);
  expect(rollsOf(one).slice(0, 8)).toEqual(rollsOf(other).slice(0, 8));
  expect(rollsOf(one).slice(0, 8)).toEqual(
    Array.from({ length: 8 }, (_, index) => dailyRoll(DAY, index)),
  );
  expect(one.throws).toEqual(other.throws);
  expect(one.setup.sitters.map(({ kind }) => kind)).toEqual(
    other.setup.sitters.map(({ kind }) => kind),
  );
  expect(seeds.every((seed) => seed !== undefined)).toBe(true);
  for (const match of [one, other]) match.stop();
});

test('a game of the day keeps its dice after it was left', async () => {
  const match = await playDaily('Ada', false, 1);
  await until(() => match.status.value.kind === 'waiting' && match.steps.value.length > 8);
  const before = rollsOf(match).length;
  match.stop();
  const again = await open(match.id, WORLD);
  again.start(NO_SHOW);
  await playTurn(again, false);
  await until(() => rollsOf(again).length > before);
  expect(rollsOf(again)[before]).toEqual(dailyRoll(DAY, before));
  expect(again.daily).toBe(DAY);
  again.stop();
});

test('the first finished game of a day counts', async () => {
  const match = await playDaily('Ada', false, 200);
  expect(match.status.value.kind).toBe('over');
  match.stop();
  const saved = await loadMatch(match.id);
  const result = saved.ok ? dailyResultOf(saved.value) : null;
  expect(result).toMatchObject({ players: 3 });
  expect([1, 2, 3]).toContain(result?.place);
  expect(result?.turns.length).toBeGreaterThan(3);
  expect(await firstResult(await listMatches(), DAY)).toEqual(result);
  expect(await firstResult(await listMatches(), '2026-11-17')).toBeNull();
});
