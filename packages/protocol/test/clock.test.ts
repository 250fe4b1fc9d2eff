import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import { describe, expect, test } from 'vitest';
import type { OpenTable, TableEvent } from '../src/index.ts';
import { agreementsOf, chairOnTurn, deadlineOf, evolveTable, formatHeader } from '../src/index.ts';
import { parseHeader } from '../src/wire/log.ts';
import { HonestTable } from './honest.ts';

const LIVE = { kind: 'live', seconds: 20, bank: 60, increment: 10 } as const;

/** A table of people who have shaken, on turn with a full bowl. */
const begun = (agreed: Partial<OpenTable> = { pace: LIVE }, people = 3): HonestTable => {
  for (let seed = 0; ; seed += 1) {
    const table = new HonestTable(seed, { kind: 'bot', level: 'miner' }, agreed);
    if (table.hands.length !== people || !table.isPerson.every((one) => one)) continue;
    table.gather();
    table.fillBowl();
    table.fillBowl();
    return table;
  }
};

const onTurn = ({ state }: HonestTable): Chair => chairOnTurn(state)!;

const roll = (table: HonestTable): void => {
  const chair = onTurn(table);
  const element = table.element(chair);
  table.do({ kind: 'roll', element, stirs: table.stirs() }, chair);
};

/** The time this long after the decision became due. */
const wait = (table: HonestTable, ms: number): void => {
  table.at = table.state.since + ms;
};

describe('[R11] a live clock', () => {
  test('uses the seconds first, and then the bank', () => {
    const table = begun();
    const chair = onTurn(table);
    expect(deadlineOf(table.state)).toBe(table.state.since + 80_000);
    wait(table, 19_000);
    roll(table);
    expect(table.state.banks[chair]).toBe(60_000);
  });

  test('takes from the bank what a decision took beyond the seconds', () => {
    const table = begun();
    const chair = onTurn(table);
    wait(table, 45_000);
    roll(table);
    const isTurnOver = onTurn(table) !== chair;
    expect(table.state.banks[chair]).toBe(isTurnOver ? 45_000 : 35_000);
  });

  test('adds some time for each played turn, up to the initial bank', () => {
    const table = begun();
    const chair = onTurn(table);
    wait(table, 45_000);
    roll(table);
    for (let count = 0; onTurn(table) === chair && count < 9; count += 1) {
      const { phase } = table.state.game!.turn;
      wait(table, 1_000);
      if (phase.kind === 'toDecide') table.do({ kind: 'take' }, chair);
      else table.playOn();
    }
    expect(table.state.banks[chair]).toBe(45_000);
  });

  test('starts when the last of the others has stirred: their delay is not charged', () => {
    const table = begun();
    roll(table);
    const chair = onTurn(table);
    const others = table.hands.map((_, at) => chairAt(at)).filter((one) => one !== chair);
    table.doDuty(chair);
    const before = table.state.since;
    wait(table, 29_000);
    for (const other of others) table.doDuty(other);
    expect(table.state.since).toBeGreaterThanOrEqual(before + 29_000);
    expect(table.state.banks[chair]).toBe(60_000);
  });

  test('does not restart where the player on turn stirs last', () => {
    const table = begun();
    roll(table);
    const chair = onTurn(table);
    const others = table.hands.map((_, at) => chairAt(at)).filter((one) => one !== chair);
    for (const other of others) table.doDuty(other);
    const { since } = table.state;
    wait(table, 10_000);
    table.doDuty(chair);
    expect(table.state.since).toBe(since);
  });

  test('does not lapse before its end, regardless of the sender', () => {
    const table = begun();
    const chair = onTurn(table);
    const lapsed = (at: number): TableEvent => ({ kind: 'lapsed', chair, at });
    const deadline = deadlineOf(table.state)!;
    expect(evolveTable(table.state, lapsed(deadline - 1))).toMatchObject({
      reason: { kind: 'tooEarly', from: deadline },
    });
    expect(evolveTable(table.state, lapsed(deadline)).ok).toBe(true);
  });

  test('is moved by time that the server was away, without a charge to any bank', () => {
    const table = begun();
    const chair = onTurn(table);
    const deadline = deadlineOf(table.state)!;
    const credited = evolveTable(table.state, { kind: 'credited', ms: 500_000, at: table.at });
    if (!credited.ok) throw new Error(credited.reason.kind);
    expect(deadlineOf(credited.value.state)).toBe(deadline + 500_000);
    expect(credited.value.state.banks[chair]).toBe(60_000);
  });
});

describe('agreements', () => {
  const header1 = {
    version: 1,
    variant: 'standard',
    chairs: 2,
    pace: { kind: 'live', seconds: 30 },
    onLeaving: { kind: 'skip' },
    isListed: true,
    isFreeTextAllowed: false,
    houseTip: 'A'.repeat(43),
  };

  test('of a table of version 1 keep their values, and its header its text', () => {
    const text = JSON.stringify(header1);
    const read = parseHeader(text);
    if (!read.ok) throw new Error('readable');
    expect(formatHeader(read.value)).toBe(text);
    expect(agreementsOf(read.value)).toEqual({
      pace: { kind: 'live', seconds: 30, bank: 0, increment: 0 },
      onSkip: 'take',
      patience: null,
      onLeaving: { kind: 'skip' },
      isReadyAsked: false,
      mayReplaceBots: false,
      onTimeOut: 'leave',
    });
  });

  test('of a table of version 2 read back from their text', () => {
    for (const pace of [LIVE, { kind: 'none' }, { kind: 'slow', hours: 24 }] as const) {
      const { header } = begun({ pace }, 2).state;
      const read = parseHeader(formatHeader(header));
      expect(read.ok && read.value).toEqual(header);
      expect(agreementsOf(header)).toMatchObject({
        pace,
        patience: pace.kind === 'slow' ? null : 120,
        isReadyAsked: false,
        mayReplaceBots: true,
        onTimeOut: 'lapse',
      });
    }
  });
});
