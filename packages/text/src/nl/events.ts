import type { EventText } from '../catalog.ts';
import { CLAIMED_SPACES, grammar, MARKERS, SPACES, words } from './words.ts';

const { count, list } = grammar;

export const events: EventText = {
  diceRequested: ({ seat }, names) => `${names.player(seat)} pakt de dobbelstenen.`,
  rolled: ({ seat, roll }, names) => `${names.player(seat)} dobbelt ${words.roll(roll)}.`,
  placed: ({ seat, space, stake, before }, names) => {
    const beneath = before === null ? '' : ` op ${words.stake(before)}`;
    return `${names.player(seat)} plaatst ${words.stake(stake)}${beneath} op veld ${words.space(space)}.`;
  },
  squatterReturned: ({ squatter }) => `Kraaksteen ${squatter} is weer vrij.`,
  undone: ({ seat, space, roll, stake }, names) =>
    `${names.player(seat)} haalt ${words.stake(stake)} weer van veld ${words.space(space)} en plaatst nog eens voor ${words.roll(roll)}.`,
  busted: ({ seat, lost }, names) => {
    const player = names.player(seat);
    // The Dutch exclamation says that everything is lost, so it is left out where nothing is.
    if (lost.length === 0) return `${player} kan niets plaatsen, maar verliest ook niets.`;
    return `Alles verloren! ${player} is ${count(lost.length, SPACES)} van deze beurt kwijt.`;
  },
  took: ({ seat, settled, claimed, evicted }, names) => {
    const spaces = settled.length + claimed.length;
    const taken = `${names.player(seat)} stopt en neemt ${count(spaces, SPACES)}`;
    const back = evicted.map(
      (eviction) =>
        `${names.player(eviction.seat)} krijgt ${count(eviction.spaces.length, MARKERS)} terug`,
    );
    const forGood = (): string => {
      if (claimed.length === 0) return '';
      if (settled.length > 0) return `, waarvan ${claimed.length} definitief`;
      return spaces === 1 ? ' definitief' : ', allemaal definitief';
    };
    return `${taken}${forGood()}.${back.length > 0 ? ` ${list(back)}.` : ''}`;
  },
  passed: ({ seat, lost }, names) => {
    const skipped = `De beurt van ${names.player(seat)} wordt overgeslagen`;
    return lost.length === 0
      ? `${skipped}.`
      : `${skipped}: ${count(lost.length, SPACES)} van deze beurt ${lost.length === 1 ? 'is' : 'zijn'} verloren.`;
  },
  departed: ({ seat, lost }, names) => {
    const gone = `${names.player(seat)} verlaat het spel`;
    return lost.length === 0
      ? `${gone}.`
      : `${gone} en verliest ${count(lost.length, SPACES)} van deze beurt.`;
  },
  lastRoundCalled: ({ seat, claims }, names) => {
    const player = names.player(seat);
    return `Laatste ronde! ${player} heeft ${count(claims, CLAIMED_SPACES)}. Iedereen komt nog één keer aan de beurt, ${player} als laatste.`;
  },
  turnStarted: ({ seat }, names) => `${names.player(seat)} is aan de beurt.`,
  gameEnded: ({ winners }, names) => {
    const players = list(winners.map(names.player));
    return `Het spel is afgelopen. ${players} ${winners.length === 1 ? 'wint' : 'winnen samen'}!`;
  },
};
