import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

export const places: OnlineText['places'] = {
  lobby: {
    fresh: (tables) => count(tables, { one: 'nieuwe tafel', other: 'nieuwe tafels' }),
    gone: 'Deze tafel is niet meer open.',
    waiting: (tables) => (tables === 1 ? '1 wacht op je' : `${tables} wachten op je`),
    stays:
      'Tafels waar je aan gaat zitten blijven hier tot het spel is afgelopen, ook als je de pagina sluit.',
    openLine: 'Voor vrienden of iedereen',
    watch: 'Kijk mee',
    watchLine: (tables) =>
      tables === 0 ? 'Nu geen spel' : count(tables, { one: 'spel bezig', other: 'spellen bezig' }),
    pin: 'Niets voor jou? Open een tafel. Iedereen kan die hier zien.',
    pinOne: 'Tafel openen',
    kind: 'Wees aardig. Veel plezier.',
    bell: 'Bel als er iemand komt',
    until: 'Tot er iemand komt',
    puzzle: 'Los de puzzel van vandaag op.',
    strength: 'Niveau van de bots',
  },
  room: {
    own: 'Jouw tafel',
    of: (name) => `De tafel van ${name}`,
    full: 'De tafel is vol',
    noHooks: 'Deze server meldt niets aan chats.',
    bell: 'Bel als er iemand gaat zitten',
  },
  me: {
    line: 'Geen account, geen e-mail. De server kent een naam, je tafels en je apparaten.',
    statistics: 'Alle cijfers',
    games: 'spellen',
    won: 'gewonnen',
    noGames: 'Speel een spel uit. Dan zie je hier je cijfers.',
    wonChart: 'Gewonnen spellen in de loop van de tijd',
    evenShare: 'gelijke kansen',
  },
};
