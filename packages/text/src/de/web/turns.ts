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
  roll: 'Würfeln',
  goOn: 'Weiter',
  waitingFor: (number) => `Andere sind am Zug: ${count(number, games)}`,
  gathering: 'Der Tisch ist noch nicht voll',
  turnOf: (name) => `${name} ist am Zug`,
  player: (number) => `Spieler ${number}`,
  bot: 'ein Bot',
  alone: 'Dein Tisch',
  withOthers: 'Spiele mit anderen',
  earlier: 'Frühere Spiele',
  more: 'Mehr zeigen',
  noAnswer: 'Der Server antwortet nicht. Deine Spiele mit anderen werden gerade nicht gezeigt.',
  tell: {
    title: 'Sag mir Bescheid, wenn ich am Zug bin',
    line: 'Dieses Gerät zeigt eine Benachrichtigung, wenn ein langsames Spiel auf dich wartet.',
    offer: 'Soll dir dieses Gerät Bescheid sagen, wenn du am Zug bist?',
    yes: 'Ja, sag mir Bescheid',
    no: 'Nein',
    here: 'Auf diesem Gerät',
    isOn: 'Dieses Gerät sagt dir Bescheid.',
    isOff: 'Dieses Gerät sagt dir nicht Bescheid.',
    denied:
      'Dieser Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Einstellungen erlauben.',
    unsupported:
      'Dieser Browser kann keine Benachrichtigungen dieser Seite zeigen. Füge auf einem iPhone die App zuerst zum Home-Bildschirm hinzu.',
    failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
    quiet: 'Ruhezeit',
    quietLine: 'In dieser Zeit wird nichts gezeigt. Was noch wichtig ist, kommt danach.',
    from: 'Von',
    to: 'Bis',
    none: 'Keine',
    bell: 'Glocke, wenn ich in einem anderen Tab am Zug bin',
    bellLine: 'Eine leise Glocke in Spielen mit anderen, auch wenn der Ton aus ist.',
  },
  hooks: {
    title: 'Einem Chat jeden Zug melden',
    line: 'Gib die Adresse eines Discord-Kanals oder deines eigenen Programms ein. Nur du siehst sie.',
    address: 'Adresse, die mit https:// beginnt',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    discord: (host) => `Ein Kanal bei ${host}`,
    plain: (host) => `Ein Programm bei ${host}`,
    secret: 'Mit diesem Geheimnis werden die Nachrichten signiert. Es wird nur einmal gezeigt:',
    refused: 'Diese Adresse kann der Server nicht verwenden.',
    removed: 'Die Adresse wurde entfernt.',
  },
};
