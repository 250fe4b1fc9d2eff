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
  stake.kind === 'squatter' ? `kraaksteen ${stake.number}` : 'claimsteen';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'wint' : 'winnen samen'}`;

export const table: TableText = {
  room: ({ players, round }) => `${players} spelers · ronde ${round}`,
  tabTurn: (name) => `${name} is aan de beurt · Claim It!`,
  banner: {
    yourTurn: (name) => `Jouw beurt, ${name}`,
    passTo: (name) => `Geef het toestel aan ${name}`,
    rollFirst: 'Dobbel eerst',
    pickSpace: 'Kies een oplichtend veld, dan dobbelen of nemen',
    rollOrTake: 'Nog eens dobbelen of nemen?',
    lastRoundHint: 'Laatste ronde: dobbelen of nemen?',
    lastTurnHint: 'De laatste beurt van het spel',
    rolling: (name) => `${name} dobbelt`,
    taking: (name) => `${name} stopt en neemt velden`,
    rollNumber: (number) => `worp ${number}`,
    lastRound: 'Laatste ronde!',
    lastRoundWhy: ({ name, claims }) =>
      `${name} heeft ${count(claims, CLAIMED_SPACES)}. Iedereen heeft nog één beurt.`,
    busted: 'Alles verloren!',
    bustedLost: (lost) => (lost === 0 ? 'Niets kwijt' : `${spaces(lost)} kwijt`),
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
    mine: 'grootste groep',
    claims: 'geclaimd',
    spaces: 'velden',
    lastRound: 'Laatste ronde',
    leads: 'Aan kop',
    onTurn: 'Aan de beurt',
    pending: (claims) => `en ${claims} nog onzeker`,
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
    take: (number) => `Neem ${joined(number)}`,
    takeNothing: 'Nemen',
    takeSure: (number) => `${joined(number)} nemen?`,
    pressAgain: 'Druk nog een keer',
    mine: (change) =>
      change.to > change.from ? `Groep groeit ${growth(change)}` : `Groep blijft ${change.to}`,
    mineShort: (change) =>
      change.to > change.from ? `Groep ${growth(change)}` : `Groep blijft ${change.to}`,
    callsLastRound: 'Begint de laatste ronde',
    takeWins: 'Beëindigt het spel: jij wint',
    takeShares: 'Beëindigt het spel: jullie winnen samen',
    takeLoses: (names) => `Beëindigt het spel: ${win(names)}`,
    risk: ({ percent, busts }) => `${percent}% risico: ${busts} van 216 worpen`,
    riskShort: (percent) => `${percent}% risico`,
    bands: { low: 'Klein risico', middle: 'Middelgroot risico', high: 'Groot risico' },
    keys: { roll: 'dobbelen', take: 'nemen', move: 'lopen', help: 'hulp' },
  },
  notes: {
    heading: 'Veldnotities',
    all: 'Alle worpen',
    open: 'Notities',
    empty: 'Er is nog niets gebeurd.',
    everybody: 'Iedereen',
    filter: 'Toon de notities van',
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
    recap: 'Sinds je laatste beurt',
    recapTook: ({ name, spaces: number }) => `${name} neemt ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `${name} is niets kwijt` : `${name} is er ${lost} kwijt`,
    recapLastRound: (name) => `${name} begint de laatste ronde`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} mist een beurt` : `${name} mist een beurt, ${lost} kwijt`,
    recapLeft: (name) => `${name} is weg`,
  },
  menu: {
    open: 'Menu',
    home: 'Naar de eerste pagina; het spel blijft bewaard',
    rules: 'Regels',
    soundOn: 'Geluid aan',
    soundOff: 'Geluid uit',
    lampOn: 'Lantaarn aansteken',
    lampOff: 'Daglicht',
    rematch: 'Nog eens met dezelfde spelers',
    exportRecord: 'Verslag opslaan',
    analyse: 'Deze stelling onderzoeken',
    copyPosition: 'Stelling kopiëren',
    positionCopied: 'De stelling is gekopieerd.',
    lookBack: 'Terugkijken',
    share: 'Het spel delen als link',
    linkCopied: 'De link is gekopieerd.',
    cannotCopy: 'Deze browser laat ons niet kopiëren.',
    keys: 'Toetsen',
    leave: 'Het spel verlaten',
    leaveWho: 'Wie verlaat het spel?',
    leaveWhy: (name) =>
      `${name} gaat voorgoed weg. De stenen blijven, de beurten vervallen, en ${name} kan niet winnen.`,
    leaveNow: (name) => `${name} verlaat het spel`,
    cancel: 'Blijven',
    close: 'Sluiten',
  },
  help: {
    move: 'Over het bord lopen',
    choose: 'Het veld kiezen',
    next: 'Volgend oplichtend veld',
    previous: 'Vorig oplichtend veld',
    jump: 'Spring naar kolom 3, rij 5',
    roll: 'Dobbelen',
    take: 'Velden nemen',
    notes: 'Veldnotities',
    status: 'Voorlezen hoe iedereen ervoor staat',
    mine: 'Omtrek van de grootste groep',
    sound: 'Geluid aan of uit',
    hint: 'Een tip, als de trainer aan staat',
    help: 'Deze hulp',
    close: 'Sluiten, of beweging overslaan',
    lettersOff: 'De letters staan uit in de instellingen.',
  },
  end: {
    alone: 'Alle anderen hebben het spel verlaten.',
    player: 'Speler',
    decided: ({ by, ahead, behind, more, fewer }) => {
      if (by === 'mine')
        return `${ahead} heeft de grootste groep: ${spaces(more)}. ${behind} heeft er ${fewer}.`;
      if (by === 'claims')
        return `De groepen van ${ahead} en ${behind} zijn even groot. Geclaimde velden beslissen: ${more} tegen ${fewer}.`;
      return `${ahead} en ${behind} hebben gelijke groepen en evenveel geclaimd. Velden beslissen: ${more} tegen ${fewer}.`;
    },
    shared: 'Groepen, geclaimde velden en velden zijn gelijk: de winst wordt gedeeld.',
    report: 'Naar het keuringsrapport',
    share: 'Het spel delen',
    look: 'De tafel bekijken',
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
    risk: ({ percent, busts }) => `Risico ${percent} procent, ${busts} van 216 worpen.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} neemt ${spaces(taken)}. Groep ${mine}, geclaimd ${claims} van ${needed}.`,
    busted: ({ lost, next }) =>
      lost === 0
        ? `Niets te plaatsen, niets kwijt. Nu is ${next} aan de beurt.`
        : `Alles verloren. ${spaces(lost)} kwijt. Nu is ${next} aan de beurt.`,
    lastRound: (name) => `${name} begint de laatste ronde.`,
    yourTurn: (name) => `Jouw beurt, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]}: grootste groep ${mine}, geclaimd ${claims} van ${needed}, ${spaces(number)}.`,
    largestMine: (number) => `De grootste groep: ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Opnieuw proberen',
    playUnsaved: 'Spelen zonder opslaan',
    opening: 'De tafel wordt gedekt.',
    notFound: 'Dit spel is hier niet',
    damaged: 'Dit spel is beschadigd',
    forbidden: 'Hier kunnen geen spellen worden bewaard',
    savedGames: 'Bewaarde spellen',
  },
};
