import type { Counted } from '../../grammar.ts';
import type { TurnsText } from '../../web.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'spel', other: 'spellen' };

export const turns: TurnsText = {
  tab: 'Jij bent aan de beurt · Claim It!',
  yourTurn: (number) => `Jij bent aan de beurt in ${count(number, games)}`,
  waitsForYou: (names) => `${names} wachten op je`,
  oneWaitsForYou: (name) => `${name} wacht op je`,
  botsWait: 'De bots wachten op je',
  until: (time) => `tot ${time}`,
  roll: 'Dobbelen',
  goOn: 'Verder',
  waitingFor: (number) => `Anderen zijn aan de beurt: ${count(number, games)}`,
  gathering: 'De tafel is nog niet vol',
  turnOf: (name) => `${name} is aan de beurt`,
  player: (number) => `Speler ${number}`,
  bot: 'een bot',
  alone: 'Jouw tafel',
  withOthers: 'Spellen met anderen',
  onThisDevice: 'Spellen op dit apparaat',
  earlier: 'Eerdere spellen',
  more: 'Meer tonen',
  noAnswer: 'De server antwoordt niet. Spellen met anderen ontbreken hier.',
};
