import 'fake-indexeddb/auto';
import type { Choice, Game } from '@claim-it/rules';
import { choicesOf, isOver } from '@claim-it/rules';
import { randomFrom, randomRoll } from '@claim-it/testkit';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADA, begin, NO_SHOW, open, ROBO, until, world } from '../../test/table.ts';
import type { AskBot } from '../bots/client.ts';
import type { BotPlayer, Match } from '../model/types.ts';
import { loadMatch } from '../storage/matches.ts';

const SECOND: BotPlayer = {
  kind: 'bot',
  name: 'Second',
  color: 'red',
  level: 'miner',
  style: null,
};

/** Takes as soon as it can. */
const timid = (game: Game): Choice => {
  const choices = choicesOf(game);
  return choices.find(({ kind }) => kind === 'take') ?? (choices[0] as Choice);
};

const TIMID: AskBot = (_, game) => Promise.resolve(timid(game));

const dice = (seed: number) => {
  const random = randomFrom(seed);
  return () => randomRoll(random);
};

const haltOf = ({ status }: Match): string | null =>
  status.value.kind === 'halted' ? status.value.halt.kind : null;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('bots', () => {
  test('play a whole game by themselves, and all of it is saved', async () => {
    const id = await begin([ROBO, SECOND]);
    const match = await open(id, world(dice(5), { ask: TIMID }));
    match.start(NO_SHOW);
    await until(() => match.status.value.kind === 'over');
    expect(isOver(match.game.value)).toBe(true);
    const saved = await loadMatch(id);
    expect(saved.ok && saved.value.inputs).toEqual(match.steps.value.map(({ input }) => input));
  });

  test('move until a person is on turn, and again after it', async () => {
    const match = await open(await begin([ROBO, ADA]), world('145 236 111', { ask: TIMID }));
    expect(match.status.value.kind).toBe('waiting');
    match.start(NO_SHOW);
    await until(() => match.game.value.turn.seat === 1);
    await until(() => match.status.value.kind === 'waiting');
    await match.send({ kind: 'roll', seat: 1 });
    await match.send({ kind: 'place', seat: 1, space: '2,3' });
    await match.send({ kind: 'take', seat: 1 });
    await until(() => match.game.value.turn.seat === 1);
    expect(match.steps.value.at(-1)?.input).toEqual({ kind: 'take', seat: 0 });
  });

  test('compute during the animation, but move only after it', async () => {
    const asked = vi.fn(TIMID);
    const match = await open(await begin([ROBO, ADA]), world('145', { ask: asked }));
    let endShow = (): void => {};
    match.start({
      settled: () =>
        new Promise((resolve) => {
          endShow = resolve;
        }),
    });
    await until(() => asked.mock.calls.length === 1);
    expect(match.status.value).toEqual({ kind: 'thinking' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(match.steps.value).toEqual([]);
    endShow();
    await until(() => match.steps.value.length === 2);
    match.stop();
  });

  test('a choice for a game that a player has left meanwhile is computed again', async () => {
    const asked: Game[] = [];
    const ask: AskBot = (_, game) => {
      asked.push(game);
      return Promise.resolve(timid(game));
    };
    const match = await open(await begin([ROBO, ADA, SECOND]), world('145', { ask }));
    let endShow = (): void => {};
    match.start({
      settled: () =>
        new Promise((resolve) => {
          endShow = resolve;
        }),
    });
    await until(() => asked.length === 1);
    await match.send({ kind: 'leave', seat: 1 });
    endShow();
    await until(() => asked.length === 2);
    expect(asked[1]?.departed).toEqual([1]);
    expect(asked[1]?.turn.phase.kind).toBe('toRoll');
    match.stop();
  });

  test('are requested with their level and style', async () => {
    const asked = vi.fn(TIMID);
    const match = await open(await begin([ROBO, SECOND]), world('145 236', { ask: asked }));
    match.start(NO_SHOW);
    await until(() => match.status.value.kind === 'halted' || match.steps.value.length >= 8);
    expect(asked.mock.calls.map(([sitter]) => sitter.name)).toContain('Second');
    match.stop();
  });
});

describe('a brain that fails', () => {
  test('halts the match; a retry continues', async () => {
    let isBroken = true;
    const ask: AskBot = (_, game) =>
      isBroken ? Promise.reject(new Error('gone')) : Promise.resolve(timid(game));
    const match = await open(await begin([ROBO, ADA]), world('145', { ask }));
    match.start(NO_SHOW);
    await until(() => haltOf(match) === 'brainFailed');
    match.retry();
    await until(() => haltOf(match) === 'brainFailed');
    isBroken = false;
    match.retry();
    await until(() => match.game.value.turn.seat === 1);
    expect(haltOf(match)).toBe(null);
  });

  test('in a browser too old for bots halts the match for good', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    const ask: AskBot = () => Promise.reject(new Error('no WebAssembly'));
    const match = await open(await begin([ROBO, ADA]), world('145', { ask }));
    match.start(NO_SHOW);
    await until(() => haltOf(match) === 'brainUnsupported');
    vi.unstubAllGlobals();
  });

  test('with an unlawful choice counts as failed too', async () => {
    const ask: AskBot = () => Promise.resolve({ kind: 'take', seat: 0 });
    const match = await open(await begin([ROBO, ADA]), world('145', { ask }));
    match.start(NO_SHOW);
    await until(() => haltOf(match) === 'brainFailed');
    expect(match.steps.value).toEqual([]);
  });

  test('storage that fails while a bot moves halts the match, and a retry continues', async () => {
    const match = await open(await begin([ROBO, ADA]), world('145', { ask: TIMID }));
    const broken = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    match.start(NO_SHOW);
    await until(() => haltOf(match) === 'storageFull');
    broken.mockRestore();
    match.retry();
    await until(() => match.game.value.turn.seat === 1);
    expect(match.steps.value[1]?.input).toEqual({ kind: 'dice', roll: [1, 4, 5] });
  });
});
