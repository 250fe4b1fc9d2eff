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
  tell: {
    title: 'Sag mir, wenn ich am Zug bin',
    line: 'Dieses Gerät zeigt eine Nachricht, wenn ein langsames Spiel auf dich wartet und du nicht hinsiehst.',
    offer: 'Soll dir dieses Gerät sagen, wenn du am Zug bist?',
    yes: 'Ja, sag es mir',
    no: 'Nein',
    here: 'Auf diesem Gerät',
    isOn: 'Dieses Gerät sagt es dir.',
    isOff: 'Dieses Gerät sagt es dir nicht.',
    denied:
      'Dieser Browser verbietet Nachrichten dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
    unsupported:
      'Dieser Browser kann keine Nachrichten dieser Seite zeigen. Lege die App auf einem iPhone zuerst auf den Startbildschirm.',
    failed: 'Das hat nicht geklappt. Versuche es später noch einmal.',
    quiet: 'Ruhezeit',
    quietLine: 'In dieser Zeit wird nichts gezeigt; was dann noch gilt, kommt an ihrem Ende.',
    from: 'Von',
    to: 'Bis',
    none: 'Keine',
    bell: 'Glocke, wenn ich in einem anderen Tab am Zug bin',
    bellLine: 'Eine leise Glocke an Tischen mit anderen Leuten, auch ohne Ton.',
  },
  hooks: {
    title: 'Einem Chat jeden Zug melden',
    line: 'Gib die Adresse eines Discord-Kanals oder eines eigenen Programms an. Nur du siehst sie hier.',
    address: 'Adresse, die mit https:// beginnt',
    add: 'Hinzufügen',
    remove: 'Entfernen',
    discord: (host) => `Ein Kanal bei ${host}`,
    plain: (host) => `Ein Programm bei ${host}`,
    secret:
      'Mit diesem Geheimnis werden die Nachrichten unterschrieben. Es wird nur jetzt gezeigt:',
    refused: 'Der Server ruft diese Adresse nicht auf.',
    removed: 'Die Adresse ist entfernt.',
  },
};
