import { sittersOf } from '@claim-it/client/testing/fakeMatch.ts';
import { draw } from '@claim-it/testkit';
import { catalog as de } from '@claim-it/text/de';
import { catalog as en } from '@claim-it/text/en';
import { catalog as nl } from '@claim-it/text/nl';
import { describe, expect, test } from 'vitest';
import { endingOf, sayDice } from './ending.ts';
import { resultOf } from './result.ts';

/** A finished game of Green, Blue and Orange, with this top row. */
const over = (top: string) =>
  draw(
    `6 | ${top}
     5 | .   .   .   .   .   .
     4 | .   .   .   .   .   .
     3 | .   .   .   .   .   .
     2 | .   .   .   .   .   .
     1 | b   .   .   .   .   .
         1   2   3   4   5   6`,
    { seats: 'gbo', mover: 'o', left: 0 },
  );

const factsOf = (top: string, pattern: string) => {
  const game = over(top);
  const result = resultOf(game);
  if (result === null) throw new Error('the game is not over');
  const setup = { sitters: sittersOf(game, pattern), variant: 'standard' } as const;
  return { result, setup, rounds: 11 };
};

const MINE = 'g   g   g   .   o   o';
const CLAIMS = 'g   G   .   .   o   o';
const SHARED = 'g   g   .   .   o   o';

describe('the end is announced', () => {
  test('to the winner as a win', () => {
    expect(endingOf(en, factsOf(MINE, 'pbb'))).toEqual({
      title: 'You win, Josie!',
      line: '11 rounds',
      why: 'Your mine of 3 beat Lottie’s 2.',
      seat: 0,
    });
  });

  test('to the one who lost with grace, and with the own marker', () => {
    expect(endingOf(en, factsOf(MINE, 'ggp'))).toEqual({
      title: 'Well dug, Lottie',
      line: 'Second of three. Josie wins this one.',
      why: 'Josie’s mine of 3 beat your 2.',
      seat: 2,
    });
    expect(endingOf(en, factsOf(MINE, 'bpb'))).toMatchObject({
      line: 'Third of three. Josie wins this one.',
      why: 'Josie’s mine of 3 beat Lottie’s 2.',
    });
  });

  test('to several people, and to those who watch, by name', () => {
    for (const pattern of ['ppb', 'ggg'])
      expect(endingOf(en, factsOf(MINE, pattern))).toMatchObject({
        title: 'Josie wins!',
        why: 'Josie’s mine of 3 beat Lottie’s 2.',
      });
  });

  test('with what decided a tie', () => {
    expect(endingOf(en, factsOf(CLAIMS, 'pbb')).why).toBe(
      'You and Lottie have equal mines. Claims decide: 1 against 0.',
    );
    expect(endingOf(en, factsOf(SHARED, 'pbb'))).toMatchObject({
      title: 'Josie and Lottie share the win!',
      why: en.table.end.shared,
    });
  });

  test.each([de, nl])('in every language, with all its facts', (text) => {
    for (const pattern of ['pbb', 'bbp', 'ppb'])
      for (const top of [MINE, CLAIMS]) {
        const { title, line, why } = endingOf(text, factsOf(top, pattern));
        for (const said of [title, line ?? '', why])
          expect(said).not.toMatch(/undefined|null|NaN|\[object| {2}/);
        expect(why).toMatch(top === MINE ? /3.*2/ : /1.*0/);
      }
  });
});

describe('the dice', () => {
  test.each([
    [[12.34, -7, -5.34], 'pbb', 'The dice gave you 12.3 points.'],
    [[12.34, -7, -5.34], 'bbp', 'The dice cost you 5.3 points.'],
    [[12.34, -7, -5.34], 'ppb', 'The dice gave Josie 12.3 points.'],
    [[0.2, -0.1, -0.1], 'pbb', 'The dice took no sides.'],
  ])('of %j say to %s: %s', (luck, pattern, said) => {
    expect(sayDice(en, factsOf(MINE, pattern), luck)).toBe(said);
  });
});
