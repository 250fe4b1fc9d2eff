import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
export const hoursOf = (hours: number): string =>
  hours % 24 === 0
    ? count(hours / 24, { one: 'dag', other: 'dagen' })
    : count(hours, { one: 'uur', other: 'uur' });
export const secondsOf = (seconds: number): string =>
  count(seconds, { one: 'seconde', other: 'seconden' });

export const lobby: OnlineText['lobby'] = {
  lead: 'Ga aan een tafel zitten, kijk toe of open er zelf een.',
  yours: 'Jouw tafels',
  noYours: 'Je zit nog aan geen tafel.',
  noOpen: 'Er zoekt nu geen tafel spelers. Open er een!',
  playing: 'Tafels om te bekijken',
  noPlaying: 'Er speelt nu niemand openbaar.',
  openOne: 'Een tafel openen',
  yourTurn: 'Jij bent aan de beurt',
  gathering: 'Wacht op spelers',
  turnOf: (name) => `${name} is aan de beurt`,
  over: 'Afgelopen',
  watch: 'Kijken',
  goOn: 'Verder',
  nobody: 'Een lege tafel',
  free: (chairs) => count(chairs, { one: 'vrije stoel', other: 'vrije stoelen' }),
  bot: 'Bot',
};

export const pace: OnlineText['pace'] = {
  live: (seconds) => `${secondsOf(seconds)} per worp`,
  slow: (hours) => `${hoursOf(hours)} per beurt`,
};

export const open: OnlineText['open'] = {
  lead: 'Iedereen speelt op een eigen apparaat. Niemand heeft een account nodig.',
  chairs: 'Wie zit er aan tafel?',
  chair: (number) => `Stoel ${number}`,
  you: 'Jij',
  who: 'Wie hier zit',
  kinds: {
    invited: 'Vrijgehouden voor iemand',
    mine: 'Iemand op dit apparaat',
    open: 'Wie de link heeft',
    bot: 'Een bot',
  },
  add: 'Stoel erbij',
  remove: (number) => `Stoel ${number} weghalen`,
  added: (number) => `Stoel ${number} staat aan tafel.`,
  removed: 'De stoel is weg.',
  more: 'Meer keuzes',
  door: 'Wie er binnen mag',
  byLink: { name: 'Alleen met een link', line: 'Niemand anders kan de tafel vinden.' },
  listed: { name: 'Iedereen', line: 'De tafel staat in de lijst. Iedereen mag kijken.' },
  clock: 'Tijd om na te denken',
  none: { name: 'Zonder klok', line: 'Niemand wordt opgejaagd.' },
  live: { name: 'Vlot', line: 'Een aantal seconden per worp.' },
  slow: { name: 'Rustig', line: 'Uren of dagen per beurt. Kom terug wanneer je wilt.' },
  seconds: 'Hoeveel seconden',
  hours: 'Hoe lang',
  secondsOf,
  hoursOf,
  leaving: 'Als iemand weggaat of de tijd om is',
  skip: { name: 'Zonder hen verder spelen', line: 'Hun stenen blijven, hun beurten vervallen.' },
  takeOver: { name: 'Een bot neemt de plaats in', line: 'Hij speelt verder met hun stenen.' },
  talk: {
    name: 'Vrije tekst',
    line: 'Spelers mogen elkaar schrijven. Anders zijn er korte zinnen.',
  },
  adults: 'Voor volwassenen: hier leest niemand mee. Zet het alleen aan als iedereen elkaar kent.',
  start: 'Tafel openen',
  opening: 'De tafel wordt klaargezet …',
};

export const room: OnlineText['room'] = {
  title: 'De tafel loopt vol',
  waiting: (chairs) =>
    `Nog ${count(chairs, { one: 'speler', other: 'spelers' })} te gaan. Het spel begint vanzelf.`,
  shaking: 'Iedereen schudt de dobbelstenen …',
  chairs: 'Stoelen',
  away: 'Nu niet hier',
  free: 'Vrij',
  invited: 'Wacht op een vriend',
  kept: 'Vrijgehouden voor iemand',
  keptHere: 'Voor iemand op dit apparaat',
  inviteAll: 'Uitnodigen met één link',
  inviteAllLine:
    'Stuur hem naar iedereen. Wie hem opent, krijgt een stoel. Niemand heeft een account nodig.',
  inviteMore: 'Alle stoelen zijn bezet. Wie de link nu opent, mag kijken.',
  onlyHere: 'Deze link werkt alleen op deze computer.',
  otherAddress: 'Andere apparaten in je netwerk gebruiken deze:',
  openToOthers:
    'Start de server met deze opdracht, zodat andere apparaten kunnen komen: npm start -- --host 0.0.0.0',
  address: 'Adres',
  noTableLink: 'Er leidt nu geen link naar deze tafel.',
  otherLink: 'De link is op een ander apparaat gemaakt. Een nieuwe komt ervoor in de plaats.',
  keepChair: 'Een stoel vrijhouden',
  keepChairLine: 'Naar die stoel leidt een eigen link, en niemand anders mag er gaan zitten.',
  release: 'Vrij voor iedereen met de link',
  full: 'Alle stoelen zijn bezet. Je kunt kijken.',
  invite: (number) => `Een link naar stoel ${number}`,
  inviteLine: (number) => `Deze link leidt naar stoel ${number}. Hij werkt één keer.`,
  noLink: (number) => `Er leidt nu geen link naar stoel ${number}.`,
  linkTakes:
    'Deze stoel is vrijgehouden voor iemand. Met een nieuwe link is hij voor wie de link heeft.',
  makeLink: 'Link maken',
  renewLink: 'Nieuwe link maken',
  renewLine: 'De vorige link werkt dan meteen niet meer.',
  withdraw: 'Link intrekken',
  link: 'De link',
  copy: 'Link kopiëren',
  cannotCopy: 'Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.',
  share: 'Delen',
  shareTitle: 'Claim It! Kom meespelen',
  qr: 'Code voor de camera van een ander apparaat',
  sitHere: 'Hier is een stoel voor jou',
  name: 'Naam',
  color: 'Kleur',
  taken: (color) => `${color}, bezet`,
  sit: 'Ga zitten',
  stand: 'Opstaan',
  change: 'Jouw kleur',
  clear: (number) => `Stoel ${number} vrijmaken`,
  remove: (name) => `${name} verwijderen`,
  removeSure: (name) =>
    `${name} van de tafel verwijderen? Dan mag ${name} hier alleen weer gaan zitten als jij het goedvindt.`,
  removeYes: 'Ja, verwijderen',
  removeNo: 'Nee',
  removed: (people) =>
    `Je hebt ${people === 1 ? 'één iemand' : `${people} mensen`} van deze tafel verwijderd.`,
  letIn: 'Weer binnenlaten',
  youAreRemoved:
    'Wie de tafel heeft geopend, heeft je ervan verwijderd. Je mag kijken, maar niet gaan zitten.',
  seatBot: 'Hier een bot neerzetten',
  level: 'Sterkte',
  seat: 'Bot neerzetten',
  watching: 'Je kijkt toe. De tafel is voor wie een link heeft.',
  watchers: (people) => (people === 1 ? 'Eén iemand kijkt toe' : `${people} mensen kijken toe`),
  facts: 'Wat is afgesproken',
  listed: 'In de lijst, iedereen mag kijken',
  skip: 'Wie weggaat, valt af',
  takeOver: 'Een bot neemt de plaats in van wie weggaat',
  freeText: 'Vrije tekst staat aan',
  used: 'Deze uitnodiging is al gebruikt of ingetrokken, of ze is niet voor deze tafel.',
  player: (number) => `Speler ${number}`,
};
