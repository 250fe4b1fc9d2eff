import { expect, test } from 'vitest';
import { quickGame } from './newMatch.ts';
import { chooseOpponents, opponents, parseOpponents } from './opponents.ts';

test('the chosen bots are seated, each with its own name and color', () => {
  chooseOpponents(['legend', 'greenhorn', 'greenhorn', 'sheriff']);
  const { sitters } = quickGame('Ada', () => 0);
  const [person, ...bots] = sitters;
  expect(person).toEqual({ kind: 'person', name: 'Ada', color: 'green' });
  expect(bots.map((bot) => (bot.kind === 'bot' ? bot.level : null))).toEqual(opponents.value);
  for (const part of ['name', 'color'] as const)
    expect(new Set(sitters.map((sitter) => sitter[part])).size).toBe(5);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no bot', '[]'],
  ['too many', JSON.stringify(Array(5).fill('miner'))],
  ['an unknown level', '["wizard"]'],
])('where %s was stored, two default bots are seated', (_, kept) => {
  expect(parseOpponents(kept)).toEqual(['miner', 'foreman']);
});

test('the stored choice is read again', () => {
  expect(parseOpponents('["tycoon"]')).toEqual(['tycoon']);
});
