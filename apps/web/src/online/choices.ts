import type { Answer, TableCommand, TableState } from '@claim-it/protocol';
import { chairOf } from '@claim-it/protocol';
import type { Choice, Game, Input, Refusal, Result } from '@claim-it/rules';
import { ok } from '@claim-it/rules';
import { playInputs } from '../match/extend.ts';
import type { Step } from '../match/types.ts';
import type { OnlineTable } from './onlineTable.ts';
import { elementFor, stirsIn } from './pilot.ts';

/** Another space instead of the chosen one is taking back and placing (R9); the same one again is nothing. */
const inputsFor = ({ turn }: Game, choice: Choice): readonly Input[] => {
  const { phase, seat } = turn;
  if (choice.kind !== 'place' || phase.kind !== 'toDecide' || phase.undoable === null)
    return [choice];
  return phase.undoable.space === choice.space ? [] : [{ kind: 'undo', seat }, choice];
};

/** What a choice comes to before the house has answered: everything but dice. */
export const foresee = (
  game: Game,
  index: number,
  choice: Choice,
): Result<readonly Step[], Refusal> => {
  const played = playInputs(game, index, inputsFor(game, choice));
  return played.ok ? ok(played.value) : { ok: false, reason: played.reason.refusal };
};

const commandFor = async (
  table: OnlineTable,
  state: TableState,
  choice: Choice,
): Promise<TableCommand | null> => {
  const chair = chairOf(state, choice.seat);
  switch (choice.kind) {
    case 'place':
      return { kind: 'place', space: choice.space };
    case 'leave':
      return { kind: 'leave', chair };
    case 'roll': {
      const element = await elementFor(table, state, chair);
      return element === null ? null : { kind: 'roll', element, stirs: stirsIn(state) };
    }
    default:
      return { kind: choice.kind };
  }
};

const MOST_TRIES = 8;
/** After a lost key the new chain is announced by itself; the roll waits for it. */
const NEW_CHAIN: Answer = { kind: 'stale', seq: 0 };

/**
 * Sends a choice to the house; again, if only stirs came in between. Stirs and chains do not change the game.
 * Leaving is not about the game as it was: it counts, whatever the others have played meanwhile.
 */
export const submit = async (
  table: OnlineTable,
  choice: Choice,
  steps: number,
): Promise<Answer> => {
  const attempt = async (): Promise<Answer | null> => {
    const log = table.log.peek();
    const isMissed = choice.kind !== 'leave' && log?.steps.length !== steps;
    if (log === null || isMissed) return null;
    const command = await commandFor(table, log.state, choice);
    return command === null ? NEW_CHAIN : table.give(command);
  };
  let answer: Answer = NEW_CHAIN;
  for (let tries = 0; tries < MOST_TRIES && answer.kind === 'stale'; tries += 1) {
    const next = await table.inHand(attempt);
    if (next === null) return answer;
    answer = next;
  }
  return answer;
};
