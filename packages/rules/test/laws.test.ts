import type { Game, Input } from '@claim-it/rules';
import {
  apply,
  bustCount,
  choicesOf,
  formatPlacement,
  formatPosition,
  formatRecord,
  isOver,
  newRecord,
  parsePosition,
  parseRecord,
  placementContext,
  placementsFor,
  presentSeats,
  ROLLS,
  recordEvent,
  SPACES,
  turnsLeftIn,
} from '@claim-it/rules';
import type { Playthrough } from '@claim-it/testkit';
import {
  cases,
  played,
  playRandomly,
  playthrough,
  randomFrom,
  SYMMETRIES,
  setup,
} from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const pip = fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const);
const seat = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const);

/** Any input that the types allow, lawful or not. */
const anyInput: fc.Arbitrary<Input> = fc.oneof(
  fc.record({ kind: fc.constantFrom('roll', 'take', 'undo', 'pass', 'leave'), seat }),
  fc.record({ kind: fc.constant('place' as const), seat, space: fc.constantFrom(...SPACES) }),
  fc.record({ kind: fc.constant('dice' as const), roll: fc.tuple(pip, pip, pip) }),
);

const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
};

/** A position does not store whether dice are requested, what can be undone, or who called a round that is over. */
const told = (game: Game): Game => {
  const { turn } = game;
  if (turn.phase.kind === 'over') return { ...game, lastRoundCalledBy: null };
  if (turn.phase.kind === 'toPlace' || turn.phase.kind === 'toRoll') return game;
  const staked = Object.keys(turn.stakes).length > 0;
  const phase = staked
    ? ({ kind: 'toDecide', undoable: null } as const)
    : ({ kind: 'toRoll' } as const);
  return { ...game, turn: { ...turn, phase } };
};

/**
 * Whole random games are slow, so a law is tried on few of them here and on many in `npm run campaign laws`.
 * Each game has hundreds of inputs, so ten games are enough to find a law that common games break.
 */
const RUNS = { numRuns: cases({ short: 10, long: 1000 }) };
/** Laws about the last game of a playthrough see one position each, and a departure on turn is rare. */
const RARE = { numRuns: cases({ short: 40, long: 2000 }) };

describe('laws of any game', () => {
  test('a claimed space never changes hands', () => {
    fc.assert(
      fc.property(playthrough, (games) => {
        for (const [index, after] of games.slice(1).entries()) {
          const before = games[index]!;
          if (before.board === after.board) continue;
          for (const space of SPACES)
            if (before.board[space].kind === 'claimed')
              expect(after.board[space]).toEqual(before.board[space]);
        }
      }),
      RUNS,
    );
  });

  test('a bust restores the board exactly, and so do a skipped turn and leaving', () => {
    fc.assert(
      fc.property(played(), ({ start, steps }) => {
        let begun = formatPosition(start).split(' ')[0];
        for (const { events, game } of steps) {
          const kinds = events.map(({ kind }) => kind);
          const board = formatPosition(game).split(' ')[0];
          const endsTurn = kinds.includes('turnStarted') || kinds.includes('gameEnded');
          if (kinds.includes('busted') || kinds.includes('passed')) expect(board).toBe(begun);
          if (endsTurn && kinds.includes('departed')) expect(board).toBe(begun);
          if (endsTurn) begun = board;
        }
      }),
      RARE,
    );
  });

  test('only a take changes the board', () => {
    fc.assert(
      fc.property(played(), ({ start, steps }) => {
        let before = start;
        for (const { input, game } of steps) {
          if (input.kind !== 'take') expect(game.board).toBe(before.board);
          before = game;
        }
      }),
      RUNS,
    );
  });

  test('a game that is not over has a lawful input, and only the choices and another space (R9) are lawful', () => {
    fc.assert(
      fc.property(played(), fc.array(anyInput, { minLength: 20 }), ({ games }, inputs) => {
        for (const game of games)
          if (game.turn.phase.kind !== 'rolling')
            expect(choicesOf(game).length > 0).toBe(!isOver(game));
        const game = games.at(-1)!;
        const { seat } = game.turn;
        const places = SPACES.map((space) => ({ kind: 'place', seat, space }) as const);
        for (const input of [...inputs, ...places])
          expect(apply(game, input).ok).toBe(isLawful(game, input));
        for (const choice of choicesOf(game)) expect(apply(game, choice).ok).toBe(true);
      }),
      RARE,
    );
  });

  test('no input, lawful or not, changes the game it is applied to', () => {
    fc.assert(
      fc.property(played({ maxInputs: 400 }), fc.array(anyInput), ({ games }, inputs) => {
        const game = games.at(-1)!;
        freeze(game);
        const before = JSON.stringify(game);
        for (const input of inputs) apply(game, input);
        expect(JSON.stringify(game)).toBe(before);
      }),
      RARE,
    );
  });

  test('random games end with one winner or more', () => {
    fc.assert(
      fc.property(setup, fc.nat(), (rules, seed) => {
        const temper = { take: 0.5, undo: 0, pass: 0, leave: 0 };
        const { games } = playRandomly(rules, randomFrom(seed), temper, 20_000);
        const { phase } = games.at(-1)!.turn;
        expect(phase.kind).toBe('over');
        expect(phase.kind === 'over' && phase.winners.length).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('in the last round the turns left go down by one, or by more past seats that left', () => {
    fc.assert(
      fc.property(playthrough, (games) => {
        for (const [index, after] of games.slice(1).entries()) {
          const [left, now] = [turnsLeftIn(games[index]!), turnsLeftIn(after)];
          if (left === null) continue;
          expect(now).not.toBeNull();
          expect(now).toBeLessThanOrEqual(left);
          if (after.departed.length === 0) expect(left - now!).toBeLessThanOrEqual(1);
        }
      }),
      RUNS,
    );
  });
});

const isLawful = (game: Game, input: Input): boolean => {
  if (isOver(game)) return false;
  if (input.kind === 'dice') return game.turn.phase.kind === 'rolling';
  if (input.kind === 'leave') return presentSeats(game).includes(input.seat);
  if (input.kind === 'pass') return input.seat === game.turn.seat;
  if (input.kind === 'place' && isLawfulAnew(game, input)) return true;
  return choicesOf(game).some((choice) => JSON.stringify(choice) === JSON.stringify(input));
};

/** Another space instead of the chosen one, lawful if it is lawful after `undo`. R9 */
const isLawfulAnew = (game: Game, place: Extract<Input, { kind: 'place' }>): boolean => {
  const { phase, seat } = game.turn;
  if (phase.kind !== 'toDecide' || phase.undoable?.space === place.space) return false;
  const undone = apply(game, { kind: 'undo', seat });
  return undone.ok && isLawful(undone.value.game, place);
};

describe('laws of text', () => {
  test('a game is plain JSON', () => {
    fc.assert(
      fc.property(played(), ({ games }) => {
        for (const game of games.slice(-40))
          expect(JSON.parse(JSON.stringify(game))).toStrictEqual(game);
      }),
      RUNS,
    );
  });

  test('a position reads back as the game it was written from', () => {
    fc.assert(
      fc.property(playthrough, (games) => {
        for (const game of games.slice(-40)) {
          const line = formatPosition(game);
          const read = parsePosition(line);
          expect(read).toEqual({ ok: true, value: told(game) });
          expect(read.ok && formatPosition(read.value)).toBe(line);
        }
      }),
      RUNS,
    );
  });

  test('a record replays to the same end and is written the same again', () => {
    fc.assert(
      fc.property(played(), ({ start, steps, games }) => {
        const events = steps.flatMap((step) => step.events);
        const text = formatRecord(events.reduce(recordEvent, newRecord(start.setup, [])));
        const replay = parseRecord(text);
        expect(replay).toMatchObject({ ok: true });
        if (!replay.ok) return;
        expect(told(replay.value.end)).toEqual(told(games.at(-1)!));
        expect(formatRecord(replay.value.record)).toBe(text);
      }),
      RUNS,
    );
  });
});

test('a record that was saved and read continues like one that never was', () => {
  fc.assert(
    fc.property(played(), fc.nat(), ({ start, steps }, cut) => {
      const at = cut % (steps.length + 1);
      const eventsOf = (part: typeof steps) => part.flatMap((step) => step.events);
      const fresh = newRecord(start.setup, [{ name: 'Game', value: 'Claim It!' }]);
      const whole = eventsOf(steps).reduce(recordEvent, fresh);
      const saved = parseRecord(
        formatRecord(eventsOf(steps.slice(0, at)).reduce(recordEvent, fresh)),
      );
      expect(saved).toMatchObject({ ok: true });
      if (!saved.ok) return;
      const resumed = eventsOf(steps.slice(at)).reduce(recordEvent, saved.value.record);
      expect(formatRecord(resumed)).toBe(formatRecord(whole));
    }),
    RUNS,
  );
});

describe('the four symmetries', () => {
  const playTurned = ({ start, steps }: Playthrough, index: number): void => {
    const symmetry = SYMMETRIES[index]!;
    let game = symmetry.game(start);
    for (const step of steps) {
      const applied = apply(game, symmetry.input(step.input));
      if (!applied.ok) throw new Error(`${symmetry.name}: ${applied.reason.kind}`);
      game = applied.value.game;
      expect(formatPosition(game)).toBe(formatPosition(symmetry.game(step.game)));
    }
    expect(game).toEqual(symmetry.game(steps.at(-1)?.game ?? start));
  };

  test.each(SYMMETRIES.map(({ name }, index) => [name, index] as const))(
    '%s: a whole playthrough can be played on the transformed table',
    (_, index) => {
      fc.assert(
        fc.property(played(), (one) => playTurned(one, index)),
        RUNS,
      );
    },
  );

  test.each(SYMMETRIES)('$name: the same placements and the same bust count', (symmetry) => {
    fc.assert(
      fc.property(played({ maxInputs: 800 }), ({ games }) => {
        const game = games.at(-1)!;
        const turned = symmetry.game(game);
        expect(bustCount(turned)).toBe(bustCount(game));
        for (const roll of ROLLS) {
          const here = placementsFor(placementContext(game), roll).map(({ space, stake }) =>
            formatPlacement({
              space: symmetry.space(space),
              stake:
                stake.kind === 'squatter'
                  ? { ...stake, number: symmetry.pip(stake.number) }
                  : stake,
            }),
          );
          const there = placementsFor(placementContext(turned), symmetry.roll(roll)).map(
            formatPlacement,
          );
          expect(there.sort()).toEqual(here.sort());
        }
      }),
      RARE,
    );
  });
});
