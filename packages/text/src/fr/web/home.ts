import type { HomeText } from '../../web.ts';

export const home: HomeText = {
  against: (bots) => `Contre ${bots}`,
  change: 'changer',
  opponents: {
    title: 'Jouer contre',
    line: 'Ton choix est gardé sur cet appareil.',
    bots: 'Bots',
    bot: (number) => `Bot ${number}`,
    play: 'Jouer',
  },
  online: {
    title: 'Jouer en ligne',
    friends: 'Entre amis par un lien',
    or: ', ou avec d’autres joueurs',
  },
  open: {
    title: 'Tables ouvertes',
    people: (people) => (people <= 1 ? 'Personne d’autre n’est là' : `${people} personnes ici`),
    none: 'Aucune table n’attend de joueurs en ce moment.',
    unasked: 'Rencontre d’autres joueurs. Si personne ne vient, des bots prennent les places.',
    free: (chairs) => `${chairs} libre${chairs < 2 ? '' : 's'}`,
    sit: 'S’asseoir',
    all: (tables) => `Voir les ${tables}`,
    lobby: 'Toutes les tables',
    now: 'Jouer tout de suite',
  },
  left: {
    hours: (hours) => `encore ${hours} h`,
    minutes: (minutes) => `encore ${minutes} min`,
  },
  more: 'Autres pages',
  days: {
    label: 'Les sept derniers jours',
    first: 'trouvé du premier coup',
    later: 'trouvé',
    missed: 'pas trouvé',
    solve: 'Relever le défi',
  },
};
