import type { Roll } from '@claim-it/rules';
import { describe, expect, test } from 'vitest';
import type { Happening } from './moment.ts';
import type { Tempo } from './tempo.ts';
import { botTurnMs, msOf, roundsOf } from './tempo.ts';

const ROLLING: Happening = { kind: 'rolling', seat: 0, roll: [1, 2, 3] };
const PLACING: Happening = {
  kind: 'placing',
  seat: 0,
  space: '1,2',
  stake: { kind: 'squatter', number: 3 },
};
const BUSTING: Happening = { kind: 'busting', seat: 0, roll: [1, 2, 3], lost: ['1,2'] };
const PASSING: Happening = { kind: 'passing', seat: 0, lost: ['1,2'] };
const taking = (spaces: number): Happening => ({
  kind: 'taking',
  seat: 0,
  took: {
    kind: 'took',
    seat: 0,
    claimed: [],
    evicted: [],
    settled: Array.from({ length: spaces }, () => '1,2' as const),
  },
});

const TEMPO: Tempo = {
  speed: 1,
  isCalm: false,
  isUnseen: false,
  left: null,
  waiting: 0,
  isAlone: false,
};

/** How long a bot's turn of so many rolls takes, one part after another. */
const turnOf = (seats: number, rolls: number, end: Happening): number => {
  let left = botTurnMs(seats);
  let whole = 0;
  const play = (happening: Happening): void => {
    const ms = msOf(happening, { ...TEMPO, left });
    left = Math.max(0, left - ms);
    whole += ms;
  };
  for (let roll = 0; roll < rolls; roll += 1) {
    play(ROLLING);
    play(PLACING);
  }
  play(end);
  return whole;
};

describe("a bot's turn", () => {
  test.each([2, 3, 4, 5])('at a table of %d shows every roll and its place for 0.7 s', (seats) => {
    let left = botTurnMs(seats);
    for (let roll = 0; roll < 12; roll += 1) {
      const parts = [ROLLING, PLACING].map((happening) => {
        const ms = msOf(happening, { ...TEMPO, left });
        left = Math.max(0, left - ms);
        return ms;
      });
      for (const ms of parts) expect(ms).toBeGreaterThanOrEqual(340);
      expect((parts[0] ?? 0) + (parts[1] ?? 0)).toBeGreaterThanOrEqual(700);
    }
  });

  test.each([true, false])('can be followed with reduced motion, too: %s', (isCalm) => {
    const tempo = { ...TEMPO, isCalm, left: 0 };
    expect(msOf(ROLLING, tempo) + msOf(PLACING, tempo)).toBe(720);
  });

  test.each([
    [2, 4000],
    [3, 3500],
    [5, 2500],
  ])('at a table of %d has %d ms before its rolls come as quick as they may', (seats, budget) => {
    for (let rolls = 1; rolls <= 12; rolls += 1) {
      const most = budget + rolls * 720;
      expect(turnOf(seats, rolls, taking(rolls))).toBeLessThanOrEqual(most + 300);
      expect(turnOf(seats, rolls, BUSTING)).toBeLessThanOrEqual(most + 700);
      expect(turnOf(seats, rolls, PASSING)).toBeLessThanOrEqual(most + 700);
    }
  });

  test('of one roll at a table of two is not hurried', () => {
    expect(msOf(ROLLING, { ...TEMPO, left: botTurnMs(2) })).toBe(720);
  });

  test('takes a breath before a roll that risks much, and a person’s turn does not', () => {
    const daring = (busts: number): Happening => ({ kind: 'daring', seat: 0, busts });
    expect(msOf(daring(43), { ...TEMPO, left: 0 })).toBe(0);
    expect(msOf(daring(44), { ...TEMPO, left: 0 })).toBe(600);
    expect(msOf(daring(44), { ...TEMPO, left: 0, isCalm: true })).toBe(600);
    expect(msOf(daring(216), TEMPO)).toBe(0);
  });

  test('is twice as long when slow', () => {
    const slow = { ...TEMPO, left: 0, speed: 0.5 } as const;
    expect(msOf(ROLLING, slow) + msOf(PLACING, slow)).toBe(1440);
  });
});

describe('how long things take', () => {
  test.each([
    [ROLLING, 720],
    [PLACING, 320],
    [BUSTING, 1600],
    [taking(1), 360],
    [taking(4), 540],
    [taking(30), 900],
  ])('%o takes %d ms of a person’s time', (happening, ms) => {
    expect(msOf(happening, TEMPO)).toBe(ms);
  });

  test('the speed divides it, and speed 0 or a hidden page shows only results', () => {
    expect(msOf(ROLLING, { ...TEMPO, speed: 3 })).toBe(240);
    expect(msOf(ROLLING, { ...TEMPO, speed: 0 })).toBe(0);
    expect(msOf(ROLLING, { ...TEMPO, isUnseen: true })).toBe(0);
  });

  test('with reduced motion there are only short fades', () => {
    expect(msOf(ROLLING, { ...TEMPO, isCalm: true })).toBe(120);
    expect(msOf(taking(8), { ...TEMPO, isCalm: true })).toBe(150);
  });

  test('a queue hurries, and a hopeless one is passed over', () => {
    expect(msOf(ROLLING, { ...TEMPO, waiting: 8 })).toBe(180);
    expect(msOf(ROLLING, { ...TEMPO, waiting: 25 })).toBe(0);
  });
});

test('who throws again opens the next round of the roll for the first player', () => {
  const roll: Roll = [1, 2, 3];
  const throws = [0, 1, 2, 0, 2].map((sitter) => ({ sitter, roll }));
  expect(roundsOf(throws).map((round) => round.map(({ sitter }) => sitter))).toEqual([
    [0, 1, 2],
    [0, 2],
  ]);
});

describe('the roll for the first player', () => {
  const thrown = (...sitters: readonly number[]): Happening => ({
    kind: 'rollOff',
    throws: sitters.map((sitter) => ({ sitter, roll: [1, 2, 3] })),
  });

  test('is shorter for one who plays alone with bots, and takes longer where it has a tie', () => {
    const [once, tied] = [thrown(0, 1, 2), thrown(0, 1, 2, 0, 1)];
    const ms = (happening: Happening, isAlone: boolean) => msOf(happening, { ...TEMPO, isAlone });
    expect(ms(once, true)).toBeLessThan(ms(once, false));
    expect(ms(tied, true)).toBeLessThan(ms(tied, false));
    expect(ms(tied, true)).toBeGreaterThan(ms(once, true));
  });
});
