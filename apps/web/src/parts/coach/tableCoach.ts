import { startConsidering } from '@claim-it/client/analysis';
import { settings } from '@claim-it/client/storage';
import type { Game } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import { sets } from '../../kit/controls/handlers.ts';
import { language } from '../../kit/navigation/navigation.ts';
import { statistics } from '../../kit/text/lazyTexts.ts';
import { offersIn } from '../../table/model/offers.ts';
import { isPerson } from '../../table/model/seats.ts';
import type { TableCoach, TableModel } from '../../table/state/tableModel.ts';
import { coachBadge, coachSlip } from './slip.tsx';
import type { Choices, CoachWords, Consider } from './thought.ts';
import { adviceAfter, createThinker, seriousLoss } from './thought.ts';

/** A move never waits longer than this for a warning. */
const PATIENCE_MS = 1500;

export type Coach = TableCoach & { readonly stop: () => void };

const isDeciding = ({ turn: { phase } }: Game): boolean =>
  phase.kind === 'toPlace' || phase.kind === 'toDecide';

/** Calls once, with the first result: the answer, or null after a timeout. */
const inTime = (
  ask: (listener: (found: Choices | null) => void) => void,
  call: (found: Choices | null) => void,
): void => {
  let isDone = false;
  const finish = (found: Choices | null): void => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    call(found);
  };
  const timer = setTimeout(() => finish(null), PATIENCE_MS);
  ask(finish);
};

/** The answer to a player who asks for a hint and has nothing to decide; null if there is a decision. */
const plainHint = ({ canAct, match }: TableModel, game: Game): CoachWords | null => {
  const { phase, seat } = game.turn;
  if (phase.kind === 'over' || !isPerson(match.setup, seat)) return { kind: 'notYours' };
  if (!canAct.peek()) return { kind: 'notYours' };
  return isDeciding(game) ? null : { kind: 'rollFirst' };
};

/** What was said is about one position: with the next it is put away. In time it thinks ahead. */
const follow = (
  { game, canAct }: TableModel,
  said: Signal<CoachWords | null>,
  think: (game: Game) => void,
): (() => void) => {
  let last: Game | null = null;
  return effect(() => {
    const now = game.value;
    if (now !== last) said.value = null;
    last = now;
    if (settings.value.coach === 'warn' && canAct.value && isDeciding(now))
      think(offersIn(now).ground);
  });
};

/** A coach for one table: warns before serious errors, and gives hints on request. */
export const createTableCoach = (
  table: TableModel,
  consider: Consider = startConsidering,
): Coach => {
  const { game } = table;
  const said = signal<CoachWords | null>(null);
  const thinker = createThinker(consider);
  const stops = [
    effect(() => void statistics.fetch(language.value)),
    follow(table, said, thinker.about),
    thinker.stop,
  ];
  const hint = (): void => {
    const now = game.peek();
    said.value = plainHint(table, now);
    if (said.peek() !== null) return;
    said.value = { kind: 'thinking' };
    const { ground, chosen } = offersIn(now);
    thinker.ask(ground, (found) => {
      if (game.peek() !== now) return;
      if (found === null) {
        said.value = { kind: 'failed' };
        return;
      }
      const advice = adviceAfter(found.advice, chosen);
      said.value = { kind: 'hint', advice };
      const { placement } = advice.best;
      table.pointed.value = placement === null ? [] : [placement.space];
    });
  };
  const before = (kind: 'roll' | 'take', goOn: () => void): void => {
    const now = game.peek();
    const { ground, chosen } = offersIn(now);
    const isAsked = settings.peek().coach === 'warn' && now.turn.phase.kind === 'toDecide';
    if (!isAsked) goOn();
    else {
      // A press that has to wait is seen to wait.
      said.value = { kind: 'thinking' };
      inTime(
        (listener) => thinker.ask(ground, listener),
        (found) => {
          if (game.peek() !== now) return;
          said.value = null;
          const loss = found === null ? null : seriousLoss(found, chosen, kind);
          if (found === null || loss === null || statistics.texts.peek() === null) goOn();
          else {
            const advice = adviceAfter(found.advice, chosen);
            said.value = { kind: 'sure', advice, loss, goOn };
          }
        },
      );
    }
  };
  const hush = sets(said, null);
  return {
    before,
    hint,
    hush,
    Badge: coachBadge(hint),
    Slip: coachSlip(table, said),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};
