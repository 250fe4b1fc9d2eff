import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

type TalkText = OnlineText['talk'];
type SafetyText = OnlineText['safety'];
type WatchingText = OnlineText['watching'];

export const talk: TalkText = {
  enough:
    'Je hebt aan deze tafel al veel gezegd. Aan het einde van het spel kun je weer iets zeggen.',
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
    oneMoment: 'Een ogenblikje!',
    imBack: 'Ik ben er weer.',
    yourTurn: 'Jij bent aan de beurt!',
    areYouThere: 'Ben je er nog?',
    goodGame: 'Leuk spel!',
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
  as: 'Wie praat er?',
  mute: (name) => `${name} dempen`,
  write: 'Iets schrijven',
  send: 'Versturen',
  unkept: 'Wat je schrijft, blijft aan deze tafel. Alleen wie hier zit, kan het later lezen.',
  unsent: {
    cut: 'Geen verbinding. Je bericht staat er nog. Verstuur het als de verbinding terug is.',
    refused: 'Dit is niet verstuurd. Wacht even en verstuur het opnieuw.',
  },
  said: 'Wat er gezegd is',
  earlier: 'Eerdere berichten tonen',
  nothing: 'Er is nog niets gezegd.',
  deleted: '(verwijderd)',
  hidden: 'Berichten van mensen die je hebt gedempt, staan hier niet.',
  unread: 'Er zijn nieuwe berichten.',
  textOff: 'Vrije tekst staat uit op dit apparaat.',
  listen: 'Wat er aan tafel gezegd is',
};

/** Muting people, blocking them, and reporting them to the operator. */
export const safety: SafetyText = {
  people: 'De anderen',
  unmute: (name) => `${name} niet meer dempen`,
  block: (name) => `${name} blokkeren`,
  blockSure: (name) =>
    `${name} blokkeren? Je ziet de berichten van deze persoon niet meer. Die kan niet meer aan je tafels gaan zitten, en bij het zoeken komen jullie elkaar niet meer tegen. Die persoon merkt hier niets van.`,
  blockYes: 'Ja, blokkeren',
  blockNo: 'Nee',
  blocked: (name) => `${name} is geblokkeerd.`,
  report: (name) => `${name} melden`,
  reportLead:
    'Waar gaat het om? De beheerder van deze server leest het, samen met wat er geschreven is.',
  kinds: { name: 'Om de naam', talk: 'Om wat er gezegd is', play: 'Om de manier van spelen' },
  reported: 'Dank je. De beheerder zal het zien.',
  failed: 'Dat lukte niet. Probeer het later nog eens.',
  list: {
    name: 'Gedempte en geblokkeerde mensen',
    line: 'Gedempt: hun berichten zijn op dit apparaat verborgen. Geblokkeerd: je komt ze ook aan geen tafel meer tegen.',
  },
  none: 'Niemand.',
  muted: 'Gedempt',
  isBlocked: 'Geblokkeerd',
  unblock: (name) => `${name} niet meer blokkeren`,
};

/** The number of spectators. */
export const watching: WatchingText = {
  count: (people) => count(people, { one: 'persoon kijkt mee', other: 'personen kijken mee' }),
};
