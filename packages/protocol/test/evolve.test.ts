import type { Opened } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import { describe, expect, test } from 'vitest';
import type { TableFact, TableId, TableState } from '../src/index.ts';
import { chairOnTurn, diceWaitFor, evolveTable, foldTable, newTable } from '../src/index.ts';
import { HonestTable } from './honest.ts';

const faultOf = (state: TableState, fact: TableFact): unknown => {
  const next = evolveTable(state, { ...fact, at: 9_000_000 });
  return next.ok ? 'true' : next.reason;
};

const gathered = (seed: number): HonestTable => {
  const table = new HonestTable(seed);
  table.gather();
  return table;
};

/** A table of three or more people who have shaken. */
const begun = (): HonestTable => {
  for (let seed = 0; ; seed += 1) {
    const table = new HonestTable(seed);
    if (table.hands.length < 3 || !table.isPerson.every((one) => one)) continue;
    table.gather();
    for (const chair of diceWaitFor(table.state))
      table.do({ kind: 'stir', chair, element: table.element(chair) }, chair);
    return table;
  }
};

describe('an event is invalid', () => {
  test('that opens the dice of another table, by other rules, or with other chains', () => {
    const table = gathered(4);
    const last = table.events.at(-1)!;
    if (last.kind !== 'dice' || last.event.kind !== 'opened') throw new Error('opened last');
    const before = foldTable(
      newTable(table.state.id, table.state.header),
      table.events.slice(0, -1),
    );
    if (!before.ok) throw new Error('honest');
    const { state } = before.value;
    const opened: Opened = last.event;
    const other = table.house.tip(5);
    const lies: readonly Opened[] = [
      { ...opened, game: 'another-table' },
      { ...opened, rules: opened.rules === 'std.1' ? 'reuse.1' : 'std.1' },
      { ...opened, house: other },
      { ...opened, players: opened.players.map((tip) => (tip === null ? other : null)) },
      { ...opened, players: opened.players.slice(1) },
    ];
    for (const event of lies)
      expect(faultOf(state, { kind: 'dice', event })).toEqual({ kind: 'otherOpening' });
    expect(faultOf(state, { kind: 'dice', event: opened })).toBe('true');
    expect(faultOf(table.state, { kind: 'dice', event: opened })).toMatchObject({
      kind: 'untimely',
    });
  });

  test('that rolls for a player who is not on turn', () => {
    const table = begun();
    table.fillBowl();
    const onTurn = chairOnTurn(table.state)!;
    const other = (onTurn + 1) % table.hands.length;
    const seat = 0;
    const asked = evolveTable(table.state, {
      kind: 'played',
      choice: { kind: 'roll', seat },
      by: 'player',
      at: 1,
    });
    if (!asked.ok) throw new Error('asked');
    const house = table.house.element(table.state.ledger!.house);
    const roll = (player: number): TableFact => ({
      kind: 'dice',
      event: {
        kind: 'rolled',
        player: chairAt(player),
        house,
        element: table.element(player),
        stirs: table.stirs(),
      },
    });
    expect(faultOf(asked.value.state, roll(other))).toEqual({ kind: 'otherPlayer', chair: other });
    expect(faultOf(asked.value.state, roll(onTurn))).toBe('true');
    expect(faultOf(table.state, roll(onTurn))).toMatchObject({ kind: 'rules' });
  });

  test('in which a person sits, stands, returns or is replaced at the wrong time', () => {
    const table = begun();
    const tip = table.house.tip(6);
    const sitter = { kind: 'person', tip } as const;
    expect(
      faultOf(table.state, { kind: 'sat', chair: chairAt(0), color: 'red', sitter }),
    ).toMatchObject({
      kind: 'untimely',
    });
    expect(faultOf(table.state, { kind: 'stood', chair: chairAt(0) })).toMatchObject({
      kind: 'untimely',
    });
    expect(
      faultOf(table.state, { kind: 'botTook', chair: chairAt(0), level: 'miner' }),
    ).toMatchObject({
      kind: 'dice',
    });
    expect(faultOf(table.state, { kind: 'said', chair: chairAt(9), saying: 'wow' })).toMatchObject({
      kind: 'chairEmpty',
    });
    expect(
      faultOf(table.state, { kind: 'rematch', table: 'next-table-x' as TableId }),
    ).toMatchObject({
      kind: 'untimely',
    });
    table.do({ kind: 'leave', chair: chairAt(0) }, 0);
    const back = { kind: 'dice', event: { kind: 'cameBack', player: chairAt(0) } } as const;
    expect(faultOf(table.state, back)).toEqual({ kind: 'chairGone', chair: 0 });
    expect(faultOf(table.state, { kind: 'botTook', chair: chairAt(0), level: 'miner' })).toEqual({
      kind: 'chairGone',
      chair: 0,
    });
  });
});
