import type { Setup } from '@claim-it/rules';
import { MIN_SEATS } from '@claim-it/rules';
import type { Brain } from '../net/types.ts';
import type { Bot } from './bot.ts';
import type { Mind } from './brainBots.ts';
import { brainBot } from './brainBots.ts';
import { frozenBot } from './frozenBots.ts';
import { randomBot } from './random.ts';
import { steadyBot } from './steady.ts';
import type { Style } from './styles.ts';
import { isStyle, STYLES } from './styles.ts';

/** From a bot that a child of eight beats to the strongest one. */
export const LEVELS = [
  'greenhorn',
  'prospector',
  'miner',
  'foreman',
  'sheriff',
  'tycoon',
  'legend',
] as const;
export type Level = (typeof LEVELS)[number];

/** Players that never change, so that strength can be compared over time. */
export const BASELINES = ['random', 'steady', 'ev', 'h15', 'h20'] as const;
type Baseline = (typeof BASELINES)[number];

type PlainName = Level | Baseline;
/** A bot, optionally with a style: `tycoon:daring`. */
export type BotName = PlainName | `${Level}:${Style}`;

/** By how much of the win a bot errs at tables of two, three, four and five. */
type Errors = readonly [number, number, number, number];

/**
 * Levels that evaluate positions with a network; the others use heuristics. With more players the choices of a turn
 * differ more, and an error must be larger to have an effect.
 */
const MINDS: Readonly<
  Partial<Record<PlainName, Pick<Mind, 'effort' | 'rivals'> & { errors: Errors }>>
> = {
  sheriff: { effort: 'static', rivals: 'weaker', errors: [0.02, 0.03, 0.028, 0.025] },
  tycoon: { effort: 'static', rivals: 'weaker', errors: [0.012, 0.0075, 0.01, 0.0125] },
  legend: { effort: 'search', rivals: 'weaker', errors: [0, 0, 0, 0] },
};

/** A prospector stops early: at more than 8 rolls of 100 that bust. */
const PROSPECTOR_LIMIT = 17;

/** All names, without the styles. */
export const BOT_NAMES: readonly PlainName[] = [...LEVELS, ...BASELINES];

const split = (name: string): readonly [string, string | null] => {
  const [plain = '', style = null, ...rest] = name.split(':');
  return rest.length > 0 ? ['', null] : [plain, style];
};

export const isBotName = (name: string): name is BotName => {
  const [plain, style] = split(name);
  if (!BOT_NAMES.some((known) => known === plain)) return false;
  return style === null || (isStyle(style) && Object.hasOwn(MINDS, plain));
};

/** Whether a bot needs a network, which the caller must load first. */
export const needsBrain = (name: BotName): boolean => Object.hasOwn(MINDS, split(name)[0]);

const simpleBot = (name: string, { colors }: Setup): Bot => {
  switch (name) {
    case 'steady':
      return steadyBot;
    case 'prospector':
      return frozenBot('h15', PROSPECTOR_LIMIT);
    case 'miner':
    case 'h15':
      return frozenBot('h15');
    case 'h20':
      return frozenBot('h20');
    case 'foreman':
      return frozenBot(colors.length === 2 ? 'ev' : 'h20');
    case 'ev':
      return frozenBot('ev');
    default:
      return randomBot;
  }
};

/** The bot of that name for a table; `loadBrain` is called only if needed. With a clock it is fast, but not deterministic. */
export const createBot = async (
  name: BotName,
  setup: Setup,
  loadBrain: (setup: Setup) => Promise<Brain>,
  milliseconds?: number,
): Promise<Bot> => {
  const [plain, style] = split(name);
  const mind = MINDS[plain as PlainName];
  if (mind === undefined) return simpleBot(plain, setup);
  const brain = await loadBrain(setup);
  const { effort, rivals, errors } = mind;
  const taste = style !== null && isStyle(style) ? style : null;
  const noise = errors[setup.colors.length - MIN_SEATS] ?? 0;
  return brainBot(brain, { effort, rivals, milliseconds, noise, style: taste });
};

export { STYLES };
