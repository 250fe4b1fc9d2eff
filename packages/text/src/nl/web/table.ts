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
  stake.kind === 'squatter' ? `kraaksteen ${stake.number}` : 'claimsteen';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'wint' : 'winnen samen'}`;

/** More claims than the last round needs are not shown as a part of the number. */
const claimsOf = (claims: number, needed: number): string =>
  claims > needed ? String(claims) : `${claims} van ${needed}`;

export const table: TableText = {
  room: ({ players, round, isVariation }) =>
    `${players} spelers · ronde ${round}${isVariation ? ' · variant' : ''}`,
  tabTurn: (name) => `${name} is aan de beurt · Claim It!`,
  banner: {
    yourTurn: (name) => `Jouw beurt, ${name}`,
    passTo: (name) => `Geef het apparaat door aan ${name}`,
    rollFirst: 'Dobbel eerst',
    pickSpace: 'Kies een veld dat oplicht. Daarna: dobbelen of stoppen?',
    rollOrTake: 'Nog eens dobbelen of stoppen?',
    lastRoundRoll: 'Laatste ronde: dobbel!',
    lastRoundHint: 'Laatste ronde: nog eens dobbelen of stoppen?',
    lastTurnHint: 'De laatste beurt van het spel',
    rolling: (name) => `${name} dobbelt`,
    turnOf: (name) => `${name} is aan de beurt`,
    toRoll: 'moet dobbelen',
    choosing: 'kiest een veld',
    deciding: 'dobbelen of stoppen?',
    waitingFor: (name) => `Wachten op ${name}`,
    playsFor: ({ bot, name }) => `${bot} speelt voor ${name}`,
    taking: (name) => `${name} stopt en neemt velden`,
    rollNumber: (number) => `worp ${number}`,
    lastRound: 'Laatste ronde!',
    lastRoundWhy: ({ name, claims }) =>
      `${name} heeft ${count(claims, CLAIMED_SPACES)}. Iedereen heeft nog één beurt.`,
    busted: 'Alles verloren!',
    bustedLost: (lost) => (lost === 0 ? 'Er is niets kwijt' : `${spaces(lost)} kwijt`),
    skipped: (name) => `De beurt van ${name} wordt overgeslagen`,
    whoBegins: 'Wie begint?',
    over: 'Het spel is afgelopen',
    wins: (names) => `${win(names)}!`,
  },
  cards: {
    heading: 'Spelers',
    you: 'jij',
    bot: 'bot',
    gone: 'weg',
    away: 'afwezig',
    awayMinutes: (minutes) => `${minutes} min weg`,
    awayHours: (hours) => `${hours} u weg`,
    awayDays: (days) => `${count(days, { one: 'dag', other: 'dagen' })} weg`,
    standIn: (bot) => `${bot} speelt`,
    mine: 'grootste groep',
    claims: 'geclaimd',
    spaces: 'velden',
    lastRound: 'Laatste ronde',
    leads: 'Aan kop',
    onTurn: 'Aan de beurt',
    pending: (claims) => `plus ${claims} nog onzeker`,
  },
  symbols: {
    green: 'cactus',
    blue: 'hoefijzer',
    orange: 'lantaarn',
    red: 'ster',
    violet: 'houweel',
  },
  tray: {
    dice: 'Dobbelstenen',
    noDice: 'Nog geen worp',
    rolled: (roll) => `De dobbelstenen tonen ${words.roll(roll)}`,
    column: 'Kolom',
    row: 'Rij',
    squatter: 'Kraak\u00adsteen',
    claim: 'Claim\u00adsteen',
    squatters: 'Kraakstenen',
    squattersLeft: (number) => `nog ${number}`,
    squatterFree: (number) => `Kraaksteen ${number} is vrij`,
    squatterOut: ({ number, space }) => `Kraaksteen ${number} ligt op ${words.space(space)}`,
    claimsLeft: (number) => count(number, { one: 'claimsteen over', other: 'claimstenen over' }),
    claimsLeftLabel: (number) => (number === 1 ? 'claimsteen over' : 'claimstenen over'),
  },
  plates: {
    roll: 'Dobbelen',
    rollAgain: 'Nog eens dobbelen',
    firstRoll: 'Drie dobbelstenen, één steen',
    take: (number) => `Stop en neem ${joined(number)}`,
    takeNothing: 'Stop en neem',
    takeSure: (number) => `Stop en neem ${joined(number)}?`,
    pressAgain: 'Druk nog een keer',
    mine: (change) =>
      change.to > change.from ? `Groep groeit ${growth(change)}` : `Groep blijft ${change.to}`,
    mineShort: (change) =>
      change.to > change.from ? `Groep ${growth(change)}` : `Groep blijft ${change.to}`,
    callsLastRound: 'Je kondigt de laatste ronde aan',
    takeWins: 'Het spel eindigt: jij wint',
    takeShares: 'Het spel eindigt: jullie winnen samen',
    takeLoses: (names) => `Het spel eindigt: ${win(names)}`,
    risk: (busts) => `${numbers.risk(busts)} risico: ${busts} van 216 worpen`,
    riskShort: (busts) => `${numbers.risk(busts)} risico`,
    bands: { low: 'Klein risico', middle: 'Gemiddeld risico', high: 'Groot risico' },
    keys: { roll: 'dobbelen', take: 'stoppen', move: 'bewegen', help: 'hulp' },
  },
  notes: {
    heading: 'Spelverloop',
    all: 'Alle worpen',
    open: 'Verloop',
    empty: 'Er is nog niets gebeurd.',
    everybody: 'Iedereen',
    filter: 'Toon de beurten van',
    roll: ({ roll, placed }) =>
      placed === null
        ? dashed(roll)
        : `${dashed(roll)} → ${bare(placed.stake)} op ${words.space(placed.space)}`,
    bust: ({ roll, lost }) =>
      lost === 0
        ? `${dashed(roll)} → beurt voorbij, niets kwijt`
        : `${dashed(roll)} → alles verloren, ${lost} kwijt`,
    took: (number) => `neemt ${spaces(number)}`,
    skipped: (lost) => (lost === 0 ? 'mist een beurt' : `mist een beurt, ${lost} kwijt`),
    left: 'verlaat het spel',
    won: 'wint',
    asides: {
      lapsed: 'heeft geen tijd meer',
      stoodIn: (bot) => `is er niet: ${bot} valt in`,
      back: 'is terug',
      tookOver: (bot) => `is weg: ${bot} speelt verder`,
      joined: 'neemt het over van een bot',
    },
    recap: 'Sinds je laatste beurt',
    recapTook: ({ name, spaces: number }) => `${name} neemt ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `${name} kon niets plaatsen` : `${name} is er ${lost} kwijt`,
    recapLastRound: (name) => `${name} kondigt de laatste ronde aan`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} mist een beurt` : `${name} mist een beurt, ${lost} kwijt`,
    recapLeft: (name) => `${name} is weg`,
  },
  menu: {
    open: 'Menu',
    home: 'Naar de startpagina (het spel blijft bewaard)',
    rules: 'Regels',
    soundOn: 'Geluid aan',
    soundOff: 'Geluid uit',
    lampOn: 'Nachtkleuren',
    lampOff: 'Dagkleuren',
    rematch: 'Nog eens met dezelfde spelers',
    exportRecord: 'Verslag bewaren',
    analyse: 'Deze stelling analyseren',
    copyPosition: 'Stelling kopiëren',
    positionCopied: 'De stelling is gekopieerd.',
    lookBack: 'Het spel terugkijken',
    share: 'Het spel delen als link',
    linkCopied: 'De link is gekopieerd.',
    cannotCopy: 'Deze browser kan dit niet kopiëren.',
    keys: 'Toetsen',
    leave: 'Het spel verlaten',
    leaveWho: 'Wie verlaat het spel?',
    leaveWhy: (name) =>
      `${name} gaat voorgoed weg. De stenen blijven, maar de beurten worden overgeslagen, en ${name} kan niet meer winnen.`,
    leaveToBot: (name) => `${name} gaat voorgoed weg. Een bot speelt met de stenen verder.`,
    leaveNow: (name) => `${name} verlaat het spel`,
    cancel: 'Blijven',
    close: 'Sluiten',
  },
  help: {
    move: 'Over het bord bewegen',
    choose: 'Het veld kiezen',
    next: 'Volgend oplichtend veld',
    previous: 'Vorig oplichtend veld',
    jump: 'Naar kolom 3, rij 5',
    roll: 'Dobbelen',
    take: 'Stoppen en velden nemen',
    notes: 'Spelverloop',
    status: 'De stand voorlezen',
    mine: 'Grootste groep omlijnen',
    changes: 'Wat er sinds je beurt veranderd is',
    undo: 'Stoppen terugnemen, drie seconden lang',
    sound: 'Geluid aan of uit',
    hint: 'Een tip, als de trainer aanstaat',
    help: 'Deze hulp',
    close: 'Sluiten of beweging overslaan',
    lettersOff: 'De lettertoetsen staan uit in de instellingen.',
  },
  end: {
    asides: {
      lapsed: (name) => `${name} had geen tijd meer.`,
      stoodIn: ({ name, bot }) => `${bot} heeft een tijdje voor ${name} gespeeld.`,
      tookOver: ({ name, bot }) => `${name} ging weg en ${bot} speelde verder.`,
    },
    alone: 'Alle anderen hebben het spel verlaten.',
    player: 'Speler',
    shared: 'Groepen, geclaimde velden en velden zijn gelijk: jullie winnen samen.',
    report: 'Spelanalyse',
    share: 'Het spel delen',
    look: 'Het bord bekijken',
    open: 'Uitslag',
  },
  live: {
    rolled: ({ name, roll, legal }) => {
      const number = count(legal.length, { one: 'veld licht op', other: 'velden lichten op' });
      const each = legal.map(({ stake, space, over }) => {
        const cover = over === null ? '' : ` over ${over}`;
        return `${bare(stake)} op ${words.space(space)}${cover}`;
      });
      return `${name} dobbelt ${words.roll(roll)}. ${number}: ${each.join('; ')}.`;
    },
    chosen: ({ space, stake, over }) => {
      const [column, row] = space.split(',');
      const cover = over === null ? '' : ` op ${over}`;
      return `Kolom ${column}, rij ${row}: ${bare(stake)}${cover}.`;
    },
    risk: (busts) =>
      `Risico ${spokenRisk(busts, { under: 'minder dan 1', over: 'meer dan 99' })} procent, ${busts} van 216 worpen.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} stopt en neemt ${spaces(taken)}. Groep ${mine}, geclaimd ${claimsOf(claims, needed)}.`,
    busted: ({ lost, next }) =>
      lost === 0
        ? `Niets te plaatsen, niets kwijt. Nu is ${next} aan de beurt.`
        : `Alles verloren. ${spaces(lost)} kwijt. Nu is ${next} aan de beurt.`,
    lastRound: (name) => `${name} kondigt de laatste ronde aan.`,
    yourTurn: (name) => `Jouw beurt, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: grootste groep ${mine}, geclaimd ${claimsOf(claims, needed)}, ${spaces(number)}.`,
    largestMine: (number) => `De grootste groep: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Opnieuw proberen',
    playUnsaved: 'Spelen zonder bewaren',
    opening: 'Het spel wordt geladen …',
    notFound: 'Dit spel staat niet op dit apparaat',
    damaged: 'Dit spel is beschadigd',
    forbidden: 'Hier kunnen geen spellen worden bewaard',
    savedGames: 'Bewaarde spellen',
  },
};
