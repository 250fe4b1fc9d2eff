import { chairAt } from '@claim-it/fairness';
import { describe, expect, test } from 'vitest';
import type { Asker, TableCommand, Token } from '../src/index.ts';
import {
  chairOnTurn,
  deadlineOf,
  decideHouse,
  diceWaitFor,
  phaseOf,
  seatOf,
} from '../src/index.ts';
import { HonestTable } from './honest.ts';

const NOBODY: Asker = {
  chairs: [],
  mayTake: [],
  mayInvite: [],
  isHost: false,
  isRemoved: false,
};

/** A table with people only; seeds are tried until one matches. */
const ofPeople = (from = 0): HonestTable => {
  for (let seed = from; ; seed += 1) {
    const table = new HonestTable(seed);
    if (table.isPerson.every((isPerson) => isPerson)) return table;
  }
};

const begun = (table = ofPeople()): HonestTable => {
  table.gather();
  for (const chair of diceWaitFor(table.state))
    table.do({ kind: 'stir', chair, element: table.element(chair) }, chair);
  return table;
};

const why = (table: HonestTable, command: TableCommand, asker: Asker): unknown => {
  const decision = table.try(command, asker);
  return decision.ok ? 'done' : decision.reason;
};

describe('access', () => {
  const HOST: Asker = { ...NOBODY, isHost: true, mayInvite: [chairAt(1)] };
  const invite = { kind: 'invite', chair: chairAt(1), invitation: null } as const;

  test('is the host’s: a link to an empty free chair, and who is readmitted', () => {
    const table = ofPeople();
    expect(why(table, invite, { ...HOST, isHost: false })).toEqual({ kind: 'notHost' });
    expect(why(table, { kind: 'letIn' }, NOBODY)).toEqual({ kind: 'notHost' });
    expect(why(table, { ...invite, chair: chairAt(0) }, HOST)).toEqual({
      kind: 'chairReserved',
      chair: 0,
    });
    expect(why(table, invite, HOST)).toBe('done');
    expect(why(table, { kind: 'letIn' }, HOST)).toBe('done');
    table.do({ kind: 'sit', chair: chairAt(1), color: 'red', tip: table.hands[1]!.tip(0) }, 1);
    expect(why(table, invite, HOST)).toEqual({ kind: 'chairTaken', chair: 1 });
  });

  test('keeps the invited person out of the log', () => {
    const decision = ofPeople().try({ ...invite, invitation: 'x'.repeat(43) as Token }, HOST);
    expect(decision.ok && decision.value.events).toEqual([
      { kind: 'doorChanged', at: expect.any(Number) },
    ]);
  });

  test('does not change once all chairs are taken', () => {
    const table = ofPeople();
    table.gather();
    expect(why(table, { kind: 'letIn' }, HOST)).toMatchObject({ kind: 'untimely' });
  });

  test('can lose its link during a game if the host wants that, and gets no new one', () => {
    const table = ofPeople();
    table.gather();
    const withLink: Asker = { ...HOST, isLinkOut: true };
    const token = 'x'.repeat(43) as Token;
    const withdraw = { kind: 'inviteAll', invitation: null } as const;
    expect(why(table, withdraw, { ...withLink, isHost: false })).toEqual({ kind: 'notHost' });
    expect(why(table, { ...withdraw, invitation: token }, withLink)).toMatchObject({
      kind: 'untimely',
    });
    expect(why(table, withdraw, withLink)).toBe('done');
    expect(why(table, withdraw, HOST)).toMatchObject({ kind: 'untimely' });
  });

  test('is denied to removed people, with any link', () => {
    const table = ofPeople();
    const sit = { kind: 'sit', color: 'red', tip: table.hands[1]!.tip(0) } as const;
    const asker: Asker = { ...NOBODY, mayTake: [chairAt(1)], isRemoved: true };
    expect(why(table, { ...sit, chair: chairAt(1) }, asker)).toEqual({ kind: 'removed' });
  });
});

describe('gathering', () => {
  test('a chair can be taken only by those allowed, and by one of them', () => {
    const table = ofPeople();
    const tip = table.hands[1]!.tip(0);
    const sit = { kind: 'sit', chair: chairAt(1), color: 'red', tip } as const;
    expect(why(table, sit, { ...NOBODY, mayTake: [chairAt(0)] })).toEqual({
      kind: 'chairReserved',
      chair: chairAt(1),
    });
    table.do(sit, 1);
    expect(why(table, sit, { ...NOBODY, mayTake: [chairAt(1)] })).toEqual({ kind: 'tipKnown' });
    const other = table.hands[0]!.tip(0);
    expect(why(table, { ...sit, tip: other }, table.asker(1))).toEqual({
      kind: 'chairTaken',
      chair: chairAt(1),
    });
    expect(why(table, { ...sit, chair: chairAt(0), tip: other }, table.asker(0))).toEqual({
      kind: 'colorTaken',
      color: 'red',
    });
    expect(
      why(
        table,
        { ...sit, chair: chairAt(0), color: 'blue', tip: table.state.header.houseTip },
        table.asker(0),
      ),
    ).toEqual({ kind: 'tipKnown' });
  });

  test('only the host seats bots and clears chairs; people give up their own chair', () => {
    const table = ofPeople();
    const bot = {
      kind: 'seatBot',
      chair: chairAt(1),
      level: 'miner',
      style: null,
      color: 'red',
    } as const;
    expect(why(table, bot, table.asker(1))).toEqual({ kind: 'notHost' });
    table.do(bot, 0);
    expect(why(table, { kind: 'stand', chair: chairAt(1) }, table.asker(0))).toEqual({
      kind: 'notYourChair',
      chair: chairAt(1),
    });
    table.do({ kind: 'clear', chair: chairAt(1) }, 0);
    expect(table.state.chairs[1]).toBeNull();
    expect(why(table, { kind: 'clear', chair: chairAt(1) }, table.asker(0))).toEqual({
      kind: 'chairEmpty',
      chair: chairAt(1),
    });
  });

  test('the last chair opens the dice; a table of bots waits for a person', () => {
    const table = ofPeople();
    const colors = ['green', 'blue', 'orange', 'red', 'violet'] as const;
    for (const chair of table.hands.keys())
      table.doHouse({
        kind: 'seatBot',
        chair: chairAt(chair),
        level: 'miner',
        style: null,
        color: colors[chair]!,
      });
    expect(phaseOf(table.state)).toBe('gathering');
    table.do({ kind: 'clear', chair: chairAt(1) }, 0);
    table.do({ kind: 'sit', chair: chairAt(1), color: colors[1], tip: table.hands[1]!.tip(0) }, 1);
    expect(phaseOf(table.state)).toBe('shaking');
    expect(why(table, { kind: 'stand', chair: chairAt(1) }, table.asker(1))).toMatchObject({
      kind: 'untimely',
    });
  });
});

describe('playing', () => {
  test('no player acts for another, and a spectator acts for none', () => {
    const table = begun();
    const onTurn = chairOnTurn(table.state)!;
    const other = (onTurn + 1) % table.hands.length;
    const roll = { kind: 'roll', element: table.element(onTurn), stirs: [] } as const;
    expect(why(table, roll, NOBODY)).toEqual({ kind: 'notYourChair', chair: onTurn });
    expect(why(table, roll, table.asker(other))).toEqual({
      kind: 'rules',
      refusal: { kind: 'notYourTurn', seat: seatOf(table.state, chairAt(other)), onTurn: 0 },
    });
    for (const command of [
      { kind: 'leave', chair: onTurn },
      { kind: 'stir', chair: onTurn, element: table.element(onTurn) },
      { kind: 'loseKey', chair: onTurn },
      { kind: 'anchor', chair: onTurn, tip: table.hands[onTurn]!.newTip() },
      { kind: 'say', chair: onTurn, saying: 'hello' },
    ] as const)
      expect(why(table, command, table.asker(other))).toEqual({
        kind: 'notYourChair',
        chair: onTurn,
      });
  });

  test('an element other than the next one is refused, and so are missing stirs', () => {
    const table = begun();
    const chair = chairOnTurn(table.state)!;
    const other = chairAt((chair + 1) % table.hands.length);
    const early = { kind: 'roll', element: table.element(chair), stirs: [] } as const;
    expect(why(table, early, table.asker(chair))).toMatchObject({
      kind: 'dice',
      refusal: { kind: 'bowlIsOpen' },
    });
    table.fillBowl();
    const element = table.element(chair);
    const stirs = table.stirs();
    expect(
      why(table, { kind: 'roll', element: table.element(other), stirs }, table.asker(chair)),
    ).toMatchObject({
      kind: 'dice',
      refusal: { kind: 'brokenLink' },
    });
    expect(why(table, { kind: 'roll', element, stirs: [other] }, table.asker(chair))).toMatchObject(
      {
        kind: 'dice',
        refusal: { kind: 'stirNotInBowl' },
      },
    );
    expect(why(table, { kind: 'take' }, table.asker(chair))).toMatchObject({
      kind: 'rules',
      refusal: { kind: 'nothingToTake' },
    });
    expect(why(table, { kind: 'shake', element, stirs: [] }, table.asker(chair))).toMatchObject({
      kind: 'rules',
    });
    expect(why(table, { kind: 'rematch' }, table.asker(chair))).toEqual({ kind: 'notOver' });
  });

  test('a repeated roll is refused: its element is spent', () => {
    const table = begun();
    const chair = chairOnTurn(table.state)!;
    table.fillBowl();
    const roll = { kind: 'roll', element: table.element(chair), stirs: table.stirs() } as const;
    table.do(roll, chair);
    expect(why(table, roll, table.asker(chair))).not.toBe('done');
  });

  test('time runs from roll to roll, and a renewed time is not over', () => {
    const table = begun();
    const chair = chairOnTurn(table.state)!;
    const { since } = table.state;
    expect(deadlineOf(table.state)).toBe(since + 30_000);
    table.fillBowl();
    table.do({ kind: 'roll', element: table.element(chair), stirs: table.stirs() }, chair);
    expect(table.state.since).toBeGreaterThan(since);
    const late = decideHouse(table.state, { kind: 'timeOut', chair, since }, table.deps);
    expect(late).toEqual({ ok: false, reason: { kind: 'notWaitedFor', chair } });
  });

  test('the server can mark only those away that the dice wait for', () => {
    const table = begun();
    const isCalled = decideHouse(table.state, { kind: 'away', chair: chairAt(0) }, table.deps).ok;
    expect(isCalled).toBe(diceWaitFor(table.state).includes(chairAt(0)));
    table.fillBowl();
    const away = decideHouse(table.state, { kind: 'away', chair: chairAt(0) }, table.deps);
    expect(away).toEqual({ ok: false, reason: { kind: 'notWaitedFor', chair: chairAt(0) } });
  });
});

describe('leaving (R8)', () => {
  test('skips the seat, and the last person leaving ends a table of bots', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const table = new HonestTable(seed, { kind: 'bot', level: 'miner' });
      table.gather();
      for (const chair of diceWaitFor(table.state))
        table.do({ kind: 'stir', chair, element: table.element(chair) }, chair);
      for (const [chair, isPerson] of table.isPerson.entries()) {
        if (phaseOf(table.state) !== 'playing') break;
        if (isPerson) table.do({ kind: 'leave', chair: chairAt(chair) }, chair);
      }
      expect(phaseOf(table.state)).toBe('over');
      const people = table.isPerson.filter((isPerson) => isPerson).length;
      expect(table.events.filter(({ kind }) => kind === 'botTook')).toHaveLength(people - 1);
    }
  });

  test('of bots that lead together, the one in the earlier seat wins', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const table = new HonestTable(seed, { kind: 'skip' });
      table.gather();
      for (const chair of diceWaitFor(table.state))
        table.do({ kind: 'stir', chair, element: table.element(chair) }, chair);
      const people = [...table.isPerson.keys()].filter((chair) => table.isPerson[chair]);
      const bots = [...table.isPerson.keys()].filter((chair) => !table.isPerson[chair]);
      if (bots.length < 2) continue;
      for (const chair of people)
        if (phaseOf(table.state) === 'playing')
          table.do({ kind: 'leave', chair: chairAt(chair) }, chair);
      const phase = table.state.game?.turn.phase;
      const seats = bots.map((chair) => seatOf(table.state, chairAt(chair)));
      expect(phase).toEqual({ kind: 'over', winners: [Math.min(...seats)] });
    }
  });

  test('a player who has left cannot return, neither to the dice nor to the game', () => {
    const table = begun(ofPeople(3));
    if (table.hands.length < 3) return;
    table.do({ kind: 'leave', chair: chairAt(0) }, 0);
    expect(
      why(table, { kind: 'stir', chair: chairAt(0), element: table.element(0) }, table.asker(0)),
    ).toEqual({ kind: 'chairGone', chair: chairAt(0) });
    expect(decideHouse(table.state, { kind: 'back', chair: chairAt(0) }, table.deps).ok).toBe(
      false,
    );
    expect(why(table, { kind: 'leave', chair: chairAt(0) }, table.asker(0))).toEqual({
      kind: 'chairGone',
      chair: chairAt(0),
    });
  });
});

test('after the end only phrases and one rematch are allowed', () => {
  const table = begun(ofPeople());
  for (const chair of table.hands.keys())
    if (phaseOf(table.state) === 'playing')
      table.do({ kind: 'leave', chair: chairAt(chair) }, chair);
  const chair = table.hands.length - 1;
  expect(
    why(
      table,
      { kind: 'stir', chair: chairAt(chair), element: table.element(chair) },
      table.asker(chair),
    ),
  ).toEqual({
    kind: 'rules',
    refusal: { kind: 'gameIsOver' },
  });
  table.do({ kind: 'say', chair: chairAt(chair), saying: 'goodGame' }, chair);
  table.do({ kind: 'rematch' }, chair);
  expect(table.state.rematch).toBe('rematch-of-it');
  expect(why(table, { kind: 'rematch' }, table.asker(chair))).toMatchObject({ kind: 'untimely' });
});
