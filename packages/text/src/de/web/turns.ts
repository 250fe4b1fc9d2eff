import type { Counted } from '../../grammar.ts';
import type { TurnsText } from '../../web.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const inGames: Counted = { one: 'Spiel', other: 'Spielen' };
const games: Counted = { one: 'Spiel', other: 'Spiele' };

export const turns: TurnsText = {
  tab: 'Du bist am Zug · Claim It!',
  yourTurn: (number) => `Du bist in ${count(number, inGames)} am Zug`,
  waitsForYou: (names) => `${names} warten auf dich`,
  oneWaitsForYou: (name) => `${name} wartet auf dich`,
  botsWait: 'Die Bots warten auf dich',
  until: (time) => `bis ${time}`,
  roll: 'Würfeln',
  goOn: 'Weiter',
  waitingFor: (number) => `Andere sind am Zug: ${count(number, games)}`,
  gathering: 'Der Tisch ist noch nicht voll',
  turnOf: (name) => `${name} ist am Zug`,
  player: (number) => `Spieler ${number}`,
  bot: 'ein Bot',
  alone: 'Dein Tisch',
  withOthers: 'Spiele mit anderen',
  onThisDevice: 'Spiele auf diesem Gerät',
  earlier: 'Frühere Spiele',
  more: 'Mehr zeigen',
  noAnswer: 'Der Server antwortet nicht. Spiele mit anderen fehlen hier.',
};
