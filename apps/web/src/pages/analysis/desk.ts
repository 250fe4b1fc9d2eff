import type { ChoiceName, Consideration, ConsideredChoice } from '@claim-it/ai';
import { startConsidering, startRollingOut } from '@claim-it/client/analysis';
import type { Game, Pip, Space } from '@claim-it/rules';
import { apply } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { Assay, Outlook } from './assay.ts';
import { createAssay } from './assay.ts';
import type { Bench } from './bench.ts';
import { createBench } from './bench.ts';
import { draftOf, gameOf } from './draft.ts';
import type { Thing } from './lay.ts';
import { lay, moveStack } from './lay.ts';
import { choiceKey } from './rollouts.ts';

/** Something on its way to the board: a thing of the palette, or the pile of a space. */
export type Dragged = {
  readonly what: Thing | { readonly kind: 'pile'; readonly from: Space };
  readonly x: number;
  readonly y: number;
  /** The space below it. */
  readonly over: Space | null;
};

/** A sentence to be read aloud; the same one twice is two. */
export type Said = { readonly id: number; readonly sentence: string };

/** A region reads what is added; old sentences are let go. */
const HEARD = 6;

/** Everything that the page about one position shares. */
export type Desk = {
  readonly bench: Bench;
  readonly assay: Assay;
  /** Dice put down by hand, before there are three. */
  readonly pips: Signal<readonly Pip[]>;
  /** The choice under the pointer or with the focus, and the one that was chosen, by their keys. */
  readonly pointed: Signal<string | null>;
  readonly chosen: Signal<string | null>;
  /** The choices that are to be rolled out. */
  readonly ticked: Signal<ReadonlySet<string>>;
  readonly dragged: Signal<Dragged | null>;
  /** What a screen reader says, the newest last. */
  readonly spoken: Signal<readonly Said[]>;
  readonly close: () => void;
};

export const createDesk = (start?: Game): Desk => {
  const bench = createBench(start);
  const assay = createAssay(bench.game, { consider: startConsidering, rollOut: startRollingOut });
  const parts = {
    pips: signal<readonly Pip[]>([]),
    pointed: signal<string | null>(null),
    chosen: signal<string | null>(null),
    ticked: signal<ReadonlySet<string>>(new Set()),
  };
  const stop = effect(() => {
    bench.game.value; // another position has other choices
    parts.pips.value = [];
    parts.pointed.value = null;
    parts.chosen.value = null;
    parts.ticked.value = new Set();
  });
  return {
    ...{ bench, assay, ...parts },
    dragged: signal(null),
    spoken: signal([]),
    close: () => {
      stop();
      assay.close();
    },
  };
};

/** Has a screen reader say a sentence after those before it. */
export const tell = ({ spoken }: Pick<Desk, 'spoken'>, sentence: string): void => {
  const id = (spoken.peek().at(-1)?.id ?? 0) + 1;
  spoken.value = [...spoken.peek(), { id, sentence }].slice(-HEARD);
};

/** The choices of the position that is shown; none where there is nothing to choose. */
export const choicesIn = (outlook: Outlook): readonly ConsideredChoice[] => {
  if (outlook.kind !== 'considered') return [];
  const { consideration }: { readonly consideration: Consideration } = outlook;
  return consideration.kind === 'choices' ? consideration.choices : [];
};

/** The choice that is drawn on the board; while things are laid, only the one that is pointed at. */
const drawnChoice = ({ bench, assay, pointed, chosen }: Desk): ChoiceName | null => {
  const key = pointed.value ?? (bench.thing.value === null ? chosen.value : null);
  return choicesIn(assay.outlook.value).find((choice) => choiceKey(choice) === key) ?? null;
};

const ifDropped = (game: Game, { what, over }: Dragged): Game => {
  if (over === null) return game;
  const draft = draftOf(game);
  const dropped = what.kind === 'pile' ? moveStack(draft, what.from, over) : lay(draft, what, over);
  const next = gameOf(dropped);
  return next.ok ? next.value : game;
};

/** What the board shows: the position, with what is held over it or a choice drawn on it. */
export const shownGame = (desk: Desk): { readonly game: Game; readonly isDrawn: boolean } => {
  const game = desk.bench.game.value;
  const dragged = desk.dragged.value;
  if (dragged !== null) return { game: ifDropped(game, dragged), isDrawn: false };
  const placement = drawnChoice(desk)?.placement ?? null;
  if (placement === null) return { game, isDrawn: false };
  const placed = apply(game, { kind: 'place', seat: game.turn.seat, space: placement.space });
  return placed.ok ? { game: placed.value.game, isDrawn: true } : { game, isDrawn: false };
};
