/** Phrases that a player can send with one tap; the sentences are in the texts. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'niceRoll',
  'wellPlayed',
  'bravo',
  'ouch',
  'oops',
  'phew',
  'thanks',
  'sorry',
  'oneMoment',
  'imBack',
  'yourTurn',
  'areYouThere',
  'goodGame',
  'again',
  'bye',
] as const;

/** Little faces, without words. */
export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'clap', 'cheer', 'think', 'gold'] as const;

export const SAYINGS: readonly Saying[] = [...PHRASES, ...EMOTES];
export type Phrase = (typeof PHRASES)[number];
export type Emote = (typeof EMOTES)[number];
export type Saying = Phrase | Emote;

/** What nudges the person on turn. */
export const NUDGES: readonly Saying[] = ['yourTurn', 'areYouThere'];
