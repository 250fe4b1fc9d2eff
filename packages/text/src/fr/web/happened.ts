import type { Space } from '@claim-it/rules';
import type { WhyFacts } from '../../facts.ts';
import type { HappenedText } from '../../web.ts';
import { grammar, numbers, of, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
const at = (places: readonly Space[]): string => list(places.map(words.space));

const PLACES = ['Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième'];

const mineOf = (name: string | null): string => (name === null ? 'Ta mine' : `La mine ${of(name)}`);

const mineWhy = ({ ahead, behind, more, fewer }: WhyFacts): string =>
  `${mineOf(ahead)} a ${spaces(more)}, ${behind === null ? 'la tienne' : `celle ${of(behind)}`} ${fewer}.`;

export const happened: HappenedText = {
  youRoll: 'Tu lances les dés',
  rollsAgain: (name) => `${name} relance`,
  riskOf: (busts) => `${numbers.risk(busts)} de risque`,
  aboutToRoll: (name) => `${name} va lancer les dés`,
  pressOn: 'Touche l’écran ou une touche pour voir',
  nextRoll: 'Lancer suivant',
  levels: {
    greenhorn: 'Pied-tendre',
    prospector: 'Prospecteur',
    miner: 'Mineur',
    foreman: 'Contremaître',
    sheriff: 'Shérif',
    tycoon: 'Magnat',
    legend: 'Légende',
  },
  lostTo: ({ name, spaces: lost }) => `${name} t’a pris ${spaces(lost.length)}`,
  lostToSeveral: (number) => `Tu as perdu ${spaces(number)}`,
  lostAt: (lost) => `${at(lost)}.`,
  lostEach: ({ name, spaces: lost }) => `${name} : ${at(lost)}.`,
  mineFell: ({ from, to }) => `Ta mine passe de ${from} à ${spaces(to)}.`,
  lostSpoken: ({ name, spaces: lost }) => `${name} t’a pris ${spaces(lost.length)} : ${at(lost)}.`,
  takenFromYou: (name) => `prise par ${name} depuis ton tour, elle était à toi`,
  isNew: 'nouveau depuis ton tour',
  gained: (number) => `${spaces(number)} de plus depuis ton tour.`,
  lost: (number) => `${spaces(number)} de moins depuis ton tour.`,
  ofThemYours: (number) => `dont ${number} à toi`,
  showOn: (line) => `${line} : montrer sur le plateau`,
  showAgain: 'Montrer encore',
  changesShown: (number) =>
    number === 0
      ? 'Rien n’a changé depuis ton tour.'
      : `Depuis ton tour, ${count(number, { one: 'case a changé', other: 'cases ont changé' })}.`,
  tookTold: (number) => `Tu as pris ${spaces(number)}.`,
  undo: 'Annuler',
  undone: 'La prise est annulée.',
  aim: 'Des cases à toi qui se touchent forment une mine. La plus grande mine gagne.',
  tips: {
    claim: 'Une borne ! Si tu prends maintenant, cette case est à toi pour toujours.',
    jump: 'Te voilà sur la case d’un autre joueur. Prends-la, et elle est à toi.',
    risk: 'Le risque dépasse 20 %. Si tu rates, tu perds toutes les cases de ce tour.',
    grows: 'Ta mine grandit. À la fin, seule la plus grande mine compte.',
    close: 'Compris',
  },
  end: {
    youWin: (name) => `Tu gagnes, ${name} !`,
    wellDug: (name) => `Bien creusé, ${name}`,
    mineOf: (number) => `Une mine de ${spaces(number)}`,
    rounds: (number) => count(number, { one: 'manche', other: 'manches' }),
    place: ({ place, players, winners }) =>
      `${PLACES[place - 1]} place sur ${players}. ${list(winners)} ${winners.length === 1 ? 'gagne' : 'gagnent'} cette fois.`,
    why: (facts) => {
      const { by, ahead, behind, more, fewer } = facts;
      if (by === 'mine') return mineWhy(facts);
      const pair = list([ahead ?? 'toi', behind ?? 'toi']);
      return by === 'claims'
        ? `Mines égales pour ${pair}. Les concessions décident : ${more} contre ${fewer}.`
        : `Mines et concessions égales pour ${pair}. Les cases décident : ${more} contre ${fewer}.`;
    },
    dice: (name, points) => {
      if (Math.abs(points) < 0.5) return 'Les dés n’ont aidé personne.';
      const much = `${numbers.decimal(Math.abs(points))} ${Math.abs(points) < 2 ? 'point' : 'points'}`;
      const who = name === null ? 'Les dés t’ont' : `À ${name}, les dés ont`;
      return points > 0 ? `${who} donné ${much}.` : `${who} coûté ${much}.`;
    },
    luck: 'Chance aux dés',
    points: (points) => numbers.signed(points),
    stronger: (level) => `Deux victoires de suite. Et maintenant, contre le niveau ${level} ?`,
    playStronger: (level) => `Niveau ${level}`,
  },
};
