import type { PlaceText } from '../../page.ts';

export const places: PlaceText = {
  learn: {
    lead: 'Quatre courtes leçons sur un vrai plateau. C’est toi qui joues.',
    trail: 'Le chemin des quatre leçons',
    goOn: 'Continuer',
    rules: {
      name: 'Toutes les règles',
      line: 'Chaque règle avec son exemple, à lire ou à retrouver.',
    },
    first: {
      name: 'Ensuite, essaie',
      line: 'Une première partie contre Pip le pied-tendre, avec un conseil quand tu veux.',
      button: 'Jouer contre Pip',
    },
  },
  puzzles: {
    lead: 'Chaque feuille de la carte est un thème. Chaque énigme résolue est une case à toi.',
    themes: {
      first: 'Premiers pas',
      join: 'Relier deux mines',
      push: 'Relancer ou prendre ?',
      variation: 'Les squatteurs reviennent',
      claim: 'Pour toujours',
      rival: 'Couper une mine',
      last: 'Dernière manche',
      many: 'À quatre ou cinq',
      hard: 'Casse-tête',
    },
    sheet: (name, peaks, solved, all) =>
      `${name}, difficulté ${peaks} sur 5, ${solved} sur ${all} résolues`,
    count: (solved, all) => `${solved} sur ${all}`,
    difficulty: (peaks) => `Difficulté ${peaks} sur 5`,
    open: (name) => `Ouvrir la feuille ${name}`,
    again: 'Revoir',
    own: {
      name: 'Tes propres parties',
      line: (count) =>
        count === 1 ? 'Un tour que tu peux mieux jouer' : `${count} tours que tu peux mieux jouer`,
      none: 'Regarde l’analyse d’une partie, et tes propres tours viendront ici.',
      button: 'Réessayer',
      statistics: 'Vers tes statistiques',
    },
    next: 'Ta prochaine énigme',
    number: (theme, number) => `${theme} · ${number}`,
    solve: 'La résoudre',
    days: (days) => (days === 1 ? 'jour de suite' : 'jours de suite'),
    keep: 'Résous-en une par jour pour garder la série.',
    solved: 'Résolues',
    firstTry: 'Du premier coup',
    states: {
      fresh: 'pas encore essayée',
      tried: 'essayée, pas résolue',
      solved: 'résolue',
      first: 'résolue du premier coup',
      next: 'la prochaine',
    },
  },
  daily: {
    line: (day) => `${day}. Le même pour tout le monde.`,
    calendar: 'Tes jours',
    previous: 'Mois précédent',
    next: 'Mois suivant',
    today: 'aujourd’hui',
    states: { first: 'du premier coup', later: 'trouvé plus tard', missed: 'manqué' },
    first: (count) => `Du premier coup : ${count}`,
    later: (count) => `Plus tard : ${count}`,
  },
  settings: {
    tabs: 'Parties des réglages',
    you: 'Toi',
    tryIt: 'Essaie',
    tryLine: 'Ce plateau montre tout de suite chaque changement.',
  },
};
