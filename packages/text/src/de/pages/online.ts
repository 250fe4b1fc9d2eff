import type { OnlineText } from '../../page.ts';
import { hoursOf, lobby, open, pace, room, secondsOf } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'Wurf', other: 'Würfe' });

const seal: OnlineText['seal'] = {
  label: (rolls) => `Siegel der Würfel: ${rollsOf(rolls)} geprüft`,
  short: (rolls) => `${rollsOf(rolls)} geprüft`,
  title: 'Faire Würfel',
  lead: 'Dein Gerät hat jeden Wurf nachgerechnet und für echt befunden.',
  broken: 'Ein Wurf passt nicht zu seinem Beweis. Spiel an diesem Tisch nicht weiter.',
  hands: (names) => `Am letzten Wurf waren der Server und ${names} beteiligt.`,
  shaken: (name, by) => `${by} hat für ${name} geschüttelt.`,
  leftOut: (names) => `Kam zu spät: ${names}. Das zählt für den nächsten Wurf.`,
  none: 'Es wurde noch nicht gewürfelt.',
  code: 'Kennzahl dieses Spiels',
  codeLine:
    'Vergleiche sie mit den anderen. Gleiche Kennzahl heißt: dieselben versiegelten Umschläge.',
  how: 'Vor dem Spiel haben der Server und alle am Tisch je einen Stapel Umschläge versiegelt. Nach jedem Wurf legen alle einen in eine Schale. Der nächste Wurf öffnet noch einen des Servers und einen von dem, der würfelt. Niemand kann aussuchen.',
  named: (rolls) =>
    `${rollsOf(rolls)}: Jemand ging weg, als die anderen ihre Umschläge schon geöffnet hatten. Wer betrügt, könnte so aussuchen.`,
  setAside: (rolls) =>
    `Dein Umschlag für Wurf ${rolls} blieb liegen, obwohl er dein Gerät verlassen hatte. Das kommt vor, wenn eine Verbindung abreißt. Kommt es oft vor, traue dem Server nicht.`,
  wentBack:
    'Der Server ist zu einem älteren Stand dieses Spiels zurückgegangen. Züge, die du gesehen hast, sind weg. Frag, wer ihn betreibt.',
  doneWithout: (roll) =>
    `Ab Wurf ${roll} hat der Server deine Umschläge weggelassen, obwohl dein Gerät da war. Kommt es oft vor, traue dem Server nicht.`,
  otherChain:
    'Dein Platz hat einen Stapel Umschläge, den dieses Gerät nicht versiegelt hat. Spielst du nicht auch auf einem anderen Gerät, traue dem Server nicht.',
  record: 'Aufzeichnung mit Beweis speichern',
  reseeds: (times) => `Jemand hat den Schlüssel verloren und neu versiegelt: ${times}-mal.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Zeit für ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `noch ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} T` : `${hours} h`,
  timesUp: 'Die Zeit ist um',
  hurry: (seconds) => `Noch ${secondsOf(seconds)}.`,
  corrected: 'Der Tisch war schon weiter, deine Wahl hat nicht gezählt. Schau noch einmal.',
  tooManyChanges:
    'Du hast in diesem Zug oft genug umgesetzt. Würfle noch einmal oder besetze die Felder.',
  tableIsFull: 'Dieses Spiel ist zu lang geworden, um weiterzugehen. Du kannst es noch verlassen.',
  moved: 'Dein Platz ist auf ein anderes Gerät umgezogen. Hier kannst du nur zuschauen.',
  waitsForAnybody: 'Die Würfel warten, bis jemand zurück ist.',
};

/** When somebody is away and the others may go on. */
const away: OnlineText['away'] = {
  title: (name) => `${name} ist nicht da`,
  ask: (name) => `${name} ist am Zug. Was möchtest du tun?`,
  agree: (needed, of) => `${needed} von ${of} müssen zustimmen, oder der Gastgeber entscheidet.`,
  soon: (name) => `Wenn ${name} wegbleibt, könnt ihr ohne Warten weiterspielen.`,
  wait: { name: 'Warten', line: 'Eine Glocke meldet die Rückkehr' },
  skip: { name: 'Diesen Zug auslassen', line: (name) => `${name} spielt den nächsten` },
  bot: { name: 'Einen Bot spielen lassen', line: (name) => `bis ${name} zurück ist` },
  wishes: {
    skip: (name) => `${name} würde diesen Zug auslassen.`,
    bot: (name) => `${name} würde einen Bot spielen lassen.`,
  },
  yours: 'Dein Wunsch',
  safe: 'Euer Spiel ist sicher. Du kannst diese Seite schließen und jederzeit wiederkommen.',
};

const me: OnlineText['me'] = {
  lead: 'Das Haus kennt einen Namen, deine Tische und deine Geräte. Sonst nichts.',
  name: { name: 'Dein Name', line: 'Alle am Tisch sehen ihn.' },
  save: 'Namen ändern',
  saved: 'Der Name ist geändert.',
  faults: {
    length: 'Ein Name hat 2 bis 24 Buchstaben.',
    signs: 'Nimm Buchstaben, Leerzeichen und wenige Ziffern.',
    mixedScripts: 'Nimm Buchstaben aus einem Alphabet.',
    looksLikeAddress: 'Bitte keine Adressen und keine langen Zahlen.',
    unfriendly: 'Such dir bitte einen freundlicheren Namen aus.',
    reserved: 'Dieser Name klingt nach dem Server oder einem Bot. Nimm einen anderen.',
  },
  nameRefused: 'Das Haus nimmt diesen Namen nicht.',
  move: {
    name: 'Mit einem anderen Gerät weiterspielen',
    line: 'Macht einen Link, der deine Tische mitnimmt. Öffne ihn dort innerhalb einer Stunde. Er gilt einmal.',
  },
  makeLink: 'Link machen',
  secret: 'Zeig diesen Link sonst niemandem: Er ist der Schlüssel zu deinen Plätzen.',
  devices: {
    name: 'Deine Geräte',
    line: 'Wo du angemeldet bist. Ein Gerät, das 90 Tage nicht benutzt wird, wird von selbst abgemeldet.',
  },
  deviceOf: (browser, system) => `${browser} auf ${system}`,
  someDevice: 'Ein anderes Gerät',
  thisDevice: 'Dieses Gerät',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  systems: {
    android: 'Android',
    chromeos: 'einem Chromebook',
    ios: 'einem iPhone oder iPad',
    linux: 'Linux',
    macos: 'einem Mac',
    windows: 'Windows',
  },
  used: (first, last) => `Angemeldet am ${first}, zuletzt benutzt am ${last}`,
  signOutHere: 'Hier abmelden',
  signOutThere: 'Dort abmelden',
  signOutOthers: 'Überall sonst abmelden',
  sureHere: 'Auf diesem Gerät abmelden?',
  onlyDevice:
    'Das ist dein einziges Gerät. Wenn du dich abmeldest, führt nichts zurück zu deinem Namen und deinen Tischen. Mach erst unten einen Link und öffne ihn auf einem anderen Gerät.',
  signOutYes: 'Ja, abmelden',
  signOutNo: 'Nein, bleiben',
  outHere: 'Du bist abgemeldet. Ab jetzt bist du hier ein neuer Gast.',
  outThere: 'Das Gerät ist abgemeldet.',
  outOthers: 'Alle anderen Geräte sind abgemeldet.',
  data: { name: 'Meine Daten zeigen', line: 'Alles, was das Haus über dich aufbewahrt.' },
  show: 'Zeigen',
  forget: {
    name: 'Meine Daten löschen',
    line: 'Dein Name und deine Plätze verschwinden sofort. Andere sehen dann „Spieler 2“.',
  },
  sure: 'Alles löschen? Das lässt sich nicht zurückholen.',
  yes: 'Ja, löschen',
  no: 'Nein, behalten',
  gone: 'Deine Daten sind gelöscht.',
};

const recover: OnlineText['recover'] = {
  lead: 'Deine Tische kommen auf dieses Gerät.',
  bring: 'Herholen',
  done: (tables) =>
    tables === 0
      ? 'Du bist jetzt hier bekannt.'
      : `Deine Plätze an ${tables === 1 ? 'einem Tisch' : `${tables} Tischen`} sind jetzt hier.`,
  failed: 'Dieser Link wurde schon benutzt oder ist zu alt. Mach am anderen Gerät einen neuen.',
  broken: 'Ein Teil dieses Links fehlt. Bitte noch einmal darum.',
  toTables: 'Zu deinen Tischen',
};

const dice: OnlineText['dice'] = {
  lead: 'Jeder Wurf der beendeten Spiele dieses Hauses, gezählt.',
  none: 'Noch ist kein Spiel zu Ende.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} in ${count(games, { one: 'Spiel', other: 'Spielen' })}`,
  pips: 'Jede Augenzahl',
  kinds: 'Arten von Würfen',
  pip: (pip) => `Augenzahl ${pip}`,
  names: { different: 'Alle verschieden', pair: 'Ein Pasch', triple: 'Drei gleiche' },
  fell: 'Gefallen',
  expected: 'Erwartet',
  band: 'Bereich',
  inside: 'innerhalb',
  outside: 'außerhalb',
  range: (low, high) => `${low} bis ${high}`,
  why: 'Ehrliche Würfel bleiben 99 von 100 Malen im Bereich. Ab und zu eine Zahl außerhalb ist normal, Serien sind es auch.',
};

const verify: OnlineText['verify'] = {
  lead: 'Öffne die Aufzeichnung eines Spiels, das an einem Haus gespielt wurde. Dein Gerät rechnet jeden Wurf nach. Nichts wird irgendwohin geschickt.',
  choose: '.claim-Datei auswählen',
  paste: 'Oder die Aufzeichnung hier einfügen',
  check: 'Prüfen',
  drop: 'Du kannst auch eine Datei hierher ziehen.',
  proved: 'Die Würfel sind bewiesen',
  notProved: 'Die Würfel sind nicht bewiesen',
  checking: 'Jeder Wurf wird nachgerechnet …',
  empty: 'Es gibt noch nichts zu prüfen.',
  compare:
    'Frag jemanden, der dabei war, nach der Kennzahl des Spiels: Nur dieselbe Kennzahl zeigt, dass es euer Spiel war.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Dieser Platz hat oft genug gewechselt. Er bleibt so, bis das Spiel beginnt.',
  colorTaken: 'Diese Farbe hat gerade jemand genommen. Nimm eine andere.',
  chairTaken: 'Auf diesen Stuhl hat sich gerade jemand gesetzt.',
  chairReserved: 'Dieser Stuhl ist für jemand anderen reserviert.',
  removed:
    'Wer den Tisch eröffnet hat, hat dich von ihm entfernt. Du kannst dich hier nicht hinsetzen.',
  badName: 'Das Haus nimmt diesen Namen nicht. Such dir einen anderen aus.',
  other: 'Das Haus sagt Nein: Der Tisch ist schon weiter.',
};

export const online: OnlineText = {
  noHouse:
    'Hier antwortet kein Haus, darum gibt es kein Spiel mit anderen. Alles auf diesem Gerät geht trotzdem.',
  tooMuch: 'Das war sehr viel auf einmal. Warte eine Minute und versuch es wieder.',
  failed: 'Das hat das Haus nicht angenommen. Versuch es noch einmal.',
  again: 'Noch einmal',
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
