import type { Game } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';

/** The part behind the address of the analysis board, `#` included, that says what lies on it. */
export const positionHash = (game: Game): string => `#${encodeURIComponent(formatPosition(game))}`;
