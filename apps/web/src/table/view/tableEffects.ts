import { focusedSpace, focusSpace } from '@claim-it/board';
import type { PlayedMatch } from '@claim-it/client/model';
import { isOver } from '@claim-it/rules';
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { sets } from '../../kit/controls/handlers.ts';
import { whenIdle } from '../../kit/render/idle.ts';
import { text } from '../../kit/text/texts.ts';
import { nameWindow } from '../../kit/turns/windowName.ts';
import { switchSound } from '../bars/topBar.tsx';
import { startTableKeys } from '../keys/tableKeys.ts';
import { offersIn } from '../model/offers.ts';
import { isPerson, isShared, sitterAt } from '../model/seats.ts';
import { sayAside } from '../notes/sayAside.ts';
import { announce } from '../speech/announcer.ts';
import type { Actions } from '../state/actions.ts';
import type { PlayedTable, TableModel } from '../state/tableModel.ts';

/** The browser's tab says whose turn it is; at a table with people elsewhere, that it is yours. */
const titleFollows = ({ match, game }: PlayedTable): (() => void) =>
  effect(() => {
    const { tabTurn, banner } = text().table;
    const { seat, phase } = game.value.turn;
    const { setup } = match;
    const nameOf = (one: typeof seat): string => sitterAt(setup, one).name;
    const isMine = match.house !== undefined && isPerson(setup, seat) && !isShared(setup);
    if (phase.kind === 'over')
      nameWindow(`${banner.wins(phase.winners.map(nameOf))} · ${text().pages.title}`);
    else nameWindow(isMine ? text().turns.tab : tabTurn(nameOf(seat)));
  });

/** The result comes by itself once the end has been seen; not again when a finished game is opened. */
const resultComes = ({ game, moment, stage, sheet }: TableModel): (() => void) => {
  let wasOver = isOver(game.peek());
  return effect(() => {
    const isEnded = isOver(game.value) && moment.value === null && !stage.isBusy.value;
    if (isEnded && !wasOver) sheet.value = 'result';
    if (isEnded) wasOver = true;
  });
};

/** Reports the end of the game once, in a quiet moment. */
const endIsReported = (
  { match }: PlayedTable,
  onOver: (match: PlayedMatch) => void,
): (() => void) => {
  let isReported = isOver(match.safe.peek());
  return effect(() => {
    if (isReported || !isOver(match.safe.value)) return;
    isReported = true;
    whenIdle(() => onOver(match));
  });
};

/** What happens besides the game is shown for a moment and read out. */
const asidesAreTold = ({ match, toast }: PlayedTable): (() => void) => {
  let told = match.asides?.peek().length ?? 0;
  return effect(() => {
    const asides = match.asides?.value ?? [];
    for (const aside of asides.slice(told)) {
      const sentence = `${sitterAt(match.setup, aside.seat).name} ${sayAside(aside)}.`;
      toast.value = sentence;
      announce(sentence);
    }
    told = asides.length;
  });
};

/** Who rolls by key finds the focus on the first lit space; a pointer is left where it is. */
const focusFollows = ({ game, canAct }: TableModel): (() => void) => {
  let isByKey = false;
  const onKey = (): void => {
    isByKey = true;
  };
  const onPointer = (): void => {
    isByKey = false;
  };
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  let focusedFor: unknown = null;
  const stop = effect(() => {
    const { phase } = game.value.turn;
    if (!canAct.value || !(phase.kind === 'toPlace' || phase.kind === 'toDecide')) return;
    const roll = phase.kind === 'toPlace' ? phase.roll : phase.undoable?.roll;
    if (!isByKey || roll === undefined || roll === focusedFor) return;
    focusedFor = roll;
    // Whoever chose walks on where they are.
    if (phase.kind === 'toDecide' && focusedSpace() !== null) return;
    const { placements, chosen } = offersIn(game.value);
    const first = chosen ?? placements.map(({ space }) => space).sort()[0];
    // The board draws the lit spaces in the same turn of the loop, after this.
    if (first !== undefined) queueMicrotask(() => focusSpace(first));
  });
  return () => {
    stop();
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
  };
};

const keysOf = (table: TableModel, actions: Actions): (() => void) => {
  const { match, stage, sheet, isTakeAsked, isMineShown } = table;
  return startTableKeys(match, stage, {
    roll: actions.roll,
    take: actions.take,
    sound: switchSound,
    isMineShown,
    notes: sets(sheet, 'notes'),
    help: sets(sheet, 'help'),
    hint: () => table.coach.peek()?.hint(),
    close: () => {
      table.coach.peek()?.hush();
      isTakeAsked.value = false;
      table.toast.value = null;
    },
  });
};

/** What a table does beside being drawn: title, keys, focus, and the result at the end. */
export const useTableEffects = (
  table: PlayedTable,
  actions: Actions,
  onOver: (match: PlayedMatch) => void,
): void => {
  // Before the first look: whoever sees the table is heard.
  useLayoutEffect(() => {
    const stops = [
      titleFollows(table),
      resultComes(table),
      endIsReported(table, onOver),
      asidesAreTold(table),
      focusFollows(table),
      keysOf(table, actions),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, actions, onOver]);
};
