import { Board, focusedSpace } from '@claim-it/board';
import type { Game, Space } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Icon } from '../../../kit/controls/icon.tsx';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { boardModel, spaceLabel } from '../../../table/board/boardModel.ts';
import { announce } from '../../../table/speech/announcer.ts';
import type { Thing } from '../position/edits.ts';
import type { AnalysisProps, AnalysisState } from '../state/analysisState.ts';
import { shownGame } from '../state/analysisState.ts';
import { choicesIn } from '../state/evaluation.ts';
import { choiceKey } from '../state/rollouts.ts';
import { sayEditorNotice, seatNames } from '../state/words.ts';
import { startDrag } from './drag.ts';
import { thingForKey } from './keys.ts';

/** Places a piece and announces the new content. */
const layAloud = ({ editor }: AnalysisState, thing: Thing, space: Space): void => {
  editor.layOn(thing, space);
  const game = editor.game.peek();
  const listener = { names: seatNames(game), you: game.turn.seat, keys: null };
  // A notice already gives the reason.
  if (editor.notice.peek() === null)
    announce(spaceLabel(text().spaces, game, space, null, listener));
};

/** The best choice that begins on a space is drawn and marked. */
const choose = ({ evaluation, chosen }: AnalysisState, space: Space): void => {
  const all = choicesIn(evaluation.finding.peek());
  const best = all.find(({ placement }) => placement?.space === space);
  chosen.value = best === undefined ? null : choiceKey(best);
};

const pileUnder = ({ target }: Event): Space | null => {
  const button = target instanceof Element ? target.closest('[data-space]') : null;
  return (button?.getAttribute('data-space') ?? null) as Space | null;
};

/** A mouse grabs the pile of a space; a finger on the board scrolls the page. */
const grab = (state: AnalysisState, event: PointerEvent): void => {
  const from = event.pointerType === 'touch' ? null : pileUnder(event);
  if (from === null) return;
  const { board, turn } = state.editor.game.peek();
  if (board[from].kind === 'empty' && turn.stakes[from] === undefined) return;
  startDrag(state, event, { kind: 'pile', from });
};

/** The board on which a position is set up, and on which choices are drawn. */
export const AnalysisBoard = ({ state }: AnalysisProps): JSX.Element => {
  const { editor } = state;
  const { game, isDrawn } = shownGame(state);
  const model = boardModel(text().spaces, {
    game,
    names: seatNames(game),
    you: game.turn.seat,
    keys: null,
    isOpen: isDrawn || editor.thing.value === null,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const space = focusedSpace();
    if (space === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = thingForKey(event, editor.game.peek().setup.colors);
    if (typed === null) return;
    event.preventDefault();
    layAloud(state, typed, space);
  };
  const tap = (space: Space): void => {
    const thing = editor.thing.peek();
    if (thing !== null) layAloud(state, thing, space);
    else choose(state, space);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces inside are buttons; this handles their keys
    <div class="analysis-board" onKeyDown={onKeyDown} onPointerDown={(event) => grab(state, event)}>
      <Board model={{ ...model, isOpen: false }} onChoose={tap} onRefused={tap} />
    </div>
  );
};

/** Back and forward, and between them the result of the last action. */
export const Steps = ({ state: { editor } }: AnalysisProps): JSX.Element => {
  const { past, now, future } = editor.history.value;
  const notice = editor.notice.value;
  const step = (way: 'back' | 'forward', there: readonly Game[], shortcut: string) => (
    <button
      type="button"
      class="step one-row"
      data-way={way}
      aria-disabled={there.length === 0}
      aria-keyshortcuts={shortcut}
      onClick={editor[way]}
    >
      <Icon name={way} />
      <span>{analysis.text().tools[way]}</span>
    </button>
  );
  return (
    <div class="steps">
      {step('back', past, 'Control+Z')}
      <p class="editor-notice" role="status">
        {notice !== null && sayEditorNotice(notice, now)}
      </p>
      {step('forward', future, 'Control+Y')}
    </div>
  );
};
