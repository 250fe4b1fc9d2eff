import type { Random } from '@claim-it/ai';
import { createBot, seededRandom } from '@claim-it/ai';
import type { Choice, Game, Move, Seat, Setup } from '@claim-it/rules';
import { placementsOf } from '@claim-it/rules';
import { loadBrainFor } from '../brain.ts';
import type { Entrant } from '../lineup.ts';
import { startProgram } from './program.ts';

/** Why a player's answer does not count. It loses the game. */
export type Fault =
  | { readonly kind: 'illegal'; readonly answer: string }
  | { readonly kind: 'silent'; readonly ms: number }
  | { readonly kind: 'ended'; readonly lastWords: string }
  | { readonly kind: 'notStarted'; readonly reason: string };

export type Answer =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly fault: Fault };

/** Somebody who answers for seats. A match asks for placements, and for `roll` or `take`. */
export type Player = {
  readonly begin: (game: Game, seat: Seat, seeds: readonly number[]) => void;
  readonly choose: (game: Game) => Promise<Answer>;
  /** Settles when nothing of the player is left running. */
  readonly end: () => Promise<void>;
};

const builtInPlayer = async (
  name: Extract<Entrant, { kind: 'builtIn' }>['name'],
  setup: Setup,
): Promise<Player> => {
  const bot = await createBot(name, setup, loadBrainFor);
  let random: Random = seededRandom(0);
  return {
    begin: (_game, _seat, seeds) => {
      random = seededRandom(...seeds);
    },
    choose: async (game) => ({ ok: true, move: moveFor(bot(game, random), game) }),
    end: async () => {},
  };
};

/** A bot of ours chooses a space; the notation also names the marker, which follows from the rules. */
const moveFor = (choice: Choice, game: Game): Move => {
  if (choice.kind !== 'place') return { kind: choice.kind === 'take' ? 'take' : 'roll' };
  const { space } = choice;
  const stake = placementsOf(game).find((placement) => placement.space === space)?.stake;
  return { kind: 'place', space, squatter: stake?.kind === 'squatter' ? stake.number : null };
};

export const newPlayer = async (entrant: Entrant, setup: Setup, ms: number): Promise<Player> =>
  entrant.kind === 'builtIn'
    ? builtInPlayer(entrant.name, setup)
    : startProgram(entrant.command, ms);
