import type { BoardgameState } from './boardgameServer.ts';
import type { Wish } from './game.ts';
import { randomWish } from './game.ts';
import { peerLibrary } from './install.ts';
import type { Peer, PeerGame } from './peer.ts';
import { inWaves, startServer } from './peer.ts';

type Player = {
  readonly start: () => void;
  readonly stop: () => void;
  readonly subscribe: (hear: (state: { readonly G: BoardgameState } | null) => void) => void;
  readonly moves: { readonly wish: (wish: Wish) => void };
};
type ClientLibrary = { readonly Client: (options: object) => Player };
type Multiplayer = { readonly SocketIO: (options: object) => object };

const post = async <Answer>(address: string, body: object): Promise<Answer> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body), headers });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as Answer;
};

/** What the players see of one match: the newest state of each, and who waits for the next one. */
class Match implements PeerGame {
  readonly #players: readonly Player[];
  readonly #states: (BoardgameState | null)[] = [null, null];
  #hear = (): void => undefined;

  constructor(players: readonly Player[]) {
    this.#players = players;
    for (const [seat, player] of players.entries()) {
      player.subscribe((state) => {
        if (state !== null) this.#states[seat] = state.G;
        this.#hear();
      });
      player.start();
    }
  }

  #until(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#hear = () => {
        if (isMet()) resolve();
      };
      this.#hear();
    });
  }

  ready(): Promise<void> {
    return this.#until(() => this.#states.every((state) => state !== null));
  }

  move = async (): Promise<void> => {
    const count = Math.max(...this.#states.map((state) => state?.count ?? 0));
    const seat = this.#states.find((state) => state?.count === count)?.game.turn.seat ?? 0;
    await this.#until(() => this.#states[seat]?.count === count);
    const wish = randomWish(this.#states[seat]?.game ?? noGame());
    if (wish === null) throw new Error('the game is over');
    this.#players[seat]?.moves.wish(wish);
    await this.#until(() => (this.#states[seat]?.count ?? 0) > count);
  };

  close = (): void => {
    for (const player of this.#players) player.stop();
  };
}

const noGame = (): never => {
  throw new Error('there is no game yet');
};

export const openBoardgame = async (folder: string): Promise<Peer> => {
  const { Client } = peerLibrary<ClientLibrary>(folder, 'boardgame.io/client');
  const { SocketIO } = peerLibrary<Multiplayer>(folder, 'boardgame.io/multiplayer');
  const server = await startServer('./boardgameServer.ts', folder);
  const game = { name: 'claim', moves: { wish: { client: false, move: () => undefined } } };
  const openMatch = async (port: number): Promise<PeerGame> => {
    const base = `http://127.0.0.1:${port}`;
    const { matchID } = await post<{ matchID: string }>(`${base}/games/claim/create`, {
      numPlayers: 2,
    });
    const players: Player[] = [];
    for (const playerID of ['0', '1']) {
      const join = { playerID, playerName: `Digger ${playerID}` };
      const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(
        `${base}/games/claim/${matchID}/join`,
        join,
      );
      const multiplayer = SocketIO({ server: base, socketOpts: { transports: ['websocket'] } });
      players.push(
        Client({ game, matchID, playerID, credentials, multiplayer, numPlayers: 2, debug: false }),
      );
    }
    const match = new Match(players);
    await match.ready();
    return match;
  };
  return {
    ...server,
    name: 'boardgame.io',
    open: (games, port = server.port) => inWaves(games, () => openMatch(port)),
  };
};
