import type { Stake } from '@claim-it/rules';
import type { MineChange } from '../../facts.ts';
import { spokenRisk } from '../../numbers.ts';
import type { TableText } from '../../web.ts';
import { CLAIMED_SPACES, grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
/** A number and its word stay on one line of a plate. */
const joined = (number: number): string => spaces(number).replace(' ', '\u00a0');
const dashed = (roll: readonly number[]): string => roll.join('-');
/** Without an article, as the notes write it. */
const bare = (stake: Stake): string =>
  stake.kind === 'squatter' ? `estaca ${stake.number}` : 'título';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  names.length === 1 ? `gana ${list(names)}` : `${list(names)} comparten la victoria`;
const lostOf = (number: number): string => `pierde ${number}`;
const spacesLost = (number: number): string =>
  count(number, { one: 'casilla perdida', other: 'casillas perdidas' });

/** More claims than the last round needs are no part of anything. */
const claimsOf = (claims: number, needed: number): string =>
  claims > needed ? String(claims) : `${claims} de ${needed}`;

export const table: TableText = {
  room: ({ players, round, isVariation }) =>
    `${players} jugadores · ronda ${round}${isVariation ? ' · variante' : ''}`,
  tabTurn: (name) => `Le toca a ${name} · Claim It!`,
  banner: {
    yourTurn: (name) => `Te toca, ${name}`,
    passTo: (name) => `Pasa el dispositivo a ${name}`,
    rollFirst: 'Tira los dados',
    pickSpace: 'Elige una casilla iluminada. Después tira o plántate',
    rollOrTake: '¿Tirar otra vez o plantarte?',
    lastRoundRoll: 'Última ronda: tira los dados',
    lastRoundHint: 'Última ronda: ¿tirar otra vez o plantarte?',
    lastTurnHint: 'El último turno de la partida',
    rolling: (name) => `${name} tira los dados`,
    turnOf: (name) => `Le toca a ${name}`,
    toRoll: 'va a tirar',
    choosing: 'elige una casilla',
    deciding: '¿tirar o plantarse?',
    waitingFor: (name) => `Esperando a ${name}`,
    playsFor: ({ bot, name }) => `${bot} juega por ${name}`,
    taking: (name) => `${name} se planta`,
    rollNumber: (number) => `tirada ${number}`,
    lastRound: '¡Última ronda!',
    lastRoundWhy: ({ name, claims }) =>
      `${name} tiene ${count(claims, CLAIMED_SPACES)}. Todos juegan un turno más.`,
    busted: '¡Derrumbe!',
    bustedLost: (lost) => (lost === 0 ? 'No se pierde nada' : spacesLost(lost)),
    skipped: (name) => `Se salta el turno de ${name}`,
    whoBegins: '¿Quién empieza?',
    over: 'La partida ha terminado',
    wins: (names) =>
      names.length === 1 ? `¡Gana ${list(names)}!` : `¡${list(names)} comparten la victoria!`,
  },
  cards: {
    heading: 'Jugadores',
    you: 'tú',
    bot: 'bot',
    gone: 'se fue',
    away: 'no está',
    awayMinutes: (minutes) => `fuera ${minutes} min`,
    awayHours: (hours) => `fuera ${hours} h`,
    awayDays: (days) => `fuera ${count(days, { one: 'día', other: 'días' })}`,
    standIn: (bot) => `juega ${bot}`,
    mine: 'mina mayor',
    claims: 'títulos',
    spaces: 'casillas',
    lastRound: 'Última ronda',
    leads: 'En cabeza',
    onTurn: 'Le toca',
    pending: (claims) => `más ${claims} en juego`,
  },
  symbols: {
    green: 'cactus',
    blue: 'herradura',
    orange: 'farol',
    red: 'estrella',
    violet: 'pico',
  },
  tray: {
    dice: 'Dados',
    noDice: 'Todavía sin tirada',
    rolled: (roll) => `Los dados muestran ${words.roll(roll)}`,
    column: 'Columna',
    row: 'Fila',
    squatter: 'Estaca',
    claim: 'Título',
    squatters: 'Estacas',
    squattersLeft: (number) => (number === 1 ? '1 libre' : `${number} libres`),
    squatterFree: (number) => `La estaca ${number} está libre`,
    squatterOut: ({ number, space }) => `La estaca ${number} está en ${words.space(space)}`,
    claimsLeft: (number) => count(number, { one: 'título libre', other: 'títulos libres' }),
    claimsLeftLabel: (number) => (number === 1 ? 'título libre' : 'títulos libres'),
  },
  plates: {
    roll: 'Tirar',
    rollAgain: 'Tirar otra vez',
    firstRoll: 'Tres dados, una pieza',
    take: (number) => `Plantarse con ${joined(number)}`,
    takeNothing: 'Plantarse',
    takeSure: (number) => `¿Plantarse con ${joined(number)}?`,
    pressAgain: 'Pulsa otra vez',
    mine: (change) =>
      change.to > change.from ? `La mina crece ${growth(change)}` : `La mina sigue en ${change.to}`,
    mineShort: (change) =>
      change.to > change.from ? `Mina ${growth(change)}` : `Mina: sigue en ${change.to}`,
    callsLastRound: 'Anuncias la última ronda',
    takeWins: 'Fin de la partida: ganas',
    takeShares: 'Fin de la partida: compartes la victoria',
    takeLoses: (names) => `Fin de la partida: ${win(names)}`,
    risk: (busts) => `${numbers.risk(busts)} de riesgo: ${busts} de 216 tiradas`,
    riskShort: (busts) => `${numbers.risk(busts)} de riesgo`,
    bands: { low: 'Riesgo bajo', middle: 'Riesgo medio', high: 'Riesgo alto' },
    keys: { roll: 'tirar', take: 'plantarse', move: 'mover', help: 'ayuda' },
  },
  notes: {
    heading: 'Qué ha pasado',
    all: 'Todas las tiradas',
    open: 'Qué ha pasado',
    empty: 'Todavía no ha pasado nada.',
    everybody: 'Todos',
    filter: 'Mostrar los turnos de',
    roll: ({ roll, placed }) =>
      placed === null
        ? dashed(roll)
        : `${dashed(roll)} → ${bare(placed.stake)} en ${words.space(placed.space)}`,
    bust: ({ roll, lost }) =>
      `${dashed(roll)} → derrumbe, ${lost === 0 ? 'no pierde nada' : lostOf(lost)}`,
    took: (number) => `se queda con ${spaces(number)}`,
    skipped: (lost) => (lost === 0 ? 'no juega su turno' : `no juega su turno, ${lostOf(lost)}`),
    left: 'deja la partida',
    won: 'gana',
    asides: {
      lapsed: 'se queda sin tiempo',
      stoodIn: (bot) => `no está: mientras juega ${bot}`,
      back: 'ha vuelto',
      tookOver: (bot) => `se fue: ${bot} sigue jugando`,
      joined: 'sustituye a un bot',
    },
    recap: 'Desde tu último turno',
    recapTook: ({ name, spaces: number }) => `${name} se queda con ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `Derrumbe de ${name}` : `Derrumbe de ${name}: ${lostOf(lost)}`,
    recapLastRound: (name) => `${name} anuncia la última ronda`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} no juega su turno` : `${name} no juega su turno, ${lostOf(lost)}`,
    recapLeft: (name) => `${name} se fue`,
  },
  menu: {
    open: 'Menú',
    home: 'Inicio (tu partida se guarda)',
    rules: 'Reglas',
    soundOn: 'Con sonido',
    soundOff: 'Sin sonido',
    lampOn: 'Colores de noche',
    lampOff: 'Colores de día',
    rematch: 'Otra partida, mismos jugadores',
    exportRecord: 'Guardar el registro',
    analyse: 'Analizar esta posición',
    copyPosition: 'Copiar la posición',
    positionCopied: 'La posición está copiada.',
    lookBack: 'Repasar la partida',
    share: 'Compartir la partida con un enlace',
    linkCopied: 'El enlace está copiado.',
    cannotCopy: 'Este navegador no puede copiarlo.',
    keys: 'Teclas',
    leave: 'Dejar la partida',
    leaveWho: '¿Quién deja la partida?',
    leaveWhy: (name) =>
      `${name} deja la partida y no puede volver. Las fichas se quedan, pero se saltan los turnos. ${name} ya no puede ganar.`,
    leaveToBot: (name) =>
      `${name} deja la partida y no puede volver. Un bot sigue jugando con sus fichas.`,
    leaveNow: (name) => `${name} deja la partida`,
    cancel: 'Quedarse',
    close: 'Cerrar',
  },
  help: {
    move: 'Moverse por el tablero',
    choose: 'Elegir la casilla',
    next: 'Siguiente casilla iluminada',
    previous: 'Casilla iluminada anterior',
    jump: 'Ir a columna 3, fila 5',
    roll: 'Tirar los dados',
    take: 'Plantarse',
    notes: 'Qué ha pasado',
    status: 'Leer la puntuación en voz alta',
    mine: 'Marcar la mina más grande',
    changes: 'Qué cambió desde tu turno',
    undo: 'Deshacer “Plantarse”, durante tres segundos',
    sound: 'Con sonido o sin sonido',
    hint: 'Una pista, si el entrenador ayuda',
    help: 'Esta ayuda',
    close: 'Cerrar, o saltar la animación',
    lettersOff: 'Las teclas de letras están desactivadas en los ajustes.',
  },
  end: {
    asides: {
      lapsed: (name) => `${name} se quedó sin tiempo.`,
      stoodIn: ({ name, bot }) => `${bot} jugó un rato por ${name}.`,
      tookOver: ({ name, bot }) => `${name} se fue, y ${bot} siguió jugando.`,
    },
    alone: 'Todos los demás dejaron la partida.',
    player: 'Jugador',
    shared: 'Minas, títulos y casillas son iguales: la victoria se comparte.',
    report: 'Análisis de la partida',
    share: 'Compartir la partida',
    look: 'Mirar el tablero',
    open: 'Resultado',
  },
  live: {
    rolled: ({ name, roll, legal }) => {
      const number = count(legal.length, {
        one: 'casilla posible',
        other: 'casillas posibles',
      });
      const each = legal.map(({ stake, space, over }) => {
        const cover = over === null ? '' : ` sobre ${over}`;
        return `${bare(stake)} en ${words.space(space)}${cover}`;
      });
      return `${name} saca ${words.roll(roll)}. ${number}: ${each.join('; ')}.`;
    },
    chosen: ({ space, stake, over }) => {
      const [column, row] = space.split(',');
      const cover = over === null ? '' : ` sobre ${over}`;
      return `Columna ${column}, fila ${row}: ${bare(stake)}${cover}.`;
    },
    risk: (busts) =>
      `Riesgo de derrumbe: ${spokenRisk(busts, { under: 'menos de 1', over: 'más de 99' })} por ciento, ${busts} de 216 tiradas.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} se queda con ${spaces(taken)}. Mina ${mine}, títulos ${claimsOf(claims, needed)}.`,
    busted: ({ lost, next }) =>
      `Derrumbe. ${lost === 0 ? 'No se pierde nada' : spacesLost(lost)}. Le toca a ${next}.`,
    lastRound: (name) => `${name} anuncia la última ronda.`,
    yourTurn: (name) => `Te toca, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: mina más grande ${mine}, títulos ${claimsOf(claims, needed)}, ${spaces(number)}.`,
    largestMine: (number) => `La mina más grande: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Probar otra vez',
    playUnsaved: 'Jugar sin guardar',
    opening: 'Cargando la partida…',
    notFound: 'Esta partida no está en este dispositivo',
    damaged: 'Esta partida está dañada',
    forbidden: 'Aquí no se pueden guardar partidas',
    savedGames: 'Partidas guardadas',
  },
};
