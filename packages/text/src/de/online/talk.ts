import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

type TalkText = OnlineText['talk'];
type SafetyText = OnlineText['safety'];
type WatchingText = OnlineText['watching'];

export const talk: TalkText = {
  enough:
    'Du hast an diesem Tisch schon viel gesagt. Am Ende des Spiels kannst du wieder etwas sagen.',
  open: 'Etwas sagen',
  phrases: {
    hello: 'Hallo!',
    goodLuck: 'Viel Glück!',
    niceRoll: 'Schöner Wurf!',
    wellPlayed: 'Gut gespielt!',
    bravo: 'Bravo!',
    ouch: 'Autsch!',
    oops: 'Hoppla!',
    phew: 'Puh!',
    thanks: 'Danke!',
    sorry: 'Tut mir leid!',
    oneMoment: 'Einen Moment bitte.',
    imBack: 'Ich bin wieder da.',
    yourTurn: 'Du bist am Zug!',
    areYouThere: 'Bist du noch da?',
    goodGame: 'Gutes Spiel!',
    again: 'Noch ein Spiel?',
    bye: 'Tschüss!',
  },
  emotes: {
    smile: 'lächelt',
    laugh: 'lacht',
    wow: 'staunt',
    sad: 'ist traurig',
    clap: 'klatscht',
    cheer: 'jubelt',
    think: 'denkt nach',
    gold: 'hat Gold gefunden',
  },
  does: (name, deed) => `${name} ${deed}`,
  says: (name, words) => `${name}: ${words}`,
  faces: 'Gesichter',
  words: 'Sätze',
  as: 'Wer spricht?',
  mute: (name) => `${name} stumm schalten`,
  write: 'Etwas schreiben',
  send: 'Senden',
  unkept: 'Was du schreibst, bleibt an diesem Tisch. Nur wer hier sitzt, kann es später lesen.',
  unsent: {
    cut: 'Keine Verbindung. Deine Nachricht ist noch da. Sende sie, wenn die Verbindung wieder da ist.',
    refused: 'Das wurde nicht gesendet. Warte kurz und sende es noch einmal.',
  },
  said: 'Was gesagt wurde',
  earlier: 'Frühere Nachrichten zeigen',
  nothing: 'Noch hat niemand etwas gesagt.',
  deleted: '(gelöscht)',
  hidden: 'Nachrichten von Leuten, die du stumm geschaltet hast, fehlen hier.',
  unread: 'Es gibt neue Nachrichten.',
  textOff: 'Freier Text ist auf diesem Gerät ausgeschaltet.',
  listen: 'Was am Tisch gesagt wurde',
};

/** Muting people, blocking them, and reporting them to the operator. */
export const safety: SafetyText = {
  people: 'Die anderen',
  unmute: (name) => `${name} nicht mehr stumm schalten`,
  block: (name) => `${name} blockieren`,
  blockSure: (name) =>
    `${name} blockieren? Du siehst die Nachrichten dieser Person nicht mehr. Sie kann sich nicht an deine Tische setzen, und bei der Suche trefft ihr euch nicht mehr. Sie erfährt nichts davon.`,
  blockYes: 'Ja, blockieren',
  blockNo: 'Nein',
  blocked: (name) => `${name} ist blockiert.`,
  report: (name) => `${name} melden`,
  reportLead:
    'Worum geht es? Der Betreiber dieses Servers liest es, zusammen mit dem, was geschrieben wurde.',
  kinds: { name: 'Um den Namen', talk: 'Um das Gesagte', play: 'Um die Spielweise' },
  reported: 'Danke. Der Betreiber wird es sehen.',
  failed: 'Das hat nicht geklappt. Versuch es später noch einmal.',
  list: {
    name: 'Stumme und blockierte Leute',
    line: 'Stumm: Ihre Nachrichten sind auf diesem Gerät ausgeblendet. Blockiert: Ihr trefft euch auch an keinem Tisch mehr.',
  },
  none: 'Niemand.',
  muted: 'Stumm',
  isBlocked: 'Blockiert',
  unblock: (name) => `${name} nicht mehr blockieren`,
};

/** The number of spectators. */
export const watching: WatchingText = {
  count: (people) => count(people, { one: 'Person schaut zu', other: 'Personen schauen zu' }),
};
