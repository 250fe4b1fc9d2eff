import type { MatchSetup } from '@claim-it/client/model';
import type { MatchSummary } from '@claim-it/client/storage';

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

export const nameOn = ({ sitters }: MatchSetup, seat: number): string => sitters[seat]?.name ?? '';

/** Who has won; nobody while the game runs. */
export const winnersOf = ({ game, setup }: GameSummary): readonly string[] =>
  game.turn.phase.kind === 'over' ? game.turn.phase.winners.map((seat) => nameOn(setup, seat)) : [];
