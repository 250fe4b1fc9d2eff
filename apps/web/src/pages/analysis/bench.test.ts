import type { ChoiceName } from '@claim-it/ai';
import type { Placement, Space } from '@claim-it/rules';
import { formatPosition, invariant, parsePosition } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { createBench } from './bench.ts';
import { draftOf, gameOf } from './draft.ts';
import type { Thing } from './lay.ts';
import {
  addSeat,
  recolor,
  removeSeat,
  seatEarlier,
  withDeparture,
  withLeft,
  withMover,
  withVariant,
} from './seating.ts';

const at = (position: string) => {
  const game = parsePosition(position);
  invariant(game.ok, `a position: ${position}`);
  return createBench(game.value);
};
const EMPTY = '....../....../....../....../....../...... gbo g - - std';
const GREEN: Thing = { kind: 'settled', color: 'green' };
const BLUE: Thing = { kind: 'settled', color: 'blue' };

const shown = ({ game }: ReturnType<typeof createBench>): string => formatPosition(game.value);
const layAll = (
  bench: ReturnType<typeof createBench>,
  ...laid: readonly (readonly [Thing, Space])[]
): void => {
  for (const [thing, space] of laid) bench.layOn(thing, space);
};

test('every position can be taken apart and put together again', () => {
  const game = play(start('gbo', 'reuse'), '145 s4@15 take 122 s2@12 145');
  expect(gameOf(draftOf(game))).toEqual({ ok: true, value: game });
});

test('things are laid where they can lie', () => {
  const bench = at(EMPTY);
  layAll(
    bench,
    [GREEN, '1,1'],
    [{ kind: 'claimed', color: 'blue' }, '2,1'],
    [BLUE, '3,1'],
    [{ kind: 'squatter', number: 4 }, '3,1'],
    [{ kind: 'squatter', number: 5 }, '4,1'],
    [{ kind: 'claim' }, '4,1'],
    [{ kind: 'claim' }, '1,1'],
  );
  expect(shown(bench)).toBe('....../....../....../....../....../g*Bb4.5*.. gbo g - - std');
  expect(bench.notice.value).toBe(null);
});

test.each([
  ['a squatter on an own marker', { kind: 'squatter', number: 1 }, 'g', 'squatterOnOwn'],
  ['a claim on an empty space', { kind: 'claim' }, '.', 'claimOnNothing'],
  ['a squatter on a claimed space', { kind: 'squatter', number: 1 }, 'B', 'stakeOnClaimed'],
] as const)('%s is refused with the reason', (_, thing, lying, reason) => {
  const bench = at(EMPTY.replace('/...... gbo', `/${lying}..... gbo`));
  const before = shown(bench);
  bench.layOn(thing, '1,1');
  expect(shown(bench)).toBe(before);
  expect(bench.notice.value).toMatchObject({ kind: 'refused', reason: { kind: reason } });
});

test('a squatter that lies elsewhere comes along, the same thing again takes it off', () => {
  const bench = at(EMPTY);
  const two: Thing = { kind: 'squatter', number: 2 };
  layAll(bench, [two, '1,1'], [two, '2,1']);
  expect(shown(bench)).toBe('....../....../....../....../....../..2.... gbo g - - std');
  bench.layOn(two, '2,1');
  expect(shown(bench)).toBe(EMPTY);
});

test('the eraser takes one marker after another', () => {
  const bench = at('....../....../....../....../....../b3*..... gbo g - - std');
  const eraser: Thing = { kind: 'eraser' };
  const rows = ['b3', 'b', '.'].map((below) => {
    bench.layOn(eraser, '1,1');
    return `/${below}..... gbo`;
  });
  expect(shown(bench)).toBe(EMPTY);
  bench.back();
  expect(shown(bench)).toContain(rows[1]);
  bench.back();
  expect(shown(bench)).toContain(rows[0]);
  bench.forward();
  expect(shown(bench)).toContain(rows[1]);
});

test('what changes nothing is no step', () => {
  const bench = at(EMPTY);
  bench.setRoll(null);
  expect(bench.history.value.past).toEqual([]);
});

test('a pile put on another takes its place, which is said and can be taken back', () => {
  const bench = createBench();
  bench.layOn({ kind: 'settled', color: 'green' }, '1,1');
  bench.layOn({ kind: 'claimed', color: 'blue' }, '2,1');
  bench.layOn({ kind: 'squatter', number: 3 }, '3,1');
  bench.move('1,1', '2,1');
  expect(bench.notice.value).toEqual({ kind: 'replaced' });
  bench.back();
  expect(bench.notice.value).toBeNull();
  expect(bench.game.value.board['2,1'].kind).toBe('claimed');
  bench.move('1,1', '3,1');
  expect(bench.notice.value).toEqual({ kind: 'replaced' });
  bench.move('3,1', '4,4');
  expect(bench.notice.value).toBeNull();
});

test('a pile is moved, or off the board', () => {
  const bench = at('....../....../....../....../....../b3*..... gbo g - - std');
  bench.move('1,1', '6,6');
  expect(shown(bench)).toBe('.....b3*/....../....../....../....../...... gbo g - - std');
  bench.move('6,6', null);
  expect(shown(bench)).toBe(EMPTY);
});

test('seats come, go, and change color and order with their markers', () => {
  const bench = at('....../....../....../....../....../gbo... gbo b - - std');
  bench.change((draft) => seatEarlier(draft, 'blue'));
  expect(shown(bench)).toMatch(/gbo\.\.\. bgo b - - std$/);
  bench.change((draft) => recolor(draft, 'orange', 'violet'));
  expect(shown(bench)).toMatch(/gbv\.\.\. bgv b - - std$/);
  bench.change((draft) => recolor(draft, 'blue', 'green'));
  expect(shown(bench)).toMatch(/bgv\.\.\. gbv g - - std$/);
  bench.change(addSeat);
  bench.change((draft) => removeSeat(draft, 'green'));
  expect(shown(bench)).toMatch(/b\.v\.\.\. bvo b - - std$/);
  bench.change((draft) => withLeft(draft, 3));
  bench.change((draft) => removeSeat(draft, 'orange'));
  expect(shown(bench)).toMatch(/ bv b - 2 std$/);
});

test('markers of this turn that no longer fit go, and that is said', () => {
  const bench = at('....../....../....../....../....../b3g*.... gbo g - - std');
  bench.change((draft) => withMover(draft, 'blue'));
  expect(shown(bench)).toBe('....../....../....../....../....../bg.... gbo b - - std');
  expect(bench.notice.value).toEqual({ kind: 'dropped', markers: 2 });
});

test('with other rules squatters under claims go back to the rack', () => {
  const bench = at('....../....../....../....../....../.3*..... gbo g - - std');
  bench.change((draft) => withVariant(draft, 'reuse'));
  expect(shown(bench)).toBe('....../....../....../....../....../.*..... gbo g - - reuse');
});

test('nobody is left on turn who has left', () => {
  const bench = at(EMPTY);
  bench.change((draft) => withDeparture(draft, 'green', true));
  expect(bench.notice.value).toMatchObject({ reason: { kind: 'seatHasLeft' } });
  bench.change((draft) => withDeparture(draft, 'blue', true));
  expect(shown(bench)).toContain(' gBo g ');
});

const chosen = (placement: Placement, then: ChoiceName['then']): ChoiceName => ({
  placement,
  then,
});

test('a choice is played on, and taken back', () => {
  const bench = at('....../....../....../....../....../...... gb g 145 - std');
  const placement = { space: '1,5', stake: { kind: 'squatter', number: 4 } } as const;
  bench.play(chosen(placement, 'roll'));
  expect(bench.game.value.turn.phase.kind).toBe('rolling');
  bench.setRoll([1, 1, 1]);
  bench.play(chosen({ space: '1,1', stake: { kind: 'squatter', number: 1 } }, 'take'));
  expect(shown(bench)).toBe('....../g...../....../....../....../g..... gb b - - std');
  bench.back();
  bench.back();
  bench.back();
  expect(shown(bench)).toContain(' gb g 145 ');
});

test('a bust is played on', () => {
  const bench = at('....../....../....../....../....../..1.... gb g 111 - std');
  bench.bust();
  expect(shown(bench)).toBe('....../....../....../....../....../...... gb b - - std');
});
