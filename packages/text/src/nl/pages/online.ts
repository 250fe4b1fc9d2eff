import type { OnlineText } from '../../page.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const hoursOf = (hours: number): string =>
  hours % 24 === 0
    ? count(hours / 24, { one: 'dag', other: 'dagen' })
    : count(hours, { one: 'uur', other: 'uur' });
const rollsOf = (rolls: number): string => count(rolls, { one: 'worp', other: 'worpen' });
const secondsOf = (seconds: number): string =>
  count(seconds, { one: 'seconde', other: 'seconden' });

const lobby: OnlineText['lobby'] = {
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

const pace: OnlineText['pace'] = {
  live: (seconds) => `${secondsOf(seconds)} per worp`,
  slow: (hours) => `${hoursOf(hours)} per beurt`,
};

const open: OnlineText['open'] = {
  lead: 'Iedereen speelt op een eigen apparaat. Niemand heeft een account nodig.',
  chairs: 'Wie zit er aan tafel?',
  chair: (number) => `Stoel ${number}`,
  you: 'Jij',
  who: 'Wie hier zit',
  kinds: {
    invited: 'Een vriend, met een link',
    mine: 'Iemand op dit apparaat',
    open: 'Wie wil',
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

const room: OnlineText['room'] = {
  title: 'De tafel loopt vol',
  waiting: (chairs) =>
    `Nog ${count(chairs, { one: 'speler', other: 'spelers' })} te gaan. Het spel begint vanzelf.`,
  shaking: 'Iedereen schudt de dobbelstenen …',
  chairs: 'Stoelen',
  away: 'Nu niet hier',
  free: 'Vrij',
  invited: 'Wacht op een vriend',
  kept: 'Vrijgehouden voor iemand',
  keptFor: (name) => `Vrijgehouden voor ${name}`,
  keptHere: 'Voor iemand op dit apparaat',
  invite: 'Een vriend uitnodigen',
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
  sitHere: (number) => `Ga op stoel ${number} zitten`,
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

const seal: OnlineText['seal'] = {
  label: (rolls) => `Zegel van de dobbelstenen: ${rollsOf(rolls)} nagerekend`,
  short: (rolls) => `${rollsOf(rolls)} nagerekend`,
  title: 'Eerlijke dobbelstenen',
  lead: 'Je apparaat heeft elke worp nagerekend en echt bevonden.',
  broken: 'Een worp past niet bij zijn bewijs. Speel niet verder aan deze tafel.',
  hands: (names) => `Aan de laatste worp deden de server en ${names} mee.`,
  shaken: (name, by) => `${by} heeft geschud voor ${name}.`,
  leftOut: (names) => `Kwam te laat: ${names}. Dat telt bij de volgende worp.`,
  none: 'Er is nog niet gegooid.',
  code: 'Code van dit spel',
  codeLine: 'Vergelijk hem met de anderen. Dezelfde code betekent dezelfde verzegelde enveloppen.',
  how: 'Voor het spel hebben de server en alle spelers een stapel enveloppen verzegeld. Na elke worp legt iedereen er een in een schaal. De volgende worp opent er nog een van de server en een van wie gooit. Niemand kan kiezen.',
  named: (rolls) =>
    `${rollsOf(rolls)}: iemand ging weg toen de anderen hun envelop al hadden geopend. Wie vals speelt, kan zo kiezen.`,
  setAside: (rolls) =>
    `Je envelop voor worp ${rolls} bleef liggen, hoewel hij je apparaat had verlaten. Dat gebeurt als een verbinding wegvalt. Gebeurt het vaak, vertrouw de server dan niet.`,
  wentBack:
    'De server is teruggegaan naar een oudere stand van dit spel. Zetten die je zag, zijn weg. Vraag wie hem beheert.',
  doneWithout: (roll) =>
    `Vanaf worp ${roll} liet de server jouw enveloppen weg, hoewel je apparaat er was. Gebeurt het vaak, vertrouw de server dan niet.`,
  otherChain:
    'Jouw stoel heeft een stapel enveloppen die dit apparaat niet heeft verzegeld. Speel je niet ook op een ander apparaat, vertrouw de server dan niet.',
  record: 'Verslag met bewijs bewaren',
  reseeds: (times) => `Iemand verloor een sleutel en verzegelde opnieuw: ${times} keer.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Tijd voor ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `nog ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} d` : `${hours} u`,
  timesUp: 'De tijd is om',
  hurry: (seconds) => `Nog ${secondsOf(seconds)}.`,
  corrected: 'De tafel was al verder, je keuze telde niet. Kijk nog eens.',
  tooManyChanges:
    'Je hebt in deze beurt vaak genoeg iets anders gekozen. Dobbel nog eens of neem de velden.',
  tableIsFull: 'Dit spel is te lang geworden om door te gaan. Je kunt het nog verlaten.',
  moved: 'Je plaats is naar een ander apparaat verhuisd. Hier kun je alleen kijken.',
  waitsForAnybody: 'De dobbelstenen wachten tot er iemand terug is.',
};

const me: OnlineText['me'] = {
  lead: 'Het huis kent een naam, je tafels en je apparaten. Verder niets.',
  name: { name: 'Je naam', line: 'Iedereen aan tafel ziet hem.' },
  save: 'Naam veranderen',
  saved: 'De naam is veranderd.',
  faults: {
    length: 'Een naam heeft 2 tot 24 letters.',
    signs: 'Gebruik letters, spaties en een paar cijfers.',
    mixedScripts: 'Gebruik letters uit één alfabet.',
    looksLikeAddress: 'Geen adressen en geen lange getallen, graag.',
    unfriendly: 'Kies alsjeblieft een vriendelijkere naam.',
    reserved: 'Deze naam lijkt op die van de server of een bot. Kies een andere.',
  },
  nameRefused: 'Het huis neemt deze naam niet aan.',
  move: {
    name: 'Verder spelen op een ander apparaat',
    line: 'Maakt een link die je tafels meeneemt. Open hem daar binnen een uur. Hij werkt één keer.',
  },
  makeLink: 'Link maken',
  secret: 'Laat deze link aan niemand anders zien: hij is de sleutel van je plaatsen.',
  devices: {
    name: 'Je apparaten',
    line: 'Waar je bent aangemeld. Een apparaat dat 90 dagen niet wordt gebruikt, wordt vanzelf afgemeld.',
  },
  deviceOf: (browser, system) => `${browser} op ${system}`,
  someDevice: 'Een ander apparaat',
  thisDevice: 'Dit apparaat',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  systems: {
    android: 'Android',
    chromeos: 'een Chromebook',
    ios: 'een iPhone of iPad',
    linux: 'Linux',
    macos: 'een Mac',
    windows: 'Windows',
  },
  used: (first, last) => `Aangemeld op ${first}, het laatst gebruikt op ${last}`,
  signOutHere: 'Hier afmelden',
  signOutThere: 'Daar afmelden',
  signOutOthers: 'Overal elders afmelden',
  sureHere: 'Op dit apparaat afmelden?',
  onlyDevice:
    'Dit is je enige apparaat. Als je je afmeldt, leidt niets terug naar je naam en je tafels. Maak eerst hieronder een link en open hem op een ander apparaat.',
  signOutYes: 'Ja, afmelden',
  signOutNo: 'Nee, blijven',
  outHere: 'Je bent afgemeld. Vanaf nu ben je hier een nieuwe gast.',
  outThere: 'Dat apparaat is afgemeld.',
  outOthers: 'Alle andere apparaten zijn afgemeld.',
  data: { name: 'Mijn gegevens tonen', line: 'Alles wat het huis over je bewaart.' },
  show: 'Tonen',
  forget: {
    name: 'Mijn gegevens wissen',
    line: 'Je naam en je plaatsen verdwijnen meteen. Anderen zien dan “Speler 2”.',
  },
  sure: 'Alles wissen? Het kan niet terugkomen.',
  yes: 'Ja, wissen',
  no: 'Nee, bewaren',
  gone: 'Je gegevens zijn gewist.',
};

const recover: OnlineText['recover'] = {
  lead: 'Je tafels komen naar dit apparaat.',
  bring: 'Hierheen halen',
  done: (tables) =>
    tables === 0
      ? 'Je bent hier nu bekend.'
      : `Je plaatsen aan ${count(tables, { one: 'tafel', other: 'tafels' })} zijn nu hier.`,
  failed: 'Deze link is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.',
  broken: 'Er ontbreekt een stuk van deze link. Vraag er nog eens om.',
  toTables: 'Naar je tafels',
};

const dice: OnlineText['dice'] = {
  lead: 'Elke worp van de afgelopen spellen van dit huis, geteld.',
  none: 'Er is nog geen spel afgelopen.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} in ${count(games, { one: 'spel', other: 'spellen' })}`,
  pips: 'Elk aantal ogen',
  kinds: 'Soorten worpen',
  pip: (pip) => `Ogen ${pip}`,
  names: { different: 'Alle verschillend', pair: 'Een paar', triple: 'Drie gelijke' },
  fell: 'Gevallen',
  expected: 'Verwacht',
  band: 'Bereik',
  inside: 'erbinnen',
  outside: 'erbuiten',
  range: (low, high) => `${low} tot ${high}`,
  why: 'Eerlijke dobbelstenen blijven 99 van de 100 keer in het bereik. Af en toe een getal erbuiten is gewoon, reeksen ook.',
};

const verify: OnlineText['verify'] = {
  lead: 'Open het verslag van een spel dat bij een huis is gespeeld. Je apparaat rekent elke worp na. Er wordt niets verstuurd.',
  choose: 'Een .claim-bestand kiezen',
  paste: 'Of plak het verslag hier',
  check: 'Nakijken',
  drop: 'Je kunt ook een bestand hierheen slepen.',
  proved: 'De dobbelstenen zijn bewezen',
  notProved: 'De dobbelstenen zijn niet bewezen',
  checking: 'Elke worp wordt nagerekend …',
  empty: 'Er is nog niets om na te kijken.',
  compare:
    'Vraag iemand die erbij was naar de code van het spel: alleen dezelfde code laat zien dat dit jullie spel was.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Deze plaats is vaak genoeg gewisseld. Hij blijft zo tot het spel begint.',
  colorTaken: 'Iemand heeft deze kleur net genomen. Kies een andere.',
  chairTaken: 'Iemand is net op deze stoel gaan zitten.',
  chairReserved: 'Deze stoel is vrijgehouden voor iemand anders.',
  removed: 'Wie de tafel heeft geopend, heeft je ervan verwijderd. Je kunt hier niet gaan zitten.',
  badName: 'Het huis neemt deze naam niet aan. Kies een andere.',
  other: 'Het huis zegt nee: de tafel is al verder.',
};

export const online: OnlineText = {
  noHouse:
    'Hier antwoordt geen huis, dus samen spelen kan niet. Alles op dit apparaat werkt gewoon.',
  tooMuch: 'Dat was heel veel tegelijk. Wacht een minuut en probeer het opnieuw.',
  failed: 'Het huis nam dit niet aan. Probeer het nog eens.',
  again: 'Nog eens',
  lobby,
  pace,
  open,
  room,
  seal,
  talk,
  safety,
  watching,
  table,
  me,
  recover,
  dice,
  verify,
  refusals,
};
