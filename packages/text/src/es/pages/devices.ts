import type { OnlineText } from '../../page.ts';

export const devices: OnlineText['devices'] = {
  words: {
    name: 'Doce palabras para todos tus dispositivos',
    line: 'Con estas palabras puedes jugar en tus mesas desde cualquier dispositivo. Escríbelas en un papel y guárdalas en secreto. Son palabras inglesas en todos los idiomas.',
  },
  show: 'Ver mis palabras',
  hide: 'Ocultarlas',
  kept: 'Ya las escribí',
  keptDone: 'Bien. Tus palabras están aquí siempre que las necesites.',
  missing:
    'Tus palabras están en otro dispositivo. Haz allí un enlace, o escribe aquí las palabras.',
  enter: {
    name: 'Escribir mis palabras',
    line: 'Escribe las doce palabras de tu papel. Después puedes jugar en este dispositivo.',
  },
  label: 'Tus doce palabras',
  signIn: 'Entrar',
  signedIn: 'Ya tienes tus mesas en este dispositivo.',
  unknownWord: (word) => `“${word}” no es una de las palabras. Revisa cómo se escribe.`,
  wordCount: (count) => `Tienen que ser doce palabras. Has escrito ${count}.`,
  wrongWords: 'Estas palabras no van juntas. Quizá una está mal, o dos están cambiadas.',
  nobody: 'Este servidor no conoce estas palabras.',
  elsewhere: 'Estás jugando esta partida en otro dispositivo.',
  playHere: 'Seguir jugando aquí',
  fetching: 'Preguntando a tu otro dispositivo…',
  keyTaken:
    'El servidor dice que tu clave se perdió, pero ningún dispositivo tuyo pidió otra. No te fíes del servidor.',
  offer:
    'Esta partida puede durar días. Con doce palabras puedes seguir desde cualquier dispositivo.',
  toWords: 'Ver mis palabras',
  notNow: 'Ahora no',
  leaving:
    'Las doce palabras también se borran de este dispositivo. Sin ellas y sin un enlace no puedes volver.',
};
