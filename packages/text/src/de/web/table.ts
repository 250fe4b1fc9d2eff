import type { Stake } from '@claim-it/rules';
import type { MineChange } from '../../facts.ts';
import type { TableText } from '../../web.ts';
import { CLAIMED_SPACES, grammar, SPACES, words } from '../words.ts';

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

export const table: TableText = {
  room: ({ players, round }) => `${players} Spieler · Runde ${round}`,
  tabTurn: (name) => `${name} ist am Zug · Claim It!`,
  banner: {
    yourTurn: (name) => `Du bist am Zug, ${name}`,
    passTo: (name) => `Gib das Gerät weiter an ${name}`,
    rollFirst: 'Würfle zuerst',
    pickSpace: 'Wähle ein leuchtendes Feld, dann würfle oder besetze',
    rollOrTake: 'Noch einmal würfeln oder besetzen?',
    lastRoundHint: 'Letzte Runde: würfeln oder besetzen?',
    lastTurnHint: 'Der letzte Zug des Spiels',
    rolling: (name) => `${name} würfelt`,
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
    mine: 'Goldmine',
    claims: 'Goldclaims',
    spaces: 'Felder',
    lastRound: 'Letzte Runde',
    leads: 'In Führung',
    onTurn: 'Am Zug',
    pending: (claims) => `und ${claims} noch unsicher`,
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
    callsLastRound: 'Löst die letzte Runde aus',
    takeWins: 'Beendet das Spiel: du gewinnst',
    takeShares: 'Beendet das Spiel: ihr gewinnt gemeinsam',
    takeLoses: (names) => `Beendet das Spiel: ${win(names)}`,
    risk: ({ percent, busts }) => `${percent}\u00a0% Risiko: ${busts} von 216 Würfen`,
    riskShort: (percent) => `${percent}\u00a0% Risiko`,
    bands: { low: 'Kleines Risiko', middle: 'Mittleres Risiko', high: 'Großes Risiko' },
    keys: { roll: 'würfeln', take: 'besetzen', move: 'bewegen', help: 'Hilfe' },
  },
  notes: {
    heading: 'Feldnotizen',
    all: 'Alle Würfe',
    open: 'Notizen',
    empty: 'Noch ist nichts geschehen.',
    everybody: 'Alle',
    filter: 'Zeige die Notizen von',
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
    recap: 'Seit deinem letzten Zug',
    recapTook: ({ name, spaces: number }) => `${name} besetzt ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `${name} hat Pech` : `${name} hat Pech, ${lost} verloren`,
    recapLastRound: (name) => `${name} löst die letzte Runde aus`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} verpasst einen Zug` : `${name} verpasst einen Zug, ${lost} verloren`,
    recapLeft: (name) => `${name} ist weg`,
  },
  menu: {
    open: 'Menü',
    home: 'Zur ersten Seite; das Spiel bleibt gespeichert',
    rules: 'Regeln',
    soundOn: 'Ton an',
    soundOff: 'Ton aus',
    lampOn: 'Laterne anzünden',
    lampOff: 'Tageslicht',
    rematch: 'Noch einmal mit denselben',
    exportRecord: 'Aufzeichnung speichern',
    analyse: 'Diese Stellung untersuchen',
    copyPosition: 'Stellung kopieren',
    positionCopied: 'Die Stellung ist kopiert.',
    lookBack: 'Zurückschauen',
    share: 'Das Spiel als Link teilen',
    linkCopied: 'Der Link ist kopiert.',
    cannotCopy: 'Dieser Browser lässt uns nicht kopieren.',
    keys: 'Tasten',
    leave: 'Das Spiel verlassen',
    leaveWho: 'Wer verlässt das Spiel?',
    leaveWhy: (name) =>
      `${name} geht für immer. Die Steine bleiben, die Züge fallen aus, und ${name} kann nicht gewinnen.`,
    leaveNow: (name) => `${name} verlässt das Spiel`,
    cancel: 'Bleiben',
    close: 'Schließen',
  },
  help: {
    move: 'Über den Spielplan gehen',
    choose: 'Das Feld wählen',
    next: 'Nächstes leuchtendes Feld',
    previous: 'Leuchtendes Feld davor',
    jump: 'Springe zu Spalte 3, Reihe 5',
    roll: 'Würfeln',
    take: 'Felder besetzen',
    notes: 'Feldnotizen',
    status: 'Vorlesen, wie es steht',
    mine: 'Umriss der größten Goldmine',
    sound: 'Ton an oder aus',
    hint: 'Ein Tipp, wenn der Trainer an ist',
    help: 'Diese Hilfe',
    close: 'Schließen, oder Bewegung überspringen',
    lettersOff: 'Die Buchstaben sind in den Einstellungen abgeschaltet.',
  },
  end: {
    alone: 'Alle anderen haben das Spiel verlassen.',
    player: 'Spieler',
    decided: ({ by, ahead, behind, more, fewer }) => {
      if (by === 'mine')
        return `${ahead} hat die größte Goldmine: ${spaces(more)}. ${behind} hat ${fewer}.`;
      if (by === 'claims')
        return `${ahead} und ${behind} haben gleich große Goldminen. Goldclaims entscheiden: ${more} gegen ${fewer}.`;
      return `${ahead} und ${behind} haben gleich viele Goldclaims und gleich große Goldminen. Felder entscheiden: ${more} gegen ${fewer}.`;
    },
    shared: 'Goldminen, Goldclaims und Felder sind gleich: Der Sieg wird geteilt.',
    report: 'Zum Prüfbericht',
    share: 'Das Spiel teilen',
    look: 'Den Tisch ansehen',
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
    risk: ({ percent, busts }) => `Risiko ${percent} Prozent, ${busts} von 216 Würfen.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} besetzt ${spaces(taken)}. Goldmine ${mine}, Goldclaims ${claims} von ${needed}.`,
    busted: ({ lost, next }) =>
      `Pech gehabt. ${lost === 0 ? 'Nichts verloren' : `${spaces(lost)} verloren`}. Jetzt ist ${next} am Zug.`,
    lastRound: (name) => `${name} löst die letzte Runde aus.`,
    yourTurn: (name) => `Du bist am Zug, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: größte Goldmine ${mine}, Goldclaims ${claims} von ${needed}, ${spaces(number)}.`,
    largestMine: (number) => `Die größte Goldmine: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Noch einmal versuchen',
    playUnsaved: 'Ohne Speichern spielen',
    opening: 'Der Tisch wird gedeckt.',
    notFound: 'Dieses Spiel ist nicht hier',
    damaged: 'Dieses Spiel ist beschädigt',
    forbidden: 'Hier lassen sich keine Spiele speichern',
    savedGames: 'Gespeicherte Spiele',
  },
};
