import { randomUUID } from 'node:crypto';
import type { Append, NewGame, Progress, SeatRow, Store } from '../../src/store/index.ts';

export const freshId = (): string => randomUUID();

export const PLAYING: Progress = { status: 'playing', turn: 0, deadline: null };

export const newGame = (parts: Partial<NewGame> = {}): NewGame => ({
  id: freshId(),
  header: '{"seats":2}',
  isListed: false,
  progress: PLAYING,
  seats: [],
  at: 1_000,
  ...parts,
});

export const seatFor = (seat: number, parts: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  guest: null,
  invitation: null,
  player: '{"kind":"nobody"}',
  ...parts,
});

export const append = (game: string, expectedSeq: number, parts: Partial<Append> = {}): Append => ({
  game,
  expectedSeq,
  command: freshId(),
  events: [`{"after":${expectedSeq}}`],
  at: 2_000,
  ...parts,
});

/** A game that is in the store. */
export const openGame = async (store: Store, parts: Partial<NewGame> = {}): Promise<string> => {
  const game = newGame(parts);
  await store.createGame(game);
  return game.id;
};

export const openGuest = async (store: Store, name = 'Digger'): Promise<string> => {
  const id = freshId();
  await store.createGuest({ id, name, at: 1_000 });
  return id;
};
