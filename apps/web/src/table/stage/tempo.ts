import type { Match, Throw } from '@claim-it/client/model';
import type { Settings } from '@claim-it/client/storage';
import { settings } from '@claim-it/client/storage';
import type { Game, Seat } from '@claim-it/rules';
import { rootState } from '../../kit/style/rootState.ts';
import type { Happening, Moment } from './moment.ts';

/** What decides how long things take. */
export type Tempo = {
  readonly speed: Settings['speed'];
  /** Fades instead of movement. */
  readonly isCalm: boolean;
  /** The page is in the background. */
  readonly isUnseen: boolean;
  /** Milliseconds left of what this turn may take; null on a person's turn. */
  readonly left: number | null;
  /** Steps that wait to be shown. */
  readonly waiting: number;
  /** One person plays with bots: no other waits for the dice of a friend. */
  readonly isAlone: boolean;
};

export const ROLL_OFF = { tumble: 720, stagger: 150, read: 700, hold: 1200 } as const;
const FALL = 320;
/** From a fifth of the 216 rolls on, a bot's roll is worth a breath before it. */
const RISKY = 216 / 5;
const FLIP = { duration: 360, stagger: 60, longest: 900 } as const;

/** The time that flips of `spaces` piles take, one after another. */
const flips = (spaces: number): number =>
  Math.min(FLIP.longest, FLIP.duration + FLIP.stagger * Math.max(0, spaces - 1));

/** The throws in rounds: who throws again opens the next one. */
export const roundsOf = (throws: readonly Throw[]): readonly (readonly Throw[])[] => {
  const rounds: Throw[][] = [];
  for (const one of throws) {
    const round = rounds.at(-1);
    if (round === undefined || round.some(({ sitter }) => sitter === one.sitter))
      rounds.push([one]);
    else round.push(one);
  }
  return rounds;
};

const rollOffMs = (happening: Extract<Happening, { kind: 'rollOff' }>): number => {
  const { tumble, stagger, read, hold } = ROLL_OFF;
  const rounds = roundsOf(happening.throws);
  const rolling = rounds.map(({ length }) => tumble + stagger * (length - 1) + read);
  return rolling.reduce((sum, ms) => sum + ms, hold);
};

/** Who plays alone has dice in hand soon: so long the roll-off takes, and so much longer for a tie. */
const ALONE = { round: 1700, tie: 700 } as const;

/** How long a happening takes at speed 1 when nothing presses. */
const fullMs = (happening: Happening, isAlone: boolean): number => {
  switch (happening.kind) {
    case 'rollOff': {
      const ties = roundsOf(happening.throws).length - 1;
      const ms = rollOffMs(happening);
      return isAlone ? Math.min(ms, ALONE.round + ALONE.tie * ties) : ms;
    }
    case 'daring':
      return happening.busts < RISKY ? 0 : 600;
    case 'rolling':
      return 720;
    case 'placing':
      return FALL;
    case 'busting':
      return 1600;
    case 'passing':
      return 1100;
    case 'taking':
      return flips(happening.took.settled.length + happening.took.claimed.length);
    case 'lastRound':
      return 2200;
    case 'ended':
      return 2600;
  }
};

/** The same with fades: no shake, no tumble, no flip. A breath before a roll is none of them. */
const CALM: Readonly<Record<Exclude<Happening['kind'], 'daring'>, number>> = {
  rollOff: 1800,
  rolling: 120,
  placing: 100,
  busting: 900,
  passing: 700,
  taking: 150,
  lastRound: 1800,
  ended: 1800,
};

/** What a bot's turn may take before its rolls come as quick as they may: less, the more sit at the table. */
export const botTurnMs = (seats: number): number => 4000 - 500 * (seats - 2);

/** After a bot has placed, a moment to see where. */
const SEEING = 180;

/** However many rolls a bot makes, each of them is seen for so long, and then where its marker goes: 0.72 s together. */
const SEEN = { rolling: 380, placing: 340 } as const;

/**
 * Each part of a bot's turn takes a share of what is left of the turn's time, so that many rolls come quicker,
 * but never too quick to be followed. How the turn ends is always long enough to be seen.
 */
const botMs = (happening: Happening, ms: number, left: number): number => {
  switch (happening.kind) {
    case 'rolling':
      return Math.max(SEEN.rolling, Math.min(ms, left * 0.26));
    case 'placing':
      return Math.max(SEEN.placing, Math.min(ms + SEEING, left * 0.2));
    case 'busting':
    case 'passing':
      return Math.min(ms, Math.max(700, left * 0.6));
    case 'taking':
      return Math.min(ms, Math.max(300, left * 0.6));
    default:
      return ms;
  }
};

/** A roll and its dice come together, and so do undo and place; more than that is a queue. */
const USUAL_QUEUE = 2;
const HOPELESS_QUEUE = 24;

const hurry = (waiting: number): number => {
  if (waiting > HOPELESS_QUEUE) return 0;
  return waiting > USUAL_QUEUE ? USUAL_QUEUE / waiting : 1;
};

/** Milliseconds for a moment; 0 shows only its result. */
export const msOf = (happening: Happening, tempo: Tempo): number => {
  const { speed, isCalm, isUnseen, left, waiting, isAlone } = tempo;
  if (speed === 0 || isUnseen) return 0;
  // People know what they dare.
  if (happening.kind === 'daring' && left === null) return 0;
  const isFaded = isCalm && happening.kind !== 'daring';
  const ms = isFaded ? CALM[happening.kind] : fullMs(happening, isAlone);
  const paced = left === null ? ms : botMs(happening, ms, left);
  return Math.round((paced * hurry(waiting)) / speed);
};

/** How a happening comes to be shown. */
export type Showing = {
  /** Steps that wait to be shown. */
  readonly waiting: number;
  /** The player has asked to see it once more: then it takes time even where only results are shown. */
  readonly isAgain: boolean;
};

/** Assigns a duration to every event, and tracks the time used by a bot's turn. */
export const createTiming = ({ setup: { sitters } }: Match) => {
  const isAlone = sitters.filter(({ kind }) => kind !== 'bot').length === 1;
  let seat: Seat | null = null;
  let spent = 0;
  const leftOf = (mover: Seat): number | null => {
    if (seat !== mover) spent = 0;
    seat = mover;
    return sitters[mover]?.kind === 'bot' ? Math.max(0, botTurnMs(sitters.length) - spent) : null;
  };
  return (happening: Happening, game: Game, { waiting, isAgain }: Showing): Moment => {
    const set = settings.peek().speed;
    const speed = isAgain && set === 0 ? 1 : set;
    const left = leftOf('seat' in happening ? happening.seat : game.turn.seat);
    const isCalm = rootState.peek().motion === 'reduced';
    const ms = msOf(happening, {
      speed,
      isCalm,
      isUnseen: document.hidden,
      left,
      waiting,
      isAlone,
    });
    spent += ms * speed;
    return { ...happening, ms };
  };
};
