import type { Game, Seat } from '@claim-it/rules';
import { claimsToCall, colorOf, letterOf, standings } from '@claim-it/rules';
import type { Catalog, Names } from '@claim-it/text';
import { tableText } from './format.ts';

const markOf = (game: Game, seat: Seat): string => (game.turn.seat === seat ? '▸' : ' ');

/** Every player's mine, claims (of those that call the last round) and spaces. */
export const drawScores = (game: Game, names: Names, { cli }: Catalog): string => {
  const { score } = cli;
  const rows = standings(game).map(({ seat, group, claims, spaces }) => {
    const letter = letterOf(colorOf(game, seat));
    const gone = game.departed.includes(seat) ? ` (${score.gone})` : '';
    const name = `${markOf(game, seat)} ${letter} ${names.player(seat)}${gone}`;
    const toCall = claimsToCall(game.setup.colors.length);
    return [name, String(group), `${claims}/${toCall}`, String(spaces)];
  });
  return tableText([[`    ${score.player}`, score.group, score.claims, score.spaces], ...rows]);
};
