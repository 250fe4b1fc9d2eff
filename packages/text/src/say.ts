import type { ChoiceName, Reason } from '@claim-it/ai';
import type { Color, NotationFault, Seat } from '@claim-it/rules';
import type { Catalog, Names, Sentences } from './catalog.ts';

/** The sentence for an event, a refusal or a fault: `say(text.events, event, names)`. */
export const say = <const Fact extends { readonly kind: string }, Given extends readonly unknown[]>(
  sentences: Sentences<Fact, Given>,
  fact: Fact,
  ...given: Given
): string => {
  const kind: Fact['kind'] = fact.kind;
  // The compiler cannot see that the sentence of a kind takes facts of that kind.
  const sentence = sentences[kind] as (fact: Fact, ...given: Given) => string;
  return sentence(fact, ...given);
};

/** Where and why a text cannot be read, in one line. */
export const sayFault = (
  { words, faults }: Pick<Catalog, 'words' | 'faults'>,
  fault: NotationFault,
  names: Names,
): string => `${words.place(fault)}${words.colon}${say(faults, fault.reason, names)}`;

/** Advice: where the marker goes, if it is not placed yet, and whether to roll on or take. */
export const sayChoice = (
  { words, coach }: Pick<Catalog, 'words' | 'coach'>,
  { placement, then }: ChoiceName,
): string => {
  if (placement === null) return coach[then];
  const place = then === 'take' ? coach.placeAndTake : coach.placeAndRoll;
  return place(words.stake(placement.stake), words.space(placement.space));
};

/** One sentence for the player on turn: "Take: 3 claims are on the table, …" */
export const sayAdvice = (
  text: Pick<Catalog, 'words' | 'coach'>,
  { best, reason }: { readonly best: ChoiceName; readonly reason: Reason },
  names: Names,
): string => `${sayChoice(text, best)}${text.words.colon}${say(text.coach.reasons, reason, names)}`;

/** Seats without a name are named by their color; without a known color by their number. */
export const namesOf = (
  { words }: Pick<Catalog, 'words'>,
  colors: readonly Color[],
  players: readonly string[] = [],
): Names => {
  const colorName = (seat: Seat): string => {
    const color = colors[seat];
    return color === undefined ? words.seat(seat) : words.colors[color];
  };
  return { player: (seat) => players[seat] || colorName(seat), color: colorName };
};
