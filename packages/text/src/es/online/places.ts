import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

export const places: OnlineText['places'] = {
  lobby: {
    fresh: (tables) => count(tables, { one: 'mesa nueva', other: 'mesas nuevas' }),
    gone: 'Esta mesa ya no está abierta.',
    waiting: (tables) => (tables === 1 ? '1 te espera' : `${tables} te esperan`),
    stays:
      'Las mesas donde te sientas se quedan aquí hasta el final de la partida, aunque cierres la página.',
    openLine: 'Para amigos o para todos',
    watch: 'Mirar una partida',
    watchLine: (tables) =>
      tables === 0
        ? 'Ahora no hay partidas'
        : count(tables, { one: 'partida en marcha', other: 'partidas en marcha' }),
    pin: '¿Nada para ti? Abre una mesa. Todos la verán aquí.',
    pinOne: 'Abrir una mesa',
    kind: 'Juega con respeto. Gana con alegría.',
    bell: 'Una campana cuando llega alguien',
    until: 'Hasta que llegue alguien',
    puzzle: 'Resuelve el acertijo de hoy.',
    strength: 'Nivel de los bots',
  },
  room: {
    own: 'Tu mesa',
    of: (name) => `La mesa de ${name}`,
    full: 'La mesa está llena',
    noHooks: 'Este servidor no envía nada a los chats.',
    bell: 'Una campana cuando alguien se sienta',
  },
  me: {
    line: 'Sin cuenta y sin correo. El servidor conoce un nombre, tus mesas y tus dispositivos.',
    statistics: 'Todas las estadísticas',
    games: 'partidas',
    won: 'ganadas',
    noGames: 'Juega una partida hasta el final, y aquí estarán tus números.',
    wonChart: 'Partidas ganadas a lo largo del tiempo',
    evenShare: 'reparto igual',
  },
};
