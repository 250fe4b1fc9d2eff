import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { formatRoll } from '@claim-it/rules';
import type { Sentences } from '../../catalog.ts';
import type { CliText } from '../../cli.ts';
import type { SayableProofFault } from '../../proof.ts';
import { say } from '../../say.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const rollsOf = (n: number): string => count(n, { one: 'tirada', other: 'tiradas' });
const timesOf = (n: number): string => count(n, { one: 'vez', other: 'veces' });
const ownerOf = (owner: Owner): string => (owner === 'house' ? 'servidor' : `jugador ${owner}`);

// These follow "porque".
const refusals: Sentences<DiceRefusal, []> = {
  unreadableHash: ({ found }) => `“${found}” no es un resumen criptográfico`,
  unreadableGame: ({ found }) => `“${found}” no puede ser el nombre de una partida`,
  unreadableRules: ({ found }) => `“${found}” no pueden ser reglas`,
  playerCount: ({ players }) => `no puede haber ${players} jugadores`,
  onlyBots: () => 'solo juegan bots',
  tipKnown: ({ owner }) => `un extremo ya se usó antes (${ownerOf(owner)})`,
  noSuchPlayer: ({ player }) => `no hay ningún jugador ${player}`,
  playerIsBot: ({ player }) => `el jugador ${player} es un bot`,
  playerIsAway: ({ player }) => `el jugador ${player} no está`,
  playerIsPresent: ({ player }) => `el jugador ${player} está presente`,
  alreadyStirred: ({ player }) => `el jugador ${player} ya ha removido`,
  shakeIsDue: ({ players }) => `estos jugadores no han agitado: ${players.join(', ')}`,
  alreadyBegun: () => 'la partida ya ha empezado',
  notBegun: () => 'la partida no ha empezado',
  nobodyPresent: () => 'no hay nadie para agitar',
  stirNotInBowl: ({ stirs }) => `en el cuenco falta algo de estos jugadores: ${stirs.join(', ')}`,
  brokenLink: ({ owner }) => `un elemento no sigue al anterior (${ownerOf(owner)})`,
  nextTipIsDue: ({ owner }) => `faltaba el extremo de la siguiente cadena (${ownerOf(owner)})`,
  nextTipKnown: ({ owner }) => `ya se conoce el extremo de la siguiente cadena (${ownerOf(owner)})`,
  keyIsLost: ({ player }) => `la clave del jugador ${player} se perdió`,
  keyIsNotLost: ({ player }) => `la clave del jugador ${player} no se perdió`,
  tooManyReseeds: ({ player }) => `el jugador ${player} ya tuvo demasiadas cadenas nuevas`,
  bowlIsOpen: ({ players }) => `el cuenco todavía espera a ${players.join(', ')}`,
  stirNotDue: ({ player }) => `el cuenco no necesita nada del jugador ${player}`,
  chainIsNew: ({ player }) =>
    `los demás no han abierto nada desde que el jugador ${player} tiene una cadena nueva`,
  versionIsOld: () => 'los dados de la versión 1 no tienen este paso',
  alreadyReplaced: ({ player }) => `otros ya agitan por el jugador ${player}`,
  chairIsTaken: ({ player }) => `el jugador ${player} es una persona y está presente`,
  tooManyJoins: ({ player }) => `demasiadas personas ocuparon el asiento del jugador ${player}`,
};

const fault: Sentences<SayableProofFault, []> = {
  noProof: () => 'no tiene ninguna prueba de sus dados (la etiqueta Dice).',
  unreadableProof: ({ word }) => `no se puede leer la palabra ${word} de la prueba.`,
  brokenChain: ({ owner, chain }) =>
    `la cadena ${chain} (${ownerOf(owner)}) no lleva a su extremo.`,
  elementMissing: ({ owner }) =>
    `los pasos de la prueba necesitan más de lo que se mostró (${ownerOf(owner)}).`,
  elementsLeft: ({ owner }) =>
    `se mostró más de lo que usan los pasos de la prueba (${ownerOf(owner)}).`,
  stepRefused: ({ step, refusal }) =>
    `el paso ${step} de la prueba no está permitido, porque ${say(refusals, refusal)}.`,
  otherRules: ({ says, is }) => `la prueba es para las reglas ${says}, el registro para ${is}.`,
  otherSeats: ({ says, is }) => `la prueba es para ${says} jugadores, el registro para ${is}.`,
  otherDice: ({ number, line, says, is }) =>
    `tirada ${number}, línea ${line}: el registro dice ${formatRoll(says)}, la prueba da ${formatRoll(is)}.`,
  otherPlayer: ({ number, line }) =>
    `tirada ${number}, línea ${line}: en la prueba es de otro jugador.`,
  rollNotProved: ({ number, line }) => `tirada ${number}, línea ${line}: la prueba no la tiene.`,
  rollNotPlayed: ({ number }) => `la tirada ${number} de la prueba no está en el registro.`,
  sealDiffers: () => 'su sello no cuadra: se cambió una jugada o la prueba.',
};

export const verify: CliText['verify'] = {
  proved: (game, code) => `Probado: los dados de la partida ${game}, código ${code}.`,
  rolls: (n) =>
    `${count(n, { one: 'tirada comprobada', other: 'tiradas comprobadas' })}: cada tirada sale de la prueba, cada jugada está permitida.`,
  hands: (hands, n) => `En ${rollsOf(n)} participaron ${hands}.`,
  leftOut: (n) => `En ${rollsOf(n)} alguien llegó tarde.`,
  version1:
    'Son dados de la versión 1: nada se cambió después de la partida, pero el servidor pudo elegir las tiradas.',
  named: (n, numbers) =>
    `En ${rollsOf(n)} alguien se fue cuando los demás ya habían mostrado sus números, y pudo elegir: ${numbers}.`,
  firstNamed:
    'Alguien se fue cuando los demás ya habían mostrado sus números, y pudo elegir quién empieza.',
  nobodyChose: 'Nadie pudo elegir una tirada.',
  shaken: (n) =>
    `En ${rollsOf(n)} otra persona agitó los dados por un bot o por un jugador que no estaba.`,
  reseeded: (name, n) => `${name} perdió la clave y recibió una cadena nueva: ${timesOf(n)}.`,
  joined: (name, n) => `Una persona ocupó el asiento de ${name}, que era de un bot: ${timesOf(n)}.`,
  pips: (counts, low, high) =>
    `Los números del 1 al 6 salieron ${counts} veces; con dados justos, 99 de cada 100 cuentas están entre ${low} y ${high}.`,
  notProved: (file, number, reason) => `${file}, registro ${number}, no está probado: ${reason}`,
  fault,
};
