import type { Space } from '@claim-it/rules';
import type { WhyFacts } from '../../facts.ts';
import type { HappenedText } from '../../web.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
const at = (places: readonly Space[]): string =>
  places.length > 2 ? places.map(words.space).join('; ') : list(places.map(words.space));

const mineWhy = ({ ahead, behind, more, fewer }: WhyFacts): string => {
  const winner = ahead === null ? 'Jouw groep' : `De groep van ${ahead}`;
  const loser = behind === null ? 'die van jou' : `die van ${behind}`;
  return `${winner} met ${spaces(more)} verslaat ${loser} met ${fewer}.`;
};

export const happened: HappenedText = {
  youRoll: 'Jij dobbelt',
  rollsAgain: (name) => `${name} dobbelt nog eens`,
  riskOf: (busts) => `${numbers.risk(busts)} risico`,
  aboutToRoll: (name) => `${name} gaat dobbelen`,
  pressOn: 'Tik of druk op een toets om te kijken',
  nextRoll: 'Volgende worp',
  levels: {
    greenhorn: 'Groentje',
    prospector: 'Goudzoeker',
    miner: 'Mijnwerker',
    foreman: 'Voorman',
    sheriff: 'Sheriff',
    tycoon: 'Goudbaron',
    legend: 'Legende',
  },
  lostTo: ({ name, spaces: lost }) => `Je verliest ${spaces(lost.length)} aan ${name}`,
  lostToSeveral: (number) => `Je verliest ${spaces(number)}`,
  lostAt: (lost) => `${at(lost)}.`,
  lostEach: ({ name, spaces: lost }) => `${name}: ${at(lost)}.`,
  mineFell: ({ from, to }) => `Je groep krimpt van ${from} naar ${spaces(to)}.`,
  lostSpoken: ({ name, spaces: lost }) =>
    `Je verliest ${spaces(lost.length)} aan ${name}: ${at(lost)}.`,
  takenFromYou: (name) => `sinds je beurt genomen door ${name}, was van jou`,
  isNew: 'nieuw sinds je beurt',
  gained: (number) => `${spaces(number)} erbij sinds je beurt.`,
  lost: (number) => `${spaces(number)} kwijt sinds je beurt.`,
  ofThemYours: (number) => `waarvan ${number} van jou`,
  showOn: (line) => `${line}: toon het op het bord`,
  showAgain: 'Nog eens tonen',
  changesShown: (number) =>
    number === 0
      ? 'Er is niets veranderd sinds je beurt.'
      : `Veranderd sinds je beurt: ${spaces(number)}.`,
  tookTold: (number) => `Je neemt ${spaces(number)}.`,
  undo: 'Terugnemen',
  undone: 'De velden zijn niet genomen. Jij bent weer aan de beurt.',
  aim: 'Eigen velden die elkaar raken, vormen een groep. De grootste groep wint.',
  tips: {
    claim: 'Een claimsteen! Neem je het veld, dan is het definitief van jou.',
    jump: 'Je steen ligt op een veld van een ander. Neem het, dan is het van jou.',
    risk: 'Het risico is meer dan 20%. Gaat het mis, dan ben je alles van deze beurt kwijt.',
    grows: 'Je groep groeit. Aan het eind telt alleen de grootste.',
    close: 'Begrepen',
  },
  end: {
    youWin: (name) => `Jij wint, ${name}!`,
    wellDug: (name) => `Goed gegraven, ${name}`,
    mineOf: (number) => `Een groep van ${spaces(number)}`,
    rounds: (number) => count(number, { one: 'ronde', other: 'ronden' }),
    place: ({ place, players, winners }) =>
      `Plaats ${place} van ${players}. Deze keer ${winners.length === 1 ? 'wint' : 'winnen'} ${list(winners)}.`,
    why: (facts) => {
      const { by, ahead, behind, more, fewer } = facts;
      if (by === 'mine') return mineWhy(facts);
      const hasYou = ahead === null || behind === null;
      const other = ahead ?? behind ?? '';
      const both = hasYou ? `Jij en ${other} hebben` : `${list([ahead, behind])} hebben`;
      return by === 'claims'
        ? `${both} even grote groepen. Geclaimde velden beslissen: ${more} tegen ${fewer}.`
        : `${both} even grote groepen en evenveel geclaimd. Velden beslissen: ${more} tegen ${fewer}.`;
    },
    dice: (name, points) => {
      if (Math.abs(points) < 0.5) return 'De dobbelstenen kozen geen kant.';
      const much = numbers.decimal(Math.abs(points));
      if (points > 0) return `De dobbelstenen gaven ${name ?? 'jou'} ${much} punten.`;
      return `De dobbelstenen kostten ${name ?? 'jou'} ${much} punten.`;
    },
    luck: 'Dobbelgeluk',
    points: (points) => numbers.signed(points),
    stronger: (level) => `Twee keer achter elkaar gewonnen. Hierna tegen ${level}?`,
    playStronger: (level) => `Tegen ${level} spelen`,
  },
};
