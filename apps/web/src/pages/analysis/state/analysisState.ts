import { afterPlacing } from '@claim-it/ai';
import { startConsidering, startRollingOut } from '@claim-it/client/analysis';
import type { Game, Pip, Space } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { draftOf, gameOf } from '../position/draft.ts';
import type { Editor } from '../position/editor.ts';
import { createEditor } from '../position/editor.ts';
import type { Thing } from '../position/edits.ts';
import { lay, moveStack } from '../position/edits.ts';
import type { Evaluation } from './evaluation.ts';
import { choicesIn, createEvaluation } from './evaluation.ts';
import { choiceKey } from './rollouts.ts';

/** Something on its way to the board: a thing of the palette, or the pile of a space. */
export type Dragged = {
  readonly what: Thing | { readonly kind: 'pile'; readonly from: Space };
  readonly x: number;
  readonly y: number;
  /** The space below it. */
  readonly over: Space | null;
};

/** Everything that the parts of the page share. */
export type AnalysisState = {
  readonly editor: Editor;
  readonly evaluation: Evaluation;
  /** Dice put down by hand, before there are three. */
  readonly pips: Signal<readonly Pip[]>;
  /** The choice under the pointer or with the focus, and the one that was chosen, by their keys. */
  readonly pointed: Signal<string | null>;
  readonly chosen: Signal<string | null>;
  /** The choices that are to be rolled out. */
  readonly ticked: Signal<ReadonlySet<string>>;
  readonly dragged: Signal<Dragged | null>;
  readonly close: () => void;
};

/** What every part of the page gets. */
export type AnalysisProps = { readonly state: AnalysisState };

export const createAnalysis = (start?: Game): AnalysisState => {
  const editor = createEditor(start);
  const evaluation = createEvaluation(editor.game, {
    consider: startConsidering,
    rollOut: startRollingOut,
  });
  const pips = signal<readonly Pip[]>([]);
  const pointed = signal<string | null>(null);
  const chosen = signal<string | null>(null);
  const ticked = signal<ReadonlySet<string>>(new Set());
  const stop = effect(() => {
    editor.game.value; // another position has other choices
    pips.value = [];
    pointed.value = null;
    chosen.value = null;
    ticked.value = new Set();
  });
  return {
    editor,
    evaluation,
    pips,
    pointed,
    chosen,
    ticked,
    dragged: signal(null),
    close: () => {
      stop();
      evaluation.close();
    },
  };
};

const ifDropped = (game: Game, { what, over }: Dragged): Game => {
  if (over === null) return game;
  const draft = draftOf(game);
  const dropped = what.kind === 'pile' ? moveStack(draft, what.from, over) : lay(draft, what, over);
  const next = gameOf(dropped);
  return next.ok ? next.value : game;
};

/** The board shown: the position, with a preview or a choice drawn on it. */
export const shownGame = (state: AnalysisState): { readonly game: Game; isDrawn: boolean } => {
  const { editor, evaluation, pointed, chosen } = state;
  const game = editor.game.value;
  const dragged = state.dragged.value;
  if (dragged !== null) return { game: ifDropped(game, dragged), isDrawn: false };
  // During edits, only the highlighted choice is drawn.
  const key = pointed.value ?? (editor.thing.value === null ? chosen.value : null);
  const choice = choicesIn(evaluation.finding.value).find((one) => choiceKey(one) === key);
  const placement = choice?.placement ?? null;
  return { game: afterPlacing(game, placement), isDrawn: placement !== null };
};
