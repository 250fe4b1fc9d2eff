import type { NotationFault, NotationReason, Replay } from '@claim-it/rules';
import {
  commentNext,
  formatPosition,
  formatRecord,
  MADE_BY,
  newRecord,
  parseRecord,
  recordEvent,
} from '@claim-it/rules';
import { cause, eventsOf, play, start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';

const TAGS = ['[Game "Claim It!"]', '[Date "2006-10-01"]', '[Seats "gob"]', '[Rules "std"]'];

const record = (result: string, ...turns: readonly string[]): string =>
  `${[...TAGS, `[Result "${result}"]`, ...turns].join('\n')}\n`;

const replay = (text: string): Replay => {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.reason));
  return parsed.value;
};

const fault = (text: string): NotationFault | null => {
  const parsed = parseRecord(text);
  return parsed.ok ? null : parsed.reason;
};

const ENDED = record('o', '1. g gone', '2. b gone');

describe('a record', () => {
  test('is written as the notation shows it', () => {
    const events = eventsOf(start('gob'), '235 s2@35 145 s5@14 take 136 s6@13 266 s2@66 take');
    const tags = [
      { name: 'Game', value: 'Claim It!' },
      { name: 'Date', value: '2006-10-01' },
    ];
    const text = formatRecord(events.reduce(recordEvent, newRecord(start('gob').setup, tags)));
    expect(text).toBe(
      record('*', '1. g 235 s2@35 145 s5@14 take', '2. o 136 s6@13 266 s2@66 take'),
    );
  });

  test('gives every game on the way, with its line', () => {
    const { steps, end } = replay(record('*', '1. g 235 s2@35 take', '2. o 136'));
    expect(steps.map(({ line }) => line)).toEqual([6, 6, 6, 7]);
    expect(steps.map(({ move }) => move.kind)).toEqual(['dice', 'place', 'take', 'dice']);
    expect(end.turn.phase).toEqual({ kind: 'toPlace', roll: [1, 3, 6] });
  });

  test('says bust after the roll that busted', () => {
    const { steps, end } = replay(record('*', '1. g 333 s3@33 333 c@33 333 bust', '2. o 123'));
    expect(steps.at(-2)?.events.map(({ kind }) => kind)).toContain('busted');
    expect(end.turn.seat).toBe(1);
  });

  test('shows a departure on turn with its placements, and off turn as a line of its own', () => {
    const text = record('*', '1. g 235 s2@35 take', '2. b gone', '3. o 136 s6@13 gone', '4. g 123');
    const { end } = replay(text.replace('"gob"', '"gobr"').replace('4. g 123', '4. r 123'));
    expect(formatPosition(end)).toBe('....../..g.../....../....../....../...... gOBr r 123 - std');
  });

  test('writes a departure off turn before the line of the current turn', () => {
    const rolled = play(start('gob'), '235 s2@35 take 136');
    const events = [
      ...eventsOf(start('gob'), '235 s2@35 take 136'),
      ...cause(rolled, { kind: 'leave', seat: 2 }).events,
    ];
    const text = formatRecord(events.reduce(recordEvent, newRecord(start('gob').setup, [])));
    expect(text.split('\n').slice(5)).toEqual(['1. g 235 s2@35 take', '2. b gone', '3. o 136', '']);
  });

  test('keeps the moves that a departure cancelled in a comment', () => {
    const rolled = play(start('gb'), '235 s2@35 136');
    const events = [
      ...eventsOf(start('gb'), '235 s2@35 136'),
      ...cause(rolled, { kind: 'leave', seat: 1 }).events,
    ];
    const text = formatRecord(events.reduce(recordEvent, newRecord(start('gb').setup, [])));
    expect(text.split('\n').slice(4)).toEqual(['[Result "g"]', '1. b gone {235 s2@35 136}', '']);
    expect(formatRecord(replay(text).record)).toBe(text);
  });

  test.each([
    ['before its first roll', 'pass', '1. g pass'],
    ['while dice roll', 'roll pass', '1. g pass'],
    ['with a roll that was not answered', '136 s6@13 245 pass', '1. g 136 s6@13 245 pass'],
    ['with a placement taken back', '136 s6@13 undo pass', '1. g 136 pass'],
    ['with what it had placed', '136 s6@13 pass', '1. g 136 s6@13 pass'],
  ])('[R10] shows a turn that was skipped %s', (_, words, line) => {
    const events = eventsOf(start('gob'), `${words} 123 s1@23 take`);
    const text = formatRecord(events.reduce(recordEvent, newRecord(start('gob').setup, [])));
    expect(text.split('\n').slice(5)).toEqual([line, '2. o 123 s1@23 take', '']);
    const read = replay(text);
    expect(read.end).toEqual(play(start('gob'), 'pass 123 s1@23 take'));
    expect(read.steps.filter(({ move }) => move.kind === 'pass')).toHaveLength(1);
    expect(formatRecord(read.record)).toBe(text);
  });

  test('[R10] continues with a turn skipped after it was read', () => {
    const saved = replay(record('*', '1. g 235 s2@35 take'));
    const { events } = cause(saved.end, { kind: 'pass', seat: 1 });
    const text = formatRecord(events.reduce(recordEvent, saved.record));
    expect(text).toBe(record('*', '1. g 235 s2@35 take', '2. o pass'));
  });

  test('does not show undone placements', () => {
    const events = eventsOf(start('gb'), '235 s2@35 undo s3@25');
    const text = formatRecord(events.reduce(recordEvent, newRecord(start('gb').setup, [])));
    expect(text.split('\n').slice(5)).toEqual(['1. g 235 s3@25', '']);
  });

  test('drops the comment of a placement that is taken back', () => {
    const begun = commentNext(newRecord(start('gb').setup, []), MADE_BY.bot);
    const events = eventsOf(start('gb'), '235 s2@35 undo s3@25');
    const [rolled, placed, ...others] = events.filter(({ kind }) => kind !== 'diceRequested');
    if (rolled === undefined || placed === undefined) throw new Error('no events');
    const marked = commentNext(recordEvent(begun, rolled), MADE_BY.bot);
    const record = [placed, ...others].reduce(recordEvent, marked);
    expect(formatRecord(record).split('\n')[5]).toBe('1. g 235 {by a bot} s3@25');
  });

  test('says who made a move in place of the player', () => {
    const { steps } = replay(
      record('*', '1. g 235 {by a bot} s2@35 {by a bot} 145 s4@15 {by the table} take {mine}'),
    );
    expect(steps.map(({ madeBy }) => madeBy ?? null)).toEqual(['bot', 'bot', null, 'table', null]);
  });

  test('keeps unknown tags, comments and comment lines in their places', () => {
    const text = record(
      '*',
      '[Names "Ada \\"the dice\\" / Bo \\\\ Cy"]',
      '; before the first turn',
      '{a} 1. {b} g {c} 235 {d}{e} s2@35 take {f}',
      ';before the second',
      '2. o 136 {open}',
      '; the end',
    );
    const { record: read } = replay(text);
    expect(read.tags).toContainEqual({ name: 'Names', value: 'Ada "the dice" / Bo \\ Cy' });
    expect(formatRecord(read)).toBe(text.replace('{d}{e}', '{d} {e}'));
  });

  test('keeps a comment on a turn in which nothing has happened yet', () => {
    const text = record('*', '; thinking', '1. g {still}');
    expect(formatRecord(replay(text).record)).toBe(text);
  });

  test('accepts CRLF, blank lines, a byte order mark and repeated spaces', () => {
    const text = record('*', '', '1.  g 235   s2@35 take ', '');
    expect(replay(`\uFEFF${text.replaceAll('\n', '\r\n')}`).steps).toHaveLength(3);
  });

  test('keeps a tag on one line, for any name', () => {
    const tags = [{ name: 'Names', value: 'Ann "the\nPick" \\ | Bob' }];
    const text = formatRecord(
      newRecord({ colors: ['green', 'orange'], variant: 'standard' }, tags),
    );
    const replay = parseRecord(text);
    expect(replay.ok && replay.value.record.tags.at(-1)?.value).toBe('Ann "the Pick" \\ | Bob');
  });

  test('may name shared winners in any order', () => {
    expect(fault(ENDED)).toBeNull();
    expect(fault(ENDED.replace('"o"', '"og"'))).toMatchObject({
      reason: { kind: 'resultDiffers', says: 'og', is: 'o' },
    });
  });
});

/** Every fault a record can have, with line and column. */
const FAULTS: readonly (readonly [string, string, number, number, NotationReason])[] = [
  ['an empty text', '', 1, 1, { kind: 'tagMissing', tag: 'Game' }],
  [
    'no Rules',
    record('*').replace('[Rules "std"]\n', ''),
    4,
    1,
    { kind: 'tagMissing', tag: 'Rules' },
  ],
  ['no tags', '1. g 235', 1, 1, { kind: 'tagMissing', tag: 'Game' }],
  [
    'a tag cut off',
    record('*').replace('"gob"]', '"go'),
    3,
    1,
    { kind: 'tagUnreadable', found: '[Seats "go' },
  ],
  ['a tag twice', record('*', '[Date "x"]'), 6, 2, { kind: 'tagTwice', tag: 'Date' }],
  ['a tag among the turns', record('*', '1. g 235', '[A "b"]'), 7, 1, { kind: 'tagAfterMoves' }],
  [
    'an unknown seat in the tag',
    record('*').replace('gob', 'gxb'),
    3,
    10,
    { kind: 'unknownSeat', found: 'x' },
  ],
  ['one seat', record('*').replace('gob', 'g'), 3, 9, { kind: 'seatCount', seats: 1 }],
  [
    'a color twice',
    record('*').replace('gob', 'gog'),
    3,
    9,
    { kind: 'colorTwice', color: 'green' },
  ],
  ['unknown rules', record('*').replace('std', 'x'), 4, 9, { kind: 'unknownRules', found: 'x' }],
  [
    'a wrong turn number',
    record('*', '2. g 235'),
    6,
    1,
    { kind: 'turnNumber', expected: 1, found: '2.' },
  ],
  ['a comment alone', record('*', '{hm}'), 6, 1, { kind: 'turnNumber', expected: 1, found: '' }],
  ['a line without a seat', record('*', '1.'), 6, 3, { kind: 'textEnds' }],
  ['an unknown seat', record('*', '1. x 235'), 6, 4, { kind: 'unknownSeat', found: 'x' }],
  ['an upper-case seat', record('*', '1. G 235'), 6, 4, { kind: 'unknownSeat', found: 'G' }],
  [
    'a seat without a player',
    record('*', '1. r 235'),
    6,
    4,
    { kind: 'seatNotInGame', color: 'red' },
  ],
  [
    'another seat than the one on turn',
    record('*', '1. o 235'),
    6,
    4,
    { kind: 'otherSeatOnTurn', onTurn: 'green', found: 'o' },
  ],
  ['a roll of 0', record('*', '1. g 0'), 6, 6, { kind: 'unknownToken', found: '0' }],
  ['a die of 0', record('*', '1. g 035'), 6, 6, { kind: 'notARoll', found: '035' }],
  ['a roll out of order', record('*', '1. g 532'), 6, 6, { kind: 'notARoll', found: '532' }],
  [
    'a word that is none',
    record('*', '1. g 235 hop'),
    6,
    10,
    { kind: 'unknownToken', found: 'hop' },
  ],
  ['the word roll', record('*', '1. g roll'), 6, 6, { kind: 'unknownToken', found: 'roll' }],
  ['a space 3,7', record('*', '1. g 235 s2@37'), 6, 10, { kind: 'unknownToken', found: 's2@37' }],
  ['an open comment', record('*', '1. g 235 {hm'), 6, 10, { kind: 'commentNotClosed' }],
  [
    'a space the dice do not name',
    record('*', '1. g 235 s2@36'),
    6,
    10,
    { kind: 'spaceNotInRoll', space: '3,6', roll: [2, 3, 5] },
  ],
  [
    'another squatter than the third die',
    record('*', '1. g 235 s3@35'),
    6,
    10,
    { kind: 'otherMarker', space: '3,5', stake: { kind: 'squatter', number: 2 } },
  ],
  [
    'a squatter where a claim goes',
    record('*', '1. g 235 s2@35 355 s5@35'),
    6,
    20,
    { kind: 'otherMarker', space: '3,5', stake: { kind: 'claim', covers: 2 } },
  ],
  [
    'a squatter in play',
    record('*', '1. g 235 s2@35 244 s2@44'),
    6,
    20,
    { kind: 'squatterInPlay', space: '4,4', squatter: 2, at: '3,5' },
  ],
  [
    'two rolls in a row',
    record('*', '1. g 235 145'),
    6,
    10,
    { kind: 'placementIsDue', roll: [2, 3, 5] },
  ],
  ['a take too early', record('*', '1. g take'), 6, 6, { kind: 'nothingToTake' }],
  ['a placement without dice', record('*', '1. g s2@35'), 6, 6, { kind: 'rollIsDue' }],
  [
    'two placements in a row',
    record('*', '1. g 235 s2@35 s3@25'),
    6,
    16,
    { kind: 'decisionIsDue' },
  ],
  ['a bust that is none', record('*', '1. g 235 bust'), 6, 10, { kind: 'rollIsNoBust' }],
  ['a bust out of nothing', record('*', '1. g bust'), 6, 6, { kind: 'rollIsNoBust' }],
  [
    'a bust not called',
    record('*', '1. g 333 s3@33 333 c@33 333'),
    6,
    28,
    { kind: 'turnNotClosed' },
  ],
  [
    'a roll after the bust',
    record('*', '1. g 333 s3@33 333 c@33 333 123'),
    6,
    29,
    { kind: 'turnNotClosed' },
  ],
  [
    'a line after an open turn',
    record('*', '1. g 235 s2@35', '2. o 123'),
    7,
    1,
    { kind: 'turnNotClosed' },
  ],
  [
    'a word after the take',
    record('*', '1. g 235 s2@35 take 123'),
    6,
    21,
    { kind: 'turnClosed', found: '123' },
  ],
  [
    'a word after a skipped turn',
    record('*', '1. g pass 123'),
    6,
    11,
    { kind: 'turnClosed', found: '123' },
  ],
  [
    'a turn that busted and was skipped',
    record('*', '1. g 333 s3@33 333 c@33 333 pass'),
    6,
    29,
    { kind: 'turnNotClosed' },
  ],
  [
    'a skipped turn of another seat',
    record('*', '1. o pass'),
    6,
    4,
    { kind: 'otherSeatOnTurn', onTurn: 'green', found: 'o' },
  ],
  ['leaving twice', record('*', '1. b gone', '2. b gone'), 7, 6, { kind: 'alreadyGone', seat: 2 }],
  ['a turn after the end', `${ENDED}3. o 123`, 8, 1, { kind: 'gameIsOver' }],
  [
    'a record cut in the middle',
    record('o', '1. g 235 s2@35 take', '2. o 136'),
    7,
    9,
    { kind: 'recordCut' },
  ],
  ['a record cut after its tags', record('o'), 5, 1, { kind: 'recordCut' }],
  [
    'a result that does not come out',
    ENDED.replace('"o"', '"g"'),
    5,
    10,
    { kind: 'resultDiffers', says: 'g', is: 'o' },
  ],
  [
    'a result not told',
    ENDED.replace('"o"', '"*"'),
    5,
    10,
    { kind: 'resultDiffers', says: '*', is: 'o' },
  ],
  [
    'a result without winners',
    record('x', '1. g 235'),
    5,
    10,
    { kind: 'resultDiffers', says: 'x', is: '*' },
  ],
];

describe('a record is refused with the place and the reason for', () => {
  test.each(FAULTS)('%s', (_, text, line, column, reason) => {
    expect(fault(text)).toEqual({ line, column, reason });
  });
});
