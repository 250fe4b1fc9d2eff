import type { WeightsReason } from '@claim-it/ai';
import type { Sentences } from '../catalog.ts';
import type { CliText } from '../cli.ts';
import { verify } from './pages/verify.ts';
import { grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const spaces = (n: number): string => count(n, SPACES);
const games = (n: number): string => count(n, { one: 'partida', other: 'partidas' });
const turns = (n: number): string => count(n, { one: 'turno', other: 'turnos' });

// These follow a colon.
const weights: Sentences<WeightsReason, []> = {
  notWeights: () => 'no es un archivo de pesos',
  otherVersion: ({ version, wanted }) =>
    `es de la versión ${version}, y este programa lee la versión ${wanted}`,
  wrongLength: ({ bytes, wanted }) => `tiene ${bytes} bytes en lugar de ${wanted}`,
  damaged: () => 'está dañado, su suma de comprobación no coincide',
  otherNetwork: ({ weights, wanted }) => `tiene ${weights} pesos en lugar de ${wanted}`,
  otherTable: ({ players, variant }) => `es para ${players} jugadores (${words.variants[variant]})`,
};

export const cli: CliText = {
  // tirar, plantarse, deshacer, ayuda, consejo, guardar y salir, sí, no
  keys: { roll: 't', take: 'p', undo: 'd', help: 'a', advice: 'c', quit: 'g', yes: 's', no: 'n' },

  usage: {
    title:
      'Claim It! Una edición no oficial del juego de dados de Kris Gould (Wattsalpoag Games, 2006).',
    usage: 'Uso: claim-it <orden> [opciones]',
    commands: 'Órdenes',
    options: 'Opciones',
    more: 'claim-it help <orden> dice más. Con “-” como archivo se lee la entrada estándar.',
    play: 'Jugar en esta terminal: de 2 a 5 asientos, personas y bots mezclados.',
    position:
      'Mostrar una posición: a quién le toca, qué se puede poner, cuántas tiradas acaban en derrumbe, los puntos.',
    apply: 'Jugar tiradas y jugadas desde una posición y mostrar la posición que queda.',
    replay: 'Leer un registro, comprobar cada palabra y mostrar las posiciones, jugada a jugada.',
    verify:
      'Comprobar la prueba de un registro: que los dados fueron justos y las jugadas permitidas.',
    analyse: 'Separar suerte y habilidad: valorar cada tirada y cada decisión de un registro.',
    rollout: 'Jugar una posición muchas veces hasta el final y dar el valor de cada opción.',
    simulate: 'Hacer jugar a los bots y mostrar los registros.',
    arena:
      'Hacer jugar a los bots muchas partidas, con asientos que rotan, y contar las victorias.',
    bot: 'Hablar el protocolo de bots por la entrada y la salida estándar.',
    bench: 'Medir la velocidad de esta máquina con nuestras propias partidas.',
    backup: 'Escribir en un archivo todo lo que guarda un servidor, mientras funciona.',
    restore: 'Devolver una copia de seguridad a un servidor vacío.',
    help: 'Mostrar esta ayuda o la de una orden.',
    version: 'Mostrar la versión.',
  },

  option: {
    json: 'dar datos para programas',
    lang: 'idioma: en, de, nl, fr o es',
    players: 'cuántos asientos, de 2 a 5',
    games: 'cuántas partidas',
    bots: 'quién juega, separado por comas: el nombre de un bot, o cmd: y un programa que habla el protocolo',
    seats:
      'quién se sienta dónde, separado por comas: “me”, el nombre de una persona, o bot: y el nombre de un bot, como bot:steady',
    seed: 'un número entero; el mismo número da los mismos dados y las mismas decisiones',
    rules: 'std, o reuse para la variante',
    ms: 'milisegundos para una decisión: nuestros bots juegan lo mejor que encontraron (sin reloj si no se indica), un programa pierde la partida (1000 si no se indica); con reloj, los resultados dependen de la máquina',
    luck: 'valorar también los dados y dar el resultado sin suerte; tarda más',
    trials: 'cuántas partidas por opción, redondeadas a un múltiplo mayor de 216',
    workers: 'cuántas partidas a la vez; si no se indica, todos los procesadores',
    seconds: 'cuánto tiempo se mide cada valor',
    svg: 'archivo para un dibujo de las probabilidades de ganar; otros registros llevan -2, -3 en el nombre',
    save: 'archivo que guarda la partida; una partida guardada allí continúa',
    fresh: 'empezar una partida nueva aunque haya una guardada',
    noColor: 'sin colores',
    delay: 'milisegundos de espera después de cada cosa que hace un bot',
    data: 'la carpeta del servidor; si no se indica, la habitual',
  },

  bots: {
    title: 'Bots',
    levels: 'primero los más débiles',
    frozen: 'no cambian nunca, para poder medir a otros con ellos',
    styles: 'un bot con un estilo, como tycoon:daring; decide entre opciones casi igual de buenas',
  },

  argument: {
    position: '"<posición>"',
    tokens: '<palabra>…',
    file: '<archivo>',
    bot: '<nombre>',
    command: '[orden]',
  },

  error: {
    unknownCommand: (name) => `No existe la orden “${name}”; “claim-it help” las muestra todas.`,
    unknownOption: (name) => `Aquí no existe la opción ${name}.`,
    missingValue: (name) => `La opción ${name} necesita un valor.`,
    unwantedValue: (name) => `La opción ${name} no lleva ningún valor.`,
    missingArgument: (name) => `Falta ${name}.`,
    extraArgument: (found) => `“${found}” sobra.`,
    notANumber: (name, found, low, high) =>
      `La opción ${name} lleva un número entero del ${low} al ${high}, no “${found}”.`,
    notOneOf: (name, found, allowed) => `La opción ${name} lleva ${allowed}, no “${found}”.`,
    unknownBot: (name, known, styled) =>
      `No existe el bot “${name}”. Bots: ${known}; con un estilo: ${styled}.`,
    unknownEntrant: (name, known, styled) =>
      `No existe el bot “${name}”. Bots: ${known}; con un estilo: ${styled}; o cmd: y un programa.`,
    tooManyBots: (bots, players) => `${bots} bots no caben en ${players} asientos.`,
    oddSeat: (found) =>
      `“${found}” no es un asiento: escribe “me”, el nombre de una persona, o bot: y el nombre de un bot.`,
    seatCount: (seats) => `Claim It! es para 2 a 5 asientos, no ${seats}.`,
    noFile: (file) => `No existe el archivo ${file}.`,
    unreadable: (file) => `No se puede leer ${file}.`,
    unwritable: (file) => `No se puede escribir ${file}.`,
    at: (source, line, column, reason) => `${source}, línea ${line}, carácter ${column}: ${reason}`,
    token: (index, token, reason) => `Palabra ${index}, “${token}”: ${reason}`,
    notAMove: (token) =>
      `“${token}” no es ni una tirada ni una jugada; ejemplos: 145, s4@15, c@14, roll, take.`,
    botLine: (line) => `“${line}” no es parte del protocolo de bots, que conoce new, go y quit.`,
    botAsked: () => 'En esta posición no hay nada que decidir.',
    newerSave: (file, version) =>
      `${file} se guardó con una versión más nueva (${version}) y se queda como está; esta versión lee 1.`,
    notASave: (file) => `${file} es un registro, pero no una partida guardada de este programa.`,
    noBrain: (file, reason) => `No se puede usar la red de ${file}: ${reason}.`,
    cancelled: 'Parado antes del final, como pediste.',
    noHouse: 'Aquí falta el servidor: “npm run build” lo construye.',
    internal: (reason) =>
      `Algo en este programa está roto: ${reason}. Avísanos, por favor, y di qué escribiste.`,
  },

  weights,

  position: {
    toRoll: (name) => `${name} va a tirar.`,
    toPlace: (name, roll) => `${name} ha sacado ${roll} y tiene que poner:`,
    toDecide: (name) => `${name} puede tirar otra vez o plantarse.`,
    over: 'La partida ha terminado.',
    noPlacement: 'No se puede poner nada: esta tirada es un derrumbe.',
    bust: (busts, percent) => `${busts} de 216 tiradas acabarían en derrumbe (${percent}).`,
    lastRound: (left) => `Última ronda: faltan ${turns(left)}.`,
    free: (squatters) => `Estacas libres: ${squatters}`,
    none: 'ninguna',
    reuse: 'Variante: una estaca vuelve en cuanto la tapa un título.',
    legend:
      'g ocupada · [G] con título · en este turno: (4) estaca, (4)b sobre una ficha de Azul, <*> título · ‹1› tu opción',
  },

  score: {
    player: 'Jugador',
    group: 'Mina',
    claims: 'Títulos',
    spaces: 'Casillas',
    gone: 'se fue',
  },

  replay: {
    unfinished: 'El registro termina antes que la partida.',
  },

  analyse: {
    head: (names, rules) => `${names} · ${rules}`,
    legend:
      'Una victoria son 100 puntos. La probabilidad es la del jugador que tiene el turno, al final del turno. ?! error pequeño, ? error, ?? error grande.',
    turn: 'Turno',
    luck: 'Suerte',
    chance: 'Prob.',
    played: 'Jugado',
    better: (roll, choice, points) =>
      `Después de ${roll}: “${choice}” habría valido ${points} puntos más.`,
    start: 'Comienzo',
    result: 'Resultado',
    skill: 'Decisiones',
    absences: 'Ausencias',
    loss: 'Regalado',
    errorRate: 'Índice de error',
    adjusted: 'Sin suerte',
    dice: (names, luck, skill) =>
      `Lo más importante fueron los dados: dieron ${luck} puntos a ${names}, y todas las decisiones juntas ${skill}.`,
    decisions: (names, luck, skill) =>
      `Lo más importante fueron las decisiones: todas juntas dieron ${skill} puntos a ${names}, y los dados ${luck}.`,
    both: (names, luck, skill) =>
      `Contaron los dados y las decisiones: los dados dieron ${luck} puntos a ${names}, y todas las decisiones juntas ${skill}.`,
    absent: (names, points) =>
      `Lo más importante fue que un jugador no estaba: eso dio ${points} puntos a ${names}.`,
    soFar: (names, luck, skill) =>
      `Por ahora va en cabeza: ${names}. Los dados dieron ${luck} puntos, y todas las decisiones juntas ${skill}.`,
    chart: (names) => `Probabilidades de ganar: ${names}`,
    progress: (done, all, left) => `${done} de ${all} jugadas, faltan ${left}`,
  },

  verify,

  rollout: {
    head: (trials, seed) => `${games(trials)} por opción, semilla ${seed}`,
    legend:
      'Probabilidades de ganar sin la suerte de los derrumbes, ± su error estándar. La ganancia dice cuántas veces más partidas harían falta sin eso para la misma precisión.',
    choice: 'Opción',
    gain: 'Ganancia',
  },

  arena: {
    head: (played, players, rules) => `${games(played)}, ${players} asientos, ${rules}`,
    bot: 'Bot',
    seats: 'Asientos',
    wins: 'Victorias',
    rate: 'Parte',
    interval: 'Intervalo del 95\u00a0%',
    fair: 'Justa',
    faults: 'Perdidas por fallo',
  },

  // These follow the colon of `lost`.
  fault: {
    illegal: (answer) => `respondió “${answer}”, y eso no está permitido aquí`,
    silent: (ms) => `no respondió en ${ms} ms`,
    ended: 'terminó antes de responder',
    notStarted: (reason) => `no se pudo arrancar (${reason})`,
    lost: (bot, faults, what) =>
      `${bot} perdió ${games(faults)} por fallo; la primera vez: ${what}.`,
  },

  progress: (done, all, left) => `${done} de ${games(all)}, faltan ${left}`,

  bench: {
    head: 'Partidas al azar con 2 asientos en un núcleo; más es más rápido.',
    kernelGames: 'kernel, partidas por segundo',
    rulesGames: 'rules, partidas por segundo',
    ratio: 'kernel : rules',
    bustNanoseconds: 'cuenta exacta de derrumbes en kernel, nanosegundos',
    rulesBustNanoseconds: 'cuenta exacta de derrumbes en rules, nanosegundos',
    decisions:
      'Una decisión de un bot en milisegundos: la del medio, y la que 1 de cada 100 supera.',
    median: '50 de 100',
    slow: '99 de 100',
    means: (meanTurns, rolls, busts) =>
      `Media de las partidas de kernel: ${meanTurns} turnos, ${rolls} tiradas por turno, ${busts} derrumbes por turno.`,
  },

  play: {
    welcome: 'Claim It! · el Oeste, 1855',
    credit:
      'Diseño: Kris Gould, Wattsalpoag Games, 2006. Esta es una edición no oficial con texto y dibujos propios.',
    goal: 'Tres dados, treinta y seis casillas: gana la mina más grande. No tientes demasiado a la suerte.',
    resume: (names) => `Hay una partida guardada: ${names}. ¿Seguir con ella?`,
    resumed: 'La partida guardada continúa.',
    howMany: '¿Cuántos jugadores?',
    seat: (number) => `Jugador ${number}: el nombre de una persona, o`,
    seatChoices: (bots) => `un bot (${bots})`,
    defaultName: 'Pionero',
    variation:
      '¿Jugar la variante? Un título devuelve enseguida la estaca de debajo. Los turnos son más largos.',
    fivePlayers:
      'El reglamento no aconseja la variante con cinco jugadores. Se juega de todos modos.',
    rollOff: 'Todos tiran para ver quién empieza.',
    rollOffRoll: (name, roll, sum) => `${name} saca ${roll}: ${sum}.`,
    rollOffTie: (names) => `Empate: ${names} tiran otra vez.`,
    rollOffFirst: (name) => `Empieza ${name}.`,
    turn: (name) => `${name}, te toca.`,
    rolled: (name, roll) => `${name} ha sacado ${roll}. ¿Dónde?`,
    rollFirst: 'Tirar los dados',
    rollAgain: (busts, percent) =>
      `Tirar otra vez: ${busts} de 216 tiradas acabarían en derrumbe (${percent})`,
    take: (n) => `Plantarse con ${spaces(n)}`,
    takeGrows: (n, before, after) =>
      `Plantarse con ${spaces(n)}: tu mina crece de ${before} a ${after}`,
    undo: 'Quitar la pieza',
    help: 'Ayuda',
    advice: 'Consejo',
    quit: 'Guardar y salir',
    choicePlace: (what, busts, percent) =>
      `${what}; después ${busts} de 216 tiradas acabarían en derrumbe (${percent})`,
    squatterOn: (number, space) => `Estaca ${number} en ${space}`,
    squatterJumps: (number, space, owner) => `Estaca ${number} en ${space}, sobre ${owner}`,
    claimOn: (space) => `Título en tu propia casilla ${space}`,
    claimOnSquatter: (number, space) => `Título sobre la estaca ${number} en ${space}`,
    prompt: 'Tu opción',
    notAChoice: (found) =>
      `“${found}” no está entre las opciones. Escribe un número o una letra de la lista.`,
    helpText: `En tu turno tiras tres dados: uno es la columna, otro la fila, el tercero el número de la estaca.
En una casilla vacía o sobre la ficha de otro jugador pones esa estaca, si no está ya en el tablero.
Sobre tu propia ficha, o sobre una estaca de este turno, pones un título; entonces el tercer dado no importa.
Las casillas con título están cerradas para todos, para siempre.
Después de cada pieza: tira otra vez, o plántate con tus casillas. Si una tirada no cabe en ningún sitio, hay un derrumbe y pierdes el turno.
Con suficientes casillas con título al final de tu turno anuncias la última ronda: 13 con dos jugadores, 9 con tres, 7 con cuatro, 6 con cinco. Todos juegan un turno más, y tú vas al final.
Gana la mina más grande: casillas unidas por los lados. En un empate deciden las casillas con título, y después todas las casillas.`,
    saved: (file) => `Tu partida está guardada en ${file}. “claim-it play” la continúa.`,
    keptRecord: (file) => `El registro de esta partida está en ${file}.`,
    notSaved: (reason) => `La partida no se pudo guardar: ${reason}`,
  },
};
