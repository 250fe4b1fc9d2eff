import type { PrivacyText } from '../../page.ts';

export const privacy: PrivacyText = {
  lead: 'Qué sabemos de ti, dónde se guarda y cómo se borra.',
  device: {
    title: 'En este dispositivo',
    lines: {
      what: 'Tus partidas, tu nombre, tus ajustes y las claves de tus asientos se guardan en este navegador.',
      sent: 'Nada sale del dispositivo si juegas a solas o en un mismo dispositivo.',
      gone: 'Se queda hasta que borras partidas aquí o borras los datos de este sitio en tu navegador.',
    },
  },
  server: {
    title: 'En el servidor, si juegas con otros',
    lines: {
      what: 'Tu nombre, los asientos que ocupas y cuándo se te vio por última vez con tus dispositivos.',
      devices: 'De cada dispositivo solo se guarda el tipo, como “Firefox en Windows”.',
      cookie:
        'Una cookie, o tus doce palabras, dicen al servidor que eres tú. El servidor guarda solo huellas, nunca las palabras.',
      passkey:
        'Si guardas una llave de acceso: su clave pública y el tipo de dispositivo que la creó. Tus palabras están cifradas en ella. Solo la llave las abre.',
      games:
        'Las partidas se guardan con números de asiento en lugar de nombres, y se quedan cuando te vas.',
      address:
        'Tu dirección de red sirve para limitar las peticiones y luego se olvida. Los registros guardan solo su primera parte.',
      talk: 'Lo que escribes en una mesa privada se guarda con esa mesa. Solo las personas sentadas allí pueden leerlo después.',
      safety:
        'A quién bloqueas y sobre qué avisas. El operador puede leer los avisos, con lo que se escribió, durante 90 días.',
    },
  },
  time: {
    title: 'Cuánto tiempo, y cómo se borra',
    lines: {
      now: '“Borrar mis datos” quita enseguida tu nombre, tus asientos, tus dispositivos, tus palabras, tus bloqueos y los avisos sobre ti.',
      idle: 'Si no vienes durante 90 días, tus datos se borran sin preguntar.',
      copies:
        'Las copias de seguridad y los registros anteriores de la base de datos los guardan un tiempo más.',
    },
  },
  others: {
    title: 'Quién ve qué',
    lines: {
      listed: 'Cualquiera puede mirar una mesa de la lista y ver sus nombres.',
      byLink:
        'Cualquiera con la dirección de una mesa privada puede mirarla y leer lo que se escribe. Compártela con cuidado.',
      ids: 'Los demás jugadores te conocen por un número que es distinto para cada uno.',
      third: 'No hay publicidad ni seguimiento. Las páginas no cargan nada de otros servicios.',
      push: 'Si este dispositivo te avisa de tu turno, el servidor envía el aviso por el servicio de tu navegador. Ese servicio no puede leerlo.',
      chat: 'Quien abre una mesa puede hacer que un chat o un programa sepa a quién le toca, con el nombre que se ve en la mesa.',
    },
  },
  children: {
    title: 'Niños',
    lines: {
      account: 'No hay cuenta, ni correo, ni contraseña. Basta con un nombre inventado.',
      talk: 'Los desconocidos solo hablan con frases preparadas. El texto libre se puede desactivar en los ajustes de un dispositivo. Los nombres se revisan antes de que otros los vean.',
      adults: 'Los padres pueden ver y borrar todo en la página “Tú y tus datos”.',
    },
  },
  operator: {
    title: 'Quién lleva este servidor',
    is: (name) => `Este servidor lo lleva ${name}.`,
    contact: (contact) => `Preguntas y peticiones a: ${contact}`,
    none: 'El operador de este servidor no ha dado nombre ni contacto.',
    noContact: 'El operador de este servidor no ha dado contacto.',
    noServer: 'Aquí no responde ningún servidor. Solo vale la parte sobre este dispositivo.',
  },
};
