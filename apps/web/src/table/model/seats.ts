import type { MatchPlayer, MatchSetup } from '@claim-it/client/model';
import type { Game, Seat } from '@claim-it/rules';
import { presentSeats } from '@claim-it/rules';
import type { Names, WebCatalog } from '@claim-it/text';
import { namesOf } from '@claim-it/text/say';

export const sitterAt = (setup: MatchSetup, seat: Seat): MatchPlayer => {
  const sitter = setup.sitters[seat];
  if (sitter === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return sitter;
};

/** How the sentences call the sitters of this table. */
export const namesAt = (words: Pick<WebCatalog, 'words'>, setup: MatchSetup): Names =>
  namesOf(
    words,
    setup.sitters.map((sitter) => sitter.color),
    setup.sitters.map((sitter) => sitter.name),
  );

export const isPerson = (setup: MatchSetup, seat: Seat): boolean =>
  sitterAt(setup, seat).kind === 'person';

/** The people still at the table, in turn order. */
export const peopleAt = (setup: MatchSetup, game: Game): readonly Seat[] =>
  presentSeats(game).filter((seat) => isPerson(setup, seat));

/** Whether several people hand this device round, so that names matter more than "you". */
export const isShared = (setup: MatchSetup): boolean =>
  setup.sitters.filter((sitter) => sitter.kind === 'person').length > 1;

/** Whether some play without being seen here: bots, or people at other devices. */
export const hasOthers = (setup: MatchSetup): boolean =>
  setup.sitters.some((sitter) => sitter.kind !== 'person');

/** The person here who plays now or next, counted from the seat on turn; null for spectators. */
export const nextHere = (setup: MatchSetup, game: Game): Seat | null => {
  const people = peopleAt(setup, game);
  return people.find((seat) => seat >= game.turn.seat) ?? people[0] ?? null;
};
