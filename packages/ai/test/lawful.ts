import type { Setup, Variant } from '@claim-it/rules';
import { apply, COLORS, isOver, newGame } from '@claim-it/rules';
import { expect, test } from 'vitest';
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

/** Who plays how many games: the slower a bot, the fewer, and slow ones sit alone among quick ones. */
const GROUPS: readonly { readonly games: number; guests: readonly BotName[]; isMixed: boolean }[] =
  [
    { games: 4193, guests: QUICK, isMixed: true },
    { games: 600, guests: withStyles('sheriff', 'tycoon'), isMixed: true },
    { games: 195, guests: ['steady'], isMixed: false },
    { games: 12, guests: withStyles('legend'), isMixed: false },
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

/** Plays a game to its end; the first unlawful answer is an error that tells how to see it again. */
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

/** Nothing here takes long, but many games on a busy machine do: a limit for a hang. */
const PATIENCE = 600_000;

/** All bots there are play 5,000 games together, with 2 to 5 seats; two such files make 10,000. */
export const testLawfulBots = (variant: Variant): void => {
  const seatedAt = bench(variant);

  test('every bot there is has its part in 5,000 games', () => {
    expect(GROUPS.reduce((sum, { games }) => sum + games, 0)).toBe(5000);
    const styled = withStyles(...BOT_NAMES.filter(needsBrain));
    expect(GROUPS.flatMap(({ guests }) => guests).sort()).toEqual(
      [...QUICK, 'steady', ...styled].sort(),
    );
    for (const { games, guests } of GROUPS) expect(games).toBeGreaterThanOrEqual(guests.length);
  });

  test.each(GROUPS)(
    '$games games without an unlawful answer: $guests',
    async ({ games, guests, isMixed }) => {
      const random = seededRandom(games);
      for (let game = 0; game < games; game += 1) {
        const colors = COLORS.slice(0, 2 + (game % 4));
        const setup: Setup = { colors, variant };
        const guest = guests[game % guests.length]!;
        const at = random.below(colors.length);
        const names = colors.map((_, seat) =>
          seat === at ? guest : pick(isMixed ? guests : QUICK, random),
        );
        const seats = await Promise.all(names.map((name) => seatedAt(name, setup)));
        playLawfully(setup, seats, game);
      }
    },
    PATIENCE,
  );
};
