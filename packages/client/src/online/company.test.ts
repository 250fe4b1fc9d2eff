import { chairAt } from '@claim-it/fairness';
import type { TableEvent, TableId, TableState } from '@claim-it/protocol';
import { newTable } from '@claim-it/protocol';
import { start } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import { headerFor, TIP } from '../../test/headers.ts';
import { asidesFrom, companyFrom } from './company.ts';
import type { About } from './feed.ts';

const person = { kind: 'person', tip: TIP } as const;
const bot = { kind: 'bot', level: 'miner', style: null } as const;

/** Ada and Ben at their devices, and a bot on the third chair. */
const TABLE: TableState = {
  ...newTable('t1' as TableId, headerFor(3)),
  chairs: [
    { color: 'green', sitter: person },
    { color: 'blue', sitter: person },
    { color: 'orange', sitter: bot },
  ],
  game: start('gbo'),
};

const ABOUT = {
  chairs: [
    { name: 'Ada', awaySince: null },
    { name: 'Ben', awaySince: 70_000 },
    { name: null, awaySince: null },
  ],
} as unknown as About;

describe('presence', () => {
  test('people are here or away since a time of this device; bots have no presence', () => {
    expect(companyFrom(TABLE, ABOUT, 10_000)).toEqual([
      { presence: { kind: 'here' }, standIn: null },
      { presence: { kind: 'away', since: 60_000 }, standIn: null },
      { presence: null, standIn: null },
    ]);
  });

  test('a bot that plays for a person has its own name', () => {
    const standIns = [null, { level: 'miner', style: null, by: 'players' }, null] as const;
    const [, ben] = companyFrom({ ...TABLE, standIns }, ABOUT, 0);
    expect(ben?.standIn).toEqual(expect.any(String));
    expect(['Ada', 'Ben']).not.toContain(ben?.standIn);
  });

  test('a player who has left is gone, and the bot in the chair is named', () => {
    const left = { ...TABLE, chairs: TABLE.chairs.with(1, { color: 'blue', sitter: bot }) };
    const [, ben] = companyFrom(left, ABOUT, 0);
    expect(ben?.presence).toEqual({ kind: 'gone' });
    expect(ben?.standIn).not.toBeNull();
  });
});

describe('events outside the game', () => {
  const dice = (kind: 'wentAway' | 'cameBack'): TableEvent =>
    ({ kind: 'dice', event: { kind, player: chairAt(1) }, at: 1 }) as TableEvent;
  const EVENTS: readonly TableEvent[] = [
    dice('wentAway'),
    dice('cameBack'),
    { kind: 'played', choice: { kind: 'pass', seat: 0 }, by: 'clock', at: 1 },
    { kind: 'lapsed', chair: chairAt(1), at: 2 },
    dice('wentAway'),
    { kind: 'stoodIn', chair: chairAt(1), level: 'miner', by: 'clock', at: 2 },
    { kind: 'played', choice: { kind: 'roll', seat: 1 }, by: 'bot', at: 3 },
    dice('cameBack'),
    dice('wentAway'),
    { kind: 'botTook', chair: chairAt(1), level: 'miner', at: 4 },
  ];

  test('have the step before them; a short absence is not shown', () => {
    const asides = asidesFrom({ state: TABLE, events: EVENTS }, ABOUT);
    expect(asides.map(({ at, seat, kind }) => [at, seat, kind])).toEqual([
      [1, 1, 'lapsed'],
      [1, 1, 'stoodIn'],
      [2, 1, 'back'],
      [2, 1, 'tookOver'],
    ]);
  });
});
