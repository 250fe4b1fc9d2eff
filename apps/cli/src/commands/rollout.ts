import type { Brain, Rollout } from '@claim-it/ai';
import { gameAfterChoice, positionOf, rollingOut } from '@claim-it/ai';
import type { Game, Placement } from '@claim-it/rules';
import { placementsOf, unreachable } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { loadBrain } from '../brain.ts';
import type { Command } from '../command.ts';
import { defineCommand, JSON_FLAG, SEED } from '../command.ts';
import { badInput } from '../failure.ts';
import type { Pause } from '../interruption.ts';
import { interruptible, walk } from '../interruption.ts';
import { print, printJson } from '../io.ts';
import { startProgress } from '../progress.ts';
import type { RolledChoice, RolloutReport } from '../report/rollout.ts';
import { rolloutFacts, rolloutText } from '../report/rollout.ts';
import { readPosition } from './position.ts';

const TRIALS = { kind: 'number', low: 1, high: 10_000_000 } as const;

/** A choice of the player on turn, and the game after it with a player about to roll. */
type Choice = Pick<RolledChoice, 'placement' | 'then'> & { readonly after: Game };

/** Take or roll on after a placement, or with the marker already placed. */
const takeOrRoll = (game: Game, placement: Placement | null): readonly Choice[] =>
  (['take', 'roll'] as const).map((then) => ({
    placement,
    then,
    after: gameAfterChoice(game, { placement, then }),
  }));

const choicesIn = (game: Game): readonly Choice[] => {
  const { phase } = game.turn;
  switch (phase.kind) {
    case 'toPlace':
      return placementsOf(game).flatMap((placement) => takeOrRoll(game, placement));
    case 'toDecide':
      return takeOrRoll(game, null);
    case 'toRoll':
    case 'rolling': {
      const then = 'roll';
      return [{ placement: null, then, after: game }];
    }
    case 'over':
      return [];
    default:
      return unreachable(phase);
  }
};

type Plan = { readonly trials: number; readonly seed: number };

const rollOutAll = async (
  choices: readonly Choice[],
  brain: Brain,
  plan: Plan,
  text: Catalog,
  pause: Pause,
): Promise<readonly RolledChoice[]> => {
  const each = Math.ceil(plan.trials / 216) * 216;
  const progress = startProgress(choices.length * each, text);
  const rolled: RolledChoice[] = [];
  try {
    for (const [index, { placement, then, after }] of choices.entries()) {
      const work = rollingOut(positionOf(after), brain, plan);
      const tick = (done: number): void => progress.tick(index * each + done);
      const rollout: Rollout = await walk(work, pause, tick);
      rolled.push({ placement, then, rollout });
    }
  } finally {
    progress.clear();
  }
  return rolled;
};

/** The mover's best choice first. */
const ranked = (rolled: readonly RolledChoice[], seat: number): readonly RolledChoice[] => {
  const shareOf = ({ rollout }: RolledChoice): number => rollout.adjusted[seat]?.mean ?? 0;
  return rolled.toSorted((left, right) => shareOf(right) - shareOf(left));
};

export const rolloutCommand: Command = defineCommand({
  name: 'rollout',
  arguments: [{ name: 'position' }],
  options: { trials: TRIALS, seed: SEED, json: JSON_FLAG },
  run: async ({ trials = 1296, seed = 1, json }, { text, positionals: [argument = ''] }) => {
    const game = await readPosition(argument, text);
    const choices = choicesIn(game);
    if (choices.length === 0) throw badInput(text.cli.error.botAsked());
    const brain = await loadBrain(game.setup, text);
    await interruptible(text, async (pause) => {
      const rolled = await rollOutAll(choices, brain, { trials, seed }, text, pause);
      const report: RolloutReport = { game, seed, choices: ranked(rolled, game.turn.seat) };
      await (json ? printJson(rolloutFacts(report)) : print(rolloutText(report, text)));
    });
  },
});
