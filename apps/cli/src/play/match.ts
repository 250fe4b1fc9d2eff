import type { BotName } from '@claim-it/ai';
import type { Game, GameRecord, Input, MoveRefusal, Result, Step } from '@claim-it/rules';
import { apply, ok, recordEvent } from '@claim-it/rules';

/** The players at the table, in turn order. */
export type PlayerPlan = { readonly name: string; readonly bot: BotName | null };

/** A game in this terminal: its state and its inputs. */
export type TerminalMatch = {
  readonly players: readonly PlayerPlan[];
  readonly game: Game;
  readonly record: GameRecord;
};

/** The match after one input; unchanged if the rules refuse it. */
export const advance = (
  match: TerminalMatch,
  input: Input,
): Result<TerminalMatch & Pick<Step, 'events'>, MoveRefusal> => {
  const step = apply(match.game, input);
  if (!step.ok) return step;
  const { events, game } = step.value;
  return ok({ ...match, events, game, record: events.reduce(recordEvent, match.record) });
};

/** How many times the dice were rolled: the index of the next roll among the game's draws. */
export const rollsSoFar = ({ record }: TerminalMatch): number =>
  record.turns.reduce(
    (sum, turn) => sum + turn.moves.filter((move) => move.kind === 'dice').length,
    0,
  );
