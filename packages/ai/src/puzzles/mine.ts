import type { Color, Game, Setup } from '@claim-it/rules';
import { COLORS, formatPosition, invariant, newGame, SPACES } from '@claim-it/rules';
import type { Bot } from '../bots/bot.ts';
import { brainBot } from '../bots/brainBots.ts';
import type { BotName } from '../bots/index.ts';
import { createBot } from '../bots/index.ts';
import { shareAt } from '../net/shares.ts';
import type { Brain } from '../net/types.ts';
import type { Random } from '../random.ts';
import { seededRandom } from '../random.ts';
import type { ConfirmOptions, Contest } from './confirm.ts';
import { confirm } from './confirm.ts';
import type { Hardness } from './difficulty.ts';
import { isGreedyWrong, wrongPart } from './difficulty.ts';
import type { Find } from './find.ts';
import { findsInGame, phaseOf } from './find.ts';
import type { Puzzle, PuzzleChoice } from './puzzle.ts';
import { gapOf, kindOf } from './puzzle.ts';
import type { Traits } from './spread.ts';
import { abundance, isWanted } from './spread.ts';

/** A new puzzle with the number of its game and its difficulty factors. */
export type Mined = {
  readonly number: number;
  readonly position: string;
  readonly choices: Puzzle['choices'];
  readonly hardness: Hardness;
  readonly traits: Traits;
};

/** The dependencies of the mining. */
export type Tools = {
  readonly seed: number;
  readonly loadBrain: (setup: Setup) => Promise<Brain>;
};

/** Of twelve games five are for two players, four for three, two for four and one for five; two use the variation. */
const PLAYERS = [2, 3, 2, 4, 3, 2, 5, 3, 2, 4, 3, 2] as const;
const REUSED = 7;

const setupFor = (number: number, random: Random): Setup => {
  const colors: Color[] = [];
  const left = [...COLORS];
  while (colors.length < (PLAYERS[number % PLAYERS.length] ?? 2))
    colors.push(...left.splice(random.below(left.length), 1));
  return { colors, variant: number % REUSED === 0 ? 'reuse' : 'standard' };
};

type Minds = { readonly simple: readonly Bot[]; readonly sheriff: Bot; readonly player: Bot };

const SIMPLE: readonly BotName[] = ['prospector', 'miner', 'foreman'];
const SHERIFF_TRIES = 20;

/** Games are played by the network with one roll of lookahead, as a legend does before the end. */
const mindsFor = async (setup: Setup, { loadBrain }: Tools): Promise<Minds> => {
  const bot = (name: BotName): Promise<Bot> => createBot(name, setup, loadBrain);
  const simple = await Promise.all(SIMPLE.map(bot));
  const player = brainBot(await loadBrain(setup), {
    effort: 'lookAhead',
    rivals: 'equal',
    noise: 0,
    style: null,
  });
  return { simple, sheriff: await bot('sheriff'), player };
};

const fooledBy = (game: Game, { placement, then }: PuzzleChoice, { simple }: Minds): number =>
  simple.filter((bot) => wrongPart(bot, game, { space: placement.space, then }, 1) > 0).length;

const traitsOf = (game: Game, choices: Puzzle['choices'], fooled: number): Traits => ({
  answer: choices[0].then,
  kind: kindOf(choices),
  phase: phaseOf(game),
  fooled: String(fooled) as Traits['fooled'],
  spaces: choices.length > 2 ? 'several' : 'one',
});

/** A candidate as the network evaluates it. */
const likelyChoices = ({ game, candidates }: Find): Puzzle['choices'] => {
  const [best, ...others] = candidates.map(({ placement, then, shares }) => ({
    placement,
    then,
    error: 0,
    share: shareAt(shares, game.turn.seat),
  }));
  invariant(best !== undefined, 'a find has choices');
  return [best, ...others];
};

/** A candidate as the rollouts evaluate it, the best first. */
const confirmedChoices = (contests: readonly Contest[]): Puzzle['choices'] => {
  const [best, ...others] = contests.map(({ choice: { placement, then }, share, behind }) => {
    invariant(placement !== null, 'a roll waits');
    return { placement, then, share: share.mean, error: behind.standardError };
  });
  invariant(best !== undefined, 'a find has choices');
  // With the same dice: the share of the best less the other's deficit.
  const apart = others.map((other, index) => ({
    ...other,
    share: best.share - (contests[index + 1]?.behind.mean ?? 0),
  }));
  return [best, ...apart.sort((one, other) => other.share - one.share)];
};

/** A wider margin than a puzzle needs, so that other networks still agree. */
const MINED: Omit<ConfirmOptions, 'seed'> = { errors: 7, rounds: [2, 12], closest: 0.045 };
const LEAST_GAP = 0.06;

/** Boards with fewer differences count as similar. */
const ALIKE = 5;

const isAlike = (position: string, { position: other }: Mined): boolean => {
  const [board = '', seats = ''] = position.split(' ');
  const [otherBoard = '', otherSeats = ''] = other.split(' ');
  if (seats.length !== otherSeats.length || board.length !== otherBoard.length) return false;
  const apart = [...board].filter((sign, at) => sign !== otherBoard[at]).length;
  return apart < ALIKE && board.length >= SPACES.length;
};

const hardnessOf = (game: Game, choices: Puzzle['choices'], minds: Minds): Hardness => {
  const [{ placement, then }] = choices;
  const right = { space: placement.space, then };
  return {
    fooled: fooledBy(game, choices[0], minds),
    sheriff: wrongPart(minds.sheriff, game, right, SHERIFF_TRIES),
    isGreedyWrong: isGreedyWrong(game, right.space),
    gap: gapOf(choices),
    choices: choices.length,
  };
};

/** How many candidates of one game are tried. */
const TRIES = 4;

/** Plays one game and looks for one puzzle in it, of the rarest kind; null where there is none. */
export const mineGame = async (
  number: number,
  known: readonly Mined[],
  tools: Tools,
): Promise<Mined | null> => {
  const random = seededRandom(tools.seed, number);
  const start = newGame(setupFor(number, random));
  invariant(start.ok, 'every color sits once at a table');
  const brain = await tools.loadBrain(start.value.setup);
  const minds = await mindsFor(start.value.setup, tools);
  const traits = known.map((one) => one.traits);
  const finds = findsInGame(start.value, minds.player, brain, random)
    .filter(({ game }) => !known.some((one) => isAlike(formatPosition(game), one)))
    .map((find) => {
      const choices = likelyChoices(find);
      const fooled = fooledBy(find.game, choices[0], minds);
      return { ...find, traits: traitsOf(find.game, choices, fooled) };
    })
    .filter((find) => isWanted(find.traits, traits))
    .map((find) => ({ ...find, abundance: abundance(find.traits, traits) }))
    .sort((one, other) => one.abundance - other.abundance);
  for (const { game, candidates } of finds.slice(0, TRIES)) {
    const { isClear, contests } = confirm(game, brain, candidates, { ...MINED, seed: number });
    const choices = confirmedChoices(contests);
    if (!isClear || gapOf(choices) < LEAST_GAP) continue;
    const hardness = hardnessOf(game, choices, minds);
    const found = traitsOf(game, choices, hardness.fooled);
    return { number, position: formatPosition(game), choices, hardness, traits: found };
  }
  return null;
};
