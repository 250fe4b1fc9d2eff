import type { Puzzle } from '@claim-it/ai';
import { createMatch } from '@claim-it/client/match';
import type { Authority, Chances, Match, MatchPlayer, MatchStep } from '@claim-it/client/model';
import { extend } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Game, Space } from '@claim-it/rules';
import { invariant, ok, parsePosition } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';

/** Where the marker was placed, and what then. */
export type PuzzleAnswer = { readonly space: Space; readonly then: 'roll' | 'take' };

/** A match of one roll: the marker may be placed and moved, and to roll or to take is the answer. */
export type PuzzleMatch = Match & { readonly answer: ReadonlySignal<PuzzleAnswer | null> };

/** Everybody goes by their color; the player sits where it is to be decided. */
const sittersFor = ({ game: { setup, turn } }: Puzzle): readonly MatchPlayer[] =>
  setup.colors.map((color, seat) =>
    seat === turn.seat
      ? { kind: 'person', name: '', color }
      : { kind: 'bot', name: '', color, level: 'legend', style: null },
  );

/** The position before its roll, and the dice that fall then. */
const beginning = ({ position, game }: Puzzle) => {
  const { phase } = game.turn;
  invariant(phase.kind === 'toPlace', 'a puzzle has a roll that waits');
  const { roll } = phase;
  const fields = position.split(' ');
  const before = parsePosition(fields.with(3, '-').join(' '));
  invariant(before.ok, 'a position without its roll is a position');
  const chances: Chances = { roll: () => roll, choosesAlone: () => settings.peek().autoChoose };
  return { start: before.value, chances };
};

export const createPuzzleMatch = (puzzle: Puzzle): PuzzleMatch => {
  const { seat } = puzzle.game.turn;
  const { start, chances } = beginning(puzzle);
  const rolled = extend(start, 0, { kind: 'roll', seat }, chances);
  invariant(rolled.ok, 'the player on turn may roll');
  const steps = signal<readonly MatchStep[]>(rolled.value);
  const answer = signal<PuzzleAnswer | null>(null);
  const gameNow = (): Game => steps.peek().at(-1)?.after ?? start;
  const decide = (then: 'roll' | 'take'): void => {
    const { phase } = gameNow().turn;
    if (phase.kind === 'toDecide' && phase.undoable !== null)
      answer.value = { space: phase.undoable.space, then };
  };
  const submit: Authority['submit'] = async (choice) => {
    if (choice.kind === 'roll' || choice.kind === 'take') {
      decide(choice.kind);
      return ok([]);
    }
    const placed = extend(gameNow(), steps.peek().length, choice, chances);
    if (placed.ok) steps.value = [...steps.peek(), ...placed.value];
    return placed;
  };
  const { end: _, ...play } = createMatch({
    authority: { steps, submit, isInstant: true },
    start,
    isOwn: (one) => one === seat,
    halt: signal(null),
  });
  return {
    id: puzzle.id,
    setup: { sitters: sittersFor(puzzle), variant: puzzle.game.setup.variant },
    throws: [],
    ...play,
    answer,
    status: computed(() =>
      answer.value === null ? ({ kind: 'waiting' } as const) : ({ kind: 'over' } as const),
    ),
  };
};
