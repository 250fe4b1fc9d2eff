import type { ReviewText } from '../../page.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, words } from '../words.ts';

const { count } = grammar;
/** After "aus": the dative. */
const IN_SPACES = { one: 'Feld', other: 'Feldern' };
const dashed = (roll: readonly number[]): string => roll.join('-');

export const review: ReviewText = {
  numbers: reportNumbers(numbers),
  head: {
    wins: (name, mine) => `${name} gewinnt mit einer Goldmine aus ${count(mine, IN_SPACES)}`,
    winsAlone: (name) => `${name} gewinnt`,
    shareWin: (names) => `${names} gewinnen gemeinsam`,
    unfinished: 'Das Spiel bis jetzt',
    others: (standings) => `${standings.join(', ')}.`,
    counts: (turns, rolls) =>
      `${count(turns, { one: 'Zug', other: 'Züge' })}, ${count(rolls, { one: 'Wurf', other: 'Würfe' })}.`,
    share: 'Analyse teilen',
    shareMoment: 'Diesen Moment teilen',
    picture: 'Als Bild speichern',
    again: 'Noch einmal spielen',
    table: 'Zum Tisch',
    noPicture: 'Dieser Browser kann das Bild nicht erstellen.',
  },
  progress: {
    running: (done, all) => `Das Spiel wird analysiert: ${done} von ${all}`,
    label: 'Fortschritt der Analyse',
    cancel: 'Anhalten',
    cancelled: 'Die Analyse ist angehalten. Du kannst das Spiel trotzdem ansehen.',
    goOn: 'Fortsetzen',
    failed: 'Die Analyse hat nicht geklappt. Du kannst das Spiel trotzdem ansehen.',
    ready: 'Die Analyse ist fertig.',
    replayOnly:
      'Dieses Spiel läuft noch. Du kannst jeden Wurf noch einmal ansehen. Chancen und Medaillen kommen, wenn es vorbei ist. So bekommt niemand Tipps.',
    empty: 'Es wurde noch nicht gewürfelt.',
  },
  charts: {
    chances: 'Siegchance',
    bustNote: 'x heißt: Pech gehabt',
    turn: 'Zug',
    line: (name, start, highest, end) =>
      `${name} begann mit ${start}, hatte höchstens ${highest} und endete mit ${end}.`,
    scrubber: 'Wähle einen Wurf',
    growth: 'So wuchsen die Goldminen',
    growthNote: 'größte Goldmine nach jedem Zug',
    grown: (name, mine) => `${name} hat am Ende eine Goldmine aus ${count(mine, IN_SPACES)}.`,
  },
  miners: {
    heading: 'Die Spieler',
    accuracy: 'Genauigkeit',
    luck: 'Würfelglück',
    lost: 'Verschenkte Punkte',
    busts: 'Pech gehabt',
    bustsHad: (had, expected) => `${had}, erwartet ${expected}`,
    account: 'Was das Ergebnis bestimmt hat',
    start: 'Anfang',
    decisions: 'Alle Entscheidungen',
    absences: 'Wer weg war',
    adjusted: 'Ohne Glück',
    errorRate: 'Fehlerrate',
    grades: 'Medaillen',
  },
  verdict: {
    dice: 'Das Glück hat entschieden.',
    decisions: 'Das Können hat entschieden.',
    both: 'Glück und Können haben entschieden.',
    absent: 'Entscheidend war, dass jemand weg war.',
    brought: (names, luck, decisions) =>
      `Die Würfel brachten ${names} ${luck} Punkte. Alle Entscheidungen zusammen brachten ${decisions}.`,
    absences: (points) => `Weil jemand weg war: ${points}.`,
    same: (name, points) => `Auch ohne Glück liegt ${name} vorn, mit ${points} von 100 Punkten.`,
    other: (name, points) => `Ohne Glück liegt ${name} vorn, mit ${points} von 100 Punkten.`,
  },
  grades: { gold: 'Gold', silver: 'Silber', copper: 'Kupfer', fool: 'Katzengold' },
  moment: {
    rolled: (turn, name, roll) => `Zug ${turn}: ${name} würfelt ${dashed(roll)}`,
    begins: 'Das Spiel beginnt',
    costliest: 'Der teuerste Fehler des Spiels.',
    best: 'Am besten',
    played: 'Gespielt',
    playedBest: 'Gespielt und am besten',
    givenAway: 'Verschenkte Siegchance',
    busted: (busts) => `Pech gehabt. Das war bei ${busts} von 216 Würfen möglich.`,
    onlyBust: 'Pech gehabt.',
    skipped: 'Dann wurde der Zug übersprungen.',
    byBot: 'Das hat ein Bot für diese Person gespielt.',
    luck: (points) => `Was die Würfel brachten: ${points}`,
    candidate: (choice, chance) => `${choice}: ${chance}`,
  },
  steps: {
    label: 'Durch das Spiel gehen',
    first: 'Erster Wurf',
    previous: 'Voriger Wurf',
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
    grade: 'Medaille',
    lost: 'Verlust',
    same: 'ebenso',
    bust: 'Pech gehabt',
    skipped: 'übersprungen',
    byBot: 'von einem Bot',
    choice: (stake, space, then) => {
      const marker = stake.kind === 'claim' ? 'Besitzstein' : `${stake.number} auf`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', besetzen' : ''}`;
    },
  },
  help: {
    heading: 'So entstehen diese Zahlen',
    paragraphs: [
      'Ein trainiertes Programm schätzt die Siegchance von allen, vor und nach jedem Wurf und jeder Entscheidung. Alle Chancen zusammen sind immer 100 Punkte. Das Programm ist stark, aber nicht perfekt.',
      'Glück: wie sehr ein Wurf deine Chance verändert, wenn du das Beste daraus machst. Auch die Würfel der anderen zählen: Ihr Pech ist dein Glück. Glück ist eine Schätzung.',
      'Entscheidungen: wie sehr alle Entscheidungen deine Chance verändern, deine eigenen und die der anderen. Deine eigenen können nur etwas kosten: Die beste kostet nichts.',
      'Anfang, Glück und Entscheidungen ergeben zusammen das Ergebnis: 100 für einen Sieg, 0 für eine Niederlage. Ist jemand gegangen oder hat einen Zug verpasst, steht das in einer eigenen Zeile.',
      'Ohne Glück: das Ergebnis minus dein Glück. Es kann unter 0 oder über 100 liegen.',
      'Medaillen: Gold verschenkt bis zu 1 Punkt, Silber bis zu 3, Kupfer bis zu 8, Katzengold mehr.',
      'Genauigkeit: Jede echte Entscheidung bekommt bis zu 100. Wer 8 Punkte verschenkt, bekommt 50, bei 16 Punkten 25. Die Genauigkeit ist der Durchschnitt. Fast gleich gute Möglichkeiten zählen nicht, und auch nicht, was am Spiel nichts mehr ändert.',
      'Fehlerrate: was du bei jeder echten Entscheidung verschenkst, in Tausendsteln eines Siegs. Starke Spieler bleiben unter 5.',
      'Erwartet bei „Pech gehabt“: die Risiken aller deiner Würfe zusammengezählt.',
      'Alles wird auf diesem Gerät berechnet. Nichts wird verschickt.',
    ],
  },
  show: {
    fullScreen: 'Vollbild',
    bust: (percent, busts) => `${percent} Risiko, ${busts} von 216 Würfen`,
    noBust: 'Kein Risiko beim nächsten Wurf',
    alone: 'Hier spielt noch niemand.',
    noChances: 'Du spielst an diesem Tisch, darum sind die Chancen verdeckt.',
  },
};
