import type { Game } from '@claim-it/rules';
import type { PlayedWish, Wish } from './game.ts';
import { follow, newBenchGame, randomWish } from './game.ts';
import { peerLibrary } from './install.ts';
import type { Peer, PeerGame } from './peer.ts';
import { inWaves, startServer } from './peer.ts';

type RoomState = { readonly count: number; readonly told: string };
type Room = {
  readonly roomId: string;
  readonly send: (name: string, wish: Wish) => void;
  readonly leave: () => Promise<unknown>;
  readonly onStateChange: (hear: (state: RoomState) => void) => void;
};
type Library = {
  readonly Client: new (
    address: string,
  ) => {
    create: (name: string) => Promise<Room>;
    joinById: (id: string) => Promise<Room>;
  };
};

/** A room as its two players see it: each told move is played on the game of the bench. */
class TableRoom implements PeerGame {
  readonly #rooms: readonly Room[];
  readonly #counts: number[] = [0, 0];
  #game: Game = newBenchGame();
  #seen = 0;
  #hear = (): void => undefined;

  constructor(rooms: readonly Room[]) {
    this.#rooms = rooms;
    for (const [seat, room] of rooms.entries())
      room.onStateChange(({ count, told }) => {
        this.#counts[seat] = count;
        if (count > this.#seen) this.#follow(count, JSON.parse(told));
        this.#hear();
      });
  }

  #follow(count: number, told: PlayedWish): void {
    const next = follow(this.#game, told);
    if (next === null || count !== this.#seen + 1) throw new Error(`move ${count} does not follow`);
    this.#game = next;
    this.#seen = count;
  }

  move = async (): Promise<void> => {
    const { seat } = this.#game.turn;
    const wish = randomWish(this.#game);
    const before = this.#seen;
    if (wish === null) throw new Error('the game is over');
    const told = new Promise<void>((resolve) => {
      this.#hear = () => {
        if ((this.#counts[seat] ?? 0) > before) resolve();
      };
    });
    this.#rooms[seat]?.send('wish', wish);
    await told;
  };

  close = (): void => {
    for (const room of this.#rooms) void room.leave().catch(() => undefined);
  };
}

export const openColyseus = async (folder: string): Promise<Peer> => {
  const { Client } = peerLibrary<Library>(folder, 'colyseus.js');
  const server = await startServer('./colyseusServer.ts', folder);
  const openRoom = async (port: number): Promise<PeerGame> => {
    const address = `ws://127.0.0.1:${port}`;
    const first = await new Client(address).create('claim');
    return new TableRoom([first, await new Client(address).joinById(first.roomId)]);
  };
  return {
    ...server,
    name: 'Colyseus',
    open: (games, port = server.port) => inWaves(games, () => openRoom(port)),
  };
};
