import type { PuzzleText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Facile', 'Moyenne', 'Corsée', 'Difficile', 'Très difficile'] as const;
const TRIES = { one: 'essai', other: 'essais' } as const;
const BUSTS = { one: 'lancer raté', other: 'lancers ratés' } as const;
const inTries = (tries: number): string =>
  tries === 1 ? 'du premier coup' : `en ${count(tries, TRIES)}`;

export const puzzles: PuzzleText = {
  allSolved: 'Tu as résolu toutes les énigmes. Bravo !',
  how: 'Les énigmes viennent de parties de nos bots les plus forts. Chaque réponse est vérifiée : chaque choix a été joué jusqu’au bout des centaines de fois.',
  begin: 'Commencer',
  goOn: 'Continuer',
  random: 'Une énigme au hasard',
  all: 'Toutes les énigmes',
  next: 'Énigme suivante',
  unknown: 'Cette énigme n’existe pas.',
  puzzle: (number) => `Énigme ${number}`.trim(),
  difficulty: (level) => `${LEVELS[level - 1]} (${level} sur 5)`,
  states: { fresh: 'pas encore essayée', tried: 'essayée, pas résolue', solved: 'résolue' },
  notKept: {
    full: 'Cet appareil est plein. Tes réponses durent jusqu’à ce que tu fermes cette page.',
    forbidden: 'Ce navigateur ne garde rien. Tes réponses durent jusqu’à ce que tu fermes la page.',
  },
  questions: {
    where: 'Où va le jeton ?',
    push: 'Relancer ou prendre ?',
    both: 'Où, et que faire ensuite ?',
  },
  ask: (color) => `Tu es ${color}. Choisis une case allumée, puis relance ou prends.`,
  lastRound: (left) =>
    left === 1
      ? 'Dernière manche : c’est le dernier tour de la partie.'
      : `Dernière manche : il reste ${left} tours, avec le tien.`,
  reuse: 'Ici, un squatteur sous une borne revient tout de suite.',
  standings: 'Les scores',
  claimsOf: (claims, needed) => `${claims} sur ${needed}`,
  verdicts: {
    right: { title: 'Juste !', line: 'Rien d’autre n’est aussi bon.' },
    half: {
      title: 'À moitié juste',
      line: 'La case est juste. La suite n’était pas la meilleure.',
    },
    wrong: { title: 'Pas le meilleur', line: 'Une autre case est nettement meilleure.' },
  },
  tryAgain: 'Réessayer',
  analyse: 'Ouvrir sur la table d’analyse',
  table: {
    caption: 'Tes chances de gagner après chaque choix. ± montre la précision du nombre.',
    choice: 'Choix',
    chance: 'Chances de gagner',
    behind: 'Derrière le meilleur',
    best: 'le meilleur',
    yours: 'ton choix',
  },
  dailyPuzzle: 'Énigme du jour',
  dailyGame: 'Partie du jour',
  streak: (days) => `${days} jours de suite`,
  levels: {
    prospector: 'prospecteur',
    miner: 'mineur',
    foreman: 'contremaître',
    sheriff: 'shérif',
    tycoon: 'magnat',
  },
  daily: {
    fresh: 'Nouveau aujourd’hui, et le même pour tout le monde.',
    tried: 'Pas encore résolue. Réessaie quand tu veux.',
    solved: (tries) => `Résolue ${inTries(tries)}.`,
    solve: 'La résoudre',
    lookAgain: 'La revoir',
    company: (bots) => `Toi contre ${list(bots)}. Aujourd’hui, tout le monde a les mêmes dés.`,
    firstCounts: 'Ta première partie finie compte. Après, tu joues pour t’entraîner.',
    practice: 'Ce résultat compte. Rejoue pour t’entraîner.',
    play: 'Jouer la partie',
    goOn: 'Continuer',
    again: 'S’entraîner',
  },
  share: {
    title: 'Ta journée',
    line: 'Montre-la à tes amis. Elle ne dévoile rien.',
    button: 'Partager',
    copy: 'Copier',
    copied: 'Copié.',
    picture: 'Enregistrer comme image',
    noPicture: 'Ce navigateur ne peut pas créer l’image.',
    heading: (day) => `Claim It! – défi du jour, ${day}`,
    solved: (tries) => `Énigme : résolue ${inTries(tries)}`,
    unsolved: (tries) => `Énigme : pas résolue, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }) =>
      `Partie : ${place === 1 ? '1re' : `${place}e`} place sur ${players}, mine de ${mine}, ${count(busts, BUSTS)}`,
  },
};
