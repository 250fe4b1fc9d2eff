import type { Game, Input, Refusal } from '@claim-it/rules';
import { apply } from '@claim-it/rules';
import { cause, play, position, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

type Case<Kind extends Refusal['kind']> = {
  readonly when: string;
  readonly game: Game;
  readonly input: Input;
  readonly refusal: Extract<Refusal, { readonly kind: Kind }>;
};

const placed = play(start('gbo'), '235 s2@35');
const rolled = play(start('gbo'), '235');
const rolling = play(start('gbo'), 'roll');

/** The mapped type makes a missing case a compile error. */
const CASES: { readonly [Kind in Refusal['kind']]: Case<Kind> } = {
  gameIsOver: {
    when: 'the game has ended',
    game: position('....../....../....../....../....../...... gb g - 0 std'),
    input: { kind: 'roll', seat: 0 },
    refusal: { kind: 'gameIsOver' },
  },
  noSuchSeat: {
    when: 'the seat is empty',
    game: start('gbo'),
    input: { kind: 'leave', seat: 3 },
    refusal: { kind: 'noSuchSeat', seat: 3 },
  },
  notYourTurn: {
    when: 'another seat is on turn',
    game: start('gbo'),
    input: { kind: 'roll', seat: 2 },
    refusal: { kind: 'notYourTurn', seat: 2, onTurn: 0 },
  },
  alreadyGone: {
    when: 'the seat has left before',
    game: cause(start('gbo'), { kind: 'leave', seat: 1 }).game,
    input: { kind: 'leave', seat: 1 },
    refusal: { kind: 'alreadyGone', seat: 1 },
  },
  rollIsDue: {
    when: 'nothing has been rolled yet',
    game: start('gbo'),
    input: { kind: 'place', seat: 0, space: '3,5' },
    refusal: { kind: 'rollIsDue' },
  },
  placementIsDue: {
    when: 'a roll waits for its placement',
    game: rolled,
    input: { kind: 'take', seat: 0 },
    refusal: { kind: 'placementIsDue', roll: [2, 3, 5] },
  },
  diceAreRolling: {
    when: 'the dice have not come to rest',
    game: rolling,
    input: { kind: 'roll', seat: 0 },
    refusal: { kind: 'diceAreRolling' },
  },
  noDiceRequested: {
    when: 'no dice were requested',
    game: start('gbo'),
    input: { kind: 'dice', roll: [1, 2, 3] },
    refusal: { kind: 'noDiceRequested' },
  },
  decisionIsDue: {
    when: 'the roll has been placed there',
    game: placed,
    input: { kind: 'place', seat: 0, space: '3,5' },
    refusal: { kind: 'decisionIsDue' },
  },
  nothingToTake: {
    when: 'nothing has been laid this turn',
    game: start('gbo'),
    input: { kind: 'take', seat: 0 },
    refusal: { kind: 'nothingToTake' },
  },
  nothingToUndo: {
    when: 'nothing has been laid since the roll',
    game: rolled,
    input: { kind: 'undo', seat: 0 },
    refusal: { kind: 'nothingToUndo' },
  },
  spaceNotInRoll: {
    when: 'the dice do not name the space',
    game: rolled,
    input: { kind: 'place', seat: 0, space: '2,2' },
    refusal: { kind: 'spaceNotInRoll', space: '2,2', roll: [2, 3, 5] },
  },
  spaceClaimed: {
    when: 'the space is claimed for good',
    game: position('....../..B.../....../....../....../...... gbo g 235 - std'),
    input: { kind: 'place', seat: 0, space: '3,5' },
    refusal: { kind: 'spaceClaimed', space: '3,5', owner: 1 },
  },
  spaceStaked: {
    when: 'a claim of this turn lies there',
    game: position('....../...2*.../....../....../....../...... gbo g 235 - std'),
    input: { kind: 'place', seat: 0, space: '3,5' },
    refusal: { kind: 'spaceStaked', space: '3,5' },
  },
  squatterInPlay: {
    when: 'the squatter lies elsewhere',
    game: position('.2...../....../....../....../....../...... gbo g 235 - std'),
    input: { kind: 'place', seat: 0, space: '3,5' },
    refusal: { kind: 'squatterInPlay', space: '3,5', squatter: 2, at: '1,6' },
  },
  noClaimLeft: {
    when: 'all thirty claims are on the board',
    game: position('GGGGGG/GGGGGG/GGGGGG/BBBBBB/BBBBBB/g..... gb g 113 - std'),
    input: { kind: 'place', seat: 0, space: '1,1' },
    refusal: { kind: 'noClaimLeft', space: '1,1' },
  },
};

describe('a refusal carries the facts and leaves the game unchanged', () => {
  test.each(Object.values(CASES))('$refusal.kind: $when', ({ game, input, refusal }) => {
    const before = JSON.stringify(game);
    expect(apply(game, input)).toEqual({ ok: false, reason: refusal });
    expect(JSON.stringify(game)).toBe(before);
  });
});

describe('the phase decides which refusal it is', () => {
  test.each([
    [rolled, { kind: 'roll', seat: 0 }, 'placementIsDue'],
    [rolling, { kind: 'take', seat: 0 }, 'diceAreRolling'],
    [rolling, { kind: 'place', seat: 0, space: '1,1' }, 'diceAreRolling'],
    [rolling, { kind: 'undo', seat: 0 }, 'nothingToUndo'],
    [placed, { kind: 'dice', roll: [1, 1, 1] }, 'noDiceRequested'],
    [rolled, { kind: 'dice', roll: [1, 1, 1] }, 'noDiceRequested'],
    [start('gb'), { kind: 'undo', seat: 0 }, 'nothingToUndo'],
    [placed, { kind: 'undo', seat: 1 }, 'notYourTurn'],
  ] as const)('case %#', (game, input, kind) => {
    expect(apply(game, input)).toMatchObject({ ok: false, reason: { kind } });
  });

  test('a position that was set up has nothing to undo', () => {
    const game = position('.2...../....../....../....../....../...... gbo g - - std');
    expect(apply(game, { kind: 'undo', seat: 0 })).toMatchObject({
      reason: { kind: 'nothingToUndo' },
    });
  });
});
