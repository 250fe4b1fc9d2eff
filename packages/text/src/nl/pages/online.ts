import type { OnlineText } from '../../page.ts';
import { hoursOf, lobby, open, pace, room, secondsOf } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'worp', other: 'worpen' });

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

/** When somebody is away and the others may go on. */
const away: OnlineText['away'] = {
  title: (name) => `${name} is er niet`,
  ask: (name) => `${name} is aan de beurt. Wat wil je doen?`,
  agree: (needed, of) => `${needed} van de ${of} moeten het eens zijn, of de gastheer beslist.`,
  soon: (name) => `Als ${name} wegblijft, kunnen jullie zonder wachten verder.`,
  wait: { name: 'Wachten', line: 'Een bel klinkt bij terugkomst' },
  skip: { name: 'Deze beurt overslaan', line: (name) => `${name} speelt de volgende` },
  bot: { name: 'Een bot laten spelen', line: (name) => `tot ${name} terug is` },
  wishes: {
    skip: (name) => `${name} wil deze beurt overslaan.`,
    bot: (name) => `${name} wil een bot laten spelen.`,
  },
  yours: 'Jouw wens',
  safe: 'Jullie spel is veilig. Je kunt deze pagina sluiten en altijd terugkomen.',
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
  away,
  me,
  recover,
  dice,
  verify,
  refusals,
  devices,
};
