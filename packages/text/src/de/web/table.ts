import type { Stake } from '@claim-it/rules';
import type { MineChange } from '../../facts.ts';
import { spokenRisk } from '../../numbers.ts';
import type { TableText } from '../../web.ts';
import { CLAIMED_SPACES, grammar, numbers, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
/** A number and its word stay on one line of a plate. */
const joined = (number: number): string => spaces(number).replace(' ', '\u00a0');
const dashed = (roll: readonly number[]): string => roll.join('-');
/** Without an article, as the notes write it. */
const bare = (stake: Stake): string =>
  stake.kind === 'squatter' ? `Anspruchstein ${stake.number}` : 'Besitzstein';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen gemeinsam'}`;

/** More claims than the last round needs are not shown as a part of the number. */
const claimsOf = (claims: number, needed: number): string =>
  claims > needed ? String(claims) : `${claims} von ${needed}`;

export const table: TableText = {
  room: ({ players, round, isVariation }) =>
    `${players} Spieler · Runde ${round}${isVariation ? ' · Regelvariante' : ''}`,
  tabTurn: (name) => `${name} ist am Zug · Claim It!`,
  banner: {
    yourTurn: (name) => `Du bist am Zug, ${name}`,
    passTo: (name) => `Gib das Gerät weiter an ${name}`,
    rollFirst: 'Würfle zuerst',
    pickSpace: 'Wähle ein leuchtendes Feld. Dann: würfeln oder besetzen?',
    rollOrTake: 'Noch einmal würfeln oder besetzen?',
    lastRoundRoll: 'Letzte Runde: Würfle!',
    lastRoundHint: 'Letzte Runde: noch einmal würfeln oder besetzen?',
    lastTurnHint: 'Der letzte Zug des Spiels',
    rolling: (name) => `${name} würfelt`,
    turnOf: (name) => `${name} ist am Zug`,
    toRoll: 'muss würfeln',
    choosing: 'wählt ein Feld',
    deciding: 'würfeln oder besetzen?',
    waitingFor: (name) => `Warten auf ${name}`,
    playsFor: ({ bot, name }) => `${bot} spielt für ${name}`,
    taking: (name) => `${name} besetzt Felder`,
    rollNumber: (number) => `Wurf ${number}`,
    lastRound: 'Letzte Runde!',
    lastRoundWhy: ({ name, claims }) =>
      `${name} hat ${count(claims, CLAIMED_SPACES)}. Alle sind noch einmal am Zug.`,
    busted: 'Pech gehabt!',
    bustedLost: (lost) => (lost === 0 ? 'Nichts verloren' : `${spaces(lost)} verloren`),
    skipped: (name) => `Der Zug von ${name} wird übersprungen`,
    whoBegins: 'Wer beginnt?',
    over: 'Das Spiel ist aus',
    wins: (names) => `${win(names)}!`,
  },
  cards: {
    heading: 'Spieler',
    you: 'du',
    bot: 'Bot',
    gone: 'weg',
    away: 'nicht da',
    awayMinutes: (minutes) => `${minutes} min weg`,
    awayHours: (hours) => `${hours} h weg`,
    awayDays: (days) => `seit ${count(days, { one: 'Tag', other: 'Tagen' })} weg`,
    standIn: (bot) => `${bot} spielt`,
    mine: 'Goldmine',
    claims: 'Goldclaims',
    spaces: 'Felder',
    lastRound: 'Letzte Runde',
    leads: 'In Führung',
    onTurn: 'Am Zug',
    pending: (claims) => `dazu ${claims} noch unsicher`,
  },
  symbols: {
    green: 'Kaktus',
    blue: 'Hufeisen',
    orange: 'Laterne',
    red: 'Stern',
    violet: 'Spitzhacke',
  },
  tray: {
    dice: 'Würfel',
    noDice: 'Noch kein Wurf',
    rolled: (roll) => `Die Würfel zeigen ${words.roll(roll)}`,
    column: 'Spalte',
    row: 'Reihe',
    squatter: 'Anspruch\u00adstein',
    claim: 'Besitz\u00adstein',
    squatters: 'Anspruchsteine',
    squattersLeft: (number) => `${number} frei`,
    squatterFree: (number) => `Anspruchstein ${number} ist frei`,
    squatterOut: ({ number, space }) => `Anspruchstein ${number} liegt auf ${words.space(space)}`,
    claimsLeft: (number) =>
      count(number, { one: 'Besitzstein übrig', other: 'Besitzsteine übrig' }),
    claimsLeftLabel: (number) => (number === 1 ? 'Besitzstein übrig' : 'Besitzsteine übrig'),
  },
  plates: {
    roll: 'Würfeln',
    rollAgain: 'Noch einmal würfeln',
    firstRoll: 'Drei Würfel, ein Stein',
    take: (number) => `${joined(number)} besetzen`,
    takeNothing: 'Besetzen',
    takeSure: (number) => `${joined(number)} besetzen?`,
    pressAgain: 'Drücke noch einmal',
    mine: (change) =>
      change.to > change.from
        ? `Goldmine wächst ${growth(change)}`
        : `Goldmine bleibt bei ${change.to}`,
    mineShort: (change) =>
      change.to > change.from ? `Goldmine ${growth(change)}` : `Goldmine bleibt ${change.to}`,
    callsLastRound: 'Du rufst die letzte Runde aus',
    takeWins: 'Das Spiel endet: Du gewinnst',
    takeShares: 'Das Spiel endet: Ihr gewinnt gemeinsam',
    takeLoses: (names) => `Das Spiel endet: ${win(names)}`,
    risk: (busts) => `${numbers.risk(busts)} Risiko: ${busts} von 216 Würfen`,
    riskShort: (busts) => `${numbers.risk(busts)} Risiko`,
    bands: { low: 'Kleines Risiko', middle: 'Mittleres Risiko', high: 'Großes Risiko' },
    keys: { roll: 'würfeln', take: 'besetzen', move: 'bewegen', help: 'Hilfe' },
  },
  notes: {
    heading: 'Spielverlauf',
    all: 'Alle Würfe',
    open: 'Verlauf',
    empty: 'Es ist noch nichts passiert.',
    everybody: 'Alle',
    filter: 'Zeige die Züge von',
    roll: ({ roll, placed }) =>
      placed === null
        ? dashed(roll)
        : `${dashed(roll)} → ${bare(placed.stake)} auf ${words.space(placed.space)}`,
    bust: ({ roll, lost }) =>
      `${dashed(roll)} → Pech gehabt, ${lost === 0 ? 'nichts' : lost} verloren`,
    took: (number) => `besetzt ${spaces(number)}`,
    skipped: (lost) => (lost === 0 ? 'verpasst einen Zug' : `verpasst einen Zug, ${lost} verloren`),
    left: 'verlässt das Spiel',
    won: 'gewinnt',
    asides: {
      lapsed: 'hat die Zeit überschritten',
      stoodIn: (bot) => `ist nicht da: ${bot} springt ein`,
      back: 'ist zurück',
      tookOver: (bot) => `ist gegangen: ${bot} spielt weiter`,
      joined: 'löst einen Bot ab',
    },
    recap: 'Seit deinem letzten Zug',
    recapTook: ({ name, spaces: number }) => `${name} besetzt ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `${name} hat Pech` : `${name} hat Pech, ${lost} verloren`,
    recapLastRound: (name) => `${name} ruft die letzte Runde aus`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} verpasst einen Zug` : `${name} verpasst einen Zug, ${lost} verloren`,
    recapLeft: (name) => `${name} ist gegangen`,
  },
  menu: {
    open: 'Menü',
    home: 'Zur Startseite (das Spiel bleibt gespeichert)',
    rules: 'Regeln',
    soundOn: 'Ton an',
    soundOff: 'Ton aus',
    lampOn: 'Nachtfarben',
    lampOff: 'Tagfarben',
    rematch: 'Noch einmal mit denselben Spielern',
    exportRecord: 'Aufzeichnung speichern',
    analyse: 'Diese Stellung analysieren',
    copyPosition: 'Stellung kopieren',
    positionCopied: 'Die Stellung ist kopiert.',
    lookBack: 'Das Spiel noch einmal ansehen',
    share: 'Das Spiel als Link teilen',
    linkCopied: 'Der Link ist kopiert.',
    cannotCopy: 'Dieser Browser kann das nicht kopieren.',
    keys: 'Tasten',
    leave: 'Das Spiel verlassen',
    leaveWho: 'Wer verlässt das Spiel?',
    leaveWhy: (name) =>
      `${name} verlässt das Spiel endgültig. Die Steine bleiben, aber die Züge werden übersprungen, und ${name} kann nicht mehr gewinnen.`,
    leaveToBot: (name) =>
      `${name} verlässt das Spiel endgültig. Ein Bot spielt mit den Steinen weiter.`,
    leaveNow: (name) => `${name} verlässt das Spiel`,
    cancel: 'Bleiben',
    close: 'Schließen',
  },
  help: {
    move: 'Auf dem Spielplan bewegen',
    choose: 'Das Feld wählen',
    next: 'Nächstes leuchtendes Feld',
    previous: 'Voriges leuchtendes Feld',
    jump: 'Zu Spalte 3, Reihe 5',
    roll: 'Würfeln',
    take: 'Felder besetzen',
    notes: 'Spielverlauf',
    status: 'Spielstand vorlesen',
    mine: 'Größte Goldmine umranden',
    changes: 'Was sich seit deinem Zug geändert hat',
    undo: 'Besetzen zurücknehmen, drei Sekunden lang',
    sound: 'Ton an oder aus',
    hint: 'Ein Tipp, wenn der Trainer an ist',
    help: 'Diese Hilfe',
    close: 'Schließen oder Bewegung überspringen',
    lettersOff: 'Die Buchstabentasten sind in den Einstellungen ausgeschaltet.',
  },
  end: {
    asides: {
      lapsed: (name) => `${name} hat die Zeit überschritten.`,
      stoodIn: ({ name, bot }) => `${bot} hat eine Weile für ${name} gespielt.`,
      tookOver: ({ name, bot }) => `${name} ist gegangen, ${bot} hat weitergespielt.`,
    },
    alone: 'Alle anderen haben das Spiel verlassen.',
    player: 'Spieler',
    shared: 'Goldminen, Goldclaims und Felder sind gleich: Ihr gewinnt gemeinsam.',
    report: 'Spielanalyse',
    share: 'Das Spiel teilen',
    look: 'Den Spielplan ansehen',
    open: 'Ergebnis',
  },
  live: {
    rolled: ({ name, roll, legal }) => {
      const number = count(legal.length, { one: 'Feld leuchtet', other: 'Felder leuchten' });
      const each = legal.map(({ stake, space, over }) => {
        const cover = over === null ? '' : ` über ${over}`;
        return `${bare(stake)} auf ${words.space(space)}${cover}`;
      });
      return `${name} würfelt ${words.roll(roll)}. ${number}: ${each.join('; ')}.`;
    },
    chosen: ({ space, stake, over }) => {
      const [column, row] = space.split(',');
      const cover = over === null ? '' : ` auf ${over}`;
      return `Spalte ${column}, Reihe ${row}: ${bare(stake)}${cover}.`;
    },
    risk: (busts) =>
      `Risiko ${spokenRisk(busts, { under: 'unter 1', over: 'über 99' })} Prozent, ${busts} von 216 Würfen.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} besetzt ${spaces(taken)}. Goldmine ${mine}, Goldclaims ${claimsOf(claims, needed)}.`,
    busted: ({ lost, next }) =>
      `Pech gehabt. ${lost === 0 ? 'Nichts verloren' : `${spaces(lost)} verloren`}. Jetzt ist ${next} am Zug.`,
    lastRound: (name) => `${name} ruft die letzte Runde aus.`,
    yourTurn: (name) => `Du bist am Zug, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: größte Goldmine ${mine}, Goldclaims ${claimsOf(claims, needed)}, ${spaces(number)}.`,
    largestMine: (number) => `Die größte Goldmine: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Noch einmal versuchen',
    playUnsaved: 'Ohne Speichern spielen',
    opening: 'Das Spiel wird geladen …',
    notFound: 'Dieses Spiel ist nicht auf diesem Gerät',
    damaged: 'Dieses Spiel ist beschädigt',
    forbidden: 'Hier lassen sich keine Spiele speichern',
    savedGames: 'Gespeicherte Spiele',
  },
};
