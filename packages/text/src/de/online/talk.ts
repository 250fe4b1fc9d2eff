import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

type TalkText = OnlineText['talk'];
type SafetyText = OnlineText['safety'];
type WatchingText = OnlineText['watching'];

export const talk: TalkText = {
  enough:
    'Du hast an diesem Tisch schon viel gesagt. Die letzten Worte sind für das Ende des Spiels.',
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
    yourTurn: 'Du bist dran!',
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
  as: 'Wer spricht',
  mute: (name) => `${name} stumm schalten`,
  write: 'Etwas schreiben',
  send: 'Senden',
  unkept:
    'Was du schreibst, bleibt bei diesem Tisch. Später lesen können es nur die, die hier sitzen.',
  unsent: {
    cut: 'Keine Verbindung. Deine Worte stehen noch da: Sende sie, sobald der Server antwortet.',
    refused: 'Der Server hat das nicht weitergegeben. Warte kurz und sende es noch einmal.',
  },
  said: 'Was gesagt wurde',
  earlier: 'Zeigen, was vorher gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  deleted: '(gelöscht)',
  hidden: 'Worte von Leuten, denen du nicht zuhörst, fehlen hier.',
  unread: 'Es gibt Neues.',
  textOff: 'Freier Text ist auf diesem Gerät ausgeschaltet.',
  listen: 'Was am Tisch gesagt wurde',
};

/** Not listening to people, blocking them, and telling the operator. */
export const safety: SafetyText = {
  people: 'Die anderen',
  unmute: (name) => `${name} wieder zuhören`,
  block: (name) => `${name} blockieren`,
  blockSure: (name) =>
    `${name} blockieren? Du siehst die Worte dieser Person nicht mehr, sie kann sich nicht an deine Tische setzen, und die Schnellsuche bringt euch nicht zusammen. Sie erfährt nichts davon.`,
  blockYes: 'Ja, blockieren',
  blockNo: 'Nein',
  blocked: (name) => `${name} ist blockiert.`,
  report: (name) => `${name} melden`,
  reportLead:
    'Worum geht es? Wer diesen Server betreibt, liest es, zusammen mit dem, was geschrieben wurde.',
  kinds: { name: 'Um den Namen', talk: 'Um das Gesagte', play: 'Um die Spielweise' },
  reported: 'Danke. Wer den Server betreibt, wird es sehen.',
  failed: 'Das hat nicht geklappt. Versuche es später noch einmal.',
  list: {
    name: 'Leute, die du nicht hörst',
    line: 'Stumm: Ihre Worte sind auf diesem Gerät verborgen. Blockiert: Auch der Server hält euch auseinander.',
  },
  none: 'Niemand.',
  muted: 'Stumm',
  isBlocked: 'Blockiert',
  unblock: (name) => `${name} nicht mehr blockieren`,
};

/** How many look on. */
export const watching: WatchingText = {
  count: (people) => count(people, { one: 'Person schaut zu', other: 'Personen schauen zu' }),
};
