import type { Counted } from '../../grammar.ts';
import type { TurnsText } from '../../web.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const games: Counted = { one: 'partida', other: 'partidas' };

export const turns: TurnsText = {
  tab: 'Te toca · Claim It!',
  yourTurn: (number) => `Te toca en ${count(number, games)}`,
  waitsForYou: (names) => `${names} te esperan`,
  oneWaitsForYou: (name) => `${name} te espera`,
  botsWait: 'Los bots te esperan',
  roll: 'Tirar',
  goOn: 'Seguir',
  waitingFor: (number) => `Esperando a otros: ${count(number, games)}`,
  gathering: 'La mesa todavía no está llena',
  turnOf: (name) => `Esperando a ${name}`,
  player: (number) => `Jugador ${number}`,
  bot: 'un bot',
  alone: 'Tu mesa',
  withOthers: 'Partidas con otros',
  earlier: 'Partidas anteriores',
  more: 'Mostrar más',
  noAnswer: 'El servidor no responde. Ahora no se ven tus partidas con otros.',
  tell: {
    title: 'Avisarme cuando me toque',
    line: 'Este dispositivo muestra un aviso cuando una partida lenta te espera.',
    offer: '¿Quieres que este dispositivo te avise cuando te toque?',
    yes: 'Sí, avísame',
    no: 'No',
    here: 'En este dispositivo',
    isOn: 'Este dispositivo te avisa.',
    isOff: 'Este dispositivo no te avisa.',
    denied:
      'Este navegador bloquea los avisos de este sitio. Puedes permitirlos en los ajustes del navegador.',
    unsupported:
      'Este navegador no puede mostrar avisos de este sitio. En un iPhone, añade primero la aplicación a la pantalla de inicio.',
    failed: 'No funcionó. Prueba otra vez más tarde.',
    quiet: 'Horas de silencio',
    quietLine: 'En estas horas no se muestra nada. Lo que todavía importa llega después.',
    from: 'Desde',
    to: 'Hasta',
    none: 'Ninguna',
    bell: 'Una campana cuando me toca en otra pestaña',
    bellLine: 'Una campana suave en partidas con otras personas, también sin sonido.',
  },
  hooks: {
    title: 'Avisar a un chat de cada turno',
    line: 'Escribe la dirección de un canal de Discord o de tu propio programa. Solo la ves tú.',
    address: 'Dirección, empieza por https://',
    add: 'Añadir',
    remove: 'Quitar',
    discord: (host) => `Un canal en ${host}`,
    plain: (host) => `Un programa en ${host}`,
    secret: 'Los mensajes van firmados con este secreto. Solo se muestra una vez:',
    refused: 'El servidor no puede usar esta dirección.',
    removed: 'La dirección se quitó.',
  },
};
