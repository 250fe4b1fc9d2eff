import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lesson: (number) => `Leçon ${number}`,
  begin: 'Commencer',
  again: 'Encore une fois',
  finished: 'Terminée',
  step: (number, of) => `Étape ${number} sur ${of}`,
  next: 'Suite',
  nextLesson: 'Leçon suivante',
  overview: 'Toutes les leçons',
  allFinished: 'Maintenant, tu connais le jeu. Amuse-toi bien !',
  rulebook: 'Lire les règles',
  hints: {
    next: 'Choisis « Suite ».',
    roll: 'Choisis « Lancer ».',
    rollAgain: 'Choisis « Relancer ».',
    anySpace: 'Choisis une des cases allumées.',
    space: (space) => `Choisis la colonne ${space[0]}, ligne ${space[2]}.`,
    take: 'Choisis « Prendre ».',
    done: 'Cette leçon est finie.',
  },
  lessons: {
    1: {
      title: 'Lancer et poser',
      goal: 'Trois dés disent où va ton jeton.',
      steps: {
        roll: 'Construis la plus grande mine : des cases à toi qui se touchent. Tu es Vert. Lance les dés pour commencer ton tour.',
        place:
          'Un dé donne la colonne, un autre la ligne. Le troisième est le squatteur. Choisis une case allumée.',
        second: 'Le voilà posé. Tu peux encore choisir une autre case. Ensuite, relance.',
        placeSecond: 'Deux dés sont égaux : seulement trois cases sont possibles. Choisis-en une.',
        take: 'Deux cases, c’est assez. Arrête-toi ici et prends-les.',
        done: 'Les squatteurs repartent. Tes pions restent. Tu occupes deux cases.',
      },
      hints: {
        place: 'Choisis une des six cases allumées.',
        take: 'Ne relance plus. Choisis « Prendre ».',
      },
    },
    2: {
      title: 'Bornes et piles',
      goal: 'Ce qui est sur la case décide de ton jeton.',
      steps: {
        look: 'Tu es au milieu de ton tour. Les squatteurs 2 et 5 sont sur le plateau. Un bord sombre montre une concession.',
        roll: 'Relance.',
        jump: 'Trois cases sont allumées. Choisis le pion bleu en 5/1. Le squatteur 4 se pose dessus. Cela s’appelle squatter.',
        own: 'Tu peux encore changer d’avis. Choisis ton propre pion en 1/5. Il reçoit une borne.',
        squatter:
          'Change encore une fois. Choisis le squatteur 2 en 1/4. Lui aussi reçoit une borne.',
        closed: 'Essaie une concession : 4/5 ou 5/4.',
        take: 'Elle est fermée à tous, même à son propriétaire. Prends maintenant tes cases.',
        done: 'La case 1/4 est à toi pour toujours. La case 3/3 est occupée, et on peut la squatter.',
      },
      hints: { look: 'Regarde le plateau, puis choisis « Suite ».' },
    },
    3: {
      title: 'Relancer ou prendre ?',
      goal: 'Un seul lancer raté coûte tout le tour.',
      steps: {
        look: 'Tes jetons sont sur quatre cases. Rien n’est encore à toi.',
        roll: 'L’aiguille montre le risque. Ose relancer !',
        bust: 'Raté ! Le lancer 3, 4 et 6 ne va nulle part. Les squatteurs 3 et 6 sont déjà sur le plateau. 3/6 et 6/3 sont fermées. Tu perds les quatre cases.',
        fresh: 'Nouvelle chance : tes jetons sont sur cinq cases.',
        take: 'Cette fois, joue malin. Prends les cinq.',
        done: 'Les cinq sont à toi, dont trois pour toujours. Bleu et Orange récupèrent leurs pions.',
      },
      hints: {
        look: 'Regarde le plateau, puis choisis « Suite ».',
        roll: 'Choisis « Relancer ». Tu verras ce qui se passe.',
        take: 'Souviens-toi du lancer raté. Choisis « Prendre ».',
      },
    },
    4: {
      title: 'La dernière manche',
      goal: 'La plus grande mine gagne, pas le plus de cases.',
      steps: {
        take: 'Tu es Orange, avec huit concessions. Encore une borne en 6/1. Prends la case !',
        green:
          'Neuf concessions : la dernière manche commence ! Chacun a encore un tour. Tu joues en dernier.',
        blue: 'La mine de Vert a 6 cases. Maintenant, Bleu joue.',
        roll: 'Ta mine a aussi 6 cases. C’est ton dernier tour. Lance les dés !',
        join: 'Les cases se touchent par leurs côtés. Choisis celle qui touche ta mine.',
        last: 'Ta mine passerait à 7. Prends la case !',
        done: 'Tu gagnes : 7 contre 6 et 5. À égalité, les concessions décident, puis toutes les cases.',
      },
      hints: {
        green: 'Choisis « Suite » pour voir le tour de Vert.',
        blue: 'Choisis « Suite » pour voir le tour de Bleu.',
        join: 'Celle-là ne touche pas ta mine. Regarde la colonne 2, ligne 5.',
      },
    },
  },
};
