import type { WeightsReason } from '@claim-it/ai';
import type { Sentences } from '../catalog.ts';
import type { CliText } from '../cli.ts';
import { LANGUAGES } from '../language.ts';
import { verify } from './pages/verify.ts';
import { grammar, SPACES, words } from './words.ts';

const { count } = grammar;
const spaces = (n: number): string => count(n, SPACES);
const games = (n: number): string => count(n, { one: 'Spiel', other: 'Spiele' });
const turns = (n: number): string => count(n, { one: 'Zug', other: 'Züge' });
/** After "von": the dative. */
const ofGames = (n: number): string => count(n, { one: 'Spiel', other: 'Spielen' });

// These follow a colon.
const weights: Sentences<WeightsReason, []> = {
  notWeights: () => 'Es ist keine Datei mit Gewichten',
  otherVersion: ({ version, wanted }) =>
    `Es hat Version ${version}, dieses Programm liest Version ${wanted}`,
  wrongLength: ({ bytes, wanted }) => `Es hat ${bytes} Bytes statt ${wanted}`,
  damaged: () => 'Es ist beschädigt, seine Prüfsumme stimmt nicht',
  otherNetwork: ({ weights, wanted }) => `Es hat ${weights} Gewichte statt ${wanted}`,
  otherTable: ({ players, variant }) =>
    `Es ist für ${players} Spieler (${words.variants[variant]})`,
};

export const cli: CliText = {
  // würfeln, besetzen, zurücknehmen, Hilfe, Ende, ja, nein
  keys: { roll: 'w', take: 'b', undo: 'z', help: 'h', advice: 'r', quit: 'e', yes: 'j', no: 'n' },

  usage: {
    title:
      'Claim It! Eine inoffizielle Ausgabe des Würfelspiels von Kris Gould (Wattsalpoag Games, 2006).',
    usage: 'Aufruf: claim-it <Befehl> [Optionen]',
    commands: 'Befehle',
    options: 'Optionen',
    more: 'claim-it help <Befehl> sagt mehr. Statt einer Datei liest „-“ die Standardeingabe.',
    play: 'Hier im Terminal spielen: 2 bis 5 Plätze, Menschen und Bots gemischt.',
    position:
      'Eine Stellung zeigen: wer am Zug ist, was gesetzt werden kann, bei wie vielen Würfen man Pech hat, der Stand.',
    apply: 'Von einer Stellung aus würfeln und setzen und die neue Stellung ausgeben.',
    replay: 'Eine Aufzeichnung lesen, jedes Wort prüfen und die Stellungen ausgeben.',
    verify: 'Den Beweis einer Aufzeichnung prüfen: ob die Würfel fair und die Züge erlaubt waren.',
    analyse:
      'Glück und Können trennen: jeden Wurf und jede Entscheidung einer Aufzeichnung bewerten.',
    rollout: 'Eine Stellung viele Male zu Ende spielen und die Chancen jeder Wahl angeben.',
    simulate: 'Bots spielen lassen und die Aufzeichnungen ausgeben.',
    arena: 'Bots viele Spiele auf wechselnden Plätzen spielen lassen und die Siege zählen.',
    bot: 'Das Bot-Protokoll über Standardeingabe und Standardausgabe sprechen.',
    bench: 'Die Geschwindigkeit dieses Rechners mit unseren Spielen messen.',
    backup: 'Alles, was ein Server speichert, in eine Datei schreiben, während er läuft.',
    restore: 'Eine Sicherung auf einen leeren Server zurückspielen.',
    help: 'Diese Hilfe zeigen oder die zu einem Befehl.',
    version: 'Die Version zeigen.',
  },

  option: {
    json: 'Daten für Programme ausgeben',
    lang: `Sprache: ${LANGUAGES.join(', ')}`,
    players: 'wie viele Plätze, 2 bis 5',
    games: 'wie viele Spiele',
    bots: 'wer spielt, durch Kommas getrennt: der Name eines Bots oder cmd: und ein Programm, das das Protokoll spricht',
    seats:
      'wer wo sitzt, durch Kommas getrennt: „me“, der Name eines Menschen oder bot: und der Name eines Bots, etwa bot:steady',
    seed: 'eine ganze Zahl; dieselbe Zahl gibt dieselben Würfe und dieselben Entscheidungen',
    rules: 'std oder reuse für die Regelvariante',
    ms: 'wie viele Millisekunden für eine Entscheidung: Unsere Bots spielen dann das Beste, was sie gefunden haben (sonst ohne Uhr), ein Programm verliert das Spiel (sonst nach 1000); mit einer Uhr hängt das Ergebnis vom Rechner ab',
    luck: 'auch die Würfel bewerten und das Ergebnis ohne Glück zeigen; dauert länger',
    trials: 'wie viele Spiele für jede Wahl, aufgerundet auf ein Vielfaches von 216',
    workers: 'wie viele Spiele gleichzeitig; sonst auf allen Prozessoren',
    seconds: 'wie lange jeder Wert gemessen wird',
    svg: 'Datei für ein Bild der Siegchancen; weitere Aufzeichnungen bekommen -2, -3 in den Namen',
    save: 'Datei, die das Spiel aufbewahrt; ein Spiel darin geht weiter',
    fresh: 'ein neues Spiel beginnen, auch wenn eines gespeichert ist',
    noColor: 'ohne Farben',
    delay: 'Millisekunden Pause nach allem, was ein Bot tut',
    data: 'der Ordner des Servers; ohne Angabe der übliche',
  },

  bots: {
    title: 'Bots',
    levels: 'die schwächsten zuerst',
    frozen: 'ändern sich nie, damit man andere an ihnen messen kann',
    styles:
      'ein Bot mit einem Spielstil, etwa tycoon:daring; er entscheidet zwischen fast gleich guten Möglichkeiten',
  },

  argument: {
    position: '"<Stellung>"',
    tokens: '<Wort>…',
    file: '<Datei>',
    bot: '<Name>',
    command: '[Befehl]',
  },

  error: {
    unknownCommand: (name) => `Den Befehl „${name}“ gibt es nicht; „claim-it help“ zählt alle auf.`,
    unknownOption: (name) => `Die Option ${name} gibt es hier nicht.`,
    missingValue: (name) => `Die Option ${name} braucht einen Wert.`,
    unwantedValue: (name) => `Die Option ${name} hat keinen Wert.`,
    missingArgument: (name) => `${name} fehlt.`,
    extraArgument: (found) => `„${found}“ ist eine Angabe zu viel.`,
    notANumber: (name, found, low, high) =>
      `Die Option ${name} braucht eine ganze Zahl von ${low} bis ${high}, nicht „${found}“.`,
    notOneOf: (name, found, allowed) =>
      `Für die Option ${name} geht nicht „${found}“, sondern nur: ${allowed}.`,
    unknownBot: (name, known, styled) =>
      `Den Bot „${name}“ gibt es nicht. Bots: ${known}; mit einem Stil: ${styled}.`,
    unknownEntrant: (name, known, styled) =>
      `Den Bot „${name}“ gibt es nicht. Bots: ${known}; mit einem Stil: ${styled}; oder cmd: und ein Programm.`,
    tooManyBots: (bots, players) => `${bots} Bots passen nicht auf ${players} Plätze.`,
    oddSeat: (found) =>
      `„${found}“ passt auf keinen Platz: Schreibe „me“, den Namen eines Menschen oder bot: und den Namen eines Bots.`,
    seatCount: (seats) => `Claim It! hat 2 bis 5 Plätze, nicht ${seats}.`,
    noFile: (file) => `Die Datei ${file} gibt es nicht.`,
    unreadable: (file) => `${file} lässt sich nicht lesen.`,
    unwritable: (file) => `${file} lässt sich nicht schreiben.`,
    at: (source, line, column, reason) => `${source}, Zeile ${line}, Zeichen ${column}: ${reason}`,
    token: (index, token, reason) => `Wort ${index}, „${token}“: ${reason}`,
    notAMove: (token) =>
      `„${token}“ ist weder ein Wurf noch eine Wahl; Beispiele: 145, s4@15, c@14, roll, take.`,
    botLine: (line) => `„${line}“ gehört nicht zum Bot-Protokoll: Es kennt new, go und quit.`,
    botAsked: () => 'In dieser Stellung gibt es nichts zu entscheiden.',
    newerSave: (file, version) =>
      `${file} stammt aus einer neueren Version (${version}) und bleibt, wie sie ist; diese Version liest 1.`,
    notASave: (file) =>
      `${file} ist eine Aufzeichnung, aber kein gespeichertes Spiel dieses Programms.`,
    noBrain: (file, reason) => `Das Netz in ${file} lässt sich nicht verwenden: ${reason}.`,
    cancelled: 'Vor dem Ende abgebrochen, wie gewünscht.',
    noHouse: 'Der Server fehlt hier: „npm run build“ erstellt ihn.',
    internal: (reason) =>
      `In diesem Programm ist etwas kaputt: ${reason}. Bitte melde es und schreibe dazu, was du getippt hast.`,
  },

  weights,

  position: {
    toRoll: (name) => `${name} muss würfeln.`,
    toPlace: (name, roll) => `${name} hat ${roll} gewürfelt und muss setzen:`,
    toDecide: (name) => `${name} darf noch einmal würfeln oder die Felder besetzen.`,
    over: 'Das Spiel ist aus.',
    noPlacement: 'Hier kann kein Stein gesetzt werden: Pech gehabt!',
    bust: (busts, percent) => `Pech bei ${busts} von 216 Würfen (${percent}).`,
    lastRound: (left) => `Letzte Runde: noch ${turns(left)}.`,
    free: (squatters) => `Freie Anspruchsteine: ${squatters}`,
    none: 'keine',
    reuse:
      'Regelvariante: Ein Anspruchstein wird wieder frei, sobald ein Besitzstein auf ihn kommt.',
    legend:
      'g besetzt · [G] Goldclaim · in diesem Zug: (4) Anspruchstein, (4)b auf einem Stein von Blau, <*> Besitzstein · ‹1› deine Wahl',
  },

  score: {
    player: 'Spieler',
    group: 'Goldmine',
    claims: 'Goldclaims',
    spaces: 'Felder',
    gone: 'weg',
  },

  replay: {
    unfinished: 'Die Aufzeichnung endet vor dem Spiel.',
  },

  analyse: {
    head: (names, rules) => `${names} · ${rules}`,
    legend:
      'Ein Sieg sind 100 Punkte. Die Chance ist die des Spielers am Zug, wenn der Zug endet. ?! ungenau, ? Fehler, ?? grober Fehler.',
    turn: 'Zug',
    luck: 'Glück',
    chance: 'Chance',
    played: 'Gespielt',
    better: (roll, choice, points) =>
      `Nach ${roll}: „${choice}“ wäre ${points} Punkte mehr wert gewesen.`,
    start: 'Anfang',
    result: 'Ergebnis',
    skill: 'Entscheidungen',
    absences: 'Abwesende',
    loss: 'Verschenkt',
    errorRate: 'Fehlerrate',
    adjusted: 'Ohne Glück',
    dice: (names, luck, skill) =>
      `Die Würfel haben entschieden: Sie brachten ${names} ${luck} Punkte, alle Entscheidungen zusammen ${skill}.`,
    decisions: (names, luck, skill) =>
      `Die Entscheidungen gaben den Ausschlag: Alle zusammen brachten ${names} ${skill} Punkte, die Würfel ${luck}.`,
    both: (names, luck, skill) =>
      `Würfel und Entscheidungen hatten beide ihren Anteil: Die Würfel brachten ${names} ${luck} Punkte, alle Entscheidungen zusammen ${skill}.`,
    absent: (names, points) =>
      `Entscheidend war, dass jemand weg war: Das brachte ${names} ${points} Punkte.`,
    soFar: (names, luck, skill) =>
      `Bisher liegt vorn: ${names}. Die Würfel brachten ${luck} Punkte, alle Entscheidungen zusammen ${skill}.`,
    chart: (names) => `Siegchancen: ${names}`,
    progress: (done, all, left) => `${done} von ${all} Schritten, noch ${left}`,
  },

  verify,

  rollout: {
    head: (trials, seed) => `${games(trials)} für jede Wahl, Startzahl ${seed}`,
    legend:
      'Siegchancen ohne das Glück der Pechwürfe, ± ihr Standardfehler. Die Ersparnis sagt, wie viel Mal so viele Spiele es sonst für dieselbe Genauigkeit bräuchte.',
    choice: 'Wahl',
    gain: 'Ersparnis',
  },

  arena: {
    head: (played, players, rules) => `${games(played)}, ${players} Plätze, ${rules}`,
    bot: 'Bot',
    seats: 'Plätze',
    wins: 'Siege',
    rate: 'Anteil',
    interval: '95-%-Bereich',
    fair: 'Gerecht',
    faults: 'Durch Fehler verloren',
  },

  // These follow the colon of `lost`, so they are no whole sentences.
  fault: {
    illegal: (answer) => `unerlaubte Antwort „${answer}“`,
    silent: (ms) => `keine Antwort innerhalb von ${ms} ms`,
    ended: 'vor der Antwort beendet',
    notStarted: (reason) => `nicht gestartet (${reason})`,
    lost: (bot, faults, what) =>
      `${bot} hat ${games(faults)} durch Fehler verloren; beim ersten Mal: ${what}.`,
  },

  progress: (done, all, left) => `${done} von ${ofGames(all)}, noch ${left}`,

  bench: {
    head: 'Zufallsspiele mit 2 Plätzen auf einem Prozessorkern; mehr ist schneller.',
    kernelGames: 'kernel, Spiele pro Sekunde',
    rulesGames: 'rules, Spiele pro Sekunde',
    ratio: 'kernel : rules',
    bustNanoseconds: 'genaue Zahl der Pechwürfe mit kernel, Nanosekunden',
    rulesBustNanoseconds: 'genaue Zahl der Pechwürfe mit rules, Nanosekunden',
    decisions:
      'Eine Entscheidung eines Bots in Millisekunden: die mittlere und die, die nur 1 von 100 übertrifft.',
    median: '50 von 100',
    slow: '99 von 100',
    means: (meanTurns, rolls, busts) =>
      `Mittel der Spiele mit kernel: ${meanTurns} Züge, ${rolls} Würfe pro Zug, ${busts}-mal Pech pro Zug.`,
  },

  play: {
    welcome: 'Claim It! · der Westen, 1855',
    credit:
      'Spielidee: Kris Gould, Wattsalpoag Games, 2006. Dies ist eine inoffizielle Ausgabe mit eigenem Text und eigenen Bildern.',
    goal: 'Drei Würfel, sechsunddreißig Felder: Die größte Goldmine gewinnt. Aber fordere dein Glück nicht zu sehr heraus.',
    resume: (names) => `Ein Spiel ist gespeichert: ${names}. Weiterspielen?`,
    resumed: 'Das gespeicherte Spiel geht weiter.',
    howMany: 'Wie viele spielen mit?',
    seat: (number) => `Platz ${number}: der Name eines Menschen oder`,
    seatChoices: (bots) => `ein Bot (${bots})`,
    // A name, not a pronoun: the sentences go on in the third person.
    defaultName: 'Goldgräber',
    variation:
      'Mit der Regelvariante spielen? Ein Besitzstein schickt dann den Anspruchstein darunter sofort zurück. Die Züge werden länger.',
    fivePlayers:
      'Die Anleitung rät bei fünf Spielern von der Regelvariante ab. Ihr spielt sie trotzdem.',
    rollOff: 'Alle würfeln aus, wer beginnt.',
    rollOffRoll: (name, roll, sum) => `${name} würfelt ${roll}: ${sum}.`,
    rollOffTie: (names) => `Gleichstand: ${names} würfeln noch einmal.`,
    rollOffFirst: (name) => `${name} beginnt.`,
    turn: (name) => `${name}: Du bist am Zug.`,
    rolled: (name, roll) => `${name}: Der Wurf ist ${roll}. Wohin?`,
    rollFirst: 'Würfeln',
    rollAgain: (busts, percent) =>
      `Noch einmal würfeln: Pech bei ${busts} von 216 Würfen (${percent})`,
    take: (n) => `${spaces(n)} besetzen`,
    takeGrows: (n, before, after) =>
      `${spaces(n)} besetzen: Deine Goldmine wächst von ${before} auf ${after}`,
    undo: 'Den Stein zurücknehmen',
    help: 'Hilfe',
    advice: 'Tipp',
    quit: 'Speichern und aufhören',
    choicePlace: (what, busts, percent) =>
      `${what}; danach Pech bei ${busts} von 216 Würfen (${percent})`,
    squatterOn: (number, space) => `Anspruchstein ${number} auf ${space}`,
    squatterJumps: (number, space, owner) => `Anspruchstein ${number} auf ${space}, über ${owner}`,
    claimOn: (space) => `Besitzstein auf dein eigenes Feld ${space}`,
    claimOnSquatter: (number, space) => `Besitzstein auf Anspruchstein ${number} auf ${space}`,
    prompt: 'Deine Wahl',
    notAChoice: (found) =>
      `„${found}“ steht nicht zur Wahl. Tippe eine Zahl oder einen Buchstaben aus der Liste.`,
    helpText: `In deinem Zug würfelst du mit drei Würfeln: Einer ist die Spalte, einer die Reihe, der dritte die Zahl des Anspruchsteins.
Auf ein freies Feld oder einen fremden Spielerstein setzt du diesen Anspruchstein, wenn er noch nicht auf dem Spielplan liegt.
Auf deinen eigenen Spielerstein oder einen Anspruchstein aus diesem Zug setzt du einen Besitzstein; der dritte Würfel ist dann egal.
Goldclaims sind für alle gesperrt, für immer.
Nach jedem Stein: noch einmal würfeln oder deine Felder besetzen. Passt ein Wurf nirgends, hast du Pech gehabt, und der Zug ist verloren.
Mit genug Goldclaims am Ende deines Zuges rufst du die letzte Runde aus: zu zweit 13, zu dritt 9, zu viert 7, zu fünft 6. Alle sind noch einmal am Zug, du zuletzt.
Die größte Goldmine gewinnt: Felder, die sich an den Seiten berühren. Bei Gleichstand zählen die Goldclaims, dann die Felder.`,
    saved: (file) => `Dein Spiel ist in ${file} gespeichert. Mit „claim-it play“ geht es weiter.`,
    keptRecord: (file) => `Die Aufzeichnung dieses Spiels steht in ${file}.`,
    notSaved: (reason) => `Das Spiel konnte nicht gespeichert werden: ${reason}`,
  },
};
