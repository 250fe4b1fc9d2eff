import type { MatchSetup } from '@claim-it/client/model';
import type { MatchSummary } from '@claim-it/client/storage';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';

export type GameSummary = Exclude<MatchSummary, { kind: 'damaged' }>;

/** The newest game that is not over. */
export const newestOpen = (games: readonly MatchSummary[]): GameSummary | null => {
  for (const game of games) if (game.kind === 'open') return game;
  return null;
};

/** The names at the table without the player's own; if that is not there, without the first person's. */
export const othersAt = ({ sitters }: MatchSetup, own: string): readonly string[] => {
  const people = sitters.filter(({ kind }) => kind === 'person');
  const me = people.find(({ name }) => name === own) ?? people[0];
  return sitters.filter((sitter) => sitter !== me).map(({ name }) => name);
};

/** The winners, or the player on turn. */
export const sayState = ({ game: { turn }, setup: { sitters } }: GameSummary): string => {
  const { wonBy, turnOf } = text().pages.home;
  const nameOf = (seat: number): string => sitters[seat]?.name ?? '';
  const { phase, seat } = turn;
  return phase.kind === 'over' ? wonBy(listed(phase.winners.map(nameOf))) : turnOf(nameOf(seat));
};
