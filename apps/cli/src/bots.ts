import { BASELINES, BOT_NAMES, isBotName, LEVELS, STYLES } from '@claim-it/ai';
import type { Catalog } from '@claim-it/text';
import type { Failure } from './failure.ts';
import { badUsage } from './failure.ts';

const STYLED = LEVELS.filter((level) => STYLES.every((style) => isBotName(`${level}:${style}`)));

const NAMES = BOT_NAMES.join(', ');
const STYLED_NAMES = `${STYLED.join('/')}:${STYLES.join('/')}`;

/** The names of our bots for the command line, and their descriptions. */
export const botRows = ({ cli }: Catalog): readonly (readonly [string, string])[] => [
  [LEVELS.join(', '), cli.bots.levels],
  [BASELINES.join(', '), cli.bots.frozen],
  [STYLED_NAMES, cli.bots.styles],
];

/** Reports an unknown bot, and lists the known ones. */
export const unknownBot = (name: string, { cli }: Catalog): Failure =>
  badUsage(cli.error.unknownBot(name, NAMES, STYLED_NAMES));

/** The same where a program is accepted as well. */
export const unknownEntrant = (name: string, { cli }: Catalog): Failure =>
  badUsage(cli.error.unknownEntrant(name, NAMES, STYLED_NAMES));
