import type { Choice, Game, Setup, Space } from '@claim-it/rules';
import { groupsOf, ownerOf, standings } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { expect, test } from 'vitest';
import type { BotName, Style } from '../src/index.ts';
import { createBot, STYLES } from '../src/index.ts';
import { brainOf, playGame } from './games.ts';

const TWO: Setup = { colors: ['green', 'orange'], variant: 'standard' };
/** A habit shows in a few thousand choices. */
const GAMES = cases({ short: 20, long: 200 });

type Made = { readonly game: Game; readonly choice: Choice };

/** All choices of a bot in games against itself. */
const choicesOfBot = async (name: BotName): Promise<readonly Made[]> => {
  const bot = await createBot(name, TWO, async () => brainOf(2));
  const made: Made[] = [];
  for (let seed = 0; seed < GAMES; seed += 1)
    playGame({
      players: 2,
      variant: 'standard',
      seed,
      bot: (game, random) => {
        const choice = bot(game, random);
        made.push({ game, choice });
        return choice;
      },
    });
  return made;
};

const isOwn = ({ turn, board }: Game, space: Space): boolean =>
  turn.stakes[space] !== undefined || ownerOf(board[space]) === turn.seat;

const isRivals = (game: Game, space: Space): boolean =>
  !isOwn(game, space) && ownerOf(game.board[space]) !== null;

const isInLargest = (game: Game, space: Space): boolean =>
  standings(game).some(
    ({ seat }) => seat !== game.turn.seat && groupsOf(game.board, seat)[0]?.includes(space),
  );

/** The share of all placements to which `isThere` applies. */
const partOf = (made: readonly Made[], isThere: (game: Game, space: Space) => boolean): number => {
  const placed = made.flatMap(({ game, choice }) =>
    choice.kind === 'place' ? [isThere(game, choice.space)] : [],
  );
  return placed.filter(Boolean).length / placed.length;
};

/** How often it rolls on per take. */
const rollsPerTake = (made: readonly Made[]): number => {
  const decided = made.filter(({ game }) => game.turn.phase.kind === 'toDecide');
  const rolled = decided.filter(({ choice }) => choice.kind === 'roll').length;
  return rolled / (decided.length - rolled);
};

/** What a style does more often than others. */
const HABITS: Readonly<Record<Style, (made: readonly Made[]) => number>> = {
  daring: rollsPerTake,
  careful: (made) => 1 / rollsPerTake(made),
  grabbing: (made) => partOf(made, isRivals),
  hoarding: (made) => partOf(made, isOwn),
  hunting: (made) => partOf(made, isInLargest),
};

const plain = choicesOfBot('tycoon');

test.each(STYLES)('%s differs measurably from a tycoon without a style', async (style) => {
  const habit = HABITS[style];
  const more = habit(await choicesOfBot(`tycoon:${style}`)) / habit(await plain);
  expect(more).toBeGreaterThan(1.04);
});
