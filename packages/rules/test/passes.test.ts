import type { Game, OnSkip } from '@claim-it/rules';
import {
  apply,
  choicesOf,
  claimsOf,
  formatPosition,
  isOver,
  ownerOf,
  seatsOf,
  skipTurn,
  stakedSpaces,
  turnsLeftIn,
} from '@claim-it/rules';
import { cases, cause, eventsOf, play, played, position, start } from '@claim-it/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const passing = (game: Game): Game => cause(game, { kind: 'pass', seat: game.turn.seat }).game;

describe('R10 · skipping a turn', () => {
  test('[R10] takes the markers of the turn from the board, as a bust does, and passes the turn', () => {
    const staked = play(start('gbo'), '235 s2@35 take 136 s6@13 355 s3@55');
    const { events, game } = cause(staked, { kind: 'pass', seat: 1 });
    expect(events).toEqual([
      { kind: 'passed', seat: 1, lost: ['1,3', '5,5'] },
      { kind: 'turnStarted', seat: 2 },
    ]);
    expect(formatPosition(game)).toBe('....../..g.../....../....../....../...... gbo o - - std');
  });

  test.each(['roll', '235', '235 s2@35', '235 s2@35 undo', '235 s2@35 roll'])(
    '[R10] is lawful after "%s", and removes all of it',
    (words) => {
      expect(passing(play(start('gbo'), words))).toEqual(passing(start('gbo')));
    },
  );

  test('[R10] costs only this turn: the player has the next turn as usual', () => {
    const game = passing(start('gb'));
    expect(game.turn.seat).toBe(1);
    expect(play(game, '235 s2@35 take').turn.seat).toBe(0);
  });

  test('[R10] is for the seat on turn alone, and not once the game is over', () => {
    expect(apply(start('gbo'), { kind: 'pass', seat: 1 })).toEqual({
      ok: false,
      reason: { kind: 'notYourTurn', seat: 1, onTurn: 0 },
    });
    const over = position('....../....../....../....../....../...... gbo g - 0 std');
    expect(apply(over, { kind: 'pass', seat: 0 })).toEqual({
      ok: false,
      reason: { kind: 'gameIsOver' },
    });
  });

  test.each(['pass', '235 pass', '235 s2@35 pass'])(
    '[R10] is not a choice of a player: %s',
    (words) => {
      const game = play(start('gbo'), words);
      expect(choicesOf(game).map(({ kind }) => kind)).toEqual(['roll']);
    },
  );

  test('[R10] counts as a turn taken in the last round', () => {
    const last = position('GGGGGG/GGG.../....../....../....../...... gbo b - 3 std');
    const second = passing(last);
    expect([second.turn.seat, turnsLeftIn(second)]).toEqual([2, 2]);
    expect(eventsOf(second, 'pass pass').at(-1)).toEqual({ kind: 'gameEnded', winners: [0] });
  });
});

describe('R10 · what a table does to skip a turn', () => {
  const PASS = { kind: 'pass', seat: 0 } as const;
  const TAKE = { kind: 'take', seat: 0 } as const;

  test.each([
    ['a roll is due', start('gb'), [PASS]],
    ['dice roll', play(start('gb'), 'roll'), [PASS]],
    ['dice roll again', play(start('gb'), '235 s2@35 roll'), [PASS]],
    ['a decision is due', play(start('gb'), '235 s2@35'), [TAKE]],
    [
      'a placement is due',
      play(start('gb'), '235'),
      [{ kind: 'place', seat: 0, space: '2,3' }, TAKE],
    ],
    [
      'no placement fits a roll that was set up',
      position('GGGGGG/GGGGGG/GGGGGG/GGGGGG/...GGG/...GGG gb g 456 - std'),
      [PASS],
    ],
    ['the game is over', position('....../....../....../....../....../...... gb g - 0 std'), []],
  ])('[R10] so that markers are taken: %s', (_, game, inputs) => {
    expect(skipTurn(game, 'take')).toEqual(inputs);
  });

  test.each(['roll', '235', '235 s2@35', '235 s2@35 roll'])(
    '[R10] so that markers are lost: after "%s"',
    (words) => {
      expect(skipTurn(play(start('gb'), words), 'lose')).toEqual([PASS]);
    },
  );
});

describe('R10 · laws of skipping', () => {
  const onSkip: fc.Arbitrary<OnSkip> = fc.constantFrom('take', 'lose');
  const RUNS = { numRuns: cases({ short: 30, long: 2000 }) };
  /** Checks a law on every skipped turn of random games. */
  const law = (holds: (before: Game, after: Game, kind: OnSkip) => void): void =>
    fc.assert(
      fc.property(played(), onSkip, ({ games }, kind) => {
        for (const before of games.filter((game) => !isOver(game))) {
          const after = skipTurn(before, kind).reduce(
            (game, input) => cause(game, input).game,
            before,
          );
          holds(before, after, kind);
        }
      }),
      RUNS,
    );

  test('[R10] it is lawful in every phase, and another player is on turn then or the game is over', () => {
    law((before, after) => {
      expect(isOver(after) || after.turn.seat !== before.turn.seat).toBe(true);
      expect(after.turn.stakes).toEqual({});
      expect(after.departed).toEqual(before.departed);
    });
  });

  test('[R10] where markers are lost, the board is unchanged and nothing is called', () => {
    law((before, after, kind) => {
      if (kind !== 'lose') return;
      expect(after.board).toBe(before.board);
      expect(after.lastRoundCalledBy).toBe(before.lastRoundCalledBy);
    });
  });

  test('[R10] where markers are taken, none on the board is lost, unless dice roll', () => {
    law((before, after, kind) => {
      if (kind !== 'take' || before.turn.phase.kind === 'rolling') return;
      for (const space of stakedSpaces(before.turn.stakes))
        expect(ownerOf(after.board[space])).toBe(before.turn.seat);
    });
  });

  test('[R10] no other player has fewer claims after it', () => {
    law((before, after) => {
      for (const seat of seatsOf(before))
        if (seat !== before.turn.seat)
          expect(claimsOf(after.board, seat)).toBe(claimsOf(before.board, seat));
    });
  });

  test('[R10] in the last round one turn less is left, or fewer past seats that left', () => {
    law((before, after) => {
      const [left, now] = [turnsLeftIn(before), turnsLeftIn(after)];
      if (left === null) return;
      expect(now).toBeLessThan(left);
      if (before.departed.length === 0) expect(now).toBe(left - 1);
    });
  });
});
