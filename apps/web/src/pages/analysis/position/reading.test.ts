import { shareHash } from '@claim-it/client/model';
import { formatPosition } from '@claim-it/rules';
import { play, playthrough, recordNamed, start } from '@claim-it/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubtsAbout } from './doubts.ts';
import { readAddress, readPasted } from './reading.ts';

const POSITION = '....../g..O../.2...G./...5.../....../....b. gbo g 145 - std';
const record = recordNamed('known');

test.each([
  ['as it is', POSITION],
  ['with blanks around', `  ${POSITION}\n`],
  ['as a link', `http://localhost/en/analysis#${encodeURIComponent(POSITION)}`],
])('a position is read %s', async (_, pasted) => {
  const read = await readPasted(pasted);
  expect(read.ok && read.value.map(formatPosition)).toEqual([POSITION]);
});

test.each([
  [0, POSITION.replace('O', 'x')],
  [1, POSITION.replace('gbo', 'gbb')],
  [2, POSITION.replace(' g ', ' r ')],
  [3, POSITION.replace('145', '541')],
  [4, POSITION.replace('- std', '7 std')],
  [5, POSITION.replace('std', 'none')],
  [null, POSITION.replace(' std', '')],
])('a fault in field %s says so', async (field, pasted) => {
  expect(await readPasted(pasted)).toMatchObject({
    ok: false,
    reason: { kind: 'position', field },
  });
  expect(readAddress(`#${encodeURIComponent(pasted)}`)).toMatchObject({ reason: { field } });
});

test('a record is read with all its positions', async () => {
  const read = await readPasted(record);
  expect(read.ok && read.value.length).toBeGreaterThan(50);
  expect(read.ok && read.value.at(-1)?.turn.phase.kind).toBe('over');
});

test('a link to a report sets up its moment, and one to a game the whole of it', async () => {
  const link = `http://localhost/en/review${await shareHash(record)}`;
  const shown = async (pasted: string): Promise<readonly string[]> => {
    const read = await readPasted(pasted);
    return read.ok ? read.value.map(formatPosition) : [];
  };
  const whole = await shown(record);
  expect(await shown(link)).toEqual(whole);
  expect(await shown(`${link}~2`)).toEqual([whole[3]]); // a roll, a placement, and this roll
  expect(await shown(`${link}~9999`)).toHaveLength(1);
  expect(await readPasted(link.slice(0, -9))).toMatchObject({
    reason: { kind: 'link', refusal: { kind: 'linkBroken' } },
  });
});

test('a damaged record, an empty text, and a too long one have different faults', async () => {
  expect(await readPasted(record.replace('s6@35', 's6@11'))).toMatchObject({
    reason: { kind: 'record', fault: { reason: { kind: 'spaceNotInRoll' } } },
  });
  expect(await readPasted(' \n')).toMatchObject({ reason: { kind: 'nothing' } });
  expect(await readPasted('g'.repeat(2_000_000))).toMatchObject({ reason: { kind: 'tooLong' } });
  expect(readAddress('')).toBe(null);
  expect(readAddress('#%')).toMatchObject({ reason: { kind: 'position' } });
});

const CLAIMED = 'GGGGGG/GGG.../....../....../....../......';

const BOTH = 'GGGGGG/GGGOOO/OOOOOO/....../....../......';

test('a first turn can bust, so that an empty board is no doubt', () => {
  const busted = play(start('gbo'), '123 s1@23 111');
  expect(formatPosition(busted)).toBe('....../....../....../....../....../...... gbo b - - std');
  expect(doubtsAbout(busted)).toEqual([]);
});

test('no position of any game is doubted', () => {
  fc.assert(
    fc.property(playthrough, (games) => {
      for (const game of games) expect(doubtsAbout(game)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test.each([
  [`${CLAIMED} gbo g - - std`, [{ kind: 'lastRoundNotCalled', seat: 0, claims: 9, needed: 9 }]],
  [`${CLAIMED} gbo b - 3 std`, []],
  [
    `${CLAIMED} gbo g - 2 std`,
    [
      { kind: 'lastRoundTooEarly', seat: 1, claims: 0, needed: 9 },
      { kind: 'lastRoundTooLate', seat: 0, claims: 9, needed: 9 },
    ],
  ],
  [`${BOTH} gob g - 2 std`, [{ kind: 'lastRoundTooLate', seat: 0, claims: 9, needed: 9 }]],
  [`${BOTH} gob b - 2 std`, []],
  [`${CLAIMED} gbo g - 0 std`, []],
  [`${CLAIMED} gb g - 0 std`, [{ kind: 'endTooEarly', needed: 13 }]],
  [`${CLAIMED} gB g - 0 std`, []],
  [POSITION, []],
])('%s: what no game can reach is known', async (position, doubts) => {
  const read = await readPasted(position);
  expect(read.ok && doubtsAbout(read.value[0])).toEqual(doubts);
});
