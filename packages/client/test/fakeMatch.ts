import type { Game, Input } from '@claim-it/rules';
import { apply } from '@claim-it/rules';
import type { Signal } from '@preact/signals-core';
import { batch, signal } from '@preact/signals-core';
import type { Clock } from '../src/base/clock.ts';
import type { MatchPlayer, MatchStep, PlayedMatch, Throw } from '../src/model/types.ts';

const NAMES = ['Josie', 'Amos', 'Lottie', 'Hattie', 'Zeke'];

/** Sitters of a game; `b` in the pattern is a bot, `g` a person elsewhere, anything else one here. */
export const sittersOf = ({ setup }: Game, pattern: string): readonly MatchPlayer[] =>
  setup.colors.map((color, index) => {
    const name = NAMES[index] ?? '';
    if (pattern[index] === 'b')
      return { kind: 'bot', name, color, level: 'greenhorn', style: null };
    return { kind: pattern[index] === 'g' ? 'guest' : 'person', name, color };
  });

export type FakeMatch = PlayedMatch & {
  readonly steps: Signal<readonly MatchStep[]>;
  readonly corrections: Signal<number>;
  /** Several inputs that arrive together, like those of one transaction. */
  readonly cause: (...inputs: readonly Input[]) => void;
};

const refused = (): never => {
  throw new Error('a fake match is driven by `cause`');
};

/** A match without store, bots or dice. */
export const fakeMatch = (
  start: Game,
  pattern: string,
  throws: readonly Throw[] = [],
): FakeMatch => {
  const game = signal(start);
  const steps = signal<readonly MatchStep[]>([]);
  const step = (input: Input): void => {
    const before = game.peek();
    const applied = apply(before, input);
    if (!applied.ok) throw new Error(`refused: ${JSON.stringify([input, applied.reason])}`);
    const { events, game: after } = applied.value;
    game.value = after;
    steps.value = [...steps.peek(), { index: steps.peek().length, input, events, before, after }];
  };
  return {
    id: 'fake',
    setup: { sitters: sittersOf(start, pattern), variant: start.setup.variant },
    throws,
    game,
    safe: game,
    steps,
    status: signal({ kind: 'waiting' }),
    corrections: signal(0),
    rejected: signal(null),
    cause: (...inputs) => batch(() => inputs.forEach(step)),
    send: refused,
    record: refused,
    start: () => {},
    retry: () => {},
    playUnsaved: () => {},
    stop: () => {},
  };
};

/** A clock that a test advances by hand. */
export type HandClock = Clock & {
  /** Ends the current animation; false if there is none. */
  readonly turn: () => boolean;
  /** The intended length of each animation. */
  readonly asked: number[];
};

export const handClock = (): HandClock => {
  const asked: number[] = [];
  let waiting: (() => void) | null = null;
  return {
    asked,
    after: (ms, call) => {
      asked.push(ms);
      waiting = call;
      return () => {
        if (waiting === call) waiting = null;
      };
    },
    turn: () => {
      const call = waiting;
      waiting = null;
      call?.();
      return call !== null;
    },
  };
};
