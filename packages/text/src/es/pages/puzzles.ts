import type { PuzzleText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count, list } = grammar;
const LEVELS = ['Fácil', 'Medio', 'Con truco', 'Difícil', 'Muy difícil'] as const;
const TRIES = { one: 'intento', other: 'intentos' } as const;
const inTries = (tries: number): string =>
  tries === 1 ? 'al primer intento' : `después de ${tries} intentos`;

export const puzzles: PuzzleText = {
  allSolved: 'Has resuelto todos los acertijos. ¡Muy bien!',
  how: 'Los acertijos vienen de partidas de nuestros bots más fuertes. Cada respuesta está comprobada: cada opción se jugó hasta el final cientos de veces.',
  begin: 'Empezar',
  goOn: 'Seguir',
  random: 'Un acertijo al azar sin resolver',
  all: 'Todos los acertijos',
  next: 'Siguiente acertijo',
  unknown: 'Este acertijo no existe.',
  puzzle: (number) => `Acertijo ${number}`.trim(),
  difficulty: (level) => `${LEVELS[level - 1]} (${level} de 5)`,
  states: { fresh: 'sin probar', tried: 'probado, sin resolver', solved: 'resuelto' },
  notKept: {
    full: 'Este dispositivo está lleno. Tus respuestas duran solo hasta que cierres la página.',
    forbidden:
      'Este navegador no guarda datos. Tus respuestas duran solo hasta que cierres la página.',
  },
  questions: {
    where: '¿Dónde va la pieza?',
    push: '¿Tirar otra vez o plantarte?',
    both: '¿Dónde, y después qué?',
  },
  ask: (color) => `Eres ${color}. Elige una casilla iluminada. Después tira otra vez o plántate.`,
  lastRound: (left) =>
    left === 1
      ? 'Última ronda: es el último turno de la partida.'
      : `Última ronda: quedan ${left} turnos, con el tuyo.`,
  reuse: 'Aquí la estaca debajo de un título vuelve enseguida.',
  standings: 'La puntuación',
  claimsOf: (claims, needed) => `${claims} de ${needed}`,
  verdicts: {
    right: { title: '¡Correcto!', line: 'Ninguna otra opción es tan buena.' },
    half: {
      title: 'Correcto a medias',
      line: 'La casilla es la buena. Lo que hiciste después no era lo mejor.',
    },
    wrong: { title: 'No es lo mejor', line: 'Otra casilla es claramente mejor.' },
  },
  tryAgain: 'Probar otra vez',
  analyse: 'Abrir en el tablero de análisis',
  table: {
    caption: 'Tu probabilidad de ganar después de cada opción. ± indica la precisión del número.',
    choice: 'Opción',
    chance: 'Ganar',
    behind: 'Menos que la mejor',
    best: 'la mejor',
    yours: 'tu opción',
  },
  dailyPuzzle: 'Acertijo del día',
  dailyGame: 'Partida del día',
  streak: (days) => `${days} días seguidos`,
  levels: {
    prospector: 'Buscador',
    miner: 'Minero',
    foreman: 'Capataz',
    sheriff: 'Sheriff',
    tycoon: 'Magnate',
  },
  daily: {
    fresh: 'Nuevo hoy, e igual para todos.',
    tried: 'Todavía sin resolver. Prueba otra vez cuando quieras.',
    solved: (tries) => `Resuelto ${inTries(tries)}.`,
    solve: 'Resolver',
    lookAgain: 'Mirarlo otra vez',
    company: (bots) => `Tú contra ${list(bots)}. Hoy todos tienen los mismos dados.`,
    firstCounts: 'Cuenta tu primera partida terminada. Después juegas para practicar.',
    practice: 'Este resultado cuenta. Juega otra vez para practicar.',
    play: 'Jugar la partida',
    goOn: 'Seguir jugando',
    again: 'Jugar para practicar',
  },
  share: {
    title: 'Tu día',
    line: 'Enséñalo a tus amigos. No revela nada.',
    button: 'Compartir',
    copy: 'Copiar',
    copied: 'Copiado.',
    picture: 'Guardar como imagen',
    noPicture: 'Este navegador no puede crear la imagen.',
    heading: (day) => `Claim It! – reto del día, ${day}`,
    solved: (tries) => `Acertijo: resuelto ${inTries(tries)}`,
    unsolved: (tries) => `Acertijo: sin resolver, ${count(tries, TRIES)}`,
    game: ({ place, players, mine, busts }) =>
      `Partida: puesto ${place} de ${players}, mina de ${mine}, ${count(busts, { one: 'derrumbe', other: 'derrumbes' })}`,
  },
};
