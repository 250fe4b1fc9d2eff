import type { HomeText } from '../../web.ts';

export const home: HomeText = {
  against: (bots) => `Contra ${bots}`,
  change: 'cambiar',
  opponents: {
    title: 'Jugar contra',
    line: 'Este dispositivo recuerda lo que eliges.',
    bots: 'Bots',
    bot: (number) => `Bot ${number}`,
    play: 'Jugar',
  },
  online: {
    title: 'Jugar en línea',
    friends: 'Con amigos por enlace',
    or: ' o con quien esté',
  },
  open: {
    title: 'Mesas abiertas',
    people: (people) => (people <= 1 ? 'No hay nadie más aquí' : `${people} personas aquí`),
    none: 'Ahora ninguna mesa espera jugadores.',
    unasked: 'Juega con gente que está aquí. Si no viene nadie, juegan bots.',
    free: (chairs) => (chairs === 1 ? '1 libre' : `${chairs} libres`),
    sit: 'Sentarme',
    all: (tables) => `Ver las ${tables}`,
    lobby: 'Todas las mesas',
    now: 'Jugar con alguien ahora',
  },
  left: {
    hours: (hours) => `quedan ${hours} h`,
    minutes: (minutes) => `quedan ${minutes} min`,
  },
  more: 'Más páginas',
  days: {
    label: 'Los últimos siete días',
    first: 'resuelto al primer intento',
    later: 'resuelto',
    missed: 'sin resolver',
    solve: 'Resolver',
  },
};
