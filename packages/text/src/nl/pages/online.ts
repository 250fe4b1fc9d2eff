import type { OnlineText } from '../../page.ts';
import { door } from '../online/door.ts';
import { places } from '../online/places.ts';
import { hoursOf, lobby, open, pace, room, secondsOf } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'worp', other: 'worpen' });

const seal: OnlineText['seal'] = {
  label: (rolls) => `Eerlijke dobbelstenen: ${rollsOf(rolls)} gecontroleerd`,
  short: (rolls) => `${rollsOf(rolls)} gecontroleerd`,
  title: 'Eerlijke dobbelstenen',
  lead: 'Je apparaat heeft elke worp gecontroleerd. Ze zijn allemaal echt.',
  broken: 'Een worp past niet bij zijn bewijs. Speel niet verder aan deze tafel.',
  hands: (names) => `De server en ${names} hebben de laatste worp gemengd.`,
  shaken: (name, by) => `${by} heeft de dobbelstenen geschud voor ${name}.`,
  leftOut: (names) => `Te laat voor deze worp: ${names}. De getallen tellen bij de volgende.`,
  none: 'Er is nog niet gedobbeld.',
  code: 'Code van dit spel',
  codeLine:
    'Vergelijk hem met de anderen. Zien jullie allemaal dezelfde code, dan zien jullie hetzelfde spel.',
  how: 'Vóór het spel verzegelen de server en alle spelers een stapel enveloppen met geheime getallen. Bij elke worp gaat van iedereen de volgende envelop open, en de getallen bepalen de dobbelstenen. Zo kan niemand de dobbelstenen kiezen.',
  named: (rolls) =>
    `${rollsOf(rolls)}: iemand ging weg toen de anderen hun envelop al hadden geopend. Wie vals speelt, kan zo de dobbelstenen kiezen.`,
  setAside: (rolls) =>
    `Je envelop voor worp ${rolls} is niet gebruikt, hoewel je apparaat hem had verstuurd. Dat gebeurt als een verbinding wegvalt. Gebeurt het vaak, vertrouw de server dan niet.`,
  wentBack:
    'De server is teruggegaan naar een eerder moment in dit spel. Beurten die je zag, zijn weg. Vraag de beheerder van de server wat er gebeurd is.',
  doneWithout: (roll) =>
    `Sinds worp ${roll} laat de server jouw enveloppen weg, hoewel je apparaat er was. Gebeurt het vaak, vertrouw de server dan niet.`,
  otherChain:
    'Jouw stoel heeft enveloppen die dit apparaat niet heeft verzegeld. Speel je niet ook op een ander apparaat? Vertrouw de server dan niet.',
  record: 'Verslag met bewijs bewaren',
  reseeds: (times) => `Iemand wisselde van apparaat en verzegelde opnieuw: ${times} keer.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Tijd voor ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `nog ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} d` : `${hours} u`,
  timesUp: 'De tijd is om',
  hurry: (seconds) => `Nog ${secondsOf(seconds)}.`,
  corrected: 'Het spel was al verder. Je keuze telde niet. Kijk nog eens.',
  tooManyChanges:
    'Je hebt in deze beurt vaak genoeg iets anders gekozen. Dobbel nog eens, of stop en neem je velden.',
  tableIsFull: 'Dit spel is te lang geworden om door te gaan. Je kunt het nog verlaten.',
  moved: 'Je speelt nu op een ander apparaat. Hier kun je alleen kijken.',
  waitsForAnybody: 'Het spel wacht tot er iemand terug is.',
};

/** When a player is away and the others may go on. */
const away: OnlineText['away'] = {
  title: (name) => `${name} is er niet`,
  ask: (name) => `${name} is aan de beurt. Wat wil je doen?`,
  agree: (needed, of) => `${needed} van de ${of} moeten het eens zijn, of de gastheer beslist.`,
  wait: { name: 'Wachten', line: 'Er klinkt een bel als het verdergaat' },
  skip: { name: 'Deze beurt overslaan', line: (name) => `${name} speelt de volgende` },
  bot: { name: 'Een bot laten spelen', line: (name) => `tot ${name} terug is` },
  wishes: {
    skip: (name) => `${name} wil deze beurt overslaan.`,
    bot: (name) => `${name} wil een bot laten spelen.`,
  },
  safe: 'Jullie spel is veilig. Je kunt deze pagina sluiten en altijd terugkomen.',
};

const me: OnlineText['me'] = {
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
  nameRefused: 'Deze naam is niet toegestaan.',
  move: {
    name: 'Verder spelen op een ander apparaat',
    line: 'Maakt een link om op een ander apparaat verder te spelen. Open hem daar binnen een uur. Hij werkt één keer.',
  },
  makeLink: 'Link maken',
  secret: 'Laat deze link aan niemand anders zien. Wie hem heeft, kan in jouw plaats spelen.',
  devices: {
    name: 'Je apparaten',
    line: 'Hier ben je aangemeld. Apparaten die je 90 dagen niet gebruikt, worden afgemeld.',
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
  signOutOthers: 'Op alle andere apparaten afmelden',
  sureHere: 'Op dit apparaat afmelden?',
  onlyDevice:
    'Dit is je enige apparaat. Als je je afmeldt, kun je niet meer terug naar je naam en je tafels. Maak eerst hieronder een link en open hem op een ander apparaat.',
  signOutYes: 'Ja, afmelden',
  signOutNo: 'Nee, blijven',
  outHere: 'Je bent afgemeld. Vanaf nu ben je hier een nieuwe gast.',
  outThere: 'Dat apparaat is afgemeld.',
  outOthers: 'Alle andere apparaten zijn afgemeld.',
  data: { name: 'Mijn gegevens tonen', line: 'Alles wat de server over je bewaart.' },
  show: 'Tonen',
  forget: {
    name: 'Mijn gegevens wissen',
    line: 'Je naam en je plaatsen worden meteen gewist. Anderen zien dan ‘Speler 2’.',
  },
  sure: 'Alles wissen? Je krijgt het niet meer terug.',
  yes: 'Ja, wissen',
  no: 'Nee, bewaren',
  gone: 'Je gegevens zijn gewist.',
};

const recover: OnlineText['recover'] = {
  lead: 'Speel aan je tafels verder op dit apparaat.',
  bring: 'Hier verder spelen',
  done: (tables) =>
    tables === 0
      ? 'Dit apparaat kent je nu.'
      : `Je kunt nu op dit apparaat aan ${count(tables, { one: 'tafel', other: 'tafels' })} spelen.`,
  failed: 'Deze link is al gebruikt of te oud. Maak een nieuwe op het andere apparaat.',
  broken: 'Er ontbreekt een deel van deze link. Vraag er nog eens om.',
  toTables: 'Naar je tafels',
};

const dice: OnlineText['dice'] = {
  lead: 'Alle worpen van alle afgelopen spellen op deze server, geteld.',
  none: 'Er is nog geen spel afgelopen.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} in ${count(games, { one: 'spel', other: 'spellen' })}`,
  pips: 'Getallen',
  kinds: 'Soorten worpen',
  pip: (pip) => `Een ${pip}`,
  names: { different: 'Alle verschillend', pair: 'Twee gelijke', triple: 'Drie gelijke' },
  fell: 'Gedobbeld',
  expected: 'Verwacht',
  band: 'Normaal bereik',
  inside: 'normaal',
  outside: 'ongewoon',
  range: (low, high) => `${low} tot ${high}`,
  why: 'Eerlijke dobbelstenen blijven 99 van de 100 keer binnen dit bereik. Af en toe een getal erbuiten is normaal, en reeksen ook.',
};

const verify: OnlineText['verify'] = {
  lead: 'Open het verslag van een online spel. Je apparaat controleert elke worp. Er wordt niets verstuurd.',
  choose: 'Een .claim-bestand kiezen',
  paste: 'Of plak het verslag hier',
  check: 'Controleren',
  drop: 'Je kunt ook een bestand hierheen slepen.',
  proved: 'Alle worpen zijn eerlijk',
  notProved: 'Deze worpen zijn niet te bevestigen',
  checking: 'Elke worp wordt gecontroleerd …',
  empty: 'Er is nog niets om te controleren.',
  compare:
    'Vraag een medespeler naar de code van het spel. Alleen als de codes gelijk zijn, is dit het verslag van jullie spel.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Deze stoel is te vaak gewisseld. Hij blijft zo tot het spel begint.',
  colorTaken: 'Iemand heeft deze kleur net genomen. Kies een andere.',
  chairTaken: 'Iemand is net op deze stoel gaan zitten.',
  chairReserved: 'Deze stoel is vrijgehouden voor iemand anders.',
  removed: 'De gastheer heeft je van deze tafel verwijderd. Je kunt hier niet gaan zitten.',
  badName: 'Deze naam is niet toegestaan. Kies een andere.',
  other: 'Dat kwam te laat: het spel is al verder.',
};

export const online: OnlineText = {
  noHouse: 'Online spelen kan hier niet. Alles op dit apparaat werkt gewoon.',
  tooMuch: 'Te veel pogingen tegelijk. Wacht een minuut en probeer het opnieuw.',
  failed: 'Dat is niet gelukt. Probeer het nog eens.',
  again: 'Probeer opnieuw',
  lobby,
  places,
  pace,
  open,
  room,
  seal,
  talk,
  safety,
  watching,
  door,
  table,
  away,
  me,
  recover,
  dice,
  verify,
  refusals,
  devices,
  passkeys,
};
