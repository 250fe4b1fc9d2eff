import type { Space } from '@claim-it/rules';
import type { WhyFacts } from '../../facts.ts';
import type { HappenedText } from '../../web.ts';
import { grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
const at = (places: readonly Space[]): string =>
  places.length > 2 ? places.map(words.space).join('; ') : list(places.map(words.space));

const ORDINALS = ['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto'];

const mineWhy = ({ ahead, behind, more, fewer }: WhyFacts): string => {
  const winner = ahead === null ? 'Tu mina' : `La mina de ${ahead}`;
  const loser = behind === null ? 'la tuya' : `la de ${behind}`;
  return `${winner}, de ${spaces(more)}, vence a ${loser}, de ${fewer}.`;
};

export const happened: HappenedText = {
  youRoll: 'Tiras tú',
  rollsAgain: (name) => `${name} tira otra vez`,
  riskOf: (busts) => `${numbers.risk(busts)} de riesgo`,
  aboutToRoll: (name) => `${name} va a tirar`,
  pressOn: 'Toca o pulsa una tecla para verlo',
  nextRoll: 'Siguiente tirada',
  levels: {
    greenhorn: 'Novato',
    prospector: 'Buscador',
    miner: 'Minero',
    foreman: 'Capataz',
    sheriff: 'Sheriff',
    tycoon: 'Magnate',
    legend: 'Leyenda',
  },
  lostTo: ({ name, spaces: lost }) => `${name} te quita ${spaces(lost.length)}`,
  lostToSeveral: (number) => `Pierdes ${spaces(number)}`,
  lostAt: (lost) => `${at(lost)}.`,
  lostEach: ({ name, spaces: lost }) => `${name}: ${at(lost)}.`,
  mineFell: ({ from, to }) => `Tu mina baja de ${from} a ${spaces(to)}.`,
  lostSpoken: ({ name, spaces: lost }) => `${name} te quita ${spaces(lost.length)}: ${at(lost)}.`,
  takenFromYou: (name) => `era tuya, ${name} te la quitó después de tu turno`,
  isNew: 'nueva desde tu turno',
  gained: (number) => `${spaces(number)} más desde tu turno.`,
  lost: (number) => `${spaces(number)} menos desde tu turno.`,
  ofThemYours: (number) => (number === 1 ? '1 era tuya' : `${number} eran tuyas`),
  showOn: (line) => `${line}: mostrar en el tablero`,
  showAgain: 'Ver otra vez',
  changesShown: (number) => {
    if (number === 0) return 'Nada cambió desde tu turno.';
    return `Desde tu turno ${number === 1 ? 'cambió' : 'cambiaron'} ${spaces(number)}.`;
  },
  tookTold: (number) => `Te quedas con ${spaces(number)}.`,
  undo: 'Deshacer',
  undone: 'Ya no te plantas. Te toca otra vez.',
  aim: 'Tus casillas que se tocan forman una mina. Gana la más grande.',
  tips: {
    claim: '¡Un título! Plántate, y esta casilla será tuya para siempre.',
    jump: 'Estás en la casilla de otro jugador. Plántate, y será tuya.',
    risk: 'El riesgo pasa del 20\u00a0%. Con un derrumbe pierdes todo lo de este turno.',
    grows: 'Tu mina crece. Al final solo cuenta la más grande.',
    close: 'Entendido',
  },
  end: {
    youWin: (name) => `¡Ganas, ${name}!`,
    wellDug: (name) => `Buena partida, ${name}`,
    mineOf: (number) => `Una mina de ${spaces(number)}`,
    rounds: (number) => count(number, { one: 'ronda', other: 'rondas' }),
    place: ({ place, players, winners }) =>
      `${ORDINALS[place - 1]} puesto de ${players}. Esta vez ${winners.length === 1 ? 'gana' : 'ganan'} ${list(winners)}.`,
    why: (facts) => {
      const { by, ahead, behind, more, fewer } = facts;
      if (by === 'mine') return mineWhy(facts);
      const hasYou = ahead === null || behind === null;
      const other = ahead ?? behind ?? '';
      const both = hasYou
        ? `Tu mina y la de ${other} son iguales`
        : `Las minas de ${list([ahead, behind])} son iguales`;
      return by === 'claims'
        ? `${both}. Deciden los títulos: ${more} contra ${fewer}.`
        : `${both}, y los títulos también. Deciden las casillas: ${more} contra ${fewer}.`;
    },
    dice: (name, points) => {
      if (Math.abs(points) < 0.5) return 'Los dados trataron igual a todos.';
      const much = numbers.decimal(Math.abs(points));
      const verb = points > 0 ? 'dieron' : 'quitaron';
      return name === null
        ? `Los dados te ${verb} ${much} puntos.`
        : `Los dados le ${verb} ${much} puntos a ${name}.`;
    },
    luck: 'Suerte con los dados',
    points: (points) => numbers.signed(points),
    stronger: (level) => `Dos victorias seguidas. ¿Ahora contra ${level}?`,
    playStronger: (level) => `Jugar contra ${level}`,
  },
};
