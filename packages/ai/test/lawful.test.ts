import type { Setup, Variant } from '@claim-it/rules';
import { apply, COLORS, isOver, newGame } from '@claim-it/rules';
import { cases } from '@claim-it/testkit';
import { describe, expect, test } from 'vitest';
import type { Bot, BotName, Random } from '../src/index.ts';
import {
  BOT_NAMES,
  createBot,
  isBotName,
  needsBrain,
  rollDice,
  STYLES,
  seededRandom,
} from '../src/index.ts';
import { brainOf } from './games.ts';

const withStyles = (...levels: readonly BotName[]): readonly BotName[] =>
  levels
    .flatMap((level) => [level, ...STYLES.map((style) => `${level}:${style}`)])
    .filter(isBotName);

const QUICK = BOT_NAMES.filter((name) => !needsBrain(name) && name !== 'steady');

type Group = {
  readonly games: number;
  readonly guests: readonly BotName[];
  readonly isMixed: boolean;
};

/**
 * How many games each bot plays: the slower, the fewer, and one slow bot per table. 10,000 in all in the campaign;
 * here every bot plays to the end under one set of rules at least, which finds a bot with unlawful choices in most of its games.
 */
const GROUPS: readonly Group[] = [
  { games: cases({ short: 80, long: 4193 }), guests: QUICK, isMixed: true },
  {
    games: cases({ short: 24, long: 600 }),
    guests: withStyles('sheriff', 'tycoon'),
    isMixed: true,
  },
  { games: cases({ short: 8, long: 195 }), guests: ['steady'], isMixed: false },
  { games: cases({ short: 3, long: 12 }), guests: withStyles('legend'), isMixed: false },
];

type Seated = { readonly name: BotName; readonly bot: Bot };

/** Bots are made once for each table and keep nothing between games. */
const bench = (variant: Variant): ((name: BotName, setup: Setup) => Promise<Seated>) => {
  const made = new Map<string, Promise<Seated>>();
  return (name, setup) => {
    const players = setup.colors.length;
    const key = `${name} ${players}`;
    const seated =
      made.get(key) ??
      createBot(name, setup, async () => brainOf(players, variant)).then((bot) => ({ name, bot }));
    made.set(key, seated);
    return seated;
  };
};

/** Plays a game to its end; the first unlawful choice is an error with the steps to reproduce it. */
const playLawfully = (setup: Setup, seats: readonly Seated[], seed: number): void => {
  const begun = newGame(setup);
  if (!begun.ok) throw new Error(begun.reason.kind);
  const random = seededRandom(seed);
  for (let game = begun.value; !isOver(game); ) {
    const { phase, seat } = game.turn;
    const { name, bot } = seats[seat]!;
    const input =
      phase.kind === 'rolling'
        ? ({ kind: 'dice', roll: rollDice(random) } as const)
        : bot(game, random);
    const step = apply(game, input);
    if (!step.ok)
      throw new Error(
        `seed ${seed}: ${name} answers ${JSON.stringify(input)}, ${step.reason.kind}`,
      );
    game = step.value.game;
  }
};

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[random.below(items.length)]!;

/** A long series is split into tests of so many games, to show progress. */
const BATCH = 200;

const batchesOf = (group: Group): readonly (Group & { readonly from: number })[] =>
  Array.from({ length: Math.ceil(group.games / BATCH) }, (_, index) => {
    const from = index * BATCH;
    return { ...group, from, games: Math.min(BATCH, group.games - from) };
  });

test('includes every bot', () => {
  const styled = withStyles(...BOT_NAMES.filter(needsBrain));
  expect(GROUPS.flatMap(({ guests }) => guests).sort()).toEqual(
    [...QUICK, 'steady', ...styled].sort(),
  );
  for (const { games, guests } of GROUPS) expect(2 * games).toBeGreaterThanOrEqual(guests.length);
});

describe.each(['standard', 'reuse'] as const)('%s rules', (variant) => {
  const seatedAt = bench(variant);

  test.each(GROUPS.flatMap(batchesOf))(
    '$games games from $from without an unlawful choice: $guests',
    async ({ games, from, guests, isMixed }) => {
      const random = seededRandom(games, from);
      for (let game = from; game < from + games; game += 1) {
        const colors = COLORS.slice(0, 2 + (game % 4));
        const setup: Setup = { colors, variant };
        // One half of them begins under one set of rules, the other half under the other.
        const turned = game + (variant === 'reuse' ? Math.floor(guests.length / 2) : 0);
        const guest = guests[turned % guests.length]!;
        const at = random.below(colors.length);
        const names = colors.map((_, seat) =>
          seat === at ? guest : pick(isMixed ? guests : QUICK, random),
        );
        const seats = await Promise.all(names.map((name) => seatedAt(name, setup)));
        playLawfully(setup, seats, game);
      }
    },
  );
});
