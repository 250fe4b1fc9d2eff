import type { PuzzleText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Leicht', 'Mittel', 'Knifflig', 'Schwer', 'Sehr schwer'] as const;
const TRIES = { one: 'Versuch', other: 'Versuche' } as const;
const inTries = (tries: number): string =>
  tries === 1 ? 'beim ersten Versuch' : `nach ${tries} Versuchen`;

export const puzzles: PuzzleText = {
  allSolved: 'Du hast alle Rätsel gelöst. Stark!',
  how: 'Die Rätsel stammen aus Spielen unserer stärksten Bots. Jede Antwort ist geprüft: Jede Wahl wurde Hunderte Male zu Ende gespielt.',
  begin: 'Anfangen',
  goOn: 'Weitermachen',
  random: 'Ein zufälliges ungelöstes Rätsel',
  all: 'Alle Rätsel',
  next: 'Nächstes Rätsel',
  unknown: 'Dieses Rätsel gibt es nicht.',
  puzzle: (number) => `Rätsel ${number}`.trim(),
  difficulty: (level) => `${LEVELS[level - 1]} (${level} von 5)`,
  states: { fresh: 'noch nicht probiert', tried: 'probiert, nicht gelöst', solved: 'gelöst' },
  notKept: {
    full: 'Dieses Gerät ist voll. Deine Antworten bleiben nur, bis du die Seite schließt.',
    forbidden:
      'Dieser Browser speichert nichts. Deine Antworten bleiben nur, bis du die Seite schließt.',
  },
  questions: {
    where: 'Wohin mit dem Stein?',
    push: 'Weiterwürfeln oder besetzen?',
    both: 'Wohin, und was dann?',
  },
  ask: (color) =>
    `Du bist ${color}. Wähle ein leuchtendes Feld. Dann würfle weiter oder besetze die Felder.`,
  lastRound: (left) =>
    left === 1
      ? 'Letzte Runde: Das ist der letzte Zug des Spiels.'
      : `Letzte Runde: noch ${left} Züge, deiner zählt mit.`,
  reuse: 'Hier kommt ein Anspruchstein unter einem Besitzstein sofort zurück.',
  standings: 'So steht es',
  claimsOf: (claims, needed) => `${claims} von ${needed}`,
  verdicts: {
    right: { title: 'Richtig!', line: 'Nichts anderes ist so gut.' },
    half: {
      title: 'Halb richtig',
      line: 'Das Feld stimmt. Was du danach gemacht hast, war nicht das Beste.',
    },
    wrong: { title: 'Nicht das Beste', line: 'Ein anderes Feld ist klar besser.' },
  },
  tryAgain: 'Noch einmal',
  analyse: 'Auf dem Analysetisch öffnen',
  table: {
    caption: 'Deine Siegchance nach jeder Wahl. ± sagt, wie genau die Zahl ist.',
    choice: 'Wahl',
    chance: 'Siegchance',
    behind: 'Abstand zur besten',
    best: 'die beste',
    yours: 'deine Wahl',
  },
  dailyPuzzle: 'Rätsel des Tages',
  dailyGame: 'Spiel des Tages',
  streak: (days) => `${days} Tage in Folge`,
  levels: {
    prospector: 'Goldsucher',
    miner: 'Bergmann',
    foreman: 'Vorarbeiter',
    sheriff: 'Sheriff',
    tycoon: 'Goldbaron',
  },
  daily: {
    fresh: 'Heute neu, und für alle dasselbe.',
    tried: 'Noch nicht gelöst. Versuch es wieder, wann du magst.',
    solved: (tries) => `Gelöst ${inTries(tries)}.`,
    solve: 'Lösen',
    lookAgain: 'Noch einmal ansehen',
    company: (bots) => `Du gegen ${list(bots)}. Alle haben heute dieselben Würfe.`,
    firstCounts: 'Dein erstes beendetes Spiel zählt. Danach spielst du zur Übung.',
    practice: 'Dieses Ergebnis zählt. Spiel noch einmal zur Übung.',
    play: 'Spielen',
    goOn: 'Weiterspielen',
    again: 'Zur Übung spielen',
  },
  share: {
    title: 'Dein Tag',
    line: 'Zeig es deinen Freunden. Es verrät nichts.',
    button: 'Teilen',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    picture: 'Als Bild speichern',
    noPicture: 'Dieser Browser kann das Bild nicht erstellen.',
    heading: (day) => `Claim It! – Aufgabe des Tages, ${day}`,
    solved: (tries) => `Rätsel: gelöst ${inTries(tries)}`,
    unsolved: (tries) => `Rätsel: nicht gelöst, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }) =>
      `Spiel: Platz ${place} von ${players}, Goldmine mit ${count(mine, { one: 'Feld', other: 'Feldern' })}, ${busts}-mal Pech`,
  },
};
