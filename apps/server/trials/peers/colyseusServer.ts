// The game of the bench on Colyseus: arguments are the folder of the libraries and the port.
import { randomInt } from 'node:crypto';
import process from 'node:process';
import type { Die, Wish } from './game.ts';
import { newBenchGame, playWish } from './game.ts';
import { peerLibrary } from './install.ts';

type Client = { readonly sessionId: string };
type TableState = {
  count: number;
  turn: number;
  told: string;
  readonly spaces: Map<string, string>;
};

/** What this bench uses of a room of Colyseus. */
declare class RoomBase {
  state: TableState;
  patchRate: number | null;
  maxClients: number;
  onMessage(name: string, hear: (client: Client, wish: Wish) => void): void;
  broadcastPatch(): boolean;
}
type Core = {
  readonly Room: typeof RoomBase;
  readonly Server: new (
    options: object,
  ) => {
    define: (name: string, room: typeof RoomBase) => unknown;
    listen: (port: number, host: string) => Promise<void>;
  };
};
type SchemaLibrary = { readonly schema: (fields: object, name: string) => new () => TableState };
type Transport = { readonly WebSocketTransport: new (options: object) => object };

const [folder = '', port = '0'] = process.argv.slice(2);
const { Room, Server } = peerLibrary<Core>(folder, '@colyseus/core');
const { schema } = peerLibrary<SchemaLibrary>(folder, '@colyseus/schema');
const { WebSocketTransport } = peerLibrary<Transport>(folder, '@colyseus/ws-transport');

const State = schema(
  { count: 'uint32', turn: 'uint8', told: 'string', spaces: { map: 'string' } },
  'TableState',
);

const die: Die = () => (randomInt(6) + 1) as ReturnType<Die>;

/** Keeps what lies on each space as a field of its own, so that only what has changed is told. */
class TableRoom extends Room {
  #game = newBenchGame();
  readonly #seats: string[] = [];

  onCreate(): void {
    this.maxClients = 2;
    this.state = new State();
    this.state.count = 0;
    // A move is told at once; by default it waits for the next of twenty patches a second.
    this.patchRate = null;
    this.onMessage('wish', (client, wish) =>
      this.#play(this.#seats.indexOf(client.sessionId), wish),
    );
  }

  onJoin(client: Client): void {
    this.#seats.push(client.sessionId);
  }

  #play(seat: number, wish: Wish): void {
    const played = playWish(this.#game, seat, wish, die);
    if (played === null) return;
    this.#game = played.game;
    const { state } = this;
    state.count += 1;
    state.turn = played.game.turn.seat;
    state.told = JSON.stringify(played.told);
    const board = { ...played.game.board, ...played.game.turn.stakes };
    for (const [space, lies] of Object.entries(board)) {
      const text = JSON.stringify(lies);
      if (state.spaces.get(space) !== text) state.spaces.set(space, text);
    }
    for (const space of [...state.spaces.keys()])
      if (!Object.hasOwn(board, space)) state.spaces.delete(space);
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('claim', TableRoom);
await server.listen(Number(port), '127.0.0.1');
process.stdout.write('open\n');
