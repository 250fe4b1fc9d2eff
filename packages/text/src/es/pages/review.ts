import type { ReviewText } from '../../page.ts';
import { reportNumbers } from '../../web/numbers.ts';
import { grammar, numbers, words } from '../words.ts';

const { count } = grammar;
const dashed = (roll: readonly number[]): string => roll.join('-');

export const review: ReviewText = {
  numbers: reportNumbers(numbers),
  head: {
    wins: (name, mine) => `${name} gana con una mina de ${mine}`,
    winsAlone: (name) => `Gana ${name}`,
    shareWin: (names) => `${names} comparten la victoria`,
    unfinished: 'La partida hasta ahora',
    others: (standings) => `${standings.join(', ')}.`,
    counts: (turns, rolls) =>
      `${count(turns, { one: 'turno', other: 'turnos' })}, ${count(rolls, { one: 'tirada', other: 'tiradas' })}.`,
    share: 'Compartir el análisis',
    shareMoment: 'Compartir este momento',
    picture: 'Guardar como imagen',
    again: 'Jugar otra vez',
    table: 'A la mesa',
    noPicture: 'Este navegador no puede crear la imagen.',
  },
  progress: {
    running: (done, all) => `Analizando la partida: ${done} de ${all}`,
    label: 'Avance del análisis',
    cancel: 'Parar',
    cancelled: 'El análisis se paró. Todavía puedes repasar la partida.',
    goOn: 'Seguir',
    failed: 'El análisis no funcionó. Todavía puedes repasar la partida.',
    ready: 'El análisis está listo.',
    replayOnly:
      'Esta partida todavía no ha terminado. Puedes repasar cada tirada. Las probabilidades y las medallas llegan al final. Así nadie recibe consejos.',
    empty: 'Todavía no se ha tirado.',
  },
  charts: {
    chances: 'Probabilidad de ganar',
    bustNote: 'x es un derrumbe',
    turn: 'turno',
    line: (name, start, highest, end) =>
      `${name} empezó con ${start}, llegó a ${highest} y terminó con ${end}.`,
    scrubber: 'Elige una tirada',
    growth: 'Cómo crecieron las minas',
    growthNote: 'mina más grande después de cada turno',
    grown: (name, mine) => `${name} terminó con una mina de ${mine}.`,
  },
  miners: {
    heading: 'Los jugadores',
    accuracy: 'Precisión',
    luck: 'Suerte con los dados',
    lost: 'Puntos regalados',
    busts: 'Derrumbes',
    bustsHad: (had, expected) => `${had}, lo esperado: ${expected}`,
    account: 'Qué decidió el resultado',
    start: 'Comienzo',
    decisions: 'Todas las decisiones',
    absences: 'Jugadores que no estaban',
    adjusted: 'Sin la suerte',
    errorRate: 'Índice de error',
    grades: 'Medallas',
  },
  verdict: {
    dice: 'La suerte decidió esta partida.',
    decisions: 'La habilidad decidió esta partida.',
    both: 'La suerte y la habilidad decidieron esta partida.',
    absent: 'La ausencia de un jugador decidió esta partida.',
    brought: (names, luck, decisions) =>
      `Puntos que los dados dieron a ${names}: ${luck}. Puntos de todas las decisiones juntas: ${decisions}.`,
    absences: (points) => `Porque alguien no estaba: ${points}.`,
    same: (name, points) =>
      `Sin la suerte, ${name} también va en cabeza, con ${points} de 100 puntos.`,
    other: (name, points) => `Sin la suerte, ${name} va en cabeza, con ${points} de 100 puntos.`,
  },
  grades: { gold: 'Oro', silver: 'Plata', copper: 'Cobre', fool: 'Oro falso' },
  moment: {
    rolled: (turn, name, roll) => `Turno ${turn}: ${name} sacó ${dashed(roll)}`,
    begins: 'La partida empieza',
    costliest: 'El error más caro de la partida.',
    best: 'Mejor',
    played: 'Jugada',
    playedBest: 'Jugada y mejor',
    givenAway: 'Probabilidad de ganar regalada',
    busted: (busts) => `Derrumbe. El riesgo era de ${busts} de 216 tiradas.`,
    onlyBust: 'Derrumbe.',
    skipped: 'Después se saltó el turno.',
    byBot: 'Un bot jugó aquí por este jugador.',
    luck: (points) => `Lo que dieron los dados: ${points}`,
    candidate: (choice, chance) => `${choice}: ${chance}`,
  },
  steps: {
    label: 'Repasar la partida',
    first: 'Primera tirada',
    previous: 'Tirada anterior',
    play: 'Reproducir',
    pause: 'Pausa',
    next: 'Siguiente tirada',
    last: 'Última tirada',
    slip: 'Siguiente error',
    speed: 'Velocidad',
    speeds: { slow: 'Lenta', normal: 'Normal', fast: 'Rápida' },
  },
  rolls: {
    heading: 'Cada tirada',
    hint: 'siguiente error: tecla N',
    turn: 'Turno',
    roll: 'Tirada',
    grade: 'Medalla',
    lost: 'Pierde',
    same: 'igual',
    bust: 'derrumbe',
    skipped: 'sin turno',
    byBot: 'por un bot',
    choice: (stake, space, then) => {
      const marker = stake.kind === 'claim' ? 'título' : `${stake.number} en`;
      return `${marker} ${words.space(space)}${then === 'take' ? ', se planta' : ''}`;
    },
  },
  help: {
    heading: 'Cómo se hacen estos números',
    paragraphs: [
      'Un programa entrenado calcula la probabilidad de ganar de cada jugador, antes y después de cada tirada y de cada decisión. Todas juntas suman siempre 100 puntos. El programa es fuerte, pero no perfecto.',
      'Suerte: cuánto cambia una tirada tu probabilidad si la usas lo mejor posible. Los dados de los demás también cuentan: su mala suerte es tu buena suerte. La suerte es un cálculo aproximado.',
      'Decisiones: cuánto cambian todas las decisiones tu probabilidad, las tuyas y las de los demás. Tus propias decisiones solo pueden costarte algo. La mejor no cuesta nada.',
      'El comienzo, la suerte y las decisiones suman el resultado: 100 por ganar, 0 por perder. Si alguien se fue o no jugó un turno, eso va en una línea aparte.',
      'Sin la suerte: el resultado menos tu suerte. Puede ser menos de 0 o más de 100.',
      'Medallas: el oro regala hasta 1 punto, la plata hasta 3, el cobre hasta 8, el oro falso más.',
      'Precisión: cada decisión de verdad vale hasta 100. Si regalas 8 puntos, son 50; con 16 puntos son 25. La precisión es la media. No cuentan las decisiones casi iguales, ni las que ya no cambian la partida.',
      'Índice de error: cuánto regalas en cada decisión de verdad, en milésimas de una victoria. Los jugadores fuertes quedan por debajo de 5.',
      'Derrumbes esperados: los riesgos de derrumbe de todas tus tiradas, sumados.',
      'Todo se calcula en este dispositivo. No se envía nada.',
    ],
  },
  show: {
    fullScreen: 'Pantalla completa',
    bust: (percent, busts) => `Riesgo de derrumbe: ${percent}, ${busts} de 216 tiradas`,
    noBust: 'En la siguiente tirada no puede haber derrumbe',
    alone: 'Todavía no juega nadie aquí.',
    noChances: 'Juegas en esta mesa. Por eso no se ven las probabilidades.',
  },
};
