import { expect, test } from 'vitest';
import { advanceLedger, chairAt } from '../src/index.ts';
import { drawn, play } from './drawn.ts';
import { generatedGame } from './games.ts';
import { openTable, peek } from './table.ts';

const BEGUN = { ppp: 's0s1s2bh', pbp: 's0s2bh', pbpp: 's0s2s3bh', pp: 's0s1bh', pbb: 's0bh' };
type Players = keyof typeof BEGUN;

test.each<[string, Players, string, boolean]>([
  ['everybody stirs and stays', 'ppp', 's0s1s2r0', false],
  ['the shaker of a bot stays', 'pbp', 's0s2r1', false],
  ['a player left without a stir', 'ppp', 's0s1w2r0', true],
  ['a player left without a stir and came back', 'ppp', 's0s1w2c2r0', true],
  ['a player left with a stir, not on the way to the shaker', 'ppp', 's0s1s2w2r0', false],
  ['a player left with a stir and came back, not on the way', 'ppp', 's0s1s2w2c2r0', false],
  ['the roller left with a stir and came back', 'ppp', 's0s1s2w0c0r0', true],
  ['the shaker of a bot left with a stir', 'pbpp', 's0s2s3w2r1', true],
  ['the shaker of a bot left with a stir and came back', 'pbpp', 's0s2s3w2c2r1', true],
  ['a player behind the shaker of a bot left', 'pbpp', 's0s2s3w3r1', false],
  ['a player who was away came back to shake for a bot', 'pbpp', 's0w2s3r0 s0s3c2r1', true],
  ['a player who was away came back, not on the way', 'pbpp', 's0s2w3r0 s0s2c3r1', false],
  ['a player who is away lets the next person shake for a bot', 'pbpp', 's0w2s3r0 s0s3r1', false],
  ['a player who was away came back for the own roll', 'ppp', 's0w1s2r0 s0s2c1r1', false],
  ['another shakes for a player who could come back', 'ppp', 's0w1s2r0 s0s2r1', true],
  ['a bot plays on for a player who is gone', 'ppp', 's0w1s2r0 s0s2r1 s0s2r1', false],
  ['a key is lost without a stir', 'ppp', 's0s1k2r0', true],
  ['a key is lost with a stir, not on the way', 'ppp', 's0s1s2k2r0', false],
  ['the roller loses the key', 'ppp', 's0s1s2k0r0', true],
  ['the key of a player who is away is lost', 'ppp', 's0s1w2r0 s0s1k2r0', true],
  ['another shakes for a player whose key was lost before', 'ppp', 's0s1s2k0r1 s1s2r0', false],
  ['a new chain counts when the bowl is closed', 'ppp', 's0s1s2k2n2r0 s0s1r0', false],
  ['a new chain is announced in a closed bowl', 'ppp', 's0s1s2k2r0 s0s1n2r0', false],
  ['a new chain counts because no player is present', 'pp', 's0w1r0 s0k1w0n1c1r1', true],
  ['no player was present, and the roller comes back', 'pp', 's0w1r0 s0w0c1r1', true],
  ['no player was present, and the only person comes back', 'pbb', 's0w0c0r1', true],
  ['the roll after one that is named', 'ppp', 's0s1w2r0 s0s1r0', false],
  ['others shake after a stand-in in an earlier bowl', 'ppp', 's0w1s2i1r0 s0s2r1', false],
  ['and so they do again', 'ppp', 's0w1s2i1r0 s0s2r1 s0s2r1', false],
  ['a stand-in in the bowl in which the roller went away', 'ppp', 's0s1s2w1i1r1', true],
  ['a stand-in instead of the roller who could come back', 'ppp', 's0w1s2r0 s0s2i1r1', true],
  ['a stand-in before the bowl is closed', 'ppp', 's0w1s2r0 s0i1s2r1', true],
  ['a stand-in for another player', 'ppp', 's0w1s2r0 s0s2i1r0', false],
  ['a stand-in behind the shaker of a bot', 'pbpp', 's0s2w3r0 s0s2i3r1', false],
  ['a stand-in on the way to the shaker of a bot', 'pbpp', 's0w2s3r0 s0s3i2r1', false],
  ['a stand-in whose key was lost before', 'ppp', 's0s1s2k1r0 s0s2i1r1', false],
  ['a stand-in instead of a new chain', 'ppp', 's0s1s2k1n1r0 s0s2i1r1', true],
  ['who is replaced comes back for the own roll', 'ppp', 's0w1s2i1r0 s0s2c1r1', false],
  ['who is replaced comes back before a bot', 'pbpp', 's0w2s3i2r0 s0s3c2r1', false],
  ['who is replaced comes and is sent away again', 'ppp', 's0w1s2i1r0 s0c1w1s2r0', true],
  ['who is replaced loses the key', 'ppp', 's0w1s2i1r0 s0s2k1r1', false],
  ['who is replaced comes and loses the key', 'ppp', 's0w1s2i1r0 s0s2c1k1r0', true],
  ['all others go away from who is replaced', 'pp', 's0w1i1r0 s0c1w0r1', true],
  ['who is replaced is the last, and another comes', 'ppp', 's0w1w2i1r0 s0c1w0c2r1', true],
  ['only a replaced person was present', 'pp', 's0w1i1r0 s0w0c1r1', true],
  ['the next bowl after who is replaced came back', 'ppp', 's0w1s2i1r0 s0c1s2r0 s0s1s2r1', false],
  ['a person takes the chair of a bot', 'pbp', 's0s2j1r1', false],
  ['a person takes the chair of who could come back', 'ppp', 's0w1s2r0 s0s2j1r1', true],
  ['a person took the chair of who could come back', 'ppp', 's0w1s2j1r0 s0s2r1', false],
  ['the new person comes', 'pbp', 's0s2j1r0 s0s2c1r1', false],
  ['the new person shakes', 'pbp', 's0s2j1r0 s0s2c1r0 s0s1s2r1', false],
  ['a new person at an empty table', 'pbb', 's0w0j1c1r1', true],
])('a roll: %s', (_, players, steps, isChoice) => {
  const table = drawn(players, BEGUN[players]);
  expect(play(table, steps).ledger.last).toMatchObject({ isChoice });
});

test.each<[string, string, boolean]>([
  ['everybody stirs and stays', 's0s1s2bh', false],
  ['a player left with a stir', 's0s1s2w1bh', false],
  ['a player left without a stir', 's0s1w2bh', true],
  ['a player came back', 's0s1s2w2c2bh', true],
  ['a key is lost without a stir', 's0s1k2bh', true],
  ['a key is lost with a stir', 's0s1s2k2bh', false],
  ['a new chain counts because no player is present', 's0s1s2w0w1k2n2bh', true],
])('the first player: %s', (_, steps, isChoice) => {
  expect(drawn('ppp', steps).ledger.first).toMatchObject({ isChoice });
});

test('a player who is gone cannot come back or lose the key', () => {
  const { ledger, ...rest } = drawn('ppp', 's0s1s2bh s0w1s2r0 s0s2r1');
  const table = { ledger, ...rest };
  expect(ledger.gone).toEqual([1]);
  for (const event of [
    { kind: 'cameBack', player: chairAt(1), element: peek(table, 1) },
    { kind: 'keyLost', player: chairAt(1), house: table.freshTip() },
  ] as const)
    expect(advanceLedger(ledger, event)).toEqual({
      ok: false,
      reason: { kind: 'playerIsAway', player: 1 },
    });
});

test('version 1 names everything, and lets another player shake for one who comes back', () => {
  const table = openTable('g1', 'std.1', [true, true], { version: 1 });
  play(table, 's0s1bh s1r0');
  expect(table.ledger).toMatchObject({ first: { isChoice: true }, last: { isChoice: true } });
  play(table, 'w1r1c1k1n1r1');
  expect(table.ledger).toMatchObject({ last: { isChoice: true }, gone: [] });
});

test('most rolls of a game are settled, even where people come and go', () => {
  const kinds = new Set<string>();
  for (const seed of [0, 1, 2, 4]) {
    const { text, table } = generatedGame(seed);
    for (const { kind } of table.events) kinds.add(kind);
    expect(text).toContain('[Dice "2 ');
  }
  expect([...kinds].sort()).toEqual([
    'anchored',
    'begun',
    'cameBack',
    'joined',
    'keyLost',
    'reseeded',
    'rolled',
    'standIn',
    'stirred',
    'wentAway',
  ]);
});
