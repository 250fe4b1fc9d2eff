import type { DiceRefusal, Owner } from '@claim-it/fairness';
import { formatRoll } from '@claim-it/rules';
import type { Sentences } from '../../catalog.ts';
import type { CliText } from '../../cli.ts';
import type { SayableProofFault } from '../../proof.ts';
import { say } from '../../say.ts';
import { grammar } from '../words.ts';

const { count } = grammar;
const rollsOf = (n: number): string => count(n, { one: 'worp', other: 'worpen' });
const ownerOf = (owner: Owner): string => (owner === 'house' ? 'server' : `speler ${owner}`);

// These follow a colon.
const refusals: Sentences<DiceRefusal, []> = {
  unreadableHash: ({ found }) => `‘${found}’ is geen hash`,
  unreadableGame: ({ found }) => `‘${found}’ kan geen naam van een spel zijn`,
  unreadableRules: ({ found }) => `‘${found}’ kunnen geen regels zijn`,
  playerCount: ({ players }) => `${players} spelers kan niet`,
  onlyBots: () => 'er spelen alleen bots',
  tipKnown: ({ owner }) => `een top is al eerder gebruikt (${ownerOf(owner)})`,
  noSuchPlayer: ({ player }) => `speler ${player} bestaat niet`,
  playerIsBot: ({ player }) => `speler ${player} is een bot`,
  playerIsAway: ({ player }) => `speler ${player} is weg`,
  playerIsPresent: ({ player }) => `speler ${player} is er`,
  alreadyStirred: ({ player }) => `speler ${player} heeft al geroerd`,
  shakeIsDue: ({ players }) => `deze spelers hebben niet geschud: ${players.join(', ')}`,
  alreadyBegun: () => 'het spel is al begonnen',
  notBegun: () => 'het spel is nog niet begonnen',
  nobodyPresent: () => 'er is niemand om te schudden',
  stirNotInBowl: ({ stirs }) =>
    `niet van al deze spelers ligt er iets in de schaal: ${stirs.join(', ')}`,
  brokenLink: ({ owner }) => `een schakel volgt niet op de vorige (${ownerOf(owner)})`,
  nextTipIsDue: ({ owner }) =>
    `de top van de volgende keten had er moeten zijn (${ownerOf(owner)})`,
  nextTipKnown: ({ owner }) => `de top van de volgende keten is al bekend (${ownerOf(owner)})`,
  keyIsLost: ({ player }) => `de sleutel van speler ${player} is kwijt`,
  keyIsNotLost: ({ player }) => `de sleutel van speler ${player} is niet kwijt`,
  tooManyReseeds: ({ player }) => `speler ${player} heeft al te veel nieuwe ketenen gehad`,
  bowlIsOpen: ({ players }) => `de schaal wacht nog op ${players.join(', ')}`,
  stirNotDue: ({ player }) => `de schaal heeft niets van speler ${player} nodig`,
  chainIsNew: ({ player }) =>
    `de anderen hebben niets geopend sinds speler ${player} een nieuwe keten heeft`,
  versionIsOld: () => 'dobbelstenen van versie 1 kennen deze stap niet',
  alreadyReplaced: ({ player }) => `anderen schudden al voor speler ${player}`,
  chairIsTaken: ({ player }) => `speler ${player} is een mens en is er`,
  tooManyJoins: ({ player }) => `te veel mensen hebben de plaats van speler ${player} overgenomen`,
};

const fault: Sentences<SayableProofFault, []> = {
  noProof: () => 'er staat geen bewijs van de dobbelstenen in (de kopregel Dice).',
  unreadableProof: ({ word }) => `woord ${word} van het bewijs is niet te lezen.`,
  brokenChain: ({ owner, chain }) => `keten ${chain} (${ownerOf(owner)}) klopt niet.`,
  elementMissing: ({ owner }) =>
    `de stappen van het bewijs vragen meer dan er onthuld is (${ownerOf(owner)}).`,
  elementsLeft: ({ owner }) =>
    `er is meer onthuld dan de stappen van het bewijs gebruiken (${ownerOf(owner)}).`,
  stepRefused: ({ step, refusal }) =>
    `stap ${step} van het bewijs mag niet: ${say(refusals, refusal)}.`,
  otherRules: ({ says, is }) => `het bewijs is voor de regels ${says}, het verslag voor ${is}.`,
  otherSeats: ({ says, is }) => `het bewijs is voor ${says} spelers, het verslag voor ${is}.`,
  otherDice: ({ number, line, says, is }) =>
    `worp ${number}, regel ${line}: het verslag zegt ${formatRoll(says)}, het bewijs geeft ${formatRoll(is)}.`,
  otherPlayer: ({ number, line }) =>
    `worp ${number}, regel ${line}: in het bewijs is die van een ander.`,
  rollNotProved: ({ number, line }) => `worp ${number}, regel ${line}: het bewijs heeft die niet.`,
  rollNotPlayed: ({ number }) => `worp ${number} van het bewijs staat niet in het verslag.`,
  sealDiffers: () => 'het zegel klopt niet: een keuze of het bewijs is veranderd.',
};

export const verify: CliText['verify'] = {
  proved: (game, code) => `Bewezen: de dobbelstenen van spel ${game}, code ${code}.`,
  rolls: (n) => `${rollsOf(n)} gecontroleerd: elke worp volgt uit het bewijs, elke keuze mag.`,
  hands: (hands, n) => `Bij ${rollsOf(n)} waren er ${hands} die meededen.`,
  leftOut: (n) => `Bij ${rollsOf(n)} kwam iemand te laat.`,
  version1:
    'Dit zijn dobbelstenen van versie 1: na het spel is niets veranderd, maar de server had de worpen kunnen kiezen.',
  named: (n, numbers) =>
    `Bij ${rollsOf(n)} ging iemand weg toen de anderen hun getallen al hadden getoond, en had kunnen kiezen: ${numbers}.`,
  firstNamed:
    'Iemand ging weg toen de anderen hun getallen al hadden getoond, en had kunnen kiezen wie begint.',
  nobodyChose: 'Niemand kon een worp kiezen.',
  shaken: (n) =>
    `Bij ${rollsOf(n)} schudde iemand de dobbelstenen voor een bot of voor iemand die weg was.`,
  reseeded: (name, n) => `${name} verloor de sleutel en kreeg een nieuwe keten: ${n} keer.`,
  joined: (name, n) => `De plaats van ${name} nam een mens over van een bot: ${n} keer.`,
  pips: (counts, low, high) =>
    `De getallen 1 tot en met 6 vielen ${counts} keer; bij eerlijke dobbelstenen ligt 99 van de 100 tussen ${low} en ${high}.`,
  notProved: (file, number, reason) => `${file}, verslag ${number}, is niet bewezen: ${reason}`,
  fault,
};
