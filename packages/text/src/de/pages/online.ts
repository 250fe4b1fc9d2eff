import type { OnlineText } from '../../page.ts';
import { door } from '../online/door.ts';
import { places } from '../online/places.ts';
import { hoursOf, lobby, open, pace, room, secondsOf } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'Wurf', other: 'Würfe' });

const seal: OnlineText['seal'] = {
  label: (rolls) => `Faire Würfel: ${rollsOf(rolls)} geprüft`,
  short: (rolls) => `${rollsOf(rolls)} geprüft`,
  title: 'Faire Würfel',
  lead: 'Dein Gerät hat jeden Wurf geprüft. Alle sind echt.',
  broken: 'Ein Wurf passt nicht zu seinem Beweis. Spiel an diesem Tisch nicht weiter.',
  hands: (names) => `Den letzten Wurf haben der Server und ${names} gemischt.`,
  shaken: (name, by) => `${by} hat die Würfel für ${name} geschüttelt.`,
  leftOut: (names) => `Zu spät für diesen Wurf: ${names}. Die Zahlen zählen für den nächsten.`,
  none: 'Es wurde noch nicht gewürfelt.',
  code: 'Code dieses Spiels',
  codeLine:
    'Vergleiche ihn mit den anderen. Seht ihr alle denselben Code, seht ihr alle dasselbe Spiel.',
  how: 'Vor dem Spiel versiegeln der Server und alle am Tisch einen Stapel Umschläge mit geheimen Zahlen. Bei jedem Wurf wird von allen der nächste Umschlag geöffnet, und die Zahlen ergeben die Würfel. So kann niemand die Würfel aussuchen.',
  named: (rolls) =>
    `${rollsOf(rolls)}: Jemand ging weg, als die anderen ihre Umschläge schon geöffnet hatten. Wer betrügt, könnte so die Würfel aussuchen.`,
  setAside: (rolls) =>
    `Dein Umschlag für Wurf ${rolls} wurde nicht verwendet, obwohl dein Gerät ihn geschickt hatte. Das kommt vor, wenn eine Verbindung abreißt. Kommt es oft vor, traue dem Server nicht.`,
  wentBack:
    'Der Server ist zu einem früheren Stand dieses Spiels zurückgegangen. Züge, die du gesehen hast, sind weg. Frag den Betreiber des Servers.',
  doneWithout: (roll) =>
    `Seit Wurf ${roll} lässt der Server deine Umschläge weg, obwohl dein Gerät verbunden war. Kommt es oft vor, traue dem Server nicht.`,
  otherChain:
    'Dein Platz hat Umschläge, die dieses Gerät nicht versiegelt hat. Wenn du nicht auch auf einem anderen Gerät spielst, traue dem Server nicht.',
  record: 'Aufzeichnung mit Beweis speichern',
  reseeds: (times) => `Jemand hat das Gerät gewechselt und neu versiegelt: ${times}-mal.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Zeit für ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `noch ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} T` : `${hours} h`,
  timesUp: 'Die Zeit ist um',
  hurry: (seconds) => `Noch ${secondsOf(seconds)}.`,
  corrected: 'Das Spiel war schon weiter. Deine Wahl hat nicht gezählt. Schau noch einmal.',
  tooManyChanges:
    'Du hast dich in diesem Zug oft genug umentschieden. Würfle noch einmal oder besetze deine Felder.',
  tableIsFull:
    'Dieses Spiel ist zu lang geworden und kann nicht weitergehen. Du kannst es noch verlassen.',
  moved: 'Du spielst jetzt auf einem anderen Gerät. Hier kannst du nur zuschauen.',
  waitsForAnybody: 'Das Spiel wartet, bis jemand zurück ist.',
};

/** When a player is away and the others may go on. */
const away: OnlineText['away'] = {
  title: (name) => `${name} ist nicht da`,
  ask: (name) => `${name} ist am Zug. Was möchtest du tun?`,
  agree: (needed, of) => `${needed} von ${of} müssen zustimmen, oder der Gastgeber entscheidet.`,
  wait: { name: 'Warten', line: 'Eine Glocke läutet, wenn es weitergeht' },
  skip: { name: 'Diesen Zug überspringen', line: (name) => `${name} spielt den nächsten` },
  bot: { name: 'Einen Bot spielen lassen', line: (name) => `bis ${name} zurück ist` },
  wishes: {
    skip: (name) => `${name} will diesen Zug überspringen.`,
    bot: (name) => `${name} will einen Bot spielen lassen.`,
  },
  safe: 'Euer Spiel ist sicher. Du kannst diese Seite schließen und jederzeit wiederkommen.',
};

const me: OnlineText['me'] = {
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
  nameRefused: 'Dieser Name ist nicht erlaubt.',
  move: {
    name: 'Auf einem anderen Gerät weiterspielen',
    line: 'Erstellt einen Link, mit dem du auf einem anderen Gerät weiterspielst. Öffne ihn dort innerhalb einer Stunde. Er gilt einmal.',
  },
  makeLink: 'Link erstellen',
  secret: 'Zeig diesen Link sonst niemandem. Wer ihn hat, kann an deiner Stelle spielen.',
  devices: {
    name: 'Deine Geräte',
    line: 'Hier bist du angemeldet. Geräte, die du 90 Tage nicht benutzt, werden abgemeldet.',
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
    'Das ist dein einziges Gerät. Wenn du dich abmeldest, kommst du nicht mehr zu deinem Namen und deinen Tischen zurück. Erstelle erst unten einen Link und öffne ihn auf einem anderen Gerät.',
  signOutYes: 'Ja, abmelden',
  signOutNo: 'Nein, bleiben',
  outHere: 'Du bist abgemeldet. Ab jetzt bist du hier ein neuer Gast.',
  outThere: 'Das Gerät ist abgemeldet.',
  outOthers: 'Alle anderen Geräte sind abgemeldet.',
  data: { name: 'Meine Daten zeigen', line: 'Alles, was der Server über dich speichert.' },
  show: 'Zeigen',
  forget: {
    name: 'Meine Daten löschen',
    line: 'Dein Name und deine Plätze werden sofort gelöscht. Andere sehen dann „Spieler 2“.',
  },
  sure: 'Alles löschen? Das lässt sich nicht rückgängig machen.',
  yes: 'Ja, löschen',
  no: 'Nein, behalten',
  gone: 'Deine Daten sind gelöscht.',
};

const recover: OnlineText['recover'] = {
  lead: 'Spiel an deinen Tischen auf diesem Gerät weiter.',
  bring: 'Hier weiterspielen',
  done: (tables) =>
    tables === 0
      ? 'Dieses Gerät kennt dich jetzt.'
      : `Du kannst jetzt auf diesem Gerät an ${tables === 1 ? 'einem Tisch' : `${tables} Tischen`} spielen.`,
  failed:
    'Dieser Link wurde schon benutzt oder ist zu alt. Erstelle auf dem anderen Gerät einen neuen.',
  broken: 'Ein Teil dieses Links fehlt. Lass ihn dir noch einmal schicken.',
  toTables: 'Zu deinen Tischen',
};

const dice: OnlineText['dice'] = {
  lead: 'Alle Würfe aller beendeten Spiele auf diesem Server, gezählt.',
  none: 'Noch ist kein Spiel zu Ende.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} in ${count(games, { one: 'Spiel', other: 'Spielen' })}`,
  pips: 'Augenzahlen',
  kinds: 'Arten von Würfen',
  pip: (pip) => `Augenzahl ${pip}`,
  names: { different: 'Alle verschieden', pair: 'Ein Pasch', triple: 'Ein Dreierpasch' },
  fell: 'Gewürfelt',
  expected: 'Erwartet',
  band: 'Üblicher Bereich',
  inside: 'üblich',
  outside: 'ungewöhnlich',
  range: (low, high) => `${low} bis ${high}`,
  why: 'Faire Würfel bleiben in 99 von 100 Fällen in diesem Bereich. Ab und zu eine Zahl außerhalb ist normal, Serien sind es auch.',
};

const verify: OnlineText['verify'] = {
  lead: 'Öffne die Aufzeichnung eines Online-Spiels. Dein Gerät prüft jeden Wurf. Nichts wird verschickt.',
  choose: '.claim-Datei auswählen',
  paste: 'Oder die Aufzeichnung hier einfügen',
  check: 'Prüfen',
  drop: 'Du kannst auch eine Datei hierher ziehen.',
  proved: 'Alle Würfe sind echt',
  notProved: 'Diese Würfe lassen sich nicht bestätigen',
  checking: 'Jeder Wurf wird geprüft …',
  empty: 'Es gibt noch nichts zu prüfen.',
  compare:
    'Frag einen Mitspieler nach dem Code des Spiels. Nur wenn die Codes gleich sind, ist das die Aufzeichnung eures Spiels.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Dieser Stuhl hat zu oft gewechselt. Er bleibt so, bis das Spiel beginnt.',
  colorTaken: 'Diese Farbe hat gerade jemand genommen. Nimm eine andere.',
  chairTaken: 'Auf diesen Stuhl hat sich gerade jemand gesetzt.',
  chairReserved: 'Dieser Stuhl ist für jemand anderen freigehalten.',
  removed: 'Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst dich hier nicht hinsetzen.',
  badName: 'Dieser Name ist nicht erlaubt. Such dir einen anderen aus.',
  other: 'Das kam zu spät: Das Spiel ist schon weiter.',
};

export const online: OnlineText = {
  noHouse: 'Hier kann man nicht online spielen. Alles andere auf diesem Gerät geht.',
  tooMuch: 'Zu viele Versuche auf einmal. Warte eine Minute und versuch es wieder.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  again: 'Noch einmal versuchen',
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
