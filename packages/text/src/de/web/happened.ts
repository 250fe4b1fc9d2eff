import type { Space } from '@claim-it/rules';
import type { WhyFacts } from '../../facts.ts';
import type { HappenedText } from '../../web.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
const at = (places: readonly Space[]): string =>
  places.length > 2 ? places.map(words.space).join('; ') : list(places.map(words.space));

const mineWhy = ({ ahead, behind, more, fewer }: WhyFacts): string => {
  const winner = ahead === null ? 'Deine Goldmine' : `Die Goldmine von ${ahead}`;
  const loser = behind === null ? 'deine' : `die von ${behind}`;
  return `${winner} mit ${count(more, { one: 'Feld', other: 'Feldern' })} schlägt ${loser} mit ${fewer}.`;
};

export const happened: HappenedText = {
  youRoll: 'Du würfelst',
  rollsAgain: (name) => `${name} würfelt noch einmal`,
  riskOf: (busts) => `${numbers.risk(busts)} Risiko`,
  aboutToRoll: (name) => `${name} würfelt gleich`,
  pressOn: 'Zum Ansehen tippen oder Taste drücken',
  nextRoll: 'Nächster Wurf',
  levels: {
    greenhorn: 'Grünschnabel',
    prospector: 'Goldsucher',
    miner: 'Bergmann',
    foreman: 'Vorarbeiter',
    sheriff: 'Sheriff',
    tycoon: 'Goldbaron',
    legend: 'Legende',
  },
  lostTo: ({ name, spaces: lost }) => `Du verlierst ${spaces(lost.length)} an ${name}`,
  lostToSeveral: (number) => `Du verlierst ${spaces(number)}`,
  lostAt: (lost) => `${at(lost)}.`,
  lostEach: ({ name, spaces: lost }) => `${name}: ${at(lost)}.`,
  mineFell: ({ from, to }) => `Deine Goldmine schrumpft von ${from} auf ${spaces(to)}.`,
  lostSpoken: ({ name, spaces: lost }) =>
    `Du verlierst ${spaces(lost.length)} an ${name}: ${at(lost)}.`,
  takenFromYou: (name) => `seit deinem Zug an ${name} verloren, war deins`,
  isNew: 'neu seit deinem Zug',
  gained: (number) => `${spaces(number)} mehr seit deinem Zug.`,
  lost: (number) => `${spaces(number)} weniger seit deinem Zug.`,
  ofThemYours: (number) => `${number} davon von dir`,
  showOn: (line) => `${line}: auf dem Spielplan zeigen`,
  showAgain: 'Noch einmal zeigen',
  changesShown: (number) =>
    number === 0
      ? 'Seit deinem Zug hat sich nichts geändert.'
      : `Seit deinem Zug geändert: ${spaces(number)}.`,
  tookTold: (number) => `Du besetzt ${spaces(number)}.`,
  undo: 'Zurücknehmen',
  undone: 'Die Felder sind nicht besetzt. Du bist wieder am Zug.',
  aim: 'Eigene Felder, die sich berühren, sind eine Goldmine. Die größte gewinnt.',
  tips: {
    claim: 'Ein Besitzstein! Besetzt du das Feld, gehört es dir für immer.',
    jump: 'Dein Stein liegt auf einem fremden Feld. Besetze es, dann ist es deins.',
    risk: 'Das Risiko ist über 20\u00a0%. Bei Pech ist alles aus diesem Zug weg.',
    grows: 'Deine Goldmine wächst. Am Ende zählt nur die größte.',
    close: 'Verstanden',
  },
  end: {
    youWin: (name) => `Du gewinnst, ${name}!`,
    wellDug: (name) => `Gut gegraben, ${name}`,
    mineOf: (number) => `Eine Goldmine mit ${count(number, { one: 'Feld', other: 'Feldern' })}`,
    rounds: (number) => count(number, { one: 'Runde', other: 'Runden' }),
    place: ({ place, players, winners }) =>
      `Platz ${place} von ${players}. Diesmal ${winners.length === 1 ? 'gewinnt' : 'gewinnen'} ${list(winners)}.`,
    why: (facts) => {
      const { by, ahead, behind, more, fewer } = facts;
      if (by === 'mine') return mineWhy(facts);
      const hasYou = ahead === null || behind === null;
      const other = ahead ?? behind ?? '';
      const both = hasYou ? `Du und ${other} habt` : `${list([ahead, behind])} haben`;
      return by === 'claims'
        ? `${both} gleich große Goldminen. Goldclaims entscheiden: ${more} gegen ${fewer}.`
        : `${both} gleich viele Goldclaims und gleich große Goldminen. Felder entscheiden: ${more} gegen ${fewer}.`;
    },
    dice: (name, points) => {
      if (Math.abs(points) < 0.5) return 'Die Würfel haben niemandem geholfen.';
      const much = numbers.decimal(Math.abs(points));
      if (points > 0) return `Die Würfel brachten ${name ?? 'dir'} ${much} Punkte.`;
      return `Die Würfel kosteten ${name ?? 'dich'} ${much} Punkte.`;
    },
    luck: 'Würfelglück',
    points: (points) => numbers.signed(points),
    stronger: (level) => `Zweimal in Folge gewonnen. Als Nächstes gegen ${level}?`,
    playStronger: (level) => `Gegen ${level} spielen`,
  },
};
