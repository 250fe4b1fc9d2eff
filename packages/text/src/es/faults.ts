import { CLAIM_SUPPLY, COLORS, letterOf } from '@claim-it/rules';
import type { NotationText } from '../catalog.ts';
import { excerpt } from '../excerpt.ts';
import { grammar, SPACES, words } from './words.ts';

const quoted = (found: string): string => `“${excerpt(found)}”`;

/** Words of the notation such as `take` are not translated. */
export const notation: NotationText = {
  textEnds: () => 'El texto termina demasiado pronto.',
  fieldCount: ({ fields }) => `Una posición tiene 6 campos, no ${fields}.`,
  rowCount: ({ rows }) => `Un tablero tiene 6 filas, no ${rows}.`,
  spaceCount: ({ row, spaces }) => `La fila ${row} tiene ${grammar.count(spaces, SPACES)} y no 6.`,
  unknownMarker: ({ found }) => `${quoted(found)} no es una ficha.`,
  unknownSeat: ({ found }) =>
    `${quoted(found)} no es un asiento: las letras son ${grammar.list(COLORS.map(letterOf))}.`,
  seatNotInGame: ({ color }) => `${words.colors[color]} no juega en esta partida.`,
  seatHasLeft: ({ color }) => `${words.colors[color]} dejó la partida y no puede tener el turno.`,
  notARoll: ({ found }) =>
    `${quoted(found)} no es una tirada: escribe tres números del 1 al 6, primero el más bajo.`,
  notTurnsLeft: ({ found, seats }) =>
    `${quoted(found)} no dice cuántos turnos quedan: escribe - o un número del 0 al ${seats}.`,
  unknownRules: ({ found }) => `${quoted(found)} no son unas reglas: escribe std o reuse.`,
  unknownToken: ({ found }) =>
    `${quoted(found)} no es una jugada: escribe una tirada (145), una pieza (s4@15 o c@14) o take.`,
  stakeOnClaimed: ({ space }) =>
    `La casilla ${words.space(space)} ya tiene título: nada puede estar encima en este turno.`,
  squatterOnOwn: ({ space }) =>
    `La casilla ${words.space(space)} ya es del jugador que tiene el turno: encima solo puede ir un título.`,
  claimOnNothing: ({ space }) =>
    `El título de la casilla ${words.space(space)} necesita debajo una estaca o una ficha propia.`,
  squatterNotReturned: ({ space }) =>
    `En la variante no queda ninguna estaca bajo el título de la casilla ${words.space(space)}.`,
  squatterTwice: ({ squatter }) => `La estaca ${squatter} está dos veces en el tablero.`,
  tooManyClaims: ({ claims }) => `Solo hay ${CLAIM_SUPPLY} títulos, no ${claims}.`,
  turnAfterEnd: () => 'La partida ha terminado (quedan 0 turnos), pero todavía hay un turno.',
  oneSeatLeft: () =>
    'Se fueron demasiados jugadores. Uno tiene que quedarse, y si solo queda uno, la partida termina.',
  tagUnreadable: ({ found }) => `${quoted(found)} no es una etiqueta: escribe [Nombre "valor"].`,
  tagMissing: ({ tag }) => `Falta la etiqueta ${excerpt(tag)}.`,
  tagTwice: ({ tag }) => `La etiqueta ${excerpt(tag)} está dos veces.`,
  tagAfterMoves: () => 'Una etiqueta va antes del primer turno.',
  commentNotClosed: () => 'Este comentario empieza con {, pero no termina con }.',
  turnNumber: ({ expected, found }) =>
    `Aquí tendría que estar el turno ${expected}., no ${quoted(found)}.`,
  otherSeatOnTurn: ({ onTurn, found }) =>
    `Aquí le toca a ${words.colors[onTurn]}, no a ${quoted(found)}.`,
  turnNotClosed: () => 'Aquí un turno no tiene final: ciérralo con take, bust o gone.',
  turnClosed: ({ found }) => `El turno ya terminó: ${quoted(found)} sobra.`,
  recordCut: () => 'El registro se corta antes del final de la partida.',
  resultDiffers: ({ says, is }) => `El resultado es ${quoted(is)}, no ${quoted(says)}.`,
  otherMarker: ({ space, stake }) =>
    `Según las reglas, en la casilla ${words.space(space)} va ${words.stake(stake)}, no otra pieza.`,
  rollIsNoBust: () => 'Aquí no hay derrumbe: con esta tirada se puede poner una pieza.',
};
