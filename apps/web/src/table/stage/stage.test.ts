// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Game, Input } from '@claim-it/rules';
import { played, position, start } from '@claim-it/testkit';
import { effect } from '@preact/signals';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Shown, Stage } from './stage.ts';
import { createStage } from './stage.ts';

const ROLL: Input = { kind: 'roll', seat: 0 };
const DICE: Input = { kind: 'dice', roll: [2, 3, 5] };
const place = (space: '3,5' | '5,3' | '2,3'): Input => ({ kind: 'place', seat: 0, space });
const UNDO: Input = { kind: 'undo', seat: 0 };
const TAKE: Input = { kind: 'take', seat: 0 };

/** Everything that was ever shown. */
const record = (stage: Stage): readonly Shown[] => {
  const seen: Shown[] = [];
  effect(() => {
    seen.push(stage.shown.value);
  });
  return seen;
};

const kinds = (seen: readonly Shown[]): readonly (string | undefined)[] =>
  seen.map(({ moment }) => moment?.kind);

beforeEach(() => {
  settings.value = USUAL;
});
afterEach(() => {
  settings.value = USUAL;
});

describe('the law of the stage', () => {
  type Arrival = { readonly steps: number; readonly turns: number; readonly isSkipped: boolean };
  const arrivals = fc.array(
    fc.record({
      steps: fc.nat({ max: 30 }),
      turns: fc.nat({ max: 6 }),
      isSkipped: fc.boolean(),
    }),
    { minLength: 1, maxLength: 40 },
  );

  test('in any order of arrival: true states in order, and finally the latest', () => {
    const law = (
      games: readonly Game[],
      inputs: readonly Input[],
      all: readonly Arrival[],
      speed: 0 | 1 | 3,
    ) => {
      settings.value = { ...USUAL, speed };
      const [first] = games;
      if (first === undefined) return;
      const match = fakeMatch(first, 'pbpbp');
      const clock = handClock();
      const stage = createStage(match, clock);
      const seen = record(stage);
      let next = 0;
      const arrive = (count: number): void => {
        match.cause(...inputs.slice(next, next + count));
        next += count;
      };
      for (const { steps, turns, isSkipped } of all) {
        arrive(steps);
        for (let turn = 0; turn < turns; turn += 1) clock.turn();
        if (isSkipped) stage.skip();
      }
      arrive(inputs.length);
      while (clock.turn());
      const truth = [first, ...match.steps.peek().map((step) => step.after)];
      let at = 0;
      for (const { game } of seen) {
        const found = truth.indexOf(game, at);
        expect(found, 'a state is shown that is not true, or out of order').toBeGreaterThanOrEqual(
          0,
        );
        at = found;
      }
      expect(seen.at(-1)).toMatchObject({ moment: null, steps: match.steps.peek().length });
      expect(seen.at(-1)?.game).toBe(match.game.peek());
      expect(stage.isBusy.peek()).toBe(false);
      stage.stop();
    };
    fc.assert(
      fc.property(
        played({ maxInputs: 160 }),
        arrivals,
        fc.constantFrom(0, 1, 3),
        ({ games, steps }, all, speed) =>
          law(
            games,
            steps.map(({ input }) => input),
            all,
            speed,
          ),
      ),
      { numRuns: 150 },
    );
  });
});

describe('a stage', () => {
  test('shows a roll before what it allows, and is busy meanwhile', () => {
    const match = fakeMatch(start('go'), 'pp');
    const clock = handClock();
    const stage = createStage(match, clock);
    match.cause(ROLL, DICE);
    expect(stage.shown.value.moment).toMatchObject({ kind: 'rolling', roll: [2, 3, 5] });
    expect(stage.shown.value.game.turn.phase.kind).toBe('rolling');
    expect(stage.isBusy.value).toBe(true);
    clock.turn();
    expect(stage.shown.value.game.turn.phase).toEqual({ kind: 'toPlace', roll: [2, 3, 5] });
    expect(stage.isBusy.value).toBe(false);
  });

  test('lets a placed marker be moved while it still falls', () => {
    const match = fakeMatch(start('go'), 'pp');
    const clock = handClock();
    const stage = createStage(match, clock);
    match.cause(ROLL, DICE);
    clock.turn();
    match.cause(place('3,5'));
    expect(stage.shown.value.moment?.kind).toBe('placing');
    expect(stage.isBusy.value).toBe(false);
    match.cause(UNDO, place('5,3'));
    expect(stage.shown.value.moment).toMatchObject({ kind: 'placing', space: '5,3' });
    expect(stage.shown.value.game).toBe(match.game.value);
  });

  test('keeps the steps of a take back until the piles have turned', () => {
    const match = fakeMatch(
      position('....../....../....../....../....../.2..... go g - - std'),
      'pp',
    );
    const clock = handClock();
    const stage = createStage(match, clock);
    match.cause(TAKE);
    expect(stage.shown.value).toMatchObject({ moment: { kind: 'taking' }, steps: 0 });
    expect(stage.shown.value.game.board['1,1'].kind).toBe('empty');
    clock.turn();
    expect(stage.shown.value.steps).toBe(1);
    expect(stage.shown.value.game.board['1,1'].kind).toBe('settled');
  });

  test('plays roll and bust of a lost turn, then the next player', () => {
    const match = fakeMatch(
      position('....../....../....../....../....../O..... go g - - std'),
      'pp',
    );
    const clock = handClock();
    const stage = createStage(match, clock);
    const seen = record(stage);
    match.cause(ROLL, { kind: 'dice', roll: [1, 1, 1] });
    while (clock.turn());
    expect(kinds(seen)).toEqual([undefined, 'rolling', 'busting', undefined]);
    expect(stage.shown.value.game.turn.seat).toBe(1);
  });

  test('shows a skipped turn as a moment of its own: its markers go, then the next player', () => {
    const match = fakeMatch(
      position('....../....../....../....../....../.2..... go g - - std'),
      'pp',
    );
    const clock = handClock();
    const stage = createStage(match, clock);
    match.cause({ kind: 'pass', seat: 0 });
    expect(stage.shown.value).toMatchObject({
      moment: { kind: 'passing', seat: 0, lost: ['1,1'] },
      steps: 0,
    });
    expect(stage.shown.value.game.turn.stakes).not.toEqual({});
    clock.turn();
    expect(stage.shown.value).toMatchObject({ moment: null, steps: 1 });
    expect(stage.shown.value.game.turn).toMatchObject({ seat: 1, stakes: {} });
  });

  test('resolves when everything is shown', async () => {
    const match = fakeMatch(start('go'), 'bp');
    const clock = handClock();
    const stage = createStage(match, clock);
    await stage.pace.settled();
    match.cause(ROLL, DICE);
    let isSettled = false;
    const settled = stage.pace.settled().then(() => {
      isSettled = true;
    });
    await Promise.resolve();
    expect(isSettled).toBe(false);
    clock.turn();
    await settled;
    expect(isSettled).toBe(true);
  });

  test('resolves all waits after it is stopped', async () => {
    const match = fakeMatch(start('go'), 'bp');
    const stage = createStage(match, handClock());
    match.cause(ROLL, DICE);
    const settled = stage.pace.settled();
    stage.stop();
    await settled;
    await stage.pace.settled();
  });

  test('shows how things are when a match is opened again, and replays nothing', () => {
    const match = fakeMatch(start('go'), 'pp', [{ sitter: 0, roll: [1, 2, 3] }]);
    match.cause(ROLL, DICE);
    const clock = handClock();
    const stage = createStage(match, clock);
    expect(stage.shown.value).toEqual({ game: match.game.value, moment: null, steps: 2 });
    expect(clock.asked).toEqual([]);
  });

  test('shows the roll for the first player of a new match, until it is skipped', () => {
    const throws = [
      { sitter: 0, roll: [4, 5, 6] },
      { sitter: 1, roll: [1, 1, 2] },
    ] as const;
    const match = fakeMatch(start('go'), 'pp', throws);
    const stage = createStage(match, handClock());
    expect(stage.shown.value.moment).toMatchObject({ kind: 'rollOff', throws });
    expect(stage.isBusy.value).toBe(true);
    stage.skip();
    expect(stage.shown.value.moment).toBeNull();
    expect(stage.isBusy.value).toBe(false);
  });

  test('at speed 0 shows only results', () => {
    settings.value = { ...USUAL, speed: 0 };
    const match = fakeMatch(start('go'), 'pp');
    const clock = handClock();
    const stage = createStage(match, clock);
    match.cause(ROLL, DICE);
    match.cause(place('2,3'));
    match.cause(TAKE);
    expect(clock.asked).toEqual([]);
    expect(stage.shown.value.game).toBe(match.game.value);
  });

  describe('that a player holds', () => {
    const opened = (sitters: string, mayStep = true) => {
      const match = fakeMatch(start('go'), sitters);
      const clock = handClock();
      return { match, clock, stage: createStage(match, clock, { mayStep }) };
    };

    test('begins nothing new while it is paused, and bots wait', async () => {
      const { match, clock, stage } = opened('bp');
      match.cause(ROLL, DICE);
      stage.pause(true);
      clock.turn();
      match.cause(place('3,5'));
      let isSettled = false;
      const settled = stage.pace.settled().then(() => {
        isSettled = true;
      });
      await Promise.resolve();
      expect(stage.shown.value).toMatchObject({ moment: null, steps: 2 });
      expect(isSettled).toBe(false);
      stage.pause(false);
      expect(stage.shown.value.moment?.kind).toBe('placing');
      while (clock.turn());
      await settled;
    });

    test('step by step shows each roll of a bot on a press', async () => {
      settings.value = { ...USUAL, stepwise: true };
      const { match, clock, stage } = opened('bp');
      match.cause(ROLL, DICE);
      expect(stage.held.value).toBe(0);
      expect(stage.isBusy.value).toBe(true);
      expect(clock.asked).toEqual([]);
      let isSettled = false;
      const settled = stage.pace.settled().then(() => {
        isSettled = true;
      });
      await Promise.resolve();
      expect(isSettled).toBe(false);
      stage.skip();
      expect(stage.held.value).toBeNull();
      expect(stage.shown.value.moment).toMatchObject({ kind: 'rolling', roll: [2, 3, 5] });
      while (clock.turn());
      await settled;
      match.cause(place('3,5'));
      while (clock.turn());
      match.cause(ROLL, DICE);
      expect(stage.held.value).toBe(0);
    });

    test.each([
      ['a person rolls', 'pb', true],
      ['the table may not wait', 'bp', false],
    ])('step by step asks for nothing where %s', (_, sitters, mayStep) => {
      settings.value = { ...USUAL, stepwise: true };
      const { match, stage } = opened(sitters, mayStep);
      match.cause(ROLL, DICE);
      expect(stage.held.value).toBeNull();
      expect(stage.shown.value.moment?.kind).toBe('rolling');
    });

    test('shows what has been once more, in order and in time, and ends with how things are', () => {
      settings.value = { ...USUAL, speed: 0 };
      const { match, clock, stage } = opened('bp');
      match.cause(ROLL, DICE);
      match.cause(place('3,5'), TAKE);
      expect(clock.asked).toEqual([]);
      const seen = record(stage);
      stage.showAgain(0);
      while (clock.turn());
      expect(kinds(seen).filter((kind) => kind !== undefined)).toEqual([
        'rolling',
        'placing',
        'taking',
      ]);
      expect(stage.shown.value).toEqual({ game: match.game.value, moment: null, steps: 4 });
    });

    test('resolves all waits after it is stopped while it was paused', async () => {
      const { stage } = opened('bp');
      stage.pause(true);
      stage.stop();
      await stage.pace.settled();
    });
  });
});
