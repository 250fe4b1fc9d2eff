import type { LearnText } from '../../page.ts';

export const learn: LearnText = {
  lesson: (number) => `Lección ${number}`,
  begin: 'Empezar',
  again: 'Otra vez',
  finished: 'Hecha',
  step: (number, of) => `Paso ${number} de ${of}`,
  next: 'Siguiente',
  nextLesson: 'Siguiente lección',
  overview: 'Todas las lecciones',
  allFinished: 'Ya conoces el juego. ¡A jugar!',
  rulebook: 'Leer las reglas',
  hints: {
    next: 'Elige “Siguiente”.',
    roll: 'Elige “Tirar”.',
    rollAgain: 'Elige “Tirar otra vez”.',
    anySpace: 'Elige una de las casillas iluminadas.',
    space: (space) => `Elige la columna ${space[0]}, fila ${space[2]}.`,
    take: 'Elige “Plantarse”.',
    done: 'Esta lección ha terminado.',
  },
  lessons: {
    1: {
      title: 'Tirar y poner',
      goal: 'Tres dados dicen dónde va una pieza.',
      steps: {
        roll: 'Haz la mina más grande: casillas tuyas que se tocan. Eres Verde. Tira para empezar tu turno.',
        place:
          'Un dado es la columna, otro la fila. El tercero es la estaca. Elige una casilla iluminada.',
        second: 'Ahí está. Todavía puedes elegir otra casilla. Después tira otra vez.',
        placeSecond: 'Dos dados son iguales. Por eso solo hay tres casillas posibles. Elige una.',
        take: 'Dos casillas bastan. Plántate y quédate con ellas.',
        done: 'Las estacas vuelven. Tus fichas se quedan. Has ocupado dos casillas.',
      },
      hints: {
        place: 'Elige una de las seis casillas iluminadas.',
        take: 'Por ahora no tires más. Elige “Plantarse”.',
      },
    },
    2: {
      title: 'Títulos y pilas',
      goal: 'Lo que hay en una casilla decide qué pones.',
      steps: {
        look: 'Estás en medio de tu turno. Las estacas 2 y 5 están en el tablero. Un borde oscuro dice: casilla con título.',
        roll: 'Tira otra vez.',
        jump: 'Hay tres casillas iluminadas. Elige la ficha de Azul en 5/1. La estaca 4 va encima. Eso se llama asaltar.',
        own: 'Todavía puedes cambiar. Elige tu propia ficha en 1/5. Allí va un título.',
        squatter: 'Cambia otra vez. Elige la estaca 2 en 1/4. Allí también va un título.',
        closed: 'Prueba una casilla con título: 4/5 o 5/4.',
        take: 'Está cerrada para todos, también para su dueño. Ahora plántate.',
        done: 'La casilla 1/4 es tuya para siempre. La 3/3 está ocupada. Otro puede asaltarla.',
      },
      hints: { look: 'Mira el tablero y elige “Siguiente”.' },
    },
    3: {
      title: '¿Tirar otra vez o plantarte?',
      goal: 'Una mala tirada cuesta todo el turno.',
      steps: {
        look: 'Has puesto piezas en cuatro casillas. Todavía nada es tuyo.',
        roll: 'El medidor muestra el riesgo. Ten valor y tira otra vez.',
        bust: '¡Derrumbe! La tirada 3, 4 y 6 no cabe en ninguna casilla. Las estacas 3 y 6 ya están en el tablero. 3/6 y 6/3 están cerradas. Pierdes las cuatro casillas.',
        fresh: 'Otra oportunidad: tienes piezas en cinco casillas.',
        take: 'Esta vez piénsalo bien. Plántate con las cinco.',
        done: 'Las cinco son tuyas, tres para siempre. Azul y Naranja recuperan sus fichas.',
      },
      hints: {
        look: 'Mira el tablero y elige “Siguiente”.',
        roll: 'Elige “Tirar otra vez”. Ya verás qué pasa.',
        take: 'Recuerda el derrumbe. Elige “Plantarse”.',
      },
    },
    4: {
      title: 'La última ronda',
      goal: 'Gana la mina más grande, no quien tiene más casillas.',
      steps: {
        take: 'Eres Naranja y tienes ocho casillas con título. Hay otro título en 6/1. ¡Plántate!',
        green:
          'Nueve casillas con título: ¡empieza la última ronda! Todos juegan un turno más. Tú vas al final.',
        blue: 'La mina de Verde tiene 6 casillas. Ahora juega Azul.',
        roll: 'Tu mina también tiene 6 casillas. Este es tu último turno. ¡Tira!',
        join: 'Las casillas se unen por los lados. Elige la que une tu mina.',
        last: 'Tu mina crecería hasta 7. ¡Plántate!',
        done: 'Ganas: 7 contra 6 y 5. En un empate deciden los títulos. Después, todas las casillas.',
      },
      hints: {
        green: 'Elige “Siguiente” para ver el turno de Verde.',
        blue: 'Elige “Siguiente” para ver el turno de Azul.',
        join: 'Eso no une tu mina más grande. Mira la columna 2, fila 5.',
      },
    },
  },
};
