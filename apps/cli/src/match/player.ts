import type { Random } from '@claim-it/ai';
import { createBot, seededRandom } from '@claim-it/ai';
import type { Choice, Game, Move, Seat, Setup } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import { loadBrainFor } from '../brain.ts';
import type { Entrant } from '../lineup.ts';
import type { BotFault } from './botFault.ts';
import { startProgram } from './program.ts';

export type PlayerAnswer =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly fault: BotFault };

/** A player of one or more seats. A match asks for placements, and for `roll` or `take`. */
export type Player = {
  readonly begin: (game: Game, seat: Seat, seeds: readonly number[]) => void;
  readonly choose: (game: Game) => Promise<PlayerAnswer>;
  /** Settles when all processes of the player have ended. */
  readonly end: () => Promise<void>;
};

const builtInPlayer = async (
  name: Extract<Entrant, { kind: 'builtIn' }>['name'],
  setup: Setup,
  ms: number | null,
): Promise<Player> => {
  const bot = await createBot(name, setup, loadBrainFor, ms ?? undefined);
  let random: Random = seededRandom(0);
  return {
    begin: (_game, _seat, seeds) => {
      random = seededRandom(...seeds);
    },
    choose: async (game) => ({ ok: true, move: moveFor(bot(game, random), game) }),
    end: async () => {},
  };
};

/** Our bots choose a space; the notation adds the marker, which follows from the rules. */
const moveFor = (choice: Choice, game: Game): Move => {
  if (choice.kind !== 'place') return { kind: choice.kind === 'take' ? 'take' : 'roll' };
  const { space } = choice;
  const stake = placementsOf(game).find((placement) => placement.space === space)?.stake;
  return { kind: 'place', space, squatter: stake?.kind === 'squatter' ? stake.number : null };
};

/** The default time limit of a program, which may hang. */
const PROGRAM_MS = 1000;

/** Without a clock, null, our own bots have no time limit, so that the same seed gives the same bytes. */
export const newPlayer = async (
  entrant: Entrant,
  setup: Setup,
  ms: number | null,
): Promise<Player> =>
  entrant.kind === 'builtIn'
    ? builtInPlayer(entrant.name, setup, ms)
    : startProgram(entrant.command, ms ?? PROGRAM_MS);
