import type { PlaceText } from '../../page.ts';

export const places: PlaceText = {
  learn: {
    lead: 'Cuatro lecciones cortas en un tablero de verdad. Juegas tú.',
    trail: 'El camino de las cuatro lecciones',
    goOn: 'Seguir',
    rules: {
      name: 'Las reglas completas',
      line: 'Cada regla con su ejemplo, para leer o consultar.',
    },
    first: {
      name: 'Ahora pruébalo',
      line: 'Una primera partida contra Pip, el bot Novato, con pistas cuando quieras.',
      button: 'Jugar con Pip',
    },
  },
  puzzles: {
    lead: 'Cada hoja del mapa es un tema. Cada acertijo resuelto es una casilla tuya.',
    themes: {
      first: 'Primeros pasos',
      join: 'Unir dos minas',
      push: '¿Tirar o plantarse?',
      variation: 'Las estacas vuelven',
      claim: 'Tuya para siempre',
      rival: 'Romper una mina',
      last: 'Última ronda',
      many: 'Cuatro o cinco jugadores',
      hard: 'Los más difíciles',
    },
    sheet: (name, peaks, solved, all) =>
      `${name}, dificultad ${peaks} de 5, ${solved} de ${all} resueltos`,
    count: (solved, all) => `${solved} de ${all}`,
    difficulty: (peaks) => `Dificultad ${peaks} de 5`,
    open: (name) => `Abrir la hoja ${name}`,
    again: 'Mirarlo',
    own: {
      name: 'Tus propias partidas',
      line: (count) =>
        count === 1 ? 'Un turno que puedes jugar mejor' : `${count} turnos que puedes jugar mejor`,
      none: 'Mira el análisis de una partida, y tus turnos aparecerán aquí.',
      button: 'Probar otra vez',
      statistics: 'A tus estadísticas',
    },
    next: 'El siguiente para ti',
    number: (theme, number) => `${theme} · ${number}`,
    solve: 'Resolver',
    days: (days) => (days === 1 ? 'día seguido' : 'días seguidos'),
    keep: 'Resuelve uno al día para no romper la serie.',
    solved: 'Resueltos',
    firstTry: 'Al primer intento',
    states: {
      fresh: 'sin probar',
      tried: 'probado, sin resolver',
      solved: 'resuelto',
      first: 'resuelto al primer intento',
      next: 'siguiente',
    },
  },
  daily: {
    line: (day) => `${day}. Igual para todo el mundo.`,
    calendar: 'Tus días',
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    today: 'hoy',
    states: { first: 'al primer intento', later: 'resuelto después', missed: 'sin resolver' },
    first: (count) => `Al primer intento: ${count}`,
    later: (count) => `Después: ${count}`,
  },
  settings: {
    tabs: 'Partes de los ajustes',
    you: 'Tú',
    tryIt: 'Pruébalo',
    tryLine: 'Este tablero muestra enseguida cada cambio.',
  },
};
