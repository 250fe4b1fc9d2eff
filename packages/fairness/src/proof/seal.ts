import type { GameRecord, RecordTurn } from '@claim-it/rules';
import { formatMove, formatVariant, letterOf } from '@claim-it/rules';
import { asciiBytes } from '../bytes.ts';
import type { Hash } from '../hash.ts';
import { digest, formatHash, hashBytes } from '../hash.ts';

/** The rules of a game: the word of the variant, and the version of rules and rulings. */
export const rulesTextOf = ({ setup }: Pick<GameRecord, 'setup'>): string =>
  `${formatVariant(setup.variant)}.1`;

const turnText = ({ moves, end }: RecordTurn): string =>
  [...moves.map(formatMove), ...(end === 'open' ? [] : [end])].join(' ');

/** The part of a record that the seal covers: seats, rules, and every word of the turns, without comments and names. */
const movesText = ({ setup, turns }: GameRecord): string => {
  const letters = setup.colors.map(letterOf);
  const lines = turns
    .map((turn, index) => [`${index + 1}. ${letters[turn.seat]}`, turnText(turn)] as const)
    .filter(([, text]) => text !== '')
    .map((words) => words.join(' '));
  return [letters.join(''), formatVariant(setup.variant), ...lines].join('\n');
};

/** Binds a proof to the moves that were played with its dice. It is a checksum, not a signature. */
export const sealOf = (pot: Hash, body: string, record: GameRecord): Hash =>
  formatHash(digest('seal', hashBytes(pot), asciiBytes(body), asciiBytes(movesText(record))));
