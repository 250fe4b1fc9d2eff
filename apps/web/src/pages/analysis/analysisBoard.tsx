import { Board, focusedSpace } from '@claim-it/board';
import type { Space } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { boardModel, spaceLabel } from '../../table/board/boardModel.ts';
import type { Desk } from './desk.ts';
import { choicesIn, shownGame, tell } from './desk.ts';
import { startDrag } from './drag.ts';
import { thingForKey } from './keys.ts';
import type { Thing } from './lay.ts';
import { choiceKey } from './rollouts.ts';
import { seatNames } from './words.ts';

type Props = { readonly desk: Desk };

/** Lays a thing and says what lies there then. */
const layAloud = (desk: Desk, thing: Thing, space: Space): void => {
  const { bench } = desk;
  bench.layOn(thing, space);
  const game = bench.game.peek();
  const listener = { names: seatNames(text(), game), you: game.turn.seat, keys: null };
  // A notice says by itself why not.
  if (bench.notice.peek() === null)
    tell(desk, spaceLabel(text().spaces, game, space, null, listener));
};

/** The best choice that begins on a space is drawn and marked. */
const choose = ({ assay, chosen }: Desk, space: Space): void => {
  const best = choicesIn(assay.outlook.peek()).find(({ placement }) => placement?.space === space);
  chosen.value = best === undefined ? null : choiceKey(best);
};

const pileUnder = ({ target }: Event): Space | null => {
  const button = target instanceof Element ? target.closest('[data-space]') : null;
  return (button?.getAttribute('data-space') ?? null) as Space | null;
};

/** A mouse takes hold of what lies on a space; a finger on the board scrolls the page. */
const grab = (desk: Desk, event: PointerEvent): void => {
  const from = event.pointerType === 'touch' ? null : pileUnder(event);
  if (from === null) return;
  const { board, turn } = desk.bench.game.peek();
  if (board[from].kind === 'empty' && turn.stakes[from] === undefined) return;
  startDrag(desk, event, { kind: 'pile', from });
};

/** The board on which a position is set up, and on which choices are drawn. */
export const AnalysisBoard = ({ desk }: Props): JSX.Element => {
  const { bench } = desk;
  const { game, isDrawn } = shownGame(desk);
  const thing = bench.thing.value;
  const model = boardModel(text().spaces, {
    ...{ game, names: seatNames(text(), game), you: game.turn.seat, keys: null },
    isOpen: isDrawn || thing === null,
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const space = focusedSpace();
    if (space === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const typed = thingForKey(event, bench.game.peek().setup.colors);
    if (typed === null) return;
    event.preventDefault();
    layAloud(desk, typed, space);
  };
  const tap = (space: Space): void => {
    const chosen = bench.thing.peek();
    if (chosen !== null) layAloud(desk, chosen, space);
    else choose(desk, space);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the spaces inside are buttons; this hears their keys
    <div class="analysis-board" onKeyDown={onKeyDown} onPointerDown={(event) => grab(desk, event)}>
      <Board model={{ ...model, isOpen: false }} onChoose={tap} onRefused={tap} />
    </div>
  );
};
