import type { BotPageText } from '../../page.ts';

export const bots: BotPageText = {
  heading: 'Elige contra quién juegas',
  line: 'Siete bots, del más suave al más fuerte',
  all: 'Ver todos',
  seat: 'Sentar',
  seated: 'En la mesa',
  strength: (stars) => `Nivel ${stars} de 7`,
  record: (won, played) => `Tú: ${won} de ${played} ganadas`,
  notMet: 'Primer encuentro',
  characters: {
    greenhorn: { manner: 'Pone en cualquier sitio y se ríe.', says: '¿Eso es oro? ¡Cómo brilla!' },
    prospector: { manner: 'Para pronto y no arriesga.', says: 'Despacio y con calma.' },
    miner: { manner: 'Calcula el riesgo y para a tiempo.', says: 'Lo he contado. Dos veces.' },
    foreman: {
      manner: 'Construye una mina y arriesga lo justo.',
      says: 'Primero el plan, luego el pico.',
    },
    sheriff: { manner: 'Juega bien. Falla de vez en cuando.', says: 'Vigilo tus títulos.' },
    tycoon: { manner: 'Sabe cuánto vale cada casilla.', says: 'Cada casilla tiene su precio.' },
    legend: {
      manner: 'Piensa por adelantado. Nadie es mejor.',
      says: 'Ya jugamos una vez. Perdiste.',
    },
  },
  chair: (number) => `Asiento ${number}`,
  chairs: 'Asientos, por orden de juego',
  you: 'Tú',
  add: 'Añadir un asiento',
  person: 'Juega en esta pantalla, por turnos con los demás.',
  remove: 'Quitar',
};
