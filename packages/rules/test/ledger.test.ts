import type { Game, GameEvent, Pip, Seat, Stake } from '@claim-it/rules';
import { freeSquatters, ownerOf, PIPS, SPACES } from '@claim-it/rules';
import { cases, played } from '@claim-it/testkit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

/** Counts the position of every marker in the box from the events alone. */
type Ledger = {
  readonly rack: Set<Pip>;
  claimsStaked: number;
  claimsForGood: number;
  readonly markers: Map<Seat, number>;
};

const lay = (ledger: Ledger, stake: Stake): void => {
  if (stake.kind === 'claim') ledger.claimsStaked += 1;
  else expect(ledger.rack.delete(stake.number), 'the squatter was free').toBe(true);
};

const lift = (ledger: Ledger, stake: Stake, before: Stake | null): void => {
  if (stake.kind === 'squatter') ledger.rack.add(stake.number);
  else {
    ledger.claimsStaked -= 1;
    if (before?.kind === 'squatter') ledger.rack.delete(before.number); // the squatter may be back in the rack
  }
};

const clear = (ledger: Ledger): void => {
  for (const pip of PIPS) ledger.rack.add(pip);
  ledger.claimsStaked = 0;
};

const addMarkers = (ledger: Ledger, seat: Seat, count: number): void => {
  ledger.markers.set(seat, (ledger.markers.get(seat) ?? 0) + count);
};

const note = (ledger: Ledger, event: GameEvent, before: Game): void => {
  switch (event.kind) {
    case 'placed':
      lay(ledger, event.stake);
      return;
    case 'undone':
      lift(ledger, event.stake, event.before);
      return;
    case 'squatterReturned':
      ledger.rack.add(event.squatter);
      return;
    case 'took': {
      ledger.claimsForGood += ledger.claimsStaked;
      const isNew = (space: (typeof SPACES)[number]): boolean =>
        ownerOf(before.board[space]) !== event.seat;
      addMarkers(ledger, event.seat, [...event.settled, ...event.claimed].filter(isNew).length);
      for (const { seat, spaces } of event.evicted) addMarkers(ledger, seat, -spaces.length);
      clear(ledger);
      return;
    }
    case 'busted':
    case 'turnStarted':
    case 'gameEnded':
      clear(ledger);
      return;
    default:
  }
};

const compare = (ledger: Ledger, { board, turn, setup }: Game): void => {
  const holdings = SPACES.map((space) => board[space]);
  const stakes = SPACES.map((space) => turn.stakes[space]);
  expect([...ledger.rack].sort()).toEqual(freeSquatters(turn.stakes));
  expect(stakes.filter((stake) => stake?.kind === 'claim').length).toBe(ledger.claimsStaked);
  expect(holdings.filter(({ kind }) => kind === 'claimed').length).toBe(ledger.claimsForGood);
  expect(ledger.claimsStaked + ledger.claimsForGood).toBeLessThanOrEqual(30);
  for (const seat of setup.colors.keys())
    expect(holdings.filter((holding) => ownerOf(holding) === seat).length).toBe(
      ledger.markers.get(seat as Seat) ?? 0,
    );
};

test('marker counts are conserved: the events account for every squatter, claim and player marker', () => {
  fc.assert(
    fc.property(played(), ({ start, steps }) => {
      const ledger: Ledger = {
        rack: new Set(PIPS),
        claimsStaked: 0,
        claimsForGood: 0,
        markers: new Map(),
      };
      let before = start;
      for (const { events, game } of steps) {
        for (const event of events) note(ledger, event, before);
        compare(ledger, game);
        before = game;
      }
    }),
    { numRuns: cases({ short: 10, long: 1000 }) },
  );
});
