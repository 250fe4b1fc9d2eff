import type { OnlineText } from '../../page.ts';

export const passkeys: OnlineText['passkeys'] = {
  part: {
    name: 'Una llave de acceso',
    line: 'Tu teléfono o tu gestor de contraseñas te recuerda. En un dispositivo nuevo basta un dedo, una cara o un PIN, sin las doce palabras.',
  },
  keep: 'Guardar como llave de acceso',
  kept: 'Tu llave de acceso está guardada. Con ella recuperas tus mesas en un dispositivo nuevo.',
  keptPlain:
    'Tu llave de acceso está guardada, pero aquí tus palabras no caben en ella. Sirve para entrar. En una mesa donde ya te sientas, pulsa “Seguir jugando aquí” o escribe tus palabras.',
  made: (day) => `Creada el ${day}`,
  used: (day, last) => `Creada el ${day}, usada por última vez el ${last}`,
  plain: 'Sirve para entrar, sin tus palabras.',
  remove: 'Quitar',
  removed:
    'La llave de acceso ya no funciona. Bórrala también en tu teléfono o en tu gestor de contraseñas.',
  signIn: 'Usar una llave de acceso',
  orPasskey: '¿Guardaste una llave de acceso? Entonces no necesitas palabras.',
  signedInPlain:
    'Ya has entrado, pero tus palabras no están en este dispositivo. En una mesa donde ya te sientas, pulsa “Seguir jugando aquí” o escribe tus palabras.',
  cancelled: 'No se usó ninguna llave de acceso.',
  known: 'Allí ya tienes una llave de acceso.',
  unknown: 'Este servidor no conoce esa llave de acceso.',
  failed: 'No funcionó. Tus doce palabras funcionan siempre.',
  renew: {
    name: 'Palabras nuevas',
    line: '¿Se perdió un dispositivo, o alguien vio tus palabras? Con palabras nuevas, las antiguas ya no abren nada.',
  },
  renewSure:
    '¿Hacer palabras nuevas? Tus otros dispositivos se desconectan. Las palabras, los enlaces y las llaves antiguas dejan de funcionar. En cada mesa donde te sientas, pulsa una vez “Seguir jugando aquí”.',
  renewYes: 'Sí, palabras nuevas',
  renewNo: 'No, conservar estas',
  renewed: 'Ya tienes palabras nuevas. Escríbelas en un papel.',
  stillKnows:
    'Si ese dispositivo se perdió, haz también palabras nuevas: está desconectado, pero todavía conoce las antiguas.',
  calledAbsent:
    'El servidor dijo que no estabas, aunque este dispositivo tenía conexión todo el tiempo. Si se saltó tu turno, díselo a los demás. Tus dados no cambian por eso.',
  seen: 'De acuerdo',
};
