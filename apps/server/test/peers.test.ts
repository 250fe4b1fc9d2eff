import { isOver } from '@claim-it/rules';
import { expect, test } from 'vitest';
import type { Die } from '../trials/peers/game.ts';
import { follow, newBenchGame, playWish, randomWish } from '../trials/peers/game.ts';

const die: Die = () => (Math.floor(Math.random() * 6) + 1) as ReturnType<Die>;

test('a client that is only told of moves has the game of the server, to the end', () => {
  let [server, client] = [newBenchGame(), newBenchGame()];
  for (let wish = randomWish(server); wish !== null; wish = randomWish(server)) {
    const played = playWish(server, server.turn.seat, wish, die);
    if (played === null) throw new Error(`${wish.kind} was refused`);
    server = played.game;
    client = follow(client, JSON.parse(JSON.stringify(played.told))) ?? newBenchGame();
    expect(client).toEqual(server);
  }
  expect(isOver(client)).toBe(true);
});

test('a server of the bench refuses what our rules refuse', () => {
  const game = newBenchGame();
  expect(playWish(game, 1, { kind: 'roll' }, die)).toBeNull();
  expect(playWish(game, 0, { kind: 'take' }, die)).toBeNull();
  const rolled = playWish(game, 0, { kind: 'roll' }, () => 4);
  expect(rolled?.told).toEqual({ wish: { kind: 'roll' }, roll: [4, 4, 4] });
  expect(playWish(rolled!.game, 0, { kind: 'roll' }, die)).toBeNull();
});
