import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

export const places: OnlineText['places'] = {
  lobby: {
    fresh: (tables) => count(tables, { one: 'neuer Tisch', other: 'neue Tische' }),
    gone: 'Dieser Tisch ist nicht mehr offen.',
    waiting: (tables) => (tables === 1 ? '1 wartet auf dich' : `${tables} warten auf dich`),
    stays:
      'Tische, an die du dich setzt, bleiben hier bis zum Ende des Spiels, auch wenn du die Seite schließt.',
    openLine: 'Für Freunde oder für alle',
    watch: 'Zuschauen',
    watchLine: (tables) =>
      tables === 0
        ? 'Gerade kein Spiel'
        : count(tables, { one: 'Spiel läuft', other: 'Spiele laufen' }),
    pin: 'Nichts dabei? Eröffne einen Tisch. Alle können ihn hier sehen.',
    pinOne: 'Tisch eröffnen',
    kind: 'Sei nett. Hab Spaß.',
    bell: 'Klingeln, wenn jemand kommt',
    until: 'Bis jemand kommt',
    puzzle: 'Löse das Rätsel des Tages.',
    strength: 'Stärke der Bots',
  },
  room: {
    own: 'Dein Tisch',
    of: (name) => `Der Tisch von ${name}`,
    full: 'Der Tisch ist voll',
    noHooks: 'Dieser Server meldet nichts an Chats.',
    bell: 'Klingeln, wenn sich jemand setzt',
  },
  me: {
    line: 'Kein Konto, keine E-Mail. Der Server kennt einen Namen, deine Tische und deine Geräte.',
    statistics: 'Alle Zahlen',
    games: 'Spiele',
    won: 'gewonnen',
    noGames: 'Spiel ein Spiel zu Ende. Dann siehst du hier deine Zahlen.',
    wonChart: 'Gewonnene Spiele im Lauf der Zeit',
    evenShare: 'gleiche Chancen',
  },
};
