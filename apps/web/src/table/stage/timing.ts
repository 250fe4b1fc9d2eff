import type { Match } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Game, Seat } from '@claim-it/rules';
import { isCalm } from './calm.ts';
import type { Happening, Moment } from './moment.ts';
import { botTurnMs, msOf } from './tempo.ts';

/** Gives every happening its time, and keeps count of what a bot's turn has used up. */
export type Timing = (happening: Happening, game: Game, waiting: number) => Moment;

export const createTiming = ({ setup: { sitters } }: Match): Timing => {
  let seat: Seat | null = null;
  let spent = 0;
  const leftOf = (mover: Seat): number | null => {
    if (seat !== mover) spent = 0;
    seat = mover;
    return sitters[mover]?.kind === 'bot' ? Math.max(0, botTurnMs(sitters.length) - spent) : null;
  };
  return (happening, game, waiting) => {
    const { speed } = settings.peek();
    const left = leftOf('seat' in happening ? happening.seat : game.turn.seat);
    const isUnseen = document.hidden;
    const ms = msOf(happening, { speed, isCalm: isCalm(), isUnseen, left, waiting });
    spent += ms * speed;
    return { ...happening, ms };
  };
};
