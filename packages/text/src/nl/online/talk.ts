import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

type TalkText = OnlineText['talk'];
type SafetyText = OnlineText['safety'];
type WatchingText = OnlineText['watching'];

export const talk: TalkText = {
  enough:
    'Je hebt aan deze tafel al veel gezegd. De laatste woorden zijn voor het einde van het spel.',
  open: 'Iets zeggen',
  phrases: {
    hello: 'Hallo!',
    goodLuck: 'Veel geluk!',
    niceRoll: 'Mooie worp!',
    wellPlayed: 'Goed gespeeld!',
    bravo: 'Bravo!',
    ouch: 'Au!',
    oops: 'Oeps!',
    phew: 'Poeh!',
    thanks: 'Dank je!',
    sorry: 'Sorry!',
    oneMoment: 'Een ogenblik.',
    imBack: 'Ik ben er weer.',
    yourTurn: 'Jij bent!',
    areYouThere: 'Ben je er nog?',
    goodGame: 'Goed spel!',
    again: 'Nog een spel?',
    bye: 'Tot ziens!',
  },
  emotes: {
    smile: 'glimlacht',
    laugh: 'lacht',
    wow: 'is verbaasd',
    sad: 'is verdrietig',
    clap: 'klapt',
    cheer: 'juicht',
    think: 'denkt na',
    gold: 'heeft goud gevonden',
  },
  does: (name, deed) => `${name} ${deed}`,
  says: (name, words) => `${name}: ${words}`,
  faces: 'Gezichten',
  words: 'Zinnen',
  as: 'Wie er spreekt',
  mute: (name) => `${name} dempen`,
  write: 'Iets schrijven',
  send: 'Versturen',
  unkept: 'Wat je schrijft, blijft bij deze tafel. Alleen wie hier zit, kan het later lezen.',
  unsent: {
    cut: 'Geen verbinding. Je woorden staan er nog: verstuur ze zodra de server antwoordt.',
    refused: 'De server heeft dit niet doorgegeven. Wacht even en verstuur het opnieuw.',
  },
  said: 'Wat er gezegd is',
  earlier: 'Laat zien wat er eerder is gezegd',
  nothing: 'Er is nog niets gezegd.',
  deleted: '(verwijderd)',
  hidden: 'Woorden van mensen naar wie je niet luistert, staan hier niet.',
  unread: 'Er is iets nieuws.',
  textOff: 'Vrije tekst staat uit op dit apparaat.',
  listen: 'Wat er aan tafel gezegd is',
};

/** Not listening to people, blocking them, and telling the operator. */
export const safety: SafetyText = {
  people: 'De anderen',
  unmute: (name) => `Weer naar ${name} luisteren`,
  block: (name) => `${name} blokkeren`,
  blockSure: (name) =>
    `${name} blokkeren? Je ziet de woorden van deze persoon niet meer, die kan niet aan je tafels zitten, en snel zoeken brengt jullie niet samen. Die persoon krijgt er niets over te horen.`,
  blockYes: 'Ja, blokkeren',
  blockNo: 'Nee',
  blocked: (name) => `${name} is geblokkeerd.`,
  report: (name) => `${name} melden`,
  reportLead: 'Waar gaat het om? Wie deze server beheert, leest het, met wat er geschreven is.',
  kinds: { name: 'Om de naam', talk: 'Om wat er gezegd is', play: 'Om de manier van spelen' },
  reported: 'Dank je. De beheerder zal het zien.',
  failed: 'Dat lukte niet. Probeer het later nog eens.',
  list: {
    name: 'Mensen die je niet hoort',
    line: 'Gedempt: hun woorden zijn op dit apparaat verborgen. Geblokkeerd: ook de server houdt jullie uit elkaar.',
  },
  none: 'Niemand.',
  muted: 'Gedempt',
  isBlocked: 'Geblokkeerd',
  unblock: (name) => `${name} niet meer blokkeren`,
};

/** How many look on. */
export const watching: WatchingText = {
  count: (people) => count(people, { one: 'persoon kijkt mee', other: 'personen kijken mee' }),
};
