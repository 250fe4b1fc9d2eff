// @vitest-environment happy-dom

import { fakeMatch, sittersOf } from '@claim-it/client/testing/fakeMatch.ts';
import { cause, draw, position, start } from '@claim-it/testkit';
import { catalog as en } from '@claim-it/text/en';
import { describe, expect, test } from 'vitest';
import { CHOSEN, DESIGN } from '../../../test/unit/tables.ts';
import { speaking } from '../../../test/unit/texts.ts';
import { text } from '../../kit/text/texts.ts';
import { bannerOf } from '../bars/banner.tsx';
import { cardsOf, pipsOf } from './cards.ts';
import { diceOf } from './dice.ts';
import { riskAfter } from './gaugeScale.ts';
import { notesOf } from './notes.ts';
import { outlookOf } from './outlook.ts';
import { recapFor, recapLines } from './recap.ts';
import { resultOf } from './result.ts';
import { rollsThisTurn, roundOf } from './turns.ts';

const setup = { sitters: sittersOf(DESIGN, 'pbb'), variant: 'standard' } as const;

describe('risk and outlook', () => {
  test('the design’s numbers: 59 of 216 rolls, 27 percent, mine 4 to 8', () => {
    expect(riskAfter(CHOSEN)).toBe(59);
    expect(outlookOf(CHOSEN)).toEqual({
      spaces: 4,
      mine: { from: 4, to: 8 },
      callsLastRound: false,
      winners: null,
    });
  });

  test('have no roles before a space is chosen', () => {
    expect(riskAfter(DESIGN)).toBeNull();
    expect(outlookOf(DESIGN)).toBeNull();
  });

  test('taking the last turn ends the game, for better or worse', () => {
    const last = position('GGG.../....../....../....../OO..../.1..... go g - 1 std');
    expect(outlookOf(last)?.winners).toEqual([0]);
    const lost = position('G...../....../....../....../OO..../.1..... go g - 1 std');
    expect(outlookOf(lost)?.winners).toEqual([1]);
  });

  test('a take that reaches the number calls the last round', () => {
    const ready = position('GGGGGG/GGGGGG/g*...../....../....../...... go g - - std');
    expect(outlookOf(ready)?.callsLastRound).toBe(true);
  });

  test('who has called it does not call it again', () => {
    const called = position('GGGGGG/GGGGGG/Gg*..../....../....../...... go g - 1 std');
    expect(outlookOf(called)?.callsLastRound).toBe(false);
  });
});

describe('the banner', () => {
  const BOARD = 'gggggg/b...../....../....../....../......';
  test.each([
    ['one', 'gbo o - 1 std', 'bbp', 'lastTurnHint'],
    ['two', 'gbo b - 2 std', 'bpb', 'lastRoundRoll'],
    ['two, of which one is passed over', 'gbO b - 2 std', 'bpb', 'lastTurnHint'],
  ] as const)('knows the last turn with %s left', async (_, rest, pattern, hint) => {
    await speaking('en');
    const game = position(`${BOARD} ${rest}`);
    const sitters = sittersOf(game, pattern);
    const { detail } = bannerOf(game, { sitters, variant: 'standard' }, null, { rolls: 0 });
    expect(detail).toBe(text().table.banner[hint]);
  });

  test('[T1] asks in the last round for a roll until a marker is placed', async () => {
    await speaking('en');
    const placed = position('gggggg/b...../....../..3..../....../...... gbo b - 2 std');
    const sitters = sittersOf(placed, 'bpb');
    const { detail } = bannerOf(placed, { sitters, variant: 'standard' }, null, { rolls: 1 });
    expect(detail).toBe(text().table.banner.lastRoundHint);
  });

  test.each([
    ['en', [], 'Busted!', 'Nothing was lost'],
    ['de', [], 'Pech gehabt!', 'Nichts verloren'],
    ['nl', [], 'Niets te plaatsen', 'Er is niets kwijt'],
    ['nl', ['1,2', '3,4'], 'Alles verloren!', '2 velden kwijt'],
  ] as const)('does not say in %s that all is lost where nothing is: %o', async (...row) => {
    const [language, lost, head, detail] = row;
    await speaking(language);
    const moment = { kind: 'busting', seat: 1, roll: [1, 2, 3], lost, ms: 1100 } as const;
    expect(bannerOf(DESIGN, setup, moment, { rolls: 1 })).toMatchObject({ head, detail });
  });

  test.each([
    [[], null],
    [['1,2', '3,4'], '2 spaces lost'],
  ] as const)('says whose turn is skipped, and what that costs: %o', async (lost, detail) => {
    await speaking('en');
    const moment = { kind: 'passing', seat: 1, lost, ms: 1100 } as const;
    expect(bannerOf(DESIGN, setup, moment, { rolls: 2 })).toEqual({
      kind: 'skipped',
      seat: 1,
      head: 'Amos’s turn is skipped',
      detail,
    });
  });
});

describe('cards', () => {
  const [josie, amos, lottie] = cardsOf(CHOSEN, setup);

  test('show standing, turn, caller and leader', () => {
    expect(josie).toMatchObject({ isOnTurn: true, isYou: true, isLeader: false, pending: 2 });
    expect(josie?.standing).toMatchObject({ group: 4, claims: 4, spaces: 9 });
    expect(amos).toMatchObject({ isCaller: true, isLeader: true, isYou: false, needed: 9 });
    expect(lottie).toMatchObject({ isOnTurn: false, pending: 0, isCaller: false });
  });

  test('claims of this turn are pips at risk', () => {
    expect(josie && pipsOf(josie)).toEqual([
      ...['claimed', 'claimed', 'claimed', 'claimed', 'pending', 'pending'],
      ...['empty', 'empty', 'empty'],
    ]);
  });

  test('an empty board has no leader, and several people have no "you"', () => {
    const cards = cardsOf(start('gob'), { ...setup, sitters: sittersOf(DESIGN, 'ppb') });
    expect(cards.some(({ isLeader, isYou }) => isLeader || isYou)).toBe(false);
  });

  test('who has left is gone and leads no more', () => {
    const left = cause(CHOSEN, { kind: 'leave', seat: 1 }).game;
    expect(cardsOf(left, setup)[1]).toMatchObject({ isGone: true, isLeader: false });
  });
});

describe('dice', () => {
  const told = (...facts: Parameters<typeof diceOf>): readonly unknown[] =>
    diceOf(...facts).faces.map(({ pip, role, slot }) => [pip, role, slot]);

  test('keep their order until a space is chosen or highlighted', () => {
    expect(told(DESIGN, null, null)).toEqual([
      [2, null, 0],
      [3, null, 1],
      [5, null, 2],
    ]);
    expect(told(DESIGN, null, '3,5')).toEqual([
      [2, 'squatter', 0],
      [3, 'column', 1],
      [5, 'row', 2],
    ]);
  });

  test('a chosen space puts them in order, a looked-at one only names them anew', () => {
    expect(told(CHOSEN, null, null)).toEqual([
      [2, 'squatter', 2],
      [3, 'column', 0],
      [5, 'row', 1],
    ]);
    expect(told(CHOSEN, null, '2,5')).toEqual([
      [2, 'column', 2],
      [3, 'claim', 0],
      [5, 'row', 1],
    ]);
    expect(told(CHOSEN, null, '1,1')).toEqual(told(CHOSEN, null, null));
  });

  test('a double serves as column and row', () => {
    const double = position('....../....../....../....../....../...... go g 225 - std');
    expect(told(double, null, '2,2').map((face) => (face as unknown[])[1])).toEqual([
      'column',
      'row',
      'squatter',
    ]);
  });

  test('between rolls the last one is dimmed', () => {
    expect(diceOf(start('go'), null, null)).toEqual({ faces: [], isSpent: true });
    expect(diceOf(start('go'), [1, 1, 4], null)).toMatchObject({ isSpent: true });
    expect(diceOf(DESIGN, [1, 1, 4], null).isSpent).toBe(false);
  });
});

describe('notes, rounds and the recap', () => {
  const match = fakeMatch(start('gob'), 'pbb');
  match.cause(
    { kind: 'roll', seat: 0 },
    { kind: 'dice', roll: [2, 3, 5] },
    { kind: 'place', seat: 0, space: '2,3' },
    { kind: 'undo', seat: 0 },
    { kind: 'place', seat: 0, space: '3,5' },
    { kind: 'take', seat: 0 },
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
    { kind: 'place', seat: 1, space: '1,1' },
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
    { kind: 'place', seat: 1, space: '1,1' },
    { kind: 'roll', seat: 1 },
    { kind: 'dice', roll: [1, 1, 1] },
  );
  const afterBust = match.steps.peek().length;
  match.cause({ kind: 'leave', seat: 2 });
  const steps = match.steps.peek();

  test('one line for a roll and its final placement; a bust replaces the line', () => {
    expect(notesOf(steps.slice(0, afterBust))).toEqual([
      {
        kind: 'roll',
        seat: 0,
        roll: [2, 3, 5],
        placed: { stake: { kind: 'squatter', number: 2 }, space: '3,5' },
      },
      { kind: 'took', seat: 0, spaces: ['3,5'], evicted: [], calls: false },
      expect.objectContaining({ kind: 'roll', seat: 1 }),
      expect.objectContaining({ kind: 'roll', seat: 1 }),
      { kind: 'bust', seat: 1, roll: [1, 1, 1], lost: ['1,1'], calls: false },
    ]);
  });

  test('an undone marker leaves only the roll', () => {
    expect(notesOf(steps.slice(0, 3))).toMatchObject([{ placed: { space: '2,3' } }]);
    expect(notesOf(steps.slice(0, 4))).toMatchObject([{ roll: [2, 3, 5], placed: null }]);
  });

  test('the recap tells how the others’ turns ended since one’s own', () => {
    const game = match.game.peek();
    expect(game.turn).toMatchObject({ seat: 0, phase: { kind: 'toRoll' } });
    expect(recapFor(notesOf(steps), game).map(({ kind, seat }) => [kind, seat])).toEqual([
      ['bust', 1],
      ['left', 2],
    ]);
  });

  test('a skipped turn has a line, and the recap shows the own one', () => {
    const skipped = fakeMatch(start('go'), 'pp');
    skipped.cause(
      { kind: 'roll', seat: 0 },
      { kind: 'dice', roll: [2, 3, 5] },
      { kind: 'place', seat: 0, space: '3,5' },
      { kind: 'pass', seat: 0 },
      { kind: 'pass', seat: 1 },
    );
    const notes = notesOf(skipped.steps.peek());
    expect(notes).toMatchObject([
      { kind: 'roll', seat: 0, placed: { space: '3,5' } },
      { kind: 'skipped', seat: 0, lost: 1 },
      { kind: 'skipped', seat: 1, lost: 0 },
    ]);
    const recap = recapFor(notes, skipped.game.peek());
    const texts = { notes: en.table.notes, happened: en.happened };
    const lines = recapLines(texts, recap, 0, (seat) => `Seat ${seat}`);
    expect(lines.map(({ line }) => line)).toEqual([
      'Seat 0 missed a turn, lost 1',
      'Seat 1 missed a turn',
    ]);
  });

  test('there is no recap once the dice have been taken', () => {
    const rolled = cause(match.game.peek(), { kind: 'roll', seat: 0 }).game;
    expect(recapFor(notesOf(steps), rolled)).toEqual([]);
  });

  test('rounds grow when the turn comes round, rolls are those of the turn', () => {
    expect(roundOf(steps.slice(0, 6))).toBe(1);
    expect(roundOf(steps)).toBe(2);
    expect(rollsThisTurn(steps.slice(0, 5))).toBe(1);
    expect(rollsThisTurn(steps.slice(0, 12))).toBe(2);
    expect(rollsThisTurn(steps)).toBe(0);
  });

  test('the line that calls the last round says so', () => {
    const calling = fakeMatch(
      position('GGGGGG/GGGGGG/g*...../....../....../...... go g - - std'),
      'pb',
    );
    calling.cause({ kind: 'take', seat: 0 });
    expect(notesOf(calling.steps.peek())).toEqual([
      { kind: 'took', seat: 0, spaces: ['1,4'], evicted: [], calls: true },
    ]);
  });
});

describe('the result', () => {
  const drawOver = (top: string): ReturnType<typeof resultOf> =>
    resultOf(
      draw(
        `6 | ${top}
         5 | .   .   .   .   .   .
         4 | .   .   .   .   .   .
         3 | .   .   .   .   .   .
         2 | .   .   .   .   .   .
         1 | b   .   .   .   .   .
             1   2   3   4   5   6`,
        { seats: 'gbo', mover: 'o', left: 0 },
      ),
    );

  test('there is none before the end', () => expect(resultOf(CHOSEN)).toBeNull());

  test.each([
    ['g   g   g   .   o   o', { by: 'mine', ahead: 0, behind: 2, more: 3, fewer: 2 }],
    ['g   G   .   .   o   o', { by: 'claims', ahead: 0, behind: 2, more: 1, fewer: 0 }],
    ['g   g   .   g   o   o', { by: 'spaces', ahead: 0, behind: 2, more: 3, fewer: 2 }],
  ] as const)('%s is decided by what differs first', (top, why) => {
    const result = drawOver(top);
    expect(result?.winners).toEqual([0]);
    expect(result?.why).toEqual({ kind: 'decided', ...why });
    expect(result?.ranking.map(({ seat }) => seat)).toEqual([0, 2, 1]);
  });

  test('all equal is a shared win', () => {
    const result = drawOver('g   g   .   .   o   o');
    expect(result?.winners).toEqual([0, 2]);
    expect(result?.why).toEqual({ kind: 'shared' });
  });

  test('the last remaining player wins with any board', () => {
    const alone = cause(position('OOO.../....../....../....../....../...... go g - - std'), {
      kind: 'leave',
      seat: 1,
    }).game;
    expect(resultOf(alone)).toMatchObject({ winners: [0], why: { kind: 'alone' } });
    expect(resultOf(alone)?.ranking.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
