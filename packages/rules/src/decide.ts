import { claimsOf } from './board.ts';
import { offersOf, rollOf } from './dice.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import {
  isOver,
  leaders,
  placementContext,
  placementsOf,
  presentSeats,
  seatsOf,
  turnsLeftIn,
} from './game.ts';
import type { Choice, Eviction, GameEvent, Input, Pass, Refusal } from './input.ts';
import { claimsToCall } from './lastRound.ts';
import type { Result } from './result.ts';
import { ok, refuse, unreachable } from './result.ts';
import { isBust, stakedSpaces, stakeFor } from './stake.ts';
import type { Roll, Seat, Space } from './vocabulary.ts';

type Decision = Result<readonly GameEvent[], Refusal>;

/** The result of an input: its events and the game after them. */
export type Step = { readonly events: readonly GameEvent[]; readonly game: Game };

const nextSeat = (game: Game, seat: Seat): Seat => ((seat + 1) % game.setup.colors.length) as Seat;

const gameEnded = (game: Game): GameEvent => ({ kind: 'gameEnded', winners: leaders(game) });

/** Passes the turn to the next player who has not left; ends the game when no seat has a turn left. L3, L4, R6, R8 */
const passTurn = (game: Game): readonly GameEvent[] => {
  let left = turnsLeftIn(game) ?? Number.POSITIVE_INFINITY;
  let seat = game.turn.seat;
  do {
    left -= 1;
    if (left === 0) return [gameEnded(game)];
    seat = nextSeat(game, seat);
  } while (game.departed.includes(seat));
  return [{ kind: 'turnStarted', seat }];
};

/** The end of a turn: the last round may be called, then the turn passes. L1, L2 */
const endTurn = (game: Game, ending: GameEvent): readonly GameEvent[] => {
  const ended = evolve(game, ending);
  const { seat } = ended.turn;
  const claims = claimsOf(ended.board, seat);
  const isCalled =
    ended.lastRoundCalledBy === null && claims >= claimsToCall(ended.setup.colors.length);
  // The calling turn is not part of the last round yet, so the turn passes as if nothing were called.
  const passed = passTurn(ended);
  return isCalled
    ? [ending, { kind: 'lastRoundCalled', seat, claims }, ...passed]
    : [ending, ...passed];
};

const decideRoll = (game: Game, seat: Seat): Decision => {
  const { phase } = game.turn;
  if (phase.kind === 'toPlace') return refuse({ kind: 'placementIsDue', roll: phase.roll });
  if (phase.kind === 'rolling') return refuse({ kind: 'diceAreRolling' });
  return ok([{ kind: 'diceRequested', seat }]);
};

const decideDice = (game: Game, dice: Roll): Decision => {
  if (game.turn.phase.kind !== 'rolling') return refuse({ kind: 'noDiceRequested' });
  const roll = rollOf(...dice); // the type cannot express that the lowest pip comes first
  const { seat, stakes } = game.turn;
  const rolled: GameEvent = { kind: 'rolled', seat, roll };
  if (!isBust(placementContext(game), roll)) return ok([rolled]);
  const busted: GameEvent = { kind: 'busted', seat, lost: stakedSpaces(stakes) }; // B2, R4, R5
  return ok([rolled, ...endTurn(game, busted)]);
};

const decidePlace = (game: Game, seat: Seat, space: Space): Decision => {
  const { phase, stakes } = game.turn;
  if (phase.kind === 'toRoll') return refuse({ kind: 'rollIsDue' });
  if (phase.kind === 'rolling') return refuse({ kind: 'diceAreRolling' });
  if (phase.kind !== 'toPlace') return decideElsewhere(game, seat, space);
  const offer = offersOf(phase.roll).find((offered) => offered.space === space);
  if (offer === undefined) return refuse({ kind: 'spaceNotInRoll', space, roll: phase.roll });
  const stake = stakeFor(placementContext(game), space, offer.third);
  if (!stake.ok) return stake;
  const before = stakes[space] ?? null;
  const placed: GameEvent = { kind: 'placed', seat, space, stake: stake.value, before };
  if (game.setup.variant === 'reuse' && before?.kind === 'squatter')
    return ok([placed, { kind: 'squatterReturned', seat, squatter: before.number }]); // V1
  return ok([placed]);
};

const decideUndo = (game: Game, seat: Seat): Decision => {
  const { phase, stakes } = game.turn;
  if (phase.kind !== 'toDecide' || phase.undoable === null)
    return refuse({ kind: 'nothingToUndo' });
  const { roll, space, before } = phase.undoable;
  const stake = stakes[space];
  if (stake === undefined) throw new Error(`nothing to undo on ${space}`);
  return ok([{ kind: 'undone', seat, space, roll, stake, before }]); // R9
};

/** Places the marker on another space instead of the chosen one. R9 */
const decideElsewhere = (game: Game, seat: Seat, space: Space): Decision => {
  const [first] = inputsFor(game, { kind: 'place', seat, space });
  if (first?.kind !== 'undo') return refuse({ kind: 'decisionIsDue' });
  const undone = decideUndo(game, seat);
  if (!undone.ok) return undone;
  const placed = decidePlace(undone.value.reduce(evolve, game), seat, space);
  return placed.ok ? ok([...undone.value, ...placed.value]) : placed;
};

/** Opponents' markers covered by the taken spaces, by seat. T4 */
const evictionsBy = (game: Game, spaces: readonly Space[]): readonly Eviction[] =>
  seatsOf(game)
    .filter((seat) => seat !== game.turn.seat)
    .map((seat) => ({
      seat,
      spaces: spaces.filter((space) => {
        const holding = game.board[space];
        return holding.kind === 'settled' && holding.owner === seat;
      }),
    }))
    .filter((eviction) => eviction.spaces.length > 0);

const decideTake = (game: Game, seat: Seat): Decision => {
  const { phase, stakes } = game.turn;
  if (phase.kind === 'toRoll') return refuse({ kind: 'nothingToTake' });
  if (phase.kind === 'rolling') return refuse({ kind: 'diceAreRolling' });
  if (phase.kind === 'toPlace') return refuse({ kind: 'placementIsDue', roll: phase.roll });
  const staked = stakedSpaces(stakes);
  const took: GameEvent = {
    kind: 'took',
    seat,
    settled: staked.filter((space) => stakes[space]?.kind === 'squatter'),
    claimed: staked.filter((space) => stakes[space]?.kind === 'claim'),
    evicted: evictionsBy(game, staked),
  };
  return ok(endTurn(game, took));
};

/** The turn ends as after a bust, without a roll that caused it. R10 */
const decidePass = (game: Game, seat: Seat): Decision =>
  ok(endTurn(game, { kind: 'passed', seat, lost: stakedSpaces(game.turn.stakes) }));

/** Any player may leave at any time; on turn it costs the stakes, as a bust does. R8 */
const decideLeave = (game: Game, seat: Seat): Decision => {
  if (game.departed.includes(seat)) return refuse({ kind: 'alreadyGone', seat });
  const onTurn = game.turn.seat === seat;
  const lost = onTurn ? stakedSpaces(game.turn.stakes) : [];
  const departed: GameEvent = { kind: 'departed', seat, lost };
  const after = evolve(game, departed);
  if (presentSeats(after).length === 1) return ok([departed, gameEnded(after)]);
  return ok(onTurn ? [departed, ...passTurn(after)] : [departed]);
};

const decideChoice = (game: Game, choice: Choice | Pass): Decision => {
  const { seat } = choice;
  if (choice.kind === 'leave') return decideLeave(game, seat);
  if (seat !== game.turn.seat) return refuse({ kind: 'notYourTurn', seat, onTurn: game.turn.seat });
  switch (choice.kind) {
    case 'roll':
      return decideRoll(game, seat);
    case 'place':
      return decidePlace(game, seat, choice.space);
    case 'undo':
      return decideUndo(game, seat);
    case 'take':
      return decideTake(game, seat);
    case 'pass':
      return decidePass(game, seat);
    default:
      return unreachable(choice);
  }
};

/** Decides whether an input is lawful and which events it causes. The game itself is not changed. */
export const decide = (game: Game, input: Input): Decision => {
  if (isOver(game)) return refuse({ kind: 'gameIsOver' });
  if (input.kind === 'dice') return decideDice(game, input.roll);
  if (input.seat >= game.setup.colors.length || input.seat < 0)
    return refuse({ kind: 'noSuchSeat', seat: input.seat });
  return decideChoice(game, input);
};

/** Decides an input and folds its events into the game. */
export const apply = (game: Game, input: Input): Result<Step, Refusal> => {
  const decided = decide(game, input);
  if (!decided.ok) return decided;
  return ok({ events: decided.value, game: decided.value.reduce(evolve, game) });
};

/** A choice as logs store it: moving the marker to another space becomes `undo` and `place`, the same space becomes nothing. R9 */
export const inputsFor = (game: Game, choice: Choice): readonly Choice[] => {
  const { phase } = game.turn;
  if (choice.kind !== 'place' || phase.kind !== 'toDecide' || phase.undoable === null)
    return [choice];
  const { seat, space } = choice;
  return phase.undoable.space === space ? [] : [{ kind: 'undo', seat }, choice];
};

/** The choices of the player on turn; `leave` is always lawful for every player, and another space needs no `undo` (R9). */
export const choicesOf = (game: Game): readonly Choice[] => {
  const { seat, phase } = game.turn;
  switch (phase.kind) {
    case 'toRoll':
      return [{ kind: 'roll', seat }];
    case 'toPlace':
      return placementsOf(game).map(({ space }) => ({ kind: 'place', seat, space }));
    case 'toDecide':
      return [
        { kind: 'roll', seat },
        { kind: 'take', seat },
        ...(phase.undoable === null ? [] : [{ kind: 'undo', seat } as const]),
      ];
    case 'rolling':
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};
