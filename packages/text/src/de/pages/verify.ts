import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { formatRoll } from '@claim-it/rules';
import type { Sentences } from '../../catalog.ts';
import type { CliText } from '../../cli.ts';
import type { SayableProofFault } from '../../proof.ts';
import { say } from '../../say.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
/** After "bei" and "an": the dative. */
const inRolls = (n: number): string => count(n, { one: 'Wurf', other: 'Würfen' });
const ownerOf = (owner: Owner): string => (owner === 'house' ? 'Server' : `Spieler ${owner}`);

// These follow a colon.
const refusals: Sentences<DiceRefusal, []> = {
  unreadableHash: ({ found }) => `„${found}“ ist kein Hashwert`,
  unreadableGame: ({ found }) => `„${found}“ kann kein Spiel heißen`,
  unreadableRules: ({ found }) => `„${found}“ sind keine Regeln`,
  playerCount: ({ players }) => `${players} Spieler können es nicht sein`,
  onlyBots: () => 'Es spielen nur Bots',
  tipKnown: ({ owner }) => `Eine Spitze wurde schon verwendet (${ownerOf(owner)})`,
  noSuchPlayer: ({ player }) => `Spieler ${player} gibt es nicht`,
  playerIsBot: ({ player }) => `Spieler ${player} ist ein Bot`,
  playerIsAway: ({ player }) => `Spieler ${player} ist weg`,
  playerIsPresent: ({ player }) => `Spieler ${player} ist da`,
  alreadyStirred: ({ player }) => `Spieler ${player} hat schon umgerührt`,
  shakeIsDue: ({ players }) => `Diese Spieler haben nicht geschüttelt: ${players.join(', ')}`,
  alreadyBegun: () => 'Das Spiel hat schon begonnen',
  notBegun: () => 'Das Spiel hat noch nicht begonnen',
  nobodyPresent: () => 'Niemand ist da, um zu schütteln',
  stirNotInBowl: ({ stirs }) =>
    `Nicht von all diesen Spielern liegt etwas in der Schale: ${stirs.join(', ')}`,
  brokenLink: ({ owner }) => `Ein Glied folgt nicht auf das vorige (${ownerOf(owner)})`,
  nextTipIsDue: ({ owner }) => `Die Spitze der nächsten Kette war fällig (${ownerOf(owner)})`,
  nextTipKnown: ({ owner }) =>
    `Die Spitze der nächsten Kette ist schon bekannt (${ownerOf(owner)})`,
  keyIsLost: ({ player }) => `Der Schlüssel von Spieler ${player} ist verloren`,
  keyIsNotLost: ({ player }) => `Der Schlüssel von Spieler ${player} ist nicht verloren`,
  tooManyReseeds: ({ player }) => `Spieler ${player} hatte schon zu viele neue Ketten`,
  bowlIsOpen: ({ players }) => `Die Schale wartet noch auf ${players.join(', ')}`,
  stirNotDue: ({ player }) => `Die Schale braucht nichts von Spieler ${player}`,
  chainIsNew: ({ player }) =>
    `Die anderen haben nichts geöffnet, seit Spieler ${player} eine neue Kette hat`,
  versionIsOld: () => 'Diesen Schritt gibt es bei Würfeln der Version 1 nicht',
  alreadyReplaced: ({ player }) => `Für Spieler ${player} schütteln schon andere`,
  chairIsTaken: ({ player }) => `Spieler ${player} ist ein Mensch und da`,
  tooManyJoins: ({ player }) => `Den Platz von Spieler ${player} haben zu viele übernommen`,
};

const fault: Sentences<SayableProofFault, []> = {
  noProof: () => 'Sie hat keinen Beweis für ihre Würfel (Kopfzeile Dice).',
  unreadableProof: ({ word }) => `Wort ${word} des Beweises lässt sich nicht lesen.`,
  brokenChain: ({ owner, chain }) =>
    `Kette ${chain} (${ownerOf(owner)}) führt nicht zu ihrer Spitze.`,
  elementMissing: ({ owner }) =>
    `Die Schritte des Beweises brauchen mehr, als aufgedeckt wurde (${ownerOf(owner)}).`,
  elementsLeft: ({ owner }) =>
    `Es wurde mehr aufgedeckt, als die Schritte des Beweises verwenden (${ownerOf(owner)}).`,
  stepRefused: ({ step, refusal }) =>
    `Schritt ${step} des Beweises ist nicht erlaubt: ${say(refusals, refusal)}.`,
  otherRules: ({ says, is }) =>
    `Der Beweis ist für die Regeln ${says}, die Aufzeichnung für ${is}.`,
  otherSeats: ({ says, is }) => `Der Beweis ist für ${says} Spieler, die Aufzeichnung für ${is}.`,
  otherDice: ({ number, line, says, is }) =>
    `Wurf ${number}, Zeile ${line}: Die Aufzeichnung sagt ${formatRoll(says)}, der Beweis ergibt ${formatRoll(is)}.`,
  otherPlayer: ({ number, line }) =>
    `Wurf ${number}, Zeile ${line}: Im Beweis gehört er jemand anderem.`,
  rollNotProved: ({ number, line }) => `Wurf ${number}, Zeile ${line}: Der Beweis hat ihn nicht.`,
  rollNotPlayed: ({ number }) => `Wurf ${number} des Beweises steht nicht in der Aufzeichnung.`,
  sealDiffers: () => 'Ihr Siegel passt nicht: Ein Zug oder der Beweis wurde geändert.',
};

export const verify: CliText['verify'] = {
  proved: (game, code) => `Bewiesen: die Würfel von Spiel ${game}, Code ${code}.`,
  rolls: (n) =>
    `${count(n, { one: 'Wurf', other: 'Würfe' })} geprüft: Jeder Wurf folgt aus dem Beweis, jeder Zug ist erlaubt.`,
  hands: (hands, n) => `An ${inRolls(n)} waren ${hands} beteiligt.`,
  leftOut: (n) => `Bei ${inRolls(n)} kam jemand zu spät.`,
  version1:
    'Das sind Würfel der Version 1: Nach dem Spiel wurde nichts geändert, aber der Server hätte die Würfe aussuchen können.',
  named: (n, numbers) =>
    `Bei ${inRolls(n)} ging jemand weg, als die anderen ihre Zahlen schon gezeigt hatten, und hätte aussuchen können: ${numbers}.`,
  firstNamed:
    'Jemand ging weg, als die anderen ihre Zahlen schon gezeigt hatten, und hätte aussuchen können, wer beginnt.',
  nobodyChose: 'Niemand konnte einen Wurf aussuchen.',
  shaken: (n) =>
    `Bei ${inRolls(n)} schüttelte jemand die Würfel für einen Bot oder für jemanden, der weg war.`,
  reseeded: (name, n) =>
    `${name} hat den Schlüssel verloren und eine neue Kette bekommen: ${n}-mal.`,
  joined: (name, n) => `Den Platz von ${name} hat ein Mensch von einem Bot übernommen: ${n}-mal.`,
  pips: (counts, low, high) =>
    `Die Augenzahlen 1 bis 6 fielen ${counts}-mal; bei fairen Würfeln liegen 99 von 100 zwischen ${low} und ${high}.`,
  notProved: (file, number, reason) =>
    `${file}, Aufzeichnung ${number}, ist nicht bewiesen: ${reason}`,
  fault,
};
