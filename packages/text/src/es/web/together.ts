import type { TogetherText } from '../../web.ts';

export const together: TogetherText = {
  join: (name) => `${name} quiere jugar otra vez: únete`,
  next: 'Ir a la siguiente partida',
  letWatch: 'Dejar que otros miren',
  watching: 'Estás mirando esta partida.',
  another: '¿Otra partida?',
  goesOn: 'Esta partida sigue, y tu asiento es tuyo. La encuentras en “Tus mesas”.',
  stay: 'Quedarme aquí',
  onThisDevice: 'En este dispositivo',
};
