import type { ReviewText } from '../../page.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

export const review: ReviewText = {
  numbers: reportNumbers(numbers),
  head: {
    wins: (name, mine) => `${name} gewinnt mit einer Goldmine von ${mine}`,
    winsAlone: (name) => `${name} gewinnt`,
    shareWin: (names) => `${names} gewinnen gemeinsam`,
    unfinished: 'Das Spiel bis jetzt',
    others: (standings) => `${standings.join(', ')}.`,
    counts: (turns, rolls) =>
      `${count(turns, { one: 'Zug', other: 'Züge' })}, ${count(rolls, { one: 'Wurf', other: 'Würfe' })}.`,
    share: 'Bericht teilen',
    shareMoment: 'Diesen Moment teilen',
    picture: 'Als Bild speichern',
    again: 'Noch einmal spielen',
    table: 'Zum Tisch',
    noPicture: 'Dieser Browser kann das Bild nicht machen.',
  },
  progress: {
    running: (done, all) => `Das Spiel wird geprüft: ${done} von ${all}`,
    label: 'Wie weit die Prüfung ist',
    cancel: 'Anhalten',
    cancelled: 'Die Prüfung ist angehalten. Du kannst das Spiel trotzdem durchsehen.',
    goOn: 'Weiter prüfen',
    failed: 'Die Prüfung hat nicht geklappt. Du kannst das Spiel trotzdem durchsehen.',
    ready: 'Der Bericht ist fertig.',
    replayOnly:
      'Dieses Spiel läuft noch. Du kannst jeden Wurf noch einmal ansehen. Chancen und Noten kommen, wenn es vorbei ist, damit niemand Ratschläge bekommt.',
    empty: 'Noch ist nicht gewürfelt worden.',
  },
  charts: {
    chances: 'Siegchance',
    bustNote: 'x heißt: Pech gehabt',
    turn: 'Zug',
    line: (name, start, highest, end) =>
      `${name} begann mit ${start}, hatte höchstens ${highest} und endete mit ${end}.`,
    scrubber: 'Wähle einen Wurf',
    growth: 'Wachstum der Goldminen',
    growthNote: 'größte Goldmine nach jedem Zug',
    grown: (name, mine) => `${name} hat am Ende eine Goldmine von ${mine}.`,
  },
  miners: {
    heading: 'Die Goldgräber',
    accuracy: 'Genauigkeit',
    luck: 'Würfelglück',
    lost: 'Verschenkte Punkte',
    busts: 'Pech gehabt',
    bustsHad: (had, expected) => `${had}, erwartet ${expected}`,
    account: 'Woher das Ergebnis kommt',
    start: 'Anfang',
    decisions: 'Alle Entscheidungen',
    absences: 'Wer weg war',
    adjusted: 'Ohne Glück',
    errorRate: 'Fehlerrate',
    grades: 'Noten',
  },
  verdict: {
    dice: 'Das Glück hat entschieden.',
    decisions: 'Das Können hat entschieden.',
    both: 'Glück und Können haben entschieden.',
    absent: 'Entschieden hat, wer weg war.',
    brought: (names, luck, decisions) =>
      `Die Würfel brachten ${names} ${luck} Punkte, alle Entscheidungen zusammen ${decisions}.`,
    absences: (points) => `Wer weg war, brachte ${points}.`,
    same: (name, points) =>
      `Auch ohne das Glück liegt ${name} vorn, mit ${points} von 100 Punkten.`,
    other: (name, points) => `Ohne das Glück liegt ${name} vorn, mit ${points} von 100 Punkten.`,
  },
  grades: { gold: 'Gold', silver: 'Silber', copper: 'Kupfer', fool: 'Katzengold' },
  moment: {
    rolled: (turn, name, roll) => `Zug ${turn}: ${name} würfelt ${dashed(roll)}`,
    begins: 'Das Spiel beginnt',
    costliest: 'Die teuerste Entscheidung des Spiels.',
    best: 'Am besten',
    played: 'Gespielt',
    playedBest: 'Gespielt und am besten',
    givenAway: 'Verschenkte Siegchance',
    busted: (busts) => `Pech gehabt. Vorher drohte das bei ${busts} von 216 Würfen.`,
    onlyBust: 'Pech gehabt.',
    skipped: 'Dann wurde der Zug übersprungen.',
    luck: (points) => `Was die Würfel brachten: ${points}`,
    candidate: (choice, chance) => `${choice}: ${chance}`,
  },
  steps: {
    label: 'Durch das Spiel gehen',
    first: 'Erster Wurf',
    previous: 'Wurf davor',
    play: 'Abspielen',
    pause: 'Pause',
    next: 'Nächster Wurf',
    last: 'Letzter Wurf',
    slip: 'Nächster Fehler',
    speed: 'Tempo',
    speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell' },
  },
  rolls: {
    heading: 'Alle Würfe',
    hint: 'nächster Fehler: Taste N',
    turn: 'Zug',
    roll: 'Wurf',
    grade: 'Note',
    lost: 'Verlust',
    same: 'ebenso',
    bust: 'Pech gehabt',
    skipped: 'übersprungen',
    choice: (stake, space, then) => {
      const marker = stake.kind === 'claim' ? 'Besitzstein' : `${stake.number} auf`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', besetzen' : ''}`;
    },
  },
  help: {
    heading: 'So entstehen diese Zahlen',
    paragraphs: [
      'Ein geübtes Programm schätzt die Siegchance von allen, vor und nach jedem Wurf und jeder Entscheidung. Alle Chancen zusammen sind immer 100 Punkte. Es denkt einen Wurf voraus und ist stark, aber nicht vollkommen.',
      'Glück: wie sehr ein Wurf deine Chance verändert, wenn man das Beste daraus macht. Auch die Würfel der anderen zählen: Ihr Pech ist dein Glück. Glück ist geschätzt: Auch was das Programm an seiner eigenen Schätzung berichtigt, steckt darin.',
      'Entscheidungen: wie sehr alle Entscheidungen deine Chance verändern, deine eigenen und die der anderen. Deine eigenen können nur etwas kosten: Die beste kostet nichts.',
      'Anfang, Glück und Entscheidungen ergeben genau das Ergebnis: 100 für einen Sieg, 0 für eine Niederlage. Was sich ändert, weil jemand geht oder einen Zug verpasst, hat eine eigene Zeile. Die Zehntel sind so gerundet, dass auch die gezeigten Zahlen aufgehen.',
      'Ohne Glück: das Ergebnis minus dein Glück. Es kann unter 0 oder über 100 liegen.',
      'Noten: Gold verschenkt weniger als 1 Punkt, Silber weniger als 3, Kupfer weniger als 8, Katzengold 8 oder mehr.',
      'Genauigkeit: Jede echte Entscheidung zählt von 100 abwärts. Wer 8 Punkte verschenkt, bekommt 50, bei 16 Punkten 25. Die Genauigkeit ist der Durchschnitt. Entscheidungen, die fast gleich gut sind, und Spiele, die keine Entscheidung mehr drehen kann, zählen nicht.',
      'Fehlerrate: verschenkte Tausendstel des Siegs für jede echte Entscheidung. Starke Spieler bleiben unter 5.',
      'Erwartet bei „Pech gehabt“: die Risiken aller deiner Würfe zusammengezählt.',
      'Alles wird auf diesem Gerät berechnet. Nichts wird irgendwohin geschickt.',
    ],
  },
  show: {
    fullScreen: 'Ganzer Bildschirm',
    bust: (percent, busts) => `${percent} Risiko, ${busts} von 216 Würfen`,
    noBust: 'Kein Wurf kann Pech bringen',
    alone: 'Hier spielt noch niemand.',
    noChances: 'Du spielst an diesem Tisch, darum sind die Chancen verdeckt.',
  },
};
