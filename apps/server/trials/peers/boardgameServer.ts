// The game of the bench on boardgame.io: arguments are the folder of the libraries and the port.
import process from 'node:process';
import type { Game } from '@claim-it/rules';
import type { Die, PlayedWish, Wish } from './game.ts';
import { newBenchGame, playWish } from './game.ts';
import { peerLibrary } from './install.ts';

/** What boardgame.io keeps of a match and sends to its clients. */
export type BoardgameState = {
  readonly game: Game;
  readonly told: PlayedWish | null;
  readonly count: number;
};

type MoveContext = {
  readonly G: BoardgameState;
  readonly playerID: string;
  readonly random: { readonly D6: () => ReturnType<Die> };
};

type Core = { readonly INVALID_MOVE: string; readonly ActivePlayers: { readonly ALL: object } };
type ServerLibrary = {
  readonly Server: (options: object) => {
    readonly run: (config: { port: number; callback: () => void }) => Promise<unknown>;
  };
};

const [folder = '', port = '0'] = process.argv.slice(2);
const { INVALID_MOVE, ActivePlayers } = peerLibrary<Core>(folder, 'boardgame.io/core');
const { Server } = peerLibrary<ServerLibrary>(folder, 'boardgame.io/server');

const wish = ({ G, playerID, random }: MoveContext, wanted: Wish): BoardgameState | string => {
  const played = playWish(G.game, Number(playerID), wanted, () => random.D6());
  return played === null ? INVALID_MOVE : { ...played, count: G.count + 1 };
};

const game = {
  name: 'claim',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  // The smaller of the two ways in which it tells a new state.
  deltaState: true,
  setup: (): BoardgameState => ({ game: newBenchGame(), told: null, count: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { wish: { client: false, move: wish } },
};

await Server({ games: [game], origins: [/127\.0\.0\.1/] }).run({
  port: Number(port),
  callback: () => process.stdout.write('open\n'),
});
