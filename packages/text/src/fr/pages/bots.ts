import type { BotPageText } from '../../page.ts';

export const bots: BotPageText = {
  heading: 'Choisis un adversaire',
  line: 'Sept bots, du plus doux au plus fort',
  all: 'Tout voir',
  seat: 'Inviter',
  seated: 'À table',
  strength: (stars) => `Niveau ${stars} sur 7`,
  record: (won, played) => `Toi : ${won} sur ${played} gagnées`,
  notMet: 'Première rencontre',
  characters: {
    greenhorn: { manner: 'Pose au hasard et en rit.', says: 'C’est de l’or ? Ça brille !' },
    prospector: { manner: 'S’arrête tôt et garde tout.', says: 'Doucement mais sûrement.' },
    miner: { manner: 'Compte le risque, s’arrête à temps.', says: 'J’ai compté. Deux fois.' },
    foreman: {
      manner: 'Bâtit une mine, ose ce qu’il faut.',
      says: 'D’abord le plan, puis la pioche.',
    },
    sheriff: { manner: 'Joue bien, se trompe parfois.', says: 'Je surveille tes concessions.' },
    tycoon: { manner: 'Sait ce que vaut chaque case.', says: 'Chaque case a son prix.' },
    legend: { manner: 'Voit loin. Le plus fort de tous.', says: 'On s’est déjà vus. Tu as perdu.' },
  },
  chair: (number) => `Place ${number}`,
  chairs: 'Places, dans l’ordre du jeu',
  you: 'Toi',
  add: 'Ajouter une place',
  person: 'Joue sur cet écran, à tour de rôle.',
  remove: 'Retirer',
};
