import type { AnalysisText } from '../../page.ts';
import { CLAIMED_SPACES, grammar, SPACES } from '../words.ts';

const { count } = grammar;
const options = (number: number): string => count(number, { one: 'opción', other: 'opciones' });

export const analysis: AnalysisText = {
  lead: 'Prepara cualquier posición. Mira cada opción y cuánto vale.',
  palette: {
    title: 'Piezas',
    line: 'Elige una pieza y después una casilla. O arrástrala hasta allí.',
    hand: 'Mano: elige una casilla iluminada',
    settled: (color) => `${color}, ocupada`,
    claimed: (color) => `${color}, con título`,
    squatter: (number) => `Estaca ${number} de este turno`,
    claim: 'Título de este turno',
    eraser: 'Goma de borrar',
  },
  tools: {
    title: 'Herramientas',
    back: 'Atrás',
    forward: 'Adelante',
    empty: 'Vaciar el tablero',
    start: 'Posición nueva',
    paste: 'Pegar',
    copyLink: 'Copiar un enlace',
  },
  keys: {
    line: 'Estas teclas funcionan cuando estás en una casilla del tablero.',
    lay: 'Poner la pieza elegida, o mostrar la opción',
    settled: 'Ficha de ese color, casilla ocupada',
    claimed: 'La misma, con título',
    squatter: 'Estaca de este turno',
    erase: 'Quitar la pieza de arriba',
    back: 'Atrás y adelante, en toda la página',
    dice: 'En los dados: añadir un dado, quitar uno',
    enter: 'Intro',
    shift: 'Mayús',
    control: 'Ctrl',
    delete: 'Supr',
  },
  dice: {
    title: 'Tirada',
    add: (pip) => `Añadir un ${pip}`,
    choose: (missing) =>
      `Elige ${count(missing, { one: 'dado más', other: 'dados más' })}, o tira.`,
    none: 'Sin tirada',
    cast: 'Tirar los dados',
  },
  seats: {
    color: (seat) => `Color del asiento ${seat}`,
    onTurn: 'le toca',
    hasLeft: 'se fue',
    earlier: (color) => `Adelantar un asiento a ${color}`,
    remove: (color) => `Quitar a ${color}`,
    add: 'Añadir un jugador',
    notCalled: 'Todavía sin anunciar',
    turnsLeft: (turns) =>
      `${turns === 1 ? 'Queda' : 'Quedan'} ${count(turns, { one: 'turno', other: 'turnos' })}`,
  },
  paste: {
    title: 'Pegar una posición o un registro',
    line: 'Una posición es una línea, un registro es una partida entera. Con “Atrás” repasas sus pasos.',
    label: 'Posición, enlace o registro',
    read: 'Abrir',
    nothing: 'Todavía no hay nada que abrir.',
    tooLong: 'Esto es demasiado largo para una partida.',
    fields: [
      'Campo 1, el tablero',
      'Campo 2, los jugadores',
      'Campo 3, a quién le toca',
      'Campo 4, la tirada',
      'Campo 5, los turnos que quedan',
      'Campo 6, las reglas',
    ],
    whole: 'La línea entera',
  },
  notices: {
    dropped: (markers) =>
      `${markers === 1 ? 'Se quitó' : 'Se quitaron'} ${count(markers, { one: 'pieza', other: 'piezas' })} de este turno.`,
    addressFaulty: (why) => `No se puede leer la posición de la dirección. ${why}`,
    recordRead: (moves) =>
      `La partida está cargada y muestra su final. Con “Atrás” repasas ${count(moves, { one: 'paso', other: 'pasos' })}.`,
    replaced: 'La posición anterior se cambió por otra. “Atrás” la recupera.',
    positionRead: 'La posición está cargada.',
  },
  doubts: {
    title: 'Esta posición no puede darse en una partida.',
    lastRoundNotCalled: (player, claims, needed) =>
      `${player} tiene ${count(claims, CLAIMED_SPACES)}. La última ronda empieza con ${needed}, pero no se anunció.`,
    lastRoundTooEarly: (player, claims, needed) =>
      `${player} tuvo que anunciar la última ronda, pero solo tiene ${count(claims, CLAIMED_SPACES)}. Hacen falta ${needed}.`,
    lastRoundTooLate: (player, claims, needed) =>
      `${player} tiene ${count(claims, CLAIMED_SPACES)} y todavía no ha jugado en la última ronda. Hacen falta ${needed}, así que ${player} la habría anunciado antes.`,
    endTooEarly: (needed) =>
      `La partida ha terminado, pero nadie tiene ${count(needed, CLAIMED_SPACES)}.`,
    still: 'Los números valen para esta posición de todos modos.',
  },
  result: {
    title: 'Análisis',
    thinking: 'Calculando las opciones…',
    failed: 'El cálculo se detuvo. Tu posición sigue aquí.',
    rolled: (player, roll) => `${player} ha sacado ${roll}`,
    toDecide: (player) => `${player}: ¿tirar otra vez o plantarse?`,
    aboutToRoll: (player) => `${player} va a tirar`,
    bust: (player, roll) => `Derrumbe de ${player} con ${roll}`,
    bustLost: (spaces) =>
      `No se puede poner ninguna pieza. ${spaces === 0 ? 'No había nada en juego.' : `Se ${spaces === 1 ? 'pierde' : 'pierden'} ${count(spaces, SPACES)}.`}`,
    goOn: 'Seguir',
    caption: 'Todas las opciones, primero la mejor',
    choice: 'Opción',
    best: 'Mejor',
    lost: 'Pierdes',
    lostLine: 'Pierdes: la probabilidad de ganar que regalas, en puntos.',
    busts: 'Derrumbe',
    of216: (busts) => `${busts} de 216`,
    place: (stake, space) => `${stake} en ${space}`,
    thenRoll: 'luego tirar',
    thenTake: 'luego plantarse',
    roll: 'Tirar otra vez',
    play: 'Jugarla',
    playNamed: (choice) => `Jugarla: ${choice}`,
    chances: 'Probabilidad de ganar',
    chance: 'Ganar',
    nextBust: 'Derrumbe en la siguiente tirada',
    survival: 'Probabilidad de evitar el derrumbe',
    survivalLine: 'Si siempre eliges la casilla más segura.',
    rolls: (rolls) => count(rolls, { one: 'tirada', other: 'tiradas' }),
    spoken: (choices, best, percent) =>
      `${options(choices)}. La mejor: ${best}, probabilidad de ganar ${percent}.`,
    spokenChance: (player, percent, busts) =>
      `${player} va a tirar, probabilidad de ganar ${percent}. Derrumbe con ${busts} de 216 tiradas.`,
  },
  rollout: {
    title: 'Jugar hasta el final',
    line: 'Juega cada opción hasta el final, muchas veces. Con más tiempo es más exacto.',
    all: 'Jugar todas',
    picked: (choices) => `Jugar ${options(choices)}`,
    stop: 'Parar',
    goOn: 'Seguir',
    column: 'Jugado',
    pick: (choice) => `Jugar hasta el final: ${choice}`,
    trials: (trials) => `${trials} partidas jugadas`,
    running: 'Jugando hasta el final.',
    stopped: 'Las partidas están paradas.',
    done: 'Las partidas han terminado.',
    failed: 'El cálculo se detuvo. Los resultados siguen aquí.',
    decides: (choice) => `Jugada hasta el final, esta gana claramente más. ${choice}.`,
    spoken: (choice, percent, error, trials) =>
      `Mejor por ahora: ${choice}, ${percent}, más o menos ${error}, después de ${trials} partidas.`,
  },
};
