import { chairAt } from '@claim-it/fairness';
import { COLORS, choicesOf, offersOf, SPACES } from '@claim-it/rules';
import { below, cases, pick, randomFrom } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { TableCommand, TableEvent, TableState } from '../src/index.ts';
import {
  BOUNDS,
  chairOnTurn,
  decideHouse,
  decideTable,
  evolveTable,
  foldTable,
  isGone,
  newTable,
  peopleAt,
  phaseOf,
} from '../src/index.ts';
import { HonestTable } from './honest.ts';

/** A table of people where the player on turn has just placed and could place elsewhere. */
const withChoice = (): { readonly table: HonestTable; readonly chair: number } => {
  for (let seed = 0; ; seed += 1) {
    const table = new HonestTable(seed);
    if (!table.isPerson.every(Boolean)) continue;
    table.gather();
    table.shake();
    for (let count = 0; count < 60 && phaseOf(table.state) === 'playing'; count += 1) {
      const { phase } = table.state.game!.turn;
      const isOpen = phase.kind === 'toDecide' && phase.undoable !== null;
      const chair = chairOnTurn(table.state)!;
      if (isOpen && elsewhere(table, chair).length > 0) return { table, chair };
      table.playOn();
    }
  }
};

/** Other spaces for the marker. */
const elsewhere = (table: HonestTable, chair: number): readonly TableCommand[] => {
  const { phase } = table.state.game!.turn;
  if (phase.kind !== 'toDecide' || phase.undoable === null) return [];
  return offersOf(phase.undoable.roll)
    .map(({ space }): TableCommand => ({ kind: 'place', space }))
    .filter((command) => table.try(command, table.asker(chair)).ok);
};

const why = (table: HonestTable, command: TableCommand, chair: number): unknown => {
  const decision = table.try(command, table.asker(chair));
  return decision.ok ? 'allowed' : decision.reason.kind;
};

describe('changes of mind', () => {
  test('are limited in each turn, and the turn continues', () => {
    const { table, chair } = withChoice();
    const before = table.state.use.undone;
    for (let moved = before; moved < BOUNDS.undone; moved += 1)
      table.do(elsewhere(table, chair)[0]!, chair);
    const refused = SPACES.map((space) => why(table, { kind: 'place', space }, chair));
    expect(refused).toContain('tooManyChanges');
    expect(refused).not.toContain('allowed');
    expect(why(table, { kind: 'undo' }, chair)).toBe('tooManyChanges');
    expect(why(table, { kind: 'take' }, chair)).toBe('allowed');
    table.do({ kind: 'take' }, chair);
    expect(table.state.use.undone).toBe(0);
  });

  test('are refused to others for the usual reasons', () => {
    const { table, chair } = withChoice();
    const undone = { ...table.state.use, undone: BOUNDS.undone };
    table.state = { ...table.state, use: undone };
    const other = table.hands.findIndex((_, number) => number !== chair);
    expect(why(table, { kind: 'undo' }, other)).toBe('rules');
  });
});

test('phrases are limited for each chair, with some reserved for the end of the game', () => {
  const table = new HonestTable(3);
  table.gather();
  const [chair, other] = table.isPerson.flatMap((is, number) => (is ? [number] : []));
  const say = (one: number): TableCommand => ({ kind: 'say', chair: chairAt(one), saying: 'ouch' });
  for (let said = 0; said < BOUNDS.saidBeforeTheEnd; said += 1) table.do(say(chair!), chair!);
  expect(why(table, say(chair!), chair!)).toBe('tooManySayings');
  if (other !== undefined) expect(why(table, say(other), other)).toBe('allowed');
  const over = { ...table.state.game!, turn: { phase: { kind: 'over', winners: [] } } };
  table.state = { ...table.state, game: over as never };
  expect(why(table, say(chair!), chair!)).toBe('allowed');
});

describe('a chair', () => {
  const sizes = Array.from({ length: 9 }, (_, seed) => new HonestTable(seed));
  const table = sizes.find(({ isPerson }) => isPerson.length > 2)!;
  const chair = chairAt(table.isPerson.length - 1);
  const hand = table.hands[chair]!;
  const sit = (): void =>
    table.do({ kind: 'sit', chair, color: COLORS[0], tip: hand.tip(0) }, chair);

  test('is given up only so often; then its player stays, and the host may still clear it', () => {
    for (let stood = 0; stood < BOUNDS.stood; stood += 1) {
      sit();
      table.do({ kind: 'stand', chair }, chair);
    }
    sit();
    expect(why(table, { kind: 'stand', chair }, chair)).toBe('tooManyMoves');
    for (let cleared = BOUNDS.stood; cleared < BOUNDS.cleared; cleared += 1) {
      table.do({ kind: 'clear', chair }, 0);
      sit();
    }
    expect(why(table, { kind: 'clear', chair }, 0)).toBe('tooManyMoves');
  });

  test('that is used up takes nothing from the others, nor from a forgotten guest', () => {
    const first = chairAt(0);
    const tip = table.hands[0]!.tip(0);
    table.do({ kind: 'sit', chair: first, color: COLORS[1], tip }, 0);
    expect(why(table, { kind: 'stand', chair: first }, 0)).toBe('allowed');
    expect(decideHouse(table.state, { kind: 'vacate', chair }, table.deps).ok).toBe(true);
  });
});

test('that comes and goes between two rolls returns only so often', () => {
  const { table } = withChoice();
  const chair = table.hands.findIndex((_, number) => number !== chairOnTurn(table.state));
  table.fillBowl();
  const back = (): TableCommand => {
    return { kind: 'back', chair: chairAt(chair), element: table.element(chair) };
  };
  const goAway = (): void => {
    const event = { kind: 'wentAway', player: chairAt(chair) } as const;
    const away = evolveTable(table.state, { kind: 'dice', event, at: 0 });
    if (away.ok) table.state = away.value.state;
  };
  for (let returned = 0; returned < BOUNDS.returned; returned += 1) {
    goAway();
    table.do(back(), chair);
  }
  goAway();
  expect(why(table, back(), chair)).toBe('tooManyReturns');
  const onTurn = chairOnTurn(table.state)!;
  const { use } = table.state;
  const own = { ...use, returned: use.returned.with(onTurn, BOUNDS.returned) };
  const away = { ...table.state.ledger!, away: [onTurn] };
  const waiting = new HonestTable(0);
  Object.assign(waiting, { hands: table.hands, state: { ...table.state, ledger: away, use: own } });
  const element = waiting.element(onTurn);
  expect(why(waiting, { kind: 'back', chair: onTurn, element }, onTurn)).toBe('allowed');
  table.do({ kind: 'roll', element: table.element(onTurn), stirs: table.stirs() }, onTurn);
  expect(table.state.use.returned[chair]).toBe(0);
});

test('a full table allows leaving only', () => {
  const { table, chair } = withChoice();
  table.state = { ...table.state, seq: BOUNDS.events };
  const say: TableCommand = { kind: 'say', chair: chairAt(chair), saying: 'ouch' };
  for (const command of [{ kind: 'take' }, { kind: 'undo' }, say] as const)
    expect(why(table, command, chair)).toBe('tableIsFull');
  for (const one of peopleAt(table.state))
    if (!isGone(table.state, one) && phaseOf(table.state) === 'playing')
      table.do({ kind: 'leave', chair: one }, one);
  expect(phaseOf(table.state)).toBe('over');
});

/** Every command of one chair that writes events. */
const wishes = (table: HonestTable, chair: number): readonly TableCommand[] => [
  { kind: 'say', chair: chairAt(chair), saying: 'ouch' },
  { kind: 'undo' },
  { kind: 'stand', chair: chairAt(chair) },
  { kind: 'loseKey', chair: chairAt(chair) },
  { kind: 'reseed', chair: chairAt(chair), tip: table.hands[chair]!.newTip() },
  { kind: 'anchor', chair: chairAt(chair), tip: table.hands[chair]!.newTip() },
  ...elsewhere(table, chair),
];

/** How many events the chair can write while the others do nothing. */
const inflate = (table: HonestTable, chair: number, seed: number): number => {
  const random = randomFrom(seed);
  let laid = 0;
  let refused = 0;
  while (refused < 60) {
    const command = pick(random, wishes(table, chair));
    const decision = decideTable(table.state, command, table.asker(chair), table.deps);
    refused = decision.ok ? 0 : refused + 1;
    if (!decision.ok) continue;
    laid += decision.value.events.length;
    (table as { state: TableState }).state = decision.value.state;
    table.events.push(...decision.value.events);
  }
  return laid;
};

const GAMES = cases({ short: 4, long: 200 });

test('a player alone can write a limited number of events, and the game continues', () => {
  for (let seed = 0; seed < GAMES; seed += 1) {
    const { table, chair } = withChoice();
    const laid = inflate(table, chair, seed);
    expect(laid).toBeLessThanOrEqual(2 * BOUNDS.undone + BOUNDS.saidBeforeTheEnd + 12);
    const [choice] = choicesOf(table.state.game!).filter(({ kind }) => /take|place/.test(kind));
    const { seat: _, ...command } = choice!;
    expect(why(table, command as TableCommand, chair)).toBe('allowed');
  }
});

describe('a fold', () => {
  const played = Array.from({ length: GAMES }, (_, seed) => {
    const table = new HonestTable(
      seed,
      seed % 2 === 0 ? { kind: 'bot', level: 'miner' } : undefined,
    );
    table.play(0.002);
    return table;
  });

  test('continues from the JSON of any state as from the state itself', () => {
    const random = randomFrom(7);
    const folded = (state: TableState, events: readonly TableEvent[]): TableState => {
      const result = foldTable(state, events);
      if (!result.ok) throw new Error(JSON.stringify(result.reason));
      return result.value.state;
    };
    for (const table of played)
      for (let round = 0; round < 8; round += 1) {
        const at = below(random, table.events.length + 1);
        const start = newTable(table.state.id, table.state.header);
        const half = folded(start, table.events.slice(0, at));
        const read = JSON.parse(JSON.stringify(half)) as TableState;
        expect(read).toEqual(half);
        expect(folded(read, table.events.slice(at))).toEqual(table.state);
      }
  });

  test('of an honest game stays far below the limit of events', () => {
    for (const table of played) expect(table.events.length).toBeLessThan(BOUNDS.events / 4);
  });
});
