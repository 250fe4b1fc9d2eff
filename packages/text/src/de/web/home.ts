import type { HomeText } from '../../web.ts';

export const home: HomeText = {
  against: (bots) => `Gegen ${bots}`,
  change: 'ändern',
  opponents: {
    title: 'Deine Gegner',
    line: 'Dieses Gerät merkt sich deine Wahl.',
    bots: 'Bots',
    bot: (number) => `Bot ${number}`,
    play: 'Spielen',
  },
  online: {
    title: 'Online spielen',
    friends: 'Freunde per Link',
    or: ' oder wer gerade da ist',
  },
  open: {
    title: 'Offene Tische',
    people: (people) => (people <= 1 ? 'Sonst ist niemand da' : `${people} sind da`),
    none: 'Gerade wartet kein Tisch auf Spieler.',
    unasked: 'Triff Leute, die gerade da sind. Kommt niemand, spielen Bots mit.',
    free: (chairs) => `${chairs} frei`,
    sit: 'Hinsetzen',
    all: (tables) => `Alle ${tables}`,
    lobby: 'Alle Tische',
    now: 'Jetzt mit jemandem spielen',
  },
  left: {
    hours: (hours) => `noch ${hours} h`,
    minutes: (minutes) => `noch ${minutes} min`,
  },
  more: 'Weitere Seiten',
  days: {
    label: 'Die letzten sieben Tage',
    first: 'beim ersten Versuch gelöst',
    later: 'gelöst',
    missed: 'nicht gelöst',
    solve: 'Lösen',
  },
};
