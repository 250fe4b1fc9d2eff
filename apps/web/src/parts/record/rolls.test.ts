import { parseRecord } from '@claim-it/rules';
import { expect, test } from 'vitest';
import type { RecordedRoll } from './rolls.ts';
import { rollsOf } from './rolls.ts';

const HEAD = '[Game "1"]\n[Date "?"]\n[Seats "go"]\n[Rules "std"]\n[Result "*"]\n';

const rollsIn = (...turns: readonly string[]): readonly RecordedRoll[] => {
  const replay = parseRecord(`${HEAD}${turns.join('\n')}\n`);
  if (!replay.ok) throw new Error(JSON.stringify(replay.reason));
  return rollsOf(replay.value);
};

test('a turn that was skipped after a placement leaves nothing of it', () => {
  const [roll] = rollsIn('1. g 235 s2@35 pass', '2. o 123');
  expect(roll).toMatchObject({ placement: { space: '3,5' }, isSkipped: true });
  expect(roll?.then).toBeNull();
  expect(roll?.after.turn).toMatchObject({ seat: 1, stakes: {} });
});

test('a roll left unplaced by a skipped turn is no bust', () => {
  const [first, second] = rollsIn('1. g 235 s2@35 145 pass', '2. o 123 s1@23 take');
  expect([first?.then, first?.isSkipped]).toEqual(['roll', false]);
  expect(second).toMatchObject({ placement: null, isSkipped: true });
  expect(second?.waiting).not.toBeNull();
  expect(second?.after.turn.seat).toBe(1);
});

test('a take is not skipped', () => {
  const [roll] = rollsIn('1. g 235 s2@35 take');
  expect([roll?.then, roll?.isSkipped]).toEqual(['take', false]);
});

test.each(['s2@35 {by the table} take {by the table}', 's2@35 take {by the table}'])(
  'what the table took for a player is a skipped turn: %s',
  (words) => {
    const [roll] = rollsIn(`1. g 235 ${words}`, '2. o 123');
    expect(roll).toMatchObject({ placement: { space: '3,5' }, isSkipped: true });
    expect(roll?.then).toBeNull();
    expect(roll?.after.board['3,5']).toEqual({ kind: 'settled', owner: 0 });
  },
);

test('what a bot chose for a player who was away is named, also after their own placement', () => {
  const [own, after, bots] = rollsIn(
    '1. g 235 s2@35 145 {by a bot} s4@15 {by a bot} take {by a bot}',
  );
  expect([own?.isByBot, after?.isByBot, bots]).toEqual([true, true, undefined]);
  const [mine] = rollsIn('1. g 235 s2@35 take');
  expect(mine?.isByBot).toBe(false);
});
