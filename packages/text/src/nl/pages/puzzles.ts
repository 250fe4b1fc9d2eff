import type { PuzzleText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Makkelijk', 'Gemiddeld', 'Lastig', 'Moeilijk', 'Heel moeilijk'] as const;
const TRIES = { one: 'poging', other: 'pogingen' } as const;
const inTries = (tries: number): string =>
  tries === 1 ? 'in één keer' : `na ${count(tries, TRIES)}`;

export const puzzles: PuzzleText = {
  allSolved: 'Je hebt alle puzzels opgelost. Knap!',
  how: 'De puzzels komen uit spellen van onze sterkste bots. Elk antwoord is gecontroleerd: elke keuze is honderden keren uitgespeeld.',
  begin: 'Beginnen',
  goOn: 'Verdergaan',
  random: 'Een willekeurige puzzel',
  all: 'Alle puzzels',
  next: 'Volgende puzzel',
  unknown: 'Deze puzzel bestaat niet.',
  puzzle: (number) => `Puzzel ${number}`.trim(),
  difficulty: (level) => `${LEVELS[level - 1]} (${level} van 5)`,
  states: {
    fresh: 'nog niet geprobeerd',
    tried: 'geprobeerd, niet opgelost',
    solved: 'opgelost',
  },
  notKept: {
    full: 'Dit apparaat is vol. Je antwoorden blijven alleen tot je de pagina sluit.',
    forbidden: 'Deze browser bewaart niets. Je antwoorden blijven alleen tot je de pagina sluit.',
  },
  questions: {
    where: 'Waar komt de steen?',
    push: 'Nog eens dobbelen of stoppen?',
    both: 'Waar, en wat dan?',
  },
  ask: (color) =>
    `Jij bent ${color}. Kies een veld dat oplicht. Dobbel dan nog eens, of stop en neem je velden.`,
  lastRound: (left) =>
    left === 1
      ? 'Laatste ronde: dit is de laatste beurt van het spel.'
      : `Laatste ronde: er zijn nog ${left} beurten, die van jou telt mee.`,
  reuse: 'Hier komt een kraaksteen onder een claimsteen meteen terug.',
  standings: 'De stand',
  claimsOf: (claims, needed) => `${claims} van ${needed}`,
  verdicts: {
    right: { title: 'Goed!', line: 'Niets anders is zo goed.' },
    half: {
      title: 'Half goed',
      line: 'Het veld klopt. Wat je daarna deed, was niet het beste.',
    },
    wrong: { title: 'Niet het beste', line: 'Een ander veld is duidelijk beter.' },
  },
  tryAgain: 'Nog een keer',
  analyse: 'Op het analysebord openen',
  table: {
    caption: 'Je winstkans na elke keuze. ± zegt hoe precies het getal is.',
    choice: 'Keuze',
    chance: 'Winstkans',
    behind: 'Achter de beste',
    best: 'de beste',
    yours: 'jouw keuze',
  },
  dailyPuzzle: 'Puzzel van de dag',
  dailyGame: 'Spel van de dag',
  streak: (days) => `${days} dagen op rij`,
  levels: {
    prospector: 'goudzoeker',
    miner: 'mijnwerker',
    foreman: 'voorman',
    sheriff: 'sheriff',
    tycoon: 'goudbaron',
  },
  daily: {
    fresh: 'Vandaag nieuw, en voor iedereen dezelfde.',
    tried: 'Nog niet opgelost. Probeer het weer wanneer je wilt.',
    solved: (tries) => `Opgelost ${inTries(tries)}.`,
    solve: 'Oplossen',
    lookAgain: 'Nog eens bekijken',
    company: (bots) => `Jij tegen ${list(bots)}. Iedereen heeft vandaag dezelfde worpen.`,
    firstCounts: 'Je eerste uitgespeelde spel telt. Daarna speel je als oefening.',
    practice: 'Deze uitslag telt. Speel nog eens als oefening.',
    play: 'Spelen',
    goOn: 'Verder spelen',
    again: 'Oefenen',
  },
  share: {
    title: 'Jouw dag',
    line: 'Laat het je vrienden zien. Het verklapt niets.',
    button: 'Delen',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    picture: 'Als afbeelding bewaren',
    noPicture: 'Deze browser kan de afbeelding niet maken.',
    heading: (day) => `Claim It! – uitdaging van de dag, ${day}`,
    solved: (tries) => `Puzzel: opgelost ${inTries(tries)}`,
    unsolved: (tries) => `Puzzel: niet opgelost, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }) =>
      `Spel: plaats ${place} van ${players}, groep van ${count(mine, { one: 'veld', other: 'velden' })}, ${busts} keer alles verloren`,
  },
};
