import type { OnlineText } from '../../page.ts';
import { door } from '../online/door.ts';
import { places } from '../online/places.ts';
import { hoursOf, lobby, open, pace, room, secondsOf } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar } from '../words.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'tirada', other: 'tiradas' });
const checked = (rolls: number): string =>
  count(rolls, { one: 'tirada comprobada', other: 'tiradas comprobadas' });

const seal: OnlineText['seal'] = {
  label: (rolls) => `Dados justos: ${checked(rolls)}`,
  short: checked,
  title: 'Dados justos',
  lead: 'Tu dispositivo ha comprobado cada tirada. Todas son auténticas.',
  broken: 'Una tirada no cuadra con su prueba. No sigas jugando en esta mesa.',
  hands: (names) => `La última tirada la mezclaron el servidor y ${names}.`,
  shaken: (name, by) => `${by} agitó los dados por ${name}.`,
  leftOut: (names) =>
    `Demasiado tarde para esta tirada: ${names}. Sus números cuentan para la siguiente.`,
  none: 'Todavía no se han tirado los dados.',
  code: 'Código de esta partida',
  codeLine: 'Compáralo con los demás. Si todos tienen el mismo código, todos ven la misma partida.',
  how: 'Antes de la partida, el servidor y cada jugador cierran un montón de sobres con números secretos. En cada tirada se abre el siguiente sobre de todos, y los números forman los dados. Así nadie puede elegir los dados.',
  named: (rolls) =>
    `${rollsOf(rolls)}: alguien se fue cuando los demás ya habían abierto sus sobres. Así un tramposo podría elegir los dados.`,
  setAside: (rolls) =>
    `Tu sobre para la tirada ${rolls} no se usó, aunque tu dispositivo lo había enviado. Eso pasa cuando se corta una conexión. Si pasa mucho, no te fíes del servidor.`,
  wentBack:
    'El servidor volvió a un momento anterior de esta partida. Ya no están algunas jugadas que viste. Pregunta al operador del servidor.',
  doneWithout: (roll) =>
    `Desde la tirada ${roll} el servidor deja fuera tus sobres, aunque tu dispositivo estaba conectado. Si pasa mucho, no te fíes del servidor.`,
  otherChain:
    'Tu asiento tiene sobres que este dispositivo no cerró. Si no juegas en otro dispositivo, no te fíes del servidor.',
  record: 'Guardar el registro con su prueba',
  reseeds: (times) =>
    `Alguien cambió de dispositivo y cerró sobres nuevos: ${count(times, { one: 'vez', other: 'veces' })}.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Tiempo de ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `quedan ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} d` : `${hours} h`,
  timesUp: 'Se acabó el tiempo',
  hurry: (seconds) => `${seconds === 1 ? 'Queda' : 'Quedan'} ${secondsOf(seconds)}.`,
  corrected: 'La partida ya había avanzado, y tu decisión no contó. Mira otra vez.',
  tooManyChanges: 'Ya has cambiado bastante en este turno. Tira otra vez o plántate.',
  tableIsFull: 'Esta partida es ya demasiado larga para seguir. Todavía puedes dejarla.',
  moved: 'Ahora juegas en otro dispositivo. Aquí solo puedes mirar.',
  waitsForAnybody: 'La partida espera hasta que vuelva alguien.',
};

const away: OnlineText['away'] = {
  title: (name) => `${name} no está`,
  ask: (name) => `Le toca a ${name}. ¿Qué quieres hacer?`,
  agree: (needed, of) => `Hacen falta ${needed} de ${of}, o decide quien abrió la mesa.`,
  wait: { name: 'Esperar', line: 'Suena una campana cuando vuelve' },
  skip: { name: 'Saltar este turno', line: (name) => `${name} juega el siguiente` },
  bot: { name: 'Dejar jugar a un bot', line: (name) => `hasta que vuelva ${name}` },
  wishes: {
    skip: (name) => `${name} quiere saltar este turno.`,
    bot: (name) => `${name} quiere que juegue un bot.`,
  },
  safe: 'Tu partida está a salvo. Puedes cerrar esta página y volver cuando quieras.',
};

const me: OnlineText['me'] = {
  name: { name: 'Tu nombre', line: 'Todos en la mesa lo ven.' },
  save: 'Cambiar el nombre',
  saved: 'Has cambiado el nombre.',
  faults: {
    length: 'Un nombre tiene de 2 a 24 letras.',
    signs: 'Usa letras, espacios y algunos números.',
    mixedScripts: 'Usa letras de un solo alfabeto.',
    looksLikeAddress: 'Sin direcciones ni números largos, por favor.',
    unfriendly: 'Elige un nombre más amable, por favor.',
    reserved: 'Este nombre parece del servidor o de un bot. Elige otro.',
  },
  nameRefused: 'Este nombre no está permitido.',
  move: {
    name: 'Jugar en otro dispositivo',
    line: 'Hace un enlace para seguir en otro dispositivo. Ábrelo allí antes de una hora. Funciona una vez.',
  },
  makeLink: 'Hacer el enlace',
  secret: 'No enseñes este enlace a nadie. Con él se puede jugar en tu lugar.',
  devices: {
    name: 'Tus dispositivos',
    line: 'Donde has entrado. Los dispositivos sin usar durante 90 días se desconectan.',
  },
  deviceOf: (browser, system) => `${browser} en ${system}`,
  someDevice: 'Otro dispositivo',
  thisDevice: 'Este dispositivo',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  // These stand after "en": "Firefox en un Mac".
  systems: {
    android: 'Android',
    chromeos: 'un Chromebook',
    ios: 'un iPhone o iPad',
    linux: 'Linux',
    macos: 'un Mac',
    windows: 'Windows',
  },
  used: (first, last) => `Conectado el ${first}, usado por última vez el ${last}`,
  signOutHere: 'Salir aquí',
  signOutThere: 'Salir allí',
  signOutOthers: 'Salir en todos los demás',
  sureHere: '¿Salir en este dispositivo?',
  onlyDevice:
    'Este es tu único dispositivo. Si sales, no puedes volver a tu nombre ni a tus mesas. Haz primero un enlace abajo y ábrelo en otro dispositivo.',
  signOutYes: 'Sí, salir',
  signOutNo: 'No, quedarme',
  outHere: 'Has salido. Desde ahora el servidor no te conoce.',
  outThere: 'Ese dispositivo ya está fuera.',
  outOthers: 'Todos los demás dispositivos ya están fuera.',
  data: { name: 'Ver mis datos', line: 'Todo lo que el servidor guarda de ti.' },
  show: 'Ver',
  forget: {
    name: 'Borrar mis datos',
    line: 'Tu nombre y tus asientos se borran enseguida. Los demás ven entonces “Jugador 2”.',
  },
  sure: '¿Borrar todo? No se puede deshacer.',
  yes: 'Sí, borrar',
  no: 'No, conservar',
  gone: 'Tus datos están borrados.',
};

const recover: OnlineText['recover'] = {
  lead: 'Sigue jugando en tus mesas desde este dispositivo.',
  bring: 'Seguir aquí',
  done: (tables) =>
    tables === 0
      ? 'Este dispositivo ya te conoce.'
      : `Ya puedes jugar en ${count(tables, { one: 'mesa', other: 'mesas' })} con este dispositivo.`,
  failed: 'Este enlace ya se usó o es demasiado antiguo. Haz uno nuevo en el otro dispositivo.',
  broken: 'Falta una parte de este enlace. Pídelo otra vez.',
  toTables: 'A tus mesas',
};

const dice: OnlineText['dice'] = {
  lead: 'Todas las tiradas de las partidas terminadas en este servidor, contadas.',
  none: 'Todavía no ha terminado ninguna partida.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} en ${count(games, { one: 'partida', other: 'partidas' })}`,
  pips: 'Números',
  kinds: 'Clases de tiradas',
  pip: (pip) => `Número ${pip}`,
  names: { different: 'Todos distintos', pair: 'Una pareja', triple: 'Un trío' },
  fell: 'Salió',
  expected: 'Esperado',
  band: 'Lo normal',
  inside: 'normal',
  outside: 'raro',
  range: (low, high) => `de ${low} a ${high}`,
  why: 'Los dados justos quedan en estos límites 99 de cada 100 veces. Un número fuera de vez en cuando es normal, y las rachas también.',
};

const verify: OnlineText['verify'] = {
  lead: 'Abre el registro de una partida en línea. Tu dispositivo comprueba cada tirada. No se envía nada.',
  choose: 'Elegir un archivo .claim',
  paste: 'O pega aquí el registro',
  check: 'Comprobar',
  drop: 'También puedes soltar aquí un archivo.',
  proved: 'Todos los dados fueron justos',
  notProved: 'No se puede probar que estos dados sean justos',
  checking: 'Comprobando cada tirada…',
  empty: 'Todavía no hay nada que comprobar.',
  compare:
    'Pide a otro jugador el código de la partida. Solo si los códigos son iguales, este es el registro de tu partida.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Este asiento cambió demasiadas veces. Se queda así hasta que empiece la partida.',
  colorTaken: 'Alguien acaba de elegir este color. Elige otro.',
  chairTaken: 'Alguien acaba de sentarse en este asiento.',
  chairReserved: 'Este asiento se guarda para otra persona.',
  removed: 'Te han sacado de esta mesa. Aquí no puedes sentarte.',
  badName: 'Este nombre no está permitido. Elige otro.',
  other: 'Eso llegó tarde: la partida ya había avanzado.',
};

export const online: OnlineText = {
  noHouse: 'Aquí no se puede jugar en línea. Todo lo demás funciona en este dispositivo.',
  tooMuch: 'Demasiados intentos a la vez. Espera un minuto y prueba otra vez.',
  failed: 'No funcionó. Prueba otra vez.',
  again: 'Probar otra vez',
  lobby,
  places,
  pace,
  open,
  room,
  seal,
  talk,
  safety,
  watching,
  door,
  table,
  away,
  me,
  recover,
  dice,
  verify,
  refusals,
  devices,
  passkeys,
};
