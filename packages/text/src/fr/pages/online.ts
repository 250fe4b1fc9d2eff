import type { OnlineText } from '../../page.ts';
import { door } from '../online/door.ts';
import { places } from '../online/places.ts';
import { hoursOf, lobby, open, pace, room } from '../online/tables.ts';
import { safety, talk, watching } from '../online/talk.ts';
import { grammar, of } from '../words.ts';
import { devices } from './devices.ts';
import { passkeys } from './passkeys.ts';

const { count } = grammar;
const rollsOf = (rolls: number): string => count(rolls, { one: 'lancer', other: 'lancers' });
const checked = (rolls: number): string =>
  count(rolls, { one: 'lancer vérifié', other: 'lancers vérifiés' });
const timesOf = (times: number): string => count(times, { one: 'fois', other: 'fois' });

const seal: OnlineText['seal'] = {
  label: (rolls) => `Dés justes : ${checked(rolls)}`,
  short: checked,
  title: 'Dés justes',
  lead: 'Ton appareil a vérifié chaque lancer. Tous sont vrais.',
  broken: 'Un lancer ne correspond pas à sa preuve. Ne joue plus à cette table.',
  hands: (names) => `Le serveur et ${names} ont mélangé le dernier lancer.`,
  shaken: (name, by) => `${by} a secoué les dés pour ${name}.`,
  leftOut: (names) => `Trop tard pour ce lancer : ${names}. Les nombres comptent pour le suivant.`,
  none: 'Aucun dé n’a encore été lancé.',
  code: 'Code de cette partie',
  codeLine: 'Compare-le avec les autres. Si tous voient le même code, tous voient la même partie.',
  how: 'Avant la partie, le serveur et chaque joueur ferment une pile d’enveloppes avec des nombres secrets. Pour chaque lancer, on ouvre l’enveloppe suivante de chacun, et les nombres font les dés. Ainsi, personne ne peut choisir les dés.',
  named: (rolls) =>
    `${rollsOf(rolls)} : un joueur est parti quand les autres avaient déjà ouvert leurs enveloppes. Un tricheur pourrait choisir les dés ainsi.`,
  setAside: (rolls) =>
    `Ton enveloppe pour le lancer ${rolls} n’a pas servi, alors que ton appareil l’avait envoyée. Cela arrive quand une connexion se coupe. Si cela arrive souvent, ne fais pas confiance à ce serveur.`,
  wentBack:
    'Le serveur est revenu à un moment plus ancien de cette partie. Des coups que tu as vus ont disparu. Demande à la personne qui gère le serveur.',
  doneWithout: (roll) =>
    `Depuis le lancer ${roll}, le serveur oublie tes enveloppes, alors que ton appareil était là. Si cela arrive souvent, ne fais pas confiance à ce serveur.`,
  otherChain:
    'Ta place a des enveloppes que cet appareil n’a pas fermées. Si tu ne joues pas sur un autre appareil, ne fais pas confiance à ce serveur.',
  record: 'Enregistrer le relevé avec sa preuve',
  reseeds: (times) =>
    `Un joueur a changé d’appareil et fermé de nouvelles enveloppes : ${timesOf(times)}.`,
};

const table: OnlineText['table'] = {
  clock: (name) => `Temps pour ${name}`,
  left: (minutes, seconds) => `${minutes}:${String(seconds).padStart(2, '0')}`,
  leftHours: (hours) => `encore ${hoursOf(hours)}`,
  leftShort: (hours) =>
    hours % 24 === 0 || hours > 48 ? `${Math.round(hours / 24)} j` : `${hours} h`,
  timesUp: 'Temps dépassé',
  hurry: (seconds) => `Encore ${count(seconds, { one: 'seconde', other: 'secondes' })}.`,
  corrected: 'La partie avait déjà avancé, donc ton choix n’a pas compté. Regarde encore.',
  tooManyChanges: 'Tu as assez changé d’avis pendant ce tour. Relance, ou prends tes cases.',
  tableIsFull: 'Cette partie est devenue trop longue pour continuer. Tu peux encore la quitter.',
  moved: 'Tu joues maintenant sur un autre appareil. Ici, tu peux seulement regarder.',
  waitsForAnybody: 'La partie attend qu’un joueur revienne.',
};

const away: OnlineText['away'] = {
  title: (name) => `${name} est hors ligne`,
  ask: (name) => `C’est à ${name} de jouer. Que veux-tu faire ?`,
  agree: (needed, of) => `Il faut l’accord de ${needed} joueurs sur ${of}, ou bien l’hôte décide.`,
  wait: { name: 'Attendre', line: 'Une cloche sonne à son retour' },
  skip: { name: 'Sauter ce tour', line: (name) => `${name} joue le suivant` },
  bot: { name: 'Faire jouer un bot', line: (name) => `jusqu’au retour ${of(name)}` },
  wishes: {
    skip: (name) => `${name} veut sauter ce tour.`,
    bot: (name) => `${name} veut faire jouer un bot.`,
  },
  safe: 'Ta partie est en sécurité. Tu peux fermer cette page et revenir quand tu veux.',
};

const me: OnlineText['me'] = {
  name: { name: 'Ton nom', line: 'Tout le monde le voit à la table.' },
  save: 'Changer le nom',
  saved: 'Le nom est changé.',
  faults: {
    length: 'Un nom a de 2 à 24 lettres.',
    signs: 'Utilise des lettres, des espaces et peu de chiffres.',
    mixedScripts: 'Utilise les lettres d’un seul alphabet.',
    looksLikeAddress: 'Pas d’adresse ni de long nombre, s’il te plaît.',
    unfriendly: 'Choisis un nom plus gentil.',
    reserved: 'On pourrait confondre ce nom avec le serveur ou un bot. Choisis-en un autre.',
  },
  nameRefused: 'Ce nom n’est pas permis.',
  move: {
    name: 'Jouer sur un autre appareil',
    line: 'Crée un lien pour continuer sur un autre appareil. Ouvre-le là-bas en moins d’une heure. Il marche une fois.',
  },
  makeLink: 'Créer le lien',
  secret: 'Ne montre ce lien à personne. Avec lui, on peut jouer à ta place.',
  devices: {
    name: 'Tes appareils',
    line: 'Là où le serveur te connaît. Après 90 jours sans toi, un appareil est déconnecté.',
  },
  deviceOf: (browser, system) => `${browser} sur ${system}`,
  someDevice: 'Un autre appareil',
  thisDevice: 'Cet appareil',
  browsers: {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    opera: 'Opera',
    safari: 'Safari',
  },
  systems: {
    android: 'Android',
    chromeos: 'un Chromebook',
    ios: 'un iPhone ou iPad',
    linux: 'Linux',
    macos: 'un Mac',
    windows: 'Windows',
  },
  used: (first, last) => `Connecté le ${first}, utilisé le ${last}`,
  signOutHere: 'Se déconnecter ici',
  signOutThere: 'Déconnecter là-bas',
  signOutOthers: 'Déconnecter partout ailleurs',
  sureHere: 'Se déconnecter sur cet appareil ?',
  onlyDevice:
    'C’est ton seul appareil. Si tu te déconnectes, tu ne retrouves plus ton nom ni tes tables. Crée d’abord un lien ci-dessous et ouvre-le sur un autre appareil.',
  signOutYes: 'Oui, se déconnecter',
  signOutNo: 'Non, rester',
  outHere: 'C’est fait. À partir de maintenant, le serveur ne te connaît plus ici.',
  outThere: 'Cet appareil est déconnecté.',
  outOthers: 'Tous les autres appareils sont déconnectés.',
  data: { name: 'Voir mes données', line: 'Tout ce que le serveur garde sur toi.' },
  show: 'Voir',
  forget: {
    name: 'Supprimer mes données',
    line: 'Ton nom et tes places sont supprimés aussitôt. Les autres voient alors « Joueur 2 ».',
  },
  sure: 'Tout supprimer ? On ne peut pas revenir en arrière.',
  yes: 'Oui, supprimer',
  no: 'Non, garder',
  gone: 'Tes données sont supprimées.',
};

const recover: OnlineText['recover'] = {
  lead: 'Continue à tes tables sur cet appareil.',
  bring: 'Continuer ici',
  done: (tables) =>
    tables === 0
      ? 'Cet appareil te connaît maintenant.'
      : `Tu peux maintenant jouer à ${count(tables, { one: 'table', other: 'tables' })} sur cet appareil.`,
  failed: 'Ce lien a déjà servi, ou il est trop vieux. Crée-en un nouveau sur l’autre appareil.',
  broken: 'Il manque un morceau de ce lien. Redemande-le.',
  toTables: 'Vers tes tables',
};

const dice: OnlineText['dice'] = {
  lead: 'Tous les lancers de toutes les parties finies de ce serveur, comptés.',
  none: 'Aucune partie n’est encore finie.',
  total: (rolls, games) =>
    `${rollsOf(rolls)} en ${count(games, { one: 'partie', other: 'parties' })}`,
  pips: 'Chiffres',
  kinds: 'Sortes de lancers',
  pip: (pip) => `Chiffre ${pip}`,
  names: { different: 'Tous différents', pair: 'Une paire', triple: 'Un triple' },
  fell: 'Sorti',
  expected: 'Attendu',
  band: 'D’habitude',
  inside: 'normal',
  outside: 'rare',
  range: (low, high) => `de ${low} à ${high}`,
  why: 'Des dés justes restent dans ces limites 99 fois sur 100. Un écart de temps en temps est normal, et les séries aussi.',
};

const verify: OnlineText['verify'] = {
  lead: 'Ouvre le relevé d’une partie en ligne. Ton appareil vérifie chaque lancer. Rien n’est envoyé.',
  choose: 'Choisir un fichier .claim',
  paste: 'Ou colle le relevé ici',
  check: 'Vérifier',
  drop: 'Tu peux aussi déposer un fichier ici.',
  proved: 'Tous les dés étaient justes',
  notProved: 'On ne peut pas prouver que ces dés sont justes',
  checking: 'Chaque lancer est vérifié…',
  empty: 'Il n’y a encore rien à vérifier.',
  compare:
    'Demande à un autre joueur le code de la partie. Ce relevé n’est celui de ta partie que si les codes sont les mêmes.',
};

const refusals: OnlineText['refusals'] = {
  tooManyMoves: 'Cette place a changé trop souvent. Elle reste ainsi jusqu’au début de la partie.',
  colorTaken: 'Un autre joueur vient de prendre cette couleur. Choisis-en une autre.',
  chairTaken: 'Un autre joueur vient de prendre cette place.',
  chairReserved: 'Cette place est gardée pour une autre personne.',
  removed: 'L’hôte a libéré ta place. Tu ne peux plus jouer à cette table.',
  badName: 'Ce nom n’est pas permis. Choisis-en un autre.',
  other: 'C’est arrivé trop tard : la partie a déjà avancé.',
};

export const online: OnlineText = {
  noHouse: 'On ne peut pas jouer en ligne ici. Tout le reste marche sur cet appareil.',
  tooMuch: 'Trop d’essais à la fois. Attends une minute et réessaie.',
  failed: 'Ça n’a pas marché. Réessaie.',
  again: 'Réessayer',
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
