import type { Rejection } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Choice, Game, Refusal, Seat, Space } from '@claim-it/rules';
import { decide } from '@claim-it/rules';
import { say } from '@claim-it/text/say';
import { text } from '../../kit/text/texts.ts';
import { offersIn } from '../model/offers.ts';
import { namesAt } from '../model/seats.ts';
import type { TableModel } from './tableModel.ts';

/** What the people at the table do; plates, board and keys all come here. */
export type Actions = Readonly<ReturnType<typeof createActions>>;

/** Why a marker may not go to a space; a marker already chosen for this roll does not count. */
export const refusalFor = (game: Game, space: Space): Refusal | null => {
  const decided = decide(offersIn(game).ground, { kind: 'place', seat: game.turn.seat, space });
  return decided.ok ? null : decided.reason;
};

/** Limits and other people's moves are reported beside an online table, not here. */
const isRefusal = (reason: Rejection): reason is Refusal =>
  reason.kind !== 'overtaken' &&
  reason.kind !== 'elsewhere' &&
  reason.kind !== 'tooManyChanges' &&
  reason.kind !== 'tableIsFull';

export const createActions = (table: TableModel) => {
  const { match, stage, game, canAct, isTakeAsked, looked, toast, coach } = table;

  const explain = (refusal: Refusal): void => {
    toast.value = say(text().refusals, refusal, namesAt(text(), match.setup));
  };

  const send = async (choice: Choice): Promise<void> => {
    isTakeAsked.value = false;
    const sent = await match.send(choice);
    if (!sent.ok && isRefusal(sent.reason)) explain(sent.reason);
  };

  /** Answers a press that cannot count now: it ends what moves, or says what the match waits for. True if it did. */
  const isAnswered = (): boolean => {
    const status = match.status.peek();
    if (stage.isBusy.peek()) stage.skip();
    else if (status.kind === 'halted') toast.value = text().notices[status.halt.kind];
    else return false;
    return true;
  };

  /** Why the player on turn, or a spectator, may not do that now; null if it is allowed. */
  const refusalOf = (choice: Choice): Refusal | null => {
    const decided = decide(game.peek(), choice);
    if (!decided.ok) return decided.reason;
    const { seat } = choice;
    return canAct.peek() ? null : { kind: 'notYourTurn', seat, onTurn: seat };
  };

  const askCoach = (kind: 'roll' | 'take', goOn: () => void): void => {
    const advisor = coach.peek();
    if (advisor === null) goOn();
    else advisor.before(kind, goOn);
  };

  const attempt = (kind: 'roll' | 'take'): void => {
    if (isAnswered()) return;
    const choice: Choice = { kind, seat: game.peek().turn.seat };
    const refusal = refusalOf(choice);
    if (refusal !== null) explain(refusal);
    else
      askCoach(kind, () => {
        looked.value = null;
        void send(choice);
      });
  };

  const choose = (space: Space): void => {
    if (isAnswered()) return;
    const choice: Choice = { kind: 'place', seat: game.peek().turn.seat, space };
    const refusal = refusalOf(choice);
    if (refusal === null) void send(choice);
    else explain(refusal);
  };

  return {
    roll: (): void => attempt('roll'),
    take: (): void => {
      const isReady = canAct.peek() && game.peek().turn.phase.kind === 'toDecide';
      if (isReady && settings.peek().confirmTake && !isTakeAsked.peek()) isTakeAsked.value = true;
      else attempt('take');
    },
    choose,
    /** Says why a space may not be chosen. */
    refuse: (space: Space): void => {
      if (isAnswered()) return;
      const { seat } = game.peek().turn;
      const refusal = canAct.peek()
        ? refusalFor(game.peek(), space)
        : ({ kind: 'notYourTurn', seat, onTurn: seat } as const);
      // It was drawn as closed and has been opened since: the tap counts.
      if (refusal === null) choose(space);
      else explain(refusal);
    },
    leave: (seat: Seat): void => {
      if (match.status.peek().kind === 'halted') isAnswered();
      else void send({ kind: 'leave', seat });
    },
  };
};
