import type { ShellText } from '../../web.ts';

export const shell: ShellText = {
  title: 'Claim It! El juego de dados de los buscadores de oro',
  description:
    'Tira tres dados, pon tu estaca y tienta a la suerte: gana la mina más grande. De 2 a 5 jugadores y bots, desde 8 años. Gratis, sin cuenta, también sin conexión. Una edición no oficial.',
  needsScript: 'Este juego necesita JavaScript. Actívalo para esta página, por favor.',
};
