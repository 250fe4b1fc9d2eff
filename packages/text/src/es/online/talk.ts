import type { OnlineText } from '../../page.ts';
import { grammar } from '../words.ts';

const { count } = grammar;

type TalkText = OnlineText['talk'];
type SafetyText = OnlineText['safety'];
type WatchingText = OnlineText['watching'];

export const talk: TalkText = {
  enough: 'Ya has dicho mucho en esta mesa. Puedes hablar otra vez al final de la partida.',
  open: 'Decir algo',
  phrases: {
    hello: '¡Hola!',
    goodLuck: '¡Suerte!',
    niceRoll: '¡Buena tirada!',
    wellPlayed: '¡Bien jugado!',
    bravo: '¡Bravo!',
    ouch: '¡Ay!',
    oops: '¡Uy!',
    phew: '¡Uf!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    oneMoment: 'Un momento, por favor.',
    imBack: 'Ya estoy aquí.',
    yourTurn: '¡Te toca!',
    areYouThere: '¿Sigues ahí?',
    goodGame: '¡Buena partida!',
    again: '¿Otra partida?',
    bye: '¡Adiós!',
  },
  emotes: {
    smile: 'sonríe',
    laugh: 'se ríe',
    wow: 'no se lo cree',
    sad: 'está triste',
    clap: 'aplaude',
    cheer: 'lo celebra',
    think: 'está pensando',
    gold: 'encontró oro',
  },
  does: (name, deed) => `${name} ${deed}`,
  says: (name, words) => `${name}: ${words}`,
  faces: 'Caras',
  words: 'Frases',
  as: '¿Quién habla?',
  mute: (name) => `Silenciar a ${name}`,
  write: 'Escribir algo',
  send: 'Enviar',
  unkept:
    'Tus mensajes se quedan en esta mesa. Solo las personas sentadas aquí los pueden leer después.',
  unsent: {
    cut: 'Sin conexión. Tu mensaje sigue aquí. Envíalo cuando vuelva la conexión.',
    refused: 'Esto no se envió. Espera un momento y envíalo otra vez.',
  },
  said: 'Lo que se dijo',
  earlier: 'Mostrar mensajes anteriores',
  nothing: 'Todavía no se ha dicho nada.',
  deleted: '(borrado)',
  hidden: 'No se muestran los mensajes de las personas que silenciaste.',
  unread: 'Hay mensajes nuevos.',
  textOff: 'El texto libre está desactivado en este dispositivo.',
  listen: 'Lo que se dijo en la mesa',
};

/** Not listening to people, blocking them, and telling the operator. */
export const safety: SafetyText = {
  people: 'Los demás',
  unmute: (name) => `Volver a oír a ${name}`,
  block: (name) => `Bloquear a ${name}`,
  blockSure: (name) =>
    `¿Bloquear a ${name}? Ya no verás los mensajes de esta persona. No puede sentarse en tus mesas, y al buscar partida no te tocará jugar con ella. No se entera de nada.`,
  blockYes: 'Sí, bloquear',
  blockNo: 'No',
  blocked: (name) => `Has bloqueado a ${name}.`,
  report: (name) => `Avisar sobre ${name}`,
  reportLead:
    '¿De qué se trata? El operador de este servidor lo leerá, junto con lo que se escribió.',
  kinds: { name: 'El nombre', talk: 'Lo que dijo', play: 'Su forma de jugar' },
  reported: 'Gracias. El operador lo verá.',
  failed: 'No funcionó. Prueba otra vez más tarde.',
  list: {
    name: 'Personas silenciadas y bloqueadas',
    line: 'Silenciadas: sus mensajes se ocultan en este dispositivo. Bloqueadas: tampoco coincides con ellas en una mesa.',
  },
  none: 'Nadie.',
  muted: 'Persona silenciada',
  isBlocked: 'Persona bloqueada',
  unblock: (name) => `Desbloquear a ${name}`,
};

/** How many look on. */
export const watching: WatchingText = {
  count: (people) => count(people, { one: 'persona mira', other: 'personas miran' }),
};
