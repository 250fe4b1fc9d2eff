import type { Level } from '@claim-it/ai';
import { LEVELS } from '@claim-it/ai';
import { focusedSpace, focusSpace } from '@claim-it/board';
import type { PlayedMatch } from '@claim-it/client/model';
import { countGame, endTips, keyNamed, settings } from '@claim-it/client/storage';
import { isOver } from '@claim-it/rules';
import { effect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { sets } from '../../kit/controls/handlers.ts';
import { whenIdle } from '../../kit/render/idle.ts';
import { text } from '../../kit/text/texts.ts';
import { nameWindow } from '../../kit/turns/windowName.ts';
import { switchSound } from '../bars/topBar.tsx';
import { startTips } from '../happened/tips.ts';
import { undoTake } from '../happened/undoOffer.tsx';
import { hasModifier } from '../keys/keyboard.ts';
import { QUIET } from '../keys/skipping.ts';
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

/** The result appears by itself after the end; not again when a finished game is opened. */
const resultComes = ({ game, moment, stage, sheet }: TableModel): (() => void) => {
  let wasOver = isOver(game.peek());
  return effect(() => {
    const isEnded = isOver(game.value) && moment.value === null && !stage.isBusy.value;
    if (isEnded && !wasOver) sheet.value = 'result';
    if (isEnded) wasOver = true;
  });
};

/** The strongest bot that one person of this device has played against; null for other games, and for those of a day. */
const rivalOf = ({ house, daily, setup: { sitters } }: PlayedMatch): Level | null => {
  const people = sitters.filter(({ kind }) => kind === 'person').length;
  const levels = sitters.flatMap((one) => (one.kind === 'bot' ? [one.level] : []));
  const isAgainstBots = people === 1 && levels.length === sitters.length - 1;
  if (house !== undefined || daily !== undefined || !isAgainstBots) return null;
  return LEVELS.findLast((level) => levels.includes(level)) ?? null;
};

/** Counts wins in a row, and ends the tips of the first game. */
const gameIsCounted = ({ match, stronger }: PlayedTable): void => {
  const { phase } = match.safe.peek().turn;
  if (phase.kind !== 'over' || !match.setup.sitters.some(({ kind }) => kind === 'person')) return;
  endTips();
  const level = rivalOf(match);
  const hasWon = phase.winners.some((seat) => isPerson(match.setup, seat));
  if (level !== null) stronger.value = countGame(level, hasWon);
};

/** Reports the end of the game once, in a quiet moment. */
const endIsReported = (table: PlayedTable, onOver: (match: PlayedMatch) => void): (() => void) => {
  const { match } = table;
  let isReported = isOver(match.safe.peek());
  return effect(() => {
    if (isReported || !isOver(match.safe.value)) return;
    isReported = true;
    gameIsCounted(table);
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

/** After a roll by key the focus moves to the first lit space; with a pointer it stays. */
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
    // The focus stays on the chosen space.
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

/** Any key or tap except undo continues at once. */
const goesOn = ({ undo }: PlayedTable): (() => void) => {
  const onTap = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('.undo-offer'))) undo.waive();
  };
  const onKey = (event: KeyboardEvent): void => {
    const isUndo = keyNamed(event.key) === settings.peek().keys.undo;
    const isOnButton = event.target instanceof Element && event.target.closest('.undo-offer');
    if (!isUndo && !isOnButton && !QUIET.has(event.key) && !hasModifier(event)) undo.waive();
  };
  document.addEventListener('pointerdown', onTap, true);
  document.addEventListener('keydown', onKey, true);
  return () => {
    document.removeEventListener('pointerdown', onTap, true);
    document.removeEventListener('keydown', onKey, true);
  };
};

const sayChanges = ({ changes }: TableModel): void => {
  const number = changes.ask();
  if (number !== null) announce(text().happened.changesShown(number));
};

const keysOf = (table: PlayedTable, actions: Actions): (() => void) => {
  const { match, stage, sheet, isTakeAsked, isMineShown } = table;
  return startTableKeys(match, stage, {
    roll: actions.roll,
    take: actions.take,
    undo: () => void undoTake(table),
    changes: () => sayChanges(table),
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

/** So long a space is pointed to. */
const POINTED_MS = 4000;

const pointingEnds = ({ pointed }: TableModel): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = effect(() => {
    clearTimeout(timer);
    if (pointed.value.length > 0) timer = setTimeout(sets(pointed, []), POINTED_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/** A game of this device waits while a sheet covers it, and while a take can be undone. */
const waits = ({ match, stage, sheet, undo }: PlayedTable): (() => void) =>
  effect(() => {
    const isWaiting = sheet.value !== null || undo.spaces.value !== null;
    stage.pause(match.house === undefined && isWaiting);
  });

/** What a table does beside being drawn: title, keys, focus, and the result at the end. */
export const useTableEffects = (
  table: PlayedTable,
  actions: Actions,
  onOver: (match: PlayedMatch) => void,
): void => {
  // Before the first paint: a click on the visible table is always handled.
  useLayoutEffect(() => {
    const stops = [
      titleFollows(table),
      resultComes(table),
      endIsReported(table, onOver),
      asidesAreTold(table),
      focusFollows(table),
      startTips(table),
      waits(table),
      pointingEnds(table),
      goesOn(table),
      keysOf(table, actions),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, actions, onOver]);
};
