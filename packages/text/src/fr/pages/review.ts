import type { ReviewText } from '../../page.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

export const review: ReviewText = {
  numbers: reportNumbers(numbers),
  head: {
    wins: (name, mine) => `${name} gagne avec une mine de ${mine}`,
    winsAlone: (name) => `${name} gagne`,
    shareWin: (names) => `${names} gagnent ensemble`,
    unfinished: 'La partie jusqu’ici',
    others: (standings) => `${standings.join(', ')}.`,
    counts: (turns, rolls) =>
      `${count(turns, { one: 'tour', other: 'tours' })}, ${count(rolls, { one: 'lancer', other: 'lancers' })}.`,
    share: 'Partager l’analyse',
    shareMoment: 'Partager ce moment',
    picture: 'Enregistrer comme image',
    again: 'Rejouer',
    table: 'À la table',
    noPicture: 'Ce navigateur ne peut pas créer l’image.',
  },
  progress: {
    running: (done, all) => `Analyse de la partie : ${done} sur ${all}`,
    label: 'Avancée de l’analyse',
    cancel: 'Arrêter',
    cancelled: 'L’analyse est arrêtée. Tu peux quand même revoir la partie.',
    goOn: 'Continuer',
    failed: 'L’analyse n’a pas marché. Tu peux quand même revoir la partie.',
    ready: 'L’analyse est prête.',
    replayOnly:
      'Cette partie n’est pas finie. Tu peux revoir chaque lancer. Les chances et les médailles viennent à la fin, pour que personne ne reçoive de conseils.',
    empty: 'Rien n’a encore été lancé.',
  },
  charts: {
    chances: 'Chances de gagner',
    bustNote: 'x veut dire raté',
    turn: 'tour',
    line: (name, start, highest, end) =>
      `${name} commence à ${start}, monte jusqu’à ${highest} et finit à ${end}.`,
    scrubber: 'Choisir un lancer',
    growth: 'Comment les mines ont grandi',
    growthNote: 'plus grande mine après chaque tour',
    grown: (name, mine) => `${name} finit avec une mine de ${mine}.`,
  },
  miners: {
    heading: 'Les joueurs',
    accuracy: 'Précision',
    luck: 'Chance aux dés',
    lost: 'Points perdus',
    busts: 'Ratés',
    bustsHad: (had, expected) => `${had}, attendus ${expected}`,
    account: 'Ce qui a décidé du résultat',
    start: 'Départ',
    decisions: 'Tous les choix',
    absences: 'Joueurs hors ligne',
    adjusted: 'Sans la chance',
    errorRate: 'Taux d’erreur',
    grades: 'Médailles',
  },
  verdict: {
    dice: 'La chance a décidé de cette partie.',
    decisions: 'Le talent a décidé de cette partie.',
    both: 'La chance et le talent ont décidé de cette partie.',
    absent: 'L’absence d’un joueur a décidé de cette partie.',
    brought: (names, luck, decisions) =>
      `Pour ${names}, les dés ont rapporté ${luck} points. Tous les choix ensemble ont rapporté ${decisions}.`,
    absences: (points) => `Parce qu’un joueur était hors ligne : ${points}.`,
    same: (name, points) =>
      `Sans la chance, ${name} est aussi en tête, avec ${points} points sur 100.`,
    other: (name, points) => `Sans la chance, ${name} est en tête, avec ${points} points sur 100.`,
  },
  grades: { gold: 'Or', silver: 'Argent', copper: 'Cuivre', fool: 'Or des fous' },
  moment: {
    rolled: (turn, name, roll) => `Tour ${turn} : ${name} lance ${dashed(roll)}`,
    begins: 'La partie commence',
    costliest: 'L’erreur la plus chère de la partie.',
    best: 'Meilleur choix',
    played: 'Joué',
    playedBest: 'Joué, et le meilleur',
    givenAway: 'Chances de gagner perdues',
    busted: (busts) => `Raté. Le risque était de ${busts} lancers sur 216.`,
    onlyBust: 'Raté.',
    skipped: 'Ensuite, le tour a été sauté.',
    byBot: 'Un bot a joué à la place du joueur.',
    luck: (points) => `Ce que les dés ont rapporté : ${points}`,
    candidate: (choice, chance) => `${choice} : ${chance}`,
  },
  steps: {
    label: 'Parcourir la partie',
    first: 'Premier lancer',
    previous: 'Lancer précédent',
    play: 'Revoir',
    pause: 'Mettre en pause',
    next: 'Lancer suivant',
    last: 'Dernier lancer',
    slip: 'Erreur suivante',
    speed: 'Vitesse',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide' },
  },
  rolls: {
    heading: 'Tous les lancers',
    hint: 'erreur suivante : touche N',
    turn: 'Tour',
    roll: 'Lancer',
    grade: 'Médaille',
    lost: 'Perdu',
    same: 'pareil',
    bust: 'raté',
    skipped: 'sauté',
    byBot: 'par un bot',
    choice: (stake, space, then) => {
      const marker = stake.kind === 'claim' ? 'borne' : `${stake.number} en`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', prendre' : ''}`;
    },
  },
  help: {
    heading: 'D’où viennent ces nombres',
    paragraphs: [
      'Un programme entraîné estime les chances de chaque joueur, avant et après chaque lancer et chaque choix. Toutes les chances ensemble font toujours 100 points. Le programme est fort, mais pas parfait.',
      'Chance : ce qu’un lancer change à tes chances si tu en tires le meilleur. Les dés des autres comptent aussi : leur malchance est ta chance. La chance est une estimation.',
      'Choix : ce que tous les choix changent à tes chances, les tiens et ceux des autres. Tes propres choix ne peuvent que te coûter. Le meilleur choix ne coûte rien.',
      'Départ, chance et choix font ensemble le résultat : 100 pour une victoire, 0 pour une défaite. Si un joueur est parti ou a sauté un tour, c’est sur une ligne à part.',
      'Sans la chance : le résultat moins ta chance. Il peut passer sous 0 ou au-dessus de 100.',
      'Médailles : l’or perd au plus 1 point, l’argent 3, le cuivre 8, l’or des fous davantage.',
      'Précision : chaque vrai choix vaut jusqu’à 100. Si tu perds 8 points, il vaut 50 ; pour 16 points, 25. La précision est la moyenne. Les choix presque égaux ne comptent pas, ni ceux qui ne changent plus rien à la partie.',
      'Taux d’erreur : ce que tu perds à chaque vrai choix, en millièmes de victoire. Les joueurs forts restent sous 5.',
      'Ratés attendus : la somme des risques de tous tes lancers.',
      'Tout est calculé sur cet appareil. Rien n’est envoyé.',
    ],
  },
  show: {
    fullScreen: 'Plein écran',
    bust: (percent, busts) => `Risque ${percent}, ${busts} lancers sur 216`,
    noBust: 'Le prochain lancer ne peut pas rater',
    alone: 'Personne ne joue encore ici.',
    noChances: 'Tu joues à cette table, donc les chances sont cachées.',
  },
};
