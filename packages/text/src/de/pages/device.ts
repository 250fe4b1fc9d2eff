import type { DeviceText, SavedText, SettingsText, SetupText, SharedText } from '../../page.ts';

const setup: SetupText = {
  lead: 'Wer sitzt am Tisch?',
  seat: (number) => `Spieler ${number}`,
  name: 'Name',
  color: 'Farbe',
  swaps: (color, name) => `${color}, mit ${name} tauschen`,
  who: 'Wer spielt hier?',
  person: 'Mensch',
  bot: 'Bot',
  level: 'Stärke',
  levels: {
    greenhorn: { name: 'Grünschnabel', line: 'Setzt irgendwohin. Gut für das erste Spiel.' },
    prospector: { name: 'Goldsucher', line: 'Hört früh auf und wagt wenig.' },
    miner: { name: 'Bergmann', line: 'Berechnet das Risiko und hört rechtzeitig auf.' },
    foreman: { name: 'Vorarbeiter', line: 'Baut eine Goldmine und wagt, was sich lohnt.' },
    sheriff: { name: 'Sheriff', line: 'Spielt gut und macht nur ab und zu einen Fehler.' },
    tycoon: { name: 'Goldbaron', line: 'Sieht, was jedes Feld wert ist.' },
    legend: { name: 'Legende', line: 'Denkt voraus. Der stärkste Bot von allen.' },
  },
  style: 'Spielstil',
  noStyle: { name: 'Keiner', line: 'Spielt immer, was am besten aussieht.' },
  styles: {
    daring: { name: 'Wagemutig', line: 'Würfelt im Zweifel noch einmal.' },
    careful: { name: 'Vorsichtig', line: 'Besetzt im Zweifel die Felder.' },
    grabbing: { name: 'Gierig', line: 'Überbaut gern die Felder der anderen.' },
    hoarding: { name: 'Sammler', line: 'Mag Goldclaims, die für immer bleiben.' },
    hunting: { name: 'Jäger', line: 'Zerteilt die größte Goldmine.' },
  },
  add: 'Noch ein Spieler',
  remove: (name) => `${name} entfernen`,
  added: (name) => `${name} setzt sich an den Tisch.`,
  removed: (name) => `${name} verlässt den Tisch.`,
  standard: {
    name: 'Grundregeln',
    line: 'Anspruchsteine kommen am Ende des Zuges zurück.',
  },
  reuse: {
    name: 'Regelvariante: Anspruchsteine kehren zurück',
    line: 'Ein Besitzstein schickt den Anspruchstein darunter sofort zurück. Die Züge werden länger.',
  },
  fiveWithReuse: 'Zu fünft rät der Erfinder von der Regelvariante ab.',
  start: 'Spiel beginnen',
  startLine: 'Die Würfel entscheiden, wer beginnt.',
  sameName: (name) => `Zwei Spieler heißen ${name}. Ändere einen Namen.`,
};

const saved: SavedText = {
  none: 'Auf diesem Gerät gibt es noch keine Spiele.',
  running: 'Läuft',
  finished: 'Zu Ende',
  changed: (date) => `Zuletzt gespielt: ${date}`,
  look: 'Ansehen',
  export: 'Als Datei speichern',
  remove: 'Löschen',
  removeSure: (names) => `Das Spiel von ${names} löschen? Es ist dann endgültig weg.`,
  yesRemove: 'Ja, löschen',
  keep: 'Nein, behalten',
  removed: 'Das Spiel ist gelöscht.',
  loading: 'Deine Spiele werden geladen …',
  import: {
    name: 'Spiel importieren',
    line: 'Öffne eine .claim-Datei oder füge eine Aufzeichnung ein.',
  },
  chooseFile: 'Datei wählen',
  paste: 'Aufzeichnung als Text',
  pasteLine: 'Sie beginnt mit Zeilen in eckigen Klammern.',
  read: 'Öffnen',
  empty: 'Es gibt noch nichts zu öffnen.',
};

const shared: SharedText = {
  lead: 'Jemand hat dieses Spiel mit dir geteilt.',
  first: 'Zum Anfang',
  previous: 'Voriger Zug',
  next: 'Nächster Zug',
  last: 'Zum Ende',
  start: 'Das Spiel beginnt.',
  turn: (number, of) => `Zug ${number} von ${of}`,
  keep: { name: 'Spiel speichern', line: 'Legt es zu deinen eigenen Spielen.' },
  unfinished: 'Dieses Spiel ist nicht zu Ende.',
  standings: 'Spielstand',
  group: 'Größte Goldmine',
  claims: 'Goldclaims',
  spaces: 'Felder',
};

const settings: SettingsText = {
  lead: 'Änderungen gelten sofort und bleiben auf diesem Gerät.',
  name: { name: 'Dein Name', line: 'So sehen dich die anderen.' },
  language: { name: 'Sprache', line: 'Du kannst sie mitten im Spiel ändern.' },
  play: 'Spielen',
  see: 'Anzeige',
  hear: 'Ton und Vibration',
  hands: 'Bedienung',
  speed: {
    name: 'Tempo',
    line: 'Wie schnell sich Würfel, Steine und Bots bewegen.',
    choices: {
      '0': 'Nur Ergebnisse',
      '0.5': 'Langsam',
      '1': 'Normal',
      '2': 'Schnell',
      '3': 'Sehr schnell',
    },
  },
  stepwise: {
    name: 'Bots Schritt für Schritt',
    line: 'Jeder Wurf eines Bots wartet auf Tippen oder eine Taste. Nicht online.',
  },
  marks: {
    name: 'Geänderte Felder markieren',
    line: 'Ecken zeigen, was sich seit deinem Zug geändert hat, bis du würfelst.',
  },
  risk: {
    name: 'Risiko beim Würfeln',
    line: 'Was die Anzeige vor dem Wurf zeigt.',
    choices: { off: 'Nichts', band: 'Klein, mittel, groß', exact: 'Genaue Zahl' },
  },
  coach: {
    name: 'Trainer',
    line: 'Hilft bei Spielen an diesem Gerät, nie gegen Leute im Internet.',
    choices: { off: 'Aus', hints: 'Tipps auf Wunsch', warn: 'Warnt vor schweren Fehlern' },
  },
  confirmTake: { name: 'Vor dem Besetzen fragen', line: 'Zum Besetzen musst du zweimal tippen.' },
  autoChoose: {
    name: 'Einziges Feld gleich wählen',
    line: 'Leuchtet nur ein Feld, wird es für dich gewählt.',
  },
  theme: {
    name: 'Farben',
    line: 'Tagfarben oder Nachtfarben mit Laterne.',
    choices: { system: 'Wie im Gerät eingestellt', day: 'Tag', night: 'Nacht' },
  },
  contrast: {
    name: 'Kontrast',
    line: 'Hoher Kontrast zeigt schlichte Farben und schwarze Linien.',
    choices: { system: 'Wie im Gerät eingestellt', high: 'Hoch' },
  },
  motion: {
    name: 'Bewegung',
    line: 'Bei weniger Bewegung wackelt nichts, alles blendet sanft über.',
    choices: { system: 'Wie im Gerät eingestellt', reduced: 'Weniger' },
  },
  volume: {
    name: 'Ton',
    line: 'Würfel, Holz und eine Glocke. Am Anfang ist er aus.',
    percent: (percent) => `${percent}\u00a0%`,
  },
  freeText: {
    name: 'Freier Text online',
    line: 'Ist das aus, gibt es auf diesem Gerät nur fertige Sätze. Gut für Kinder.',
  },
  haptics: { name: 'Vibration', line: 'Ein kurzes Brummen, wenn dein Gerät das kann.' },
  hand: {
    name: 'Hand',
    line: 'Auf dem Handy liegt „Würfeln“ unter diesem Daumen.',
    choices: { right: 'Rechts', left: 'Links' },
  },
  letterKeys: {
    name: 'Buchstabentasten',
    line: 'Würfeln und Besetzen mit einzelnen Buchstaben. Schalte das aus, wenn du mit deinem Gerät sprichst.',
  },
  keys: {
    name: 'Tasten ändern',
    line: 'Drücke einen dieser Knöpfe, dann die Taste, die du dafür willst.',
    press: 'Taste drücken',
    changed: (what, key) => `${what}: jetzt ${key}.`,
    taken: (key, what) => `${key} ist schon vergeben: ${what}.`,
    reserved: 'Diese Taste wird schon gebraucht. Nimm einen Buchstaben oder ein Zeichen.',
    usual: 'Tasten zurücksetzen',
    usualDone: 'Die Tasten sind zurückgesetzt.',
  },
  usual: 'Alle Einstellungen zurücksetzen',
  usualDone: 'Alle Einstellungen sind zurückgesetzt.',
};

export const device: DeviceText = { setup, saved, shared, settings };
