import type { Stake } from '@claim-it/rules';
import type { MineChange } from '../../facts.ts';
import { spokenRisk } from '../../numbers.ts';
import type { TableText } from '../../web.ts';
import { CLAIMED_SPACES, grammar, numbers, of, SPACES, words } from '../words.ts';

const { count, list } = grammar;
const spaces = (number: number): string => count(number, SPACES);
/** A number and its word stay on one line of a plate. */
const joined = (number: number): string => spaces(number).replace(' ', '\u00a0');
const dashed = (roll: readonly number[]): string => roll.join('-');
/** Without an article, as the notes write it. */
const bare = (stake: Stake): string =>
  stake.kind === 'squatter' ? `squatteur ${stake.number}` : 'borne';
const growth = ({ from, to }: MineChange): string => `${from} → ${to}`;
const win = (names: readonly string[]): string =>
  `${list(names)} ${names.length === 1 ? 'gagne' : 'gagnent ensemble'}`;
const lostOf = (lost: number): string =>
  count(lost, { one: 'case perdue', other: 'cases perdues' });

/** More claims than the last round needs are no part of anything. */
const claimsOf = (claims: number, needed: number): string =>
  claims > needed ? String(claims) : `${claims} sur ${needed}`;

export const table: TableText = {
  room: ({ players, round, isVariation }) =>
    `${players} joueurs · manche ${round}${isVariation ? ' · variante' : ''}`,
  tabTurn: (name) => `À ${name} · Claim It!`,
  banner: {
    yourTurn: (name) => `À toi, ${name}`,
    passTo: (name) => `Passe l’appareil à ${name}`,
    rollFirst: 'Lance les dés',
    pickSpace: 'Choisis une case allumée, puis relance ou prends',
    rollOrTake: 'Relancer ou prendre ?',
    lastRoundRoll: 'Dernière manche : lance les dés',
    lastRoundHint: 'Dernière manche : relancer ou prendre ?',
    lastTurnHint: 'Le dernier tour de la partie',
    rolling: (name) => `${name} lance les dés`,
    turnOf: (name) => `À ${name} de jouer`,
    toRoll: 'doit lancer',
    choosing: 'choisit une case',
    deciding: 'relancer ou prendre ?',
    waitingFor: (name) => `On attend ${name}`,
    playsFor: ({ bot, name }) => `${bot} joue pour ${name}`,
    taking: (name) => `${name} prend ses cases`,
    rollNumber: (number) => `lancer ${number}`,
    lastRound: 'Dernière manche !',
    lastRoundWhy: ({ name, claims }) =>
      `${name} a ${count(claims, CLAIMED_SPACES)}. Encore un tour chacun.`,
    busted: 'Raté !',
    bustedLost: (lost) => (lost === 0 ? 'Rien de perdu' : lostOf(lost)),
    skipped: (name) => `Le tour ${of(name)} est sauté`,
    whoBegins: 'Qui commence ?',
    over: 'La partie est finie',
    wins: (names) => `${win(names)} !`,
  },
  cards: {
    heading: 'Joueurs',
    you: 'toi',
    bot: 'bot',
    gone: 'hors jeu',
    away: 'hors ligne',
    awayMinutes: (minutes) => `hors ligne ${minutes} min`,
    awayHours: (hours) => `hors ligne ${hours} h`,
    awayDays: (days) => `hors ligne ${count(days, { one: 'jour', other: 'jours' })}`,
    standIn: (bot) => `${bot} joue`,
    mine: 'grande mine',
    claims: 'concessions',
    spaces: 'cases',
    lastRound: 'Dernière manche',
    leads: 'En tête',
    onTurn: 'Joue',
    pending: (claims) => `plus ${claims} en jeu`,
  },
  symbols: {
    green: 'cactus',
    blue: 'fer à cheval',
    orange: 'lanterne',
    red: 'étoile',
    violet: 'pioche',
  },
  tray: {
    dice: 'Dés',
    noDice: 'Pas encore de lancer',
    rolled: (roll) => `Les dés montrent ${words.roll(roll)}`,
    column: 'Colonne',
    row: 'Ligne',
    squatter: 'Squatteur',
    claim: 'Borne',
    squatters: 'Squatteurs',
    squattersLeft: (number) => count(number, { one: 'libre', other: 'libres' }),
    squatterFree: (number) => `Le squatteur ${number} est libre`,
    squatterOut: ({ number, space }) => `Le squatteur ${number} est en ${words.space(space)}`,
    claimsLeft: (number) => count(number, { one: 'borne reste', other: 'bornes restent' }),
    claimsLeftLabel: (number) => (number < 2 ? 'borne reste' : 'bornes restent'),
  },
  plates: {
    roll: 'Lancer',
    rollAgain: 'Relancer',
    firstRoll: 'Trois dés, un jeton',
    take: (number) => `Prendre ${joined(number)}`,
    takeNothing: 'Prendre',
    takeSure: (number) => `Prendre ${joined(number)} ?`,
    pressAgain: 'Appuie encore pour prendre',
    mine: (change) =>
      change.to > change.from
        ? `La mine grandit ${growth(change)}`
        : `La mine reste à ${change.to}`,
    mineShort: (change) =>
      change.to > change.from ? `Mine ${growth(change)}` : `Mine : ${change.to}`,
    callsLastRound: 'Tu annonces la dernière manche',
    takeWins: 'Fin de partie : tu gagnes',
    takeShares: 'Fin de partie : victoire partagée',
    takeLoses: (names) => `Fin de partie : ${win(names)}`,
    risk: (busts) => `${numbers.risk(busts)} de risque : ${busts} lancers sur 216`,
    riskShort: (busts) => `${numbers.risk(busts)} de risque`,
    bands: { low: 'Risque faible', middle: 'Risque moyen', high: 'Risque élevé' },
    keys: { roll: 'lancer', take: 'prendre', move: 'bouger', help: 'aide' },
  },
  notes: {
    heading: 'Le journal',
    all: 'Tous les lancers',
    open: 'Le journal',
    empty: 'Il ne s’est encore rien passé.',
    everybody: 'Tout le monde',
    filter: 'Montrer les tours de',
    roll: ({ roll, placed }) =>
      placed === null
        ? dashed(roll)
        : `${dashed(roll)} → ${bare(placed.stake)} en ${words.space(placed.space)}`,
    bust: ({ roll, lost }) =>
      `${dashed(roll)} → raté, ${lost === 0 ? 'rien de perdu' : lostOf(lost)}`,
    took: (number) => `prend ${spaces(number)}`,
    skipped: (lost) => (lost === 0 ? 'saute un tour' : `saute un tour, ${lostOf(lost)}`),
    left: 'quitte la partie',
    won: 'gagne',
    asides: {
      lapsed: 'a dépassé le temps',
      stoodIn: (bot) => `n’est pas là : ${bot} joue en attendant`,
      back: 'est de retour',
      tookOver: (bot) => `a quitté la table : ${bot} continue`,
      joined: 'remplace un bot',
    },
    recap: 'Depuis ton dernier tour',
    recapTook: ({ name, spaces: number }) => `${name} prend ${number}`,
    recapBust: ({ name, lost }) =>
      lost === 0 ? `${name} rate son lancer` : `${name} rate et perd ${lost}`,
    recapLastRound: (name) => `${name} annonce la dernière manche`,
    recapSkipped: ({ name, lost }) =>
      lost === 0 ? `${name} saute un tour` : `${name} saute un tour et perd ${lost}`,
    recapLeft: (name) => `${name} quitte la partie`,
  },
  menu: {
    open: 'Menu',
    home: 'Accueil (ta partie est enregistrée)',
    rules: 'Règles',
    soundOn: 'Activer le son',
    soundOff: 'Couper le son',
    lampOn: 'Couleurs de nuit',
    lampOff: 'Couleurs de jour',
    rematch: 'Rejouer avec les mêmes joueurs',
    exportRecord: 'Enregistrer le relevé',
    analyse: 'Analyser cette position',
    copyPosition: 'Copier la position',
    positionCopied: 'La position est copiée.',
    lookBack: 'Revoir la partie',
    share: 'Partager la partie par un lien',
    linkCopied: 'Le lien est copié.',
    cannotCopy: 'Ce navigateur ne peut pas le copier.',
    keys: 'Touches',
    leave: 'Quitter la partie',
    leaveWho: 'Qui quitte la partie ?',
    leaveWhy: (name) =>
      `${name} quitte la partie pour de bon. Les pions restent, mais les tours sont sautés, et ${name} ne peut plus gagner.`,
    leaveToBot: (name) => `${name} quitte la partie pour de bon. Un bot continue avec ses pions.`,
    leaveNow: (name) => `${name} quitte la partie`,
    cancel: 'Rester',
    close: 'Fermer',
  },
  help: {
    move: 'Se déplacer sur le plateau',
    choose: 'Choisir la case',
    next: 'Case allumée suivante',
    previous: 'Case allumée précédente',
    jump: 'Aller en colonne 3, ligne 5',
    roll: 'Lancer les dés',
    take: 'Prendre tes cases',
    notes: 'Le journal de la partie',
    status: 'Lire les scores à voix haute',
    mine: 'Entourer la plus grande mine',
    changes: 'Ce qui a changé depuis ton tour',
    undo: 'Annuler une prise, pendant trois secondes',
    sound: 'Activer ou couper le son',
    hint: 'Un conseil, si le coach est actif',
    help: 'Cette aide',
    close: 'Fermer, ou passer l’animation',
    lettersOff: 'Les lettres du clavier sont désactivées dans les réglages.',
  },
  end: {
    asides: {
      lapsed: (name) => `${name} a dépassé le temps.`,
      stoodIn: ({ name, bot }) => `${bot} a joué un moment pour ${name}.`,
      tookOver: ({ name, bot }) => `${name} a quitté la partie, et ${bot} a continué.`,
    },
    alone: 'Tous les autres ont quitté la partie.',
    player: 'Joueur',
    shared: 'Mines, concessions et cases sont égales : la victoire est partagée.',
    report: 'Analyse de la partie',
    share: 'Partager la partie',
    look: 'Regarder le plateau',
    open: 'Résultat',
  },
  live: {
    rolled: ({ name, roll, legal }) => {
      const number = count(legal.length, { one: 'case possible', other: 'cases possibles' });
      const each = legal.map(({ stake, space, over }) => {
        const cover = over === null ? '' : ` par-dessus ${over}`;
        return `${bare(stake)} en ${words.space(space)}${cover}`;
      });
      return `${name} lance ${words.roll(roll)}. ${number} : ${each.join(' ; ')}.`;
    },
    chosen: ({ space, stake, over }) => {
      const [column, row] = space.split(',');
      const cover = over === null ? '' : ` sur ${over}`;
      return `Colonne ${column}, ligne ${row} : ${bare(stake)}${cover}.`;
    },
    risk: (busts) =>
      `Risque de ${spokenRisk(busts, { under: 'moins de 1', over: 'plus de 99' })} pour cent, ${busts} lancers sur 216.`,
    took: ({ name, taken, mine, claims, needed }) =>
      `${name} prend ${spaces(taken)}. Mine ${mine}, concessions ${claimsOf(claims, needed)}.`,
    busted: ({ lost, next }) =>
      `Raté. ${lost === 0 ? 'Rien de perdu' : lostOf(lost)}. Maintenant, c’est à ${next}.`,
    lastRound: (name) => `${name} annonce la dernière manche.`,
    yourTurn: (name) => `À toi, ${name}.`,
    status: ({ name, color, mine, claims, needed, spaces: number }) =>
      `${name}, ${words.colors[color]}, ${table.symbols[color]} : plus grande mine ${mine}, concessions ${claimsOf(claims, needed)}, ${spaces(number)}.`,
    largestMine: (number) => `La plus grande mine : ${spaces(number)}.`,
  },
  trouble: {
    retry: 'Réessayer',
    playUnsaved: 'Jouer sans enregistrer',
    opening: 'La partie se charge…',
    notFound: 'Cette partie n’est pas sur cet appareil',
    damaged: 'Cette partie est abîmée',
    forbidden: 'Ici, on ne peut pas enregistrer de parties',
    savedGames: 'Parties enregistrées',
  },
};
