import type { EventText } from '../catalog.ts';
import { CLAIMED_SPACES, grammar, MARKERS, SPACES, words } from './words.ts';

const { count, list } = grammar;

/** What happens in a game, one sentence each, in the third person and the present tense. */
export const events: EventText = {
  diceRequested: ({ seat }, names) => `${names.player(seat)} picks up the dice.`,
  rolled: ({ seat, roll }, names) => `${names.player(seat)} rolls ${words.roll(roll)}.`,
  placed: ({ seat, space, stake, before }, names) => {
    const beneath = before === null ? '' : ` on ${words.stake(before)}`;
    return `${names.player(seat)} places ${words.stake(stake)}${beneath} on space ${words.space(space)}.`;
  },
  squatterReturned: ({ squatter }) => `Squatter ${squatter} is free again.`,
  undone: ({ seat, space, roll, stake }, names) =>
    `${names.player(seat)} takes ${words.stake(stake)} back from space ${words.space(space)} and places again for ${words.roll(roll)}.`,
  busted: ({ seat, lost }, names) => {
    const player = names.player(seat);
    if (lost.length === 0) return `Bust! ${player} can place nothing, but loses nothing either.`;
    return `Bust! ${player} loses ${count(lost.length, SPACES)} from this turn.`;
  },
  took: ({ seat, settled, claimed, evicted }, names) => {
    const spaces = settled.length + claimed.length;
    const taken = `${names.player(seat)} takes ${count(spaces, SPACES)}`;
    const back = evicted.map(
      (eviction) =>
        `${names.player(eviction.seat)} gets ${count(eviction.spaces.length, MARKERS)} back`,
    );
    const forGood = (): string => {
      if (claimed.length === 0) return '';
      if (settled.length > 0) return `, ${claimed.length} of them for good`;
      return spaces === 1 ? ' for good' : ', all of them for good';
    };
    return `${taken}${forGood()}.${back.length > 0 ? ` ${list(back)}.` : ''}`;
  },
  passed: ({ seat, lost }, names) => {
    const skipped = `${names.player(seat)}’s turn is skipped`;
    return lost.length === 0
      ? `${skipped}.`
      : `${skipped}: ${count(lost.length, SPACES)} from this turn ${lost.length === 1 ? 'is' : 'are'} lost.`;
  },
  departed: ({ seat, lost }, names) => {
    const gone = `${names.player(seat)} leaves the game`;
    return lost.length === 0
      ? `${gone}.`
      : `${gone} and loses ${count(lost.length, SPACES)} from this turn.`;
  },
  lastRoundCalled: ({ seat, claims }, names) => {
    const player = names.player(seat);
    return `Last round! ${player} has ${count(claims, CLAIMED_SPACES)}. Everybody has one more turn, and ${player} goes last.`;
  },
  turnStarted: ({ seat }, names) => `It is ${names.player(seat)}’s turn.`,
  gameEnded: ({ winners }, names) => {
    const players = list(winners.map(names.player));
    return `The game is over. ${players} ${winners.length === 1 ? 'wins' : 'share the win'}!`;
  },
};
