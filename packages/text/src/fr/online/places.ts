import type { OnlineText } from '../../page.ts';
import { grammar, of } from '../words.ts';

const { count } = grammar;

export const places: OnlineText['places'] = {
  lobby: {
    fresh: (tables) => count(tables, { one: 'nouvelle table', other: 'nouvelles tables' }),
    gone: 'Cette table n’est plus ouverte.',
    waiting: (tables) => count(tables, { one: 't’attend', other: 't’attendent' }),
    stays: 'Tes tables restent ici jusqu’à la fin de la partie, même si tu fermes la page.',
    openLine: 'Pour tes amis ou pour tous',
    watch: 'Regarder une partie',
    watchLine: (tables) =>
      tables === 0
        ? 'Aucune partie à regarder'
        : `${count(tables, { one: 'partie', other: 'parties' })} à regarder`,
    pin: 'Rien pour toi ? Ouvre une table, et tout le monde la verra ici.',
    pinOne: 'Ouvrir une table',
    kind: 'Bonne humeur et beau jeu.',
    bell: 'Une cloche quand un joueur arrive',
    until: 'En attendant un joueur',
    puzzle: 'Résous l’énigme du jour.',
    strength: 'Niveau des bots',
  },
  room: {
    own: 'Ta table',
    of: (name) => `La table ${of(name)}`,
    full: 'La table est pleine',
    noHooks: 'Ce serveur n’envoie rien aux messageries.',
    bell: 'Une cloche quand un joueur s’assoit',
  },
  me: {
    line: 'Pas de compte, pas d’e-mail. Le serveur connaît un nom, tes tables et tes appareils.',
    statistics: 'Toutes les statistiques',
    games: 'parties',
    won: 'gagnées',
    noGames: 'Joue une partie jusqu’au bout, et tes chiffres seront ici.',
    wonChart: 'Parties gagnées, au fil du temps',
    evenShare: 'chances égales',
  },
};
