import type { Game } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';

/** The fragment of the analysis board, `#` included, which holds its position. */
export const positionHash = (game: Game): string => `#${encodeURIComponent(formatPosition(game))}`;
