import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { formatRoll } from '@claim-it/rules';
import type { Sentences } from '../../catalog.ts';
import type { SayableProofFault, VerifyText } from '../../proof.ts';
import { say } from '../../say.ts';
import { grammar, of } from '../words.ts';

const { count } = grammar;
const checked = (n: number): string =>
  count(n, { one: 'lancer vérifié', other: 'lancers vérifiés' });
const timesOf = (n: number): string => count(n, { one: 'fois', other: 'fois' });
const inRolls = (n: number): string => count(n, { one: 'lancer', other: 'lancers' });
const ownerOf = (owner: Owner): string => (owner === 'house' ? 'serveur' : `joueur ${owner}`);

/** Why a step may not be; these follow a colon. */
const refusals: Sentences<DiceRefusal, []> = {
  unreadableHash: ({ found }) => `« ${found} » n’est pas une empreinte`,
  unreadableGame: ({ found }) => `« ${found} » ne peut pas être le nom d’une partie`,
  unreadableRules: ({ found }) => `« ${found} » ne peut pas être un jeu de règles`,
  playerCount: ({ players }) => `il ne peut pas y avoir ${players} joueurs`,
  onlyBots: () => 'il n’y a que des bots',
  tipKnown: ({ owner }) => `un bout de chaîne a déjà servi (${ownerOf(owner)})`,
  noSuchPlayer: ({ player }) => `il n’y a pas de joueur ${player}`,
  playerIsBot: ({ player }) => `le joueur ${player} est un bot`,
  playerIsAway: ({ player }) => `le joueur ${player} est hors ligne`,
  playerIsPresent: ({ player }) => `le joueur ${player} est là`,
  alreadyStirred: ({ player }) => `le joueur ${player} a déjà mélangé`,
  shakeIsDue: ({ players }) => `ces joueurs n’ont pas secoué les dés : ${players.join(', ')}`,
  alreadyBegun: () => 'la partie a déjà commencé',
  notBegun: () => 'la partie n’a pas commencé',
  nobodyPresent: () => 'personne n’est là pour secouer les dés',
  stirNotInBowl: ({ stirs }) =>
    `les nombres de ces joueurs ne sont pas tous dans le bol : ${stirs.join(', ')}`,
  brokenLink: ({ owner }) => `un maillon ne suit pas le précédent (${ownerOf(owner)})`,
  nextTipIsDue: ({ owner }) => `il manque le bout de la chaîne suivante (${ownerOf(owner)})`,
  nextTipKnown: ({ owner }) => `le bout de la chaîne suivante est connu (${ownerOf(owner)})`,
  keyIsLost: ({ player }) => `la clé du joueur ${player} est perdue`,
  keyIsNotLost: ({ player }) => `la clé du joueur ${player} n’est pas perdue`,
  tooManyReseeds: ({ player }) => `le joueur ${player} a eu trop de nouvelles chaînes`,
  bowlIsOpen: ({ players }) => `le bol attend encore les nombres de ${players.join(', ')}`,
  stirNotDue: ({ player }) => `le bol n’a pas besoin d’un nombre du joueur ${player}`,
  chainIsNew: ({ player }) =>
    `les autres n’ont ouvert aucun maillon depuis la nouvelle chaîne du joueur ${player}`,
  versionIsOld: () => 'les dés de la version 1 n’ont pas cette étape',
  alreadyReplaced: ({ player }) => `d’autres secouent déjà pour le joueur ${player}`,
  chairIsTaken: ({ player }) => `le joueur ${player} est une personne, et elle est là`,
  tooManyJoins: ({ player }) => `trop de personnes ont pris la place du joueur ${player}`,
};

/** Why a record is not proved. */
const fault: Sentences<SayableProofFault, []> = {
  noProof: () => 'il n’a pas de preuve de ses dés (en-tête Dice).',
  unreadableProof: ({ word }) => `le mot ${word} de la preuve est illisible.`,
  brokenChain: ({ owner, chain }) =>
    `la chaîne ${chain} (${ownerOf(owner)}) ne mène pas à son bout.`,
  elementMissing: ({ owner }) =>
    `les étapes de la preuve demandent plus que ce qui est dévoilé (${ownerOf(owner)}).`,
  elementsLeft: ({ owner }) =>
    `les étapes de la preuve utilisent moins que ce qui est dévoilé (${ownerOf(owner)}).`,
  stepRefused: ({ step, refusal }) =>
    `l’étape ${step} de la preuve n’est pas permise : ${say(refusals, refusal)}.`,
  otherRules: ({ says, is }) => `la preuve est pour les règles ${says}, le relevé pour ${is}.`,
  otherSeats: ({ says, is }) => `la preuve est pour ${says} joueurs, le relevé pour ${is}.`,
  otherDice: ({ number, line, says, is }) =>
    `lancer ${number}, ligne ${line} : le relevé dit ${formatRoll(says)}, la preuve donne ${formatRoll(is)}.`,
  otherPlayer: ({ number, line }) =>
    `lancer ${number}, ligne ${line} : dans la preuve, il est à un autre joueur.`,
  rollNotProved: ({ number, line }) => `lancer ${number}, ligne ${line} : la preuve ne l’a pas.`,
  rollNotPlayed: ({ number }) => `le lancer ${number} de la preuve n’est pas dans le relevé.`,
  sealDiffers: () => 'son sceau ne correspond pas : un coup ou la preuve a été changé.',
};

export const verify: VerifyText = {
  proved: (game, code) => `Prouvé : les dés de la partie ${game}, code ${code}.`,
  rolls: (n) => `${checked(n)} : chaque lancer découle de la preuve, chaque coup est permis.`,
  hands: (hands, n) => `${hands} mains ont pris part à ${inRolls(n)}.`,
  leftOut: (n) => `Pour ${inRolls(n)}, un joueur est venu trop tard.`,
  version1:
    'Ce sont des dés de la version 1 : rien n’a été changé après la partie, mais le serveur pouvait choisir les lancers.',
  named: (n, numbers) =>
    `Pour ${inRolls(n)}, un joueur est parti quand les autres avaient déjà montré leurs nombres, et pouvait choisir : ${numbers}.`,
  firstNamed:
    'Un joueur est parti quand les autres avaient déjà montré leurs nombres, et pouvait choisir qui commence.',
  nobodyChose: 'Personne n’a pu choisir un lancer.',
  shaken: (n) =>
    `Pour ${inRolls(n)}, un autre a secoué les dés à la place d’un bot ou d’un joueur hors ligne.`,
  reseeded: (name, n) => `${name} a perdu la clé et reçu une nouvelle chaîne : ${timesOf(n)}.`,
  joined: (name, n) => `Une personne a pris à un bot la place ${of(name)} : ${timesOf(n)}.`,
  pips: (counts, low, high) =>
    `Les chiffres de 1 à 6 sont sortis ${counts} fois ; avec des dés justes, 99 comptes sur 100 vont de ${low} à ${high}.`,
  notProved: (file, number, reason) => `${file}, relevé ${number}, n’est pas prouvé : ${reason}`,
  fault,
};
