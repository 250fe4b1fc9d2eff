import type { Choice, Game, Refusal, Result, Seat, Space } from '@claim-it/rules';
import { decide } from '@claim-it/rules';
import { say } from '@claim-it/text/say';
import { text } from '../app/texts.ts';
import { settings } from '../keep/settings.ts';
import { createChoosing } from './choosing.ts';
import { namesAt } from './model/seats.ts';
import { offersIn } from './offers.ts';
import type { TableState } from './tableState.ts';

/** What the people at the table do; plates, board and keys all come here. */
export type Actions = {
  readonly roll: () => void;
  readonly take: () => void;
  /** Answers when the choice is safe, or will not be. */
  readonly choose: (space: Space) => void | Promise<void>;
  /** Says why a space may not be chosen. */
  readonly refuse: (space: Space) => void;
  readonly leave: (seat: Seat) => void;
};

/** Why a marker may not go to a space; a marker already chosen for this roll does not count. */
export const refusalFor = (game: Game, space: Space): Refusal | null => {
  const decided = decide(offersIn(game).ground, { kind: 'place', seat: game.turn.seat, space });
  return decided.ok ? null : decided.reason;
};

export const createActions = (table: TableState): Actions => {
  const { match, stage, game, canAct, isTakeAsked, looked, toast, coach } = table;
  const isHalted = (): boolean => match.status.peek().kind === 'halted';
  let sending: Choice['kind'] | null = null;

  const explain = (refusal: Refusal): void => {
    toast.value = say(text().refusals, refusal, namesAt(text(), match.setup));
  };

  const explainRefusal = (sent: Result<unknown, Refusal>): void => {
    if (!sent.ok) explain(sent.reason);
  };

  /** Answers whether it counts. */
  const send = async (choice: Choice): Promise<boolean> => {
    if (sending !== null) return false;
    sending = choice.kind;
    isTakeAsked.value = false;
    const sent = await match.send(choice).finally(() => {
      sending = null;
    });
    explainRefusal(sent);
    return sent.ok;
  };

  const choosing = createChoosing((space) =>
    send({ kind: 'place', seat: game.peek().turn.seat, space }),
  );

  /** Why the player on turn, or nobody here, may do that now; null if it may be done. */
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

  /** A press while things move ends the movement; a press out of turn is answered with the reason. */
  const attempt = (kind: 'roll' | 'take'): void => {
    const choice: Choice = { kind, seat: game.peek().turn.seat };
    const refusal = refusalOf(choice);
    if (stage.isBusy.peek()) stage.skip();
    else if (isHalted()) return;
    else if (refusal !== null) explain(refusal);
    else
      askCoach(kind, () => {
        looked.value = null;
        void send(choice);
      });
  };

  const take = (): void => {
    const isReady = canAct.peek() && game.peek().turn.phase.kind === 'toDecide';
    if (isReady && settings.peek().confirmTake && !isTakeAsked.peek()) isTakeAsked.value = true;
    else attempt('take');
  };

  return {
    roll: choosing.after(() => attempt('roll')),
    take: choosing.after(take),
    choose: async (space) => {
      // After a roll is sent, a space is not meant for the dice that come.
      const isMeant = sending === null || sending === 'place';
      if (canAct.peek() && isMeant) await choosing.choose(space);
    },
    refuse: (space) => {
      const { seat } = game.peek().turn;
      const refusal = canAct.peek()
        ? refusalFor(game.peek(), space)
        : ({ kind: 'notYourTurn', seat, onTurn: seat } as const);
      if (refusal !== null && !stage.isBusy.peek() && !isHalted()) explain(refusal);
    },
    // Whoever leaves does not wait for what they did before: it is sent after it.
    leave: (seat) => void match.send({ kind: 'leave', seat }).then(explainRefusal),
  };
};
