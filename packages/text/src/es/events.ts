import type { EventText } from '../catalog.ts';
import { CLAIMED_SPACES, grammar, MARKERS, SPACES, words } from './words.ts';

const { count, list } = grammar;

export const events: EventText = {
  diceRequested: ({ seat }, names) => `${names.player(seat)} toma los dados.`,
  rolled: ({ seat, roll }, names) => `${names.player(seat)} saca ${words.roll(roll)}.`,
  placed: ({ seat, space, stake, before }, names) => {
    const beneath = before === null ? '' : ` sobre ${words.stake(before)}`;
    return `${names.player(seat)} pone ${words.stake(stake)}${beneath} en la casilla ${words.space(space)}.`;
  },
  squatterReturned: ({ squatter }) => `La estaca ${squatter} vuelve a estar libre.`,
  undone: ({ seat, space, roll, stake }, names) =>
    `${names.player(seat)} quita ${words.stake(stake)} de la casilla ${words.space(space)} y pone otra vez con ${words.roll(roll)}.`,
  busted: ({ seat, lost }, names) => {
    const player = names.player(seat);
    if (lost.length === 0)
      return `¡Derrumbe! ${player} no puede poner nada, pero tampoco pierde nada.`;
    return `¡Derrumbe! ${player} pierde ${count(lost.length, SPACES)} de este turno.`;
  },
  took: ({ seat, settled, claimed, evicted }, names) => {
    const spaces = settled.length + claimed.length;
    const taken = `${names.player(seat)} se queda con ${count(spaces, SPACES)}`;
    const back = evicted.map(
      (eviction) =>
        `${names.player(eviction.seat)} recupera ${count(eviction.spaces.length, MARKERS)}`,
    );
    const forGood = (): string => {
      if (claimed.length === 0) return '';
      if (settled.length > 0) return `, ${claimed.length} de ellas para siempre`;
      return spaces === 1 ? ' para siempre' : ', todas para siempre';
    };
    return `${taken}${forGood()}.${back.length > 0 ? ` ${list(back)}.` : ''}`;
  },
  passed: ({ seat, lost }, names) => {
    const skipped = `Se salta el turno de ${names.player(seat)}`;
    if (lost.length === 0) return `${skipped}.`;
    return `${skipped}: ${count(lost.length, { one: 'casilla perdida', other: 'casillas perdidas' })}.`;
  },
  departed: ({ seat, lost }, names) => {
    const gone = `${names.player(seat)} deja la partida`;
    return lost.length === 0
      ? `${gone}.`
      : `${gone} y pierde ${count(lost.length, SPACES)} de este turno.`;
  },
  lastRoundCalled: ({ seat, claims }, names) => {
    const player = names.player(seat);
    return `¡Última ronda! ${player} tiene ${count(claims, CLAIMED_SPACES)}. Todos juegan un turno más, y ${player} va al final.`;
  },
  turnStarted: ({ seat }, names) => `Le toca a ${names.player(seat)}.`,
  gameEnded: ({ winners }, names) => {
    const players = list(winners.map(names.player));
    return `La partida ha terminado. ${winners.length === 1 ? `¡Gana ${players}!` : `¡${players} comparten la victoria!`}`;
  },
};
