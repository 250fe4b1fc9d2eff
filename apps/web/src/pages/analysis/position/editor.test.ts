import type { ChoiceName } from '@claim-it/ai';
import type { Placement, Space } from '@claim-it/rules';
import { formatPosition, invariant, parsePosition } from '@claim-it/rules';
import { play, start } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import { draftOf, gameOf } from './draft.ts';
import { createEditor } from './editor.ts';
import type { Thing } from './edits.ts';
import { addSeat, recolor, removeSeat, seatEarlier, withDeparture, withLeft } from './edits.ts';

const at = (position: string) => {
  const game = parsePosition(position);
  invariant(game.ok, `a position: ${position}`);
  return createEditor(game.value);
};
const EMPTY = '....../....../....../....../....../...... gbo g - - std';
const GREEN: Thing = { kind: 'settled', color: 'green' };
const BLUE: Thing = { kind: 'settled', color: 'blue' };

const shown = ({ game }: ReturnType<typeof createEditor>): string => formatPosition(game.value);
const layAll = (
  editor: ReturnType<typeof createEditor>,
  ...laid: readonly (readonly [Thing, Space])[]
): void => {
  for (const [thing, space] of laid) editor.layOn(thing, space);
};

test('every position can be taken apart and put together again', () => {
  const game = play(start('gbo', 'reuse'), '145 s4@15 take 122 s2@12 145');
  expect(gameOf(draftOf(game))).toEqual({ ok: true, value: game });
});

test('pieces are placed where they are possible', () => {
  const editor = at(EMPTY);
  layAll(
    editor,
    [GREEN, '1,1'],
    [{ kind: 'claimed', color: 'blue' }, '2,1'],
    [BLUE, '3,1'],
    [{ kind: 'squatter', number: 4 }, '3,1'],
    [{ kind: 'squatter', number: 5 }, '4,1'],
    [{ kind: 'claim' }, '4,1'],
    [{ kind: 'claim' }, '1,1'],
  );
  expect(shown(editor)).toBe('....../....../....../....../....../g*Bb4.5*.. gbo g - - std');
  expect(editor.notice.value).toBe(null);
});

test.each([
  ['a squatter on an own marker', { kind: 'squatter', number: 1 }, 'g', 'squatterOnOwn'],
  ['a claim on an empty space', { kind: 'claim' }, '.', 'claimOnNothing'],
  ['a squatter on a claimed space', { kind: 'squatter', number: 1 }, 'B', 'stakeOnClaimed'],
] as const)('%s is refused with the reason', (_, thing, lying, reason) => {
  const editor = at(EMPTY.replace('/...... gbo', `/${lying}..... gbo`));
  const before = shown(editor);
  editor.layOn(thing, '1,1');
  expect(shown(editor)).toBe(before);
  expect(editor.notice.value).toMatchObject({ kind: 'refused', reason: { kind: reason } });
});

test('a squatter on another space moves, the same piece again removes it', () => {
  const editor = at(EMPTY);
  const two: Thing = { kind: 'squatter', number: 2 };
  layAll(editor, [two, '1,1'], [two, '2,1']);
  expect(shown(editor)).toBe('....../....../....../....../....../..2.... gbo g - - std');
  editor.layOn(two, '2,1');
  expect(shown(editor)).toBe(EMPTY);
});

test('the eraser takes one marker after another', () => {
  const editor = at('....../....../....../....../....../b3*..... gbo g - - std');
  const eraser: Thing = { kind: 'eraser' };
  const rows = ['b3', 'b', '.'].map((below) => {
    editor.layOn(eraser, '1,1');
    return `/${below}..... gbo`;
  });
  expect(shown(editor)).toBe(EMPTY);
  editor.back();
  expect(shown(editor)).toContain(rows[1]);
  editor.back();
  expect(shown(editor)).toContain(rows[0]);
  editor.forward();
  expect(shown(editor)).toContain(rows[1]);
});

test('what changes nothing is no step', () => {
  const editor = at(EMPTY);
  editor.setRoll(null);
  expect(editor.history.value.past).toEqual([]);
});

test('a pile moved onto another replaces it, which is announced and can be undone', () => {
  const editor = createEditor();
  editor.layOn({ kind: 'settled', color: 'green' }, '1,1');
  editor.layOn({ kind: 'claimed', color: 'blue' }, '2,1');
  editor.layOn({ kind: 'squatter', number: 3 }, '3,1');
  editor.move('1,1', '2,1');
  expect(editor.notice.value).toEqual({ kind: 'replaced' });
  editor.back();
  expect(editor.notice.value).toBeNull();
  expect(editor.game.value.board['2,1'].kind).toBe('claimed');
  editor.move('1,1', '3,1');
  expect(editor.notice.value).toEqual({ kind: 'replaced' });
  editor.move('3,1', '4,4');
  expect(editor.notice.value).toBeNull();
});

test('a pile is moved, or off the board', () => {
  const editor = at('....../....../....../....../....../b3*..... gbo g - - std');
  editor.move('1,1', '6,6');
  expect(shown(editor)).toBe('.....b3*/....../....../....../....../...... gbo g - - std');
  editor.move('6,6', null);
  expect(shown(editor)).toBe(EMPTY);
});

test('seats come, go, and change color and order with their markers', () => {
  const editor = at('....../....../....../....../....../gbo... gbo b - - std');
  editor.change((draft) => seatEarlier(draft, 'blue'));
  expect(shown(editor)).toMatch(/gbo\.\.\. bgo b - - std$/);
  editor.change((draft) => recolor(draft, 'orange', 'violet'));
  expect(shown(editor)).toMatch(/gbv\.\.\. bgv b - - std$/);
  editor.change((draft) => recolor(draft, 'blue', 'green'));
  expect(shown(editor)).toMatch(/bgv\.\.\. gbv g - - std$/);
  editor.change(addSeat);
  editor.change((draft) => removeSeat(draft, 'green'));
  expect(shown(editor)).toMatch(/b\.v\.\.\. bvo b - - std$/);
  editor.change((draft) => withLeft(draft, 3));
  editor.change((draft) => removeSeat(draft, 'orange'));
  expect(shown(editor)).toMatch(/ bv b - 2 std$/);
});

test('markers of this turn that no longer fit go, and that is said', () => {
  const editor = at('....../....../....../....../....../b3g*.... gbo g - - std');
  editor.change((draft) => ({ ...draft, mover: 'blue' }));
  expect(shown(editor)).toBe('....../....../....../....../....../bg.... gbo b - - std');
  expect(editor.notice.value).toEqual({ kind: 'dropped', markers: 2 });
});

test('with other rules squatters under claims go back to the rack', () => {
  const editor = at('....../....../....../....../....../.3*..... gbo g - - std');
  editor.change((draft) => ({ ...draft, variant: 'reuse' }));
  expect(shown(editor)).toBe('....../....../....../....../....../.*..... gbo g - - reuse');
});

test('a player who has left is not on turn', () => {
  const editor = at(EMPTY);
  editor.change((draft) => withDeparture(draft, 'green', true));
  expect(editor.notice.value).toMatchObject({ reason: { kind: 'seatHasLeft' } });
  editor.change((draft) => withDeparture(draft, 'blue', true));
  expect(shown(editor)).toContain(' gBo g ');
});

const chosen = (placement: Placement, then: ChoiceName['then']): ChoiceName => ({
  placement,
  then,
});

test('a choice can be played, and undone', () => {
  const editor = at('....../....../....../....../....../...... gb g 145 - std');
  const placement = { space: '1,5', stake: { kind: 'squatter', number: 4 } } as const;
  editor.play(chosen(placement, 'roll'));
  expect(editor.game.value.turn.phase.kind).toBe('rolling');
  editor.setRoll([1, 1, 1]);
  editor.play(chosen({ space: '1,1', stake: { kind: 'squatter', number: 1 } }, 'take'));
  expect(shown(editor)).toBe('....../g...../....../....../....../g..... gb b - - std');
  editor.back();
  editor.back();
  editor.back();
  expect(shown(editor)).toContain(' gb g 145 ');
});

test('a bust is played on', () => {
  const editor = at('....../....../....../....../....../..1.... gb g 111 - std');
  editor.bust();
  expect(shown(editor)).toBe('....../....../....../....../....../...... gb b - - std');
});
