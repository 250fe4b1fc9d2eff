import type { ChoiceName } from '@claim-it/ai';
import { gameAfterChoice } from '@claim-it/ai';
import type { Game, NotationReason, Roll, Space } from '@claim-it/rules';
import { apply, formatPosition, invariant, newGame } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { PositionDraft } from './draft.ts';
import { draftOf, fitted, gameOf } from './draft.ts';
import type { Thing } from './edits.ts';
import { lay, moveStack } from './edits.ts';
import type { Reading, ReadingRefusal } from './reading.ts';

/** What is said after an action. */
export type EditorNotice =
  | { readonly kind: 'refused'; readonly reason: NotationReason }
  /** Markers of this turn could not stay after a change. */
  | { readonly kind: 'dropped'; readonly markers: number }
  | { readonly kind: 'addressFaulty'; readonly refusal: ReadingRefusal }
  | { readonly kind: 'recordRead'; readonly moves: number }
  /** What was on a space went when a pile was put there. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'positionRead' | 'positionCopied' | 'linkCopied' | 'cannotCopy' };

/** The positions before and after the one that is shown; the nearest is the last of each. */
export type EditorHistory = {
  readonly past: readonly Game[];
  readonly now: Game;
  readonly future: readonly Game[];
};

/** The board that is set up, and everything that can be done with it. */
export type Editor = {
  readonly game: ReadonlySignal<Game>;
  readonly history: ReadonlySignal<EditorHistory>;
  /** The piece that a tap places; null inspects the choices. */
  readonly thing: Signal<Thing | null>;
  readonly notice: Signal<EditorNotice | null>;
  readonly layOn: (thing: Thing, space: Space) => void;
  readonly move: (from: Space, to: Space | null) => void;
  /** Changes the settings around the board; impossible markers of this turn are removed. */
  readonly change: (edit: (draft: PositionDraft) => PositionDraft) => void;
  readonly setRoll: (roll: Roll | null) => void;
  /** Goes on as the rules do. */
  readonly play: (choice: ChoiceName) => void;
  /** Everything at stake is lost, and the next player is on turn. */
  readonly bust: () => void;
  readonly back: () => void;
  readonly forward: () => void;
  readonly show: (game: Game) => void;
  /** The same, with nothing before it to go back to. */
  readonly open: (game: Game) => void;
  readonly read: (reading: Reading) => void;
};

/** The longest way back. */
const LONGEST = 1000;

const count = ({ stakes }: PositionDraft): number => Object.keys(stakes).length;

const isSame = (one: Game, other: Game): boolean =>
  one.turn.phase.kind === other.turn.phase.kind && formatPosition(one) === formatPosition(other);

/** An empty board for the same players. */
export const emptied = ({ setup }: Pick<Game, 'setup'>): Game => {
  const game = newGame(setup);
  invariant(game.ok, 'players of one game can play another');
  return game.value;
};

export const START: Game = emptied({
  setup: { colors: ['green', 'blue', 'orange'], variant: 'standard' },
});

/** A roll that cannot be placed is a bust by the rules as soon as it falls. */
const afterBust = (game: Game): Game => {
  const { turn } = game;
  invariant(turn.phase.kind === 'toPlace', 'only a roll can bust');
  const { roll } = turn.phase;
  const rolling: Game = { ...game, turn: { ...turn, phase: { kind: 'rolling' } } };
  const busted = apply(rolling, { kind: 'dice', roll });
  invariant(busted.ok, 'dice may fall while they roll');
  return busted.value.game;
};

const stepped = (history: EditorHistory, way: 'past' | 'future'): EditorHistory => {
  const next = history[way].at(-1);
  if (next === undefined) return history;
  const other = way === 'past' ? 'future' : 'past';
  const left = history[way].slice(0, -1);
  return { ...history, [way]: left, now: next, [other]: [...history[other], history.now] };
};

export const createEditor = (start: Game = START): Editor => {
  const history = signal<EditorHistory>({ past: [], now: start, future: [] });
  const game = computed(() => history.value.now);
  const notice = signal<EditorNotice | null>(null);
  const pastAndNow = (): readonly Game[] => [...history.peek().past, history.peek().now];
  const show = (next: Game): void => {
    notice.value = null;
    if (!isSame(game.peek(), next))
      history.value = { past: pastAndNow().slice(-LONGEST), now: next, future: [] };
  };
  const settle = (draft: PositionDraft): boolean => {
    const next = gameOf(draft);
    if (next.ok) show(next.value);
    else notice.value = { kind: 'refused', reason: next.reason };
    return next.ok;
  };
  const step = (way: 'past' | 'future') => (): void => {
    notice.value = null;
    history.value = stepped(history.peek(), way);
  };
  return {
    game,
    history,
    notice,
    show,
    thing: signal(null),
    layOn: (thing, space) => void settle(lay(draftOf(game.peek()), thing, space)),
    move: (from, to) => {
      const draft = draftOf(game.peek());
      const isTaken = to !== null && to !== from && (draft.held[to] ?? draft.stakes[to]);
      if (settle(moveStack(draft, from, to)) && isTaken) notice.value = { kind: 'replaced' };
    },
    change: (edit) => {
      const wanted = edit(draftOf(game.peek()));
      const fit = fitted(wanted);
      const markers = count(wanted) - count(fit);
      if (settle(fit) && markers > 0) notice.value = { kind: 'dropped', markers };
    },
    setRoll: (roll) => void settle({ ...draftOf(game.peek()), roll }),
    play: (choice) => show(gameAfterChoice(game.peek(), choice)),
    bust: () => show(afterBust(game.peek())),
    open: (first) => {
      notice.value = null;
      history.value = { past: [], now: first, future: [] };
    },
    back: step('past'),
    forward: step('future'),
    read: (reading) => {
      const isGame = reading.length > 1;
      const past = isGame ? reading.slice(0, -1) : pastAndNow();
      history.value = { past, now: reading.at(-1) ?? reading[0], future: [] };
      notice.value = isGame
        ? { kind: 'recordRead', moves: reading.length - 1 }
        : { kind: 'positionRead' };
    },
  };
};
