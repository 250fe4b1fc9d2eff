import type { Answer, TableCommand, TableState } from '@claim-it/protocol';
import { chairOf } from '@claim-it/protocol';
import type { Choice, Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { computed } from '@preact/signals-core';
import { OVERTAKEN } from '../match/createMatch.ts';
import type { Authority, Occasion, Rejection, Step } from '../model/types.ts';
import type { CheckedLog } from './log.ts';
import type { OnlineTable } from './onlineTable.ts';
import { doChore, elementFor, stirsIn } from './pilot.ts';

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

const counts = ({ kind }: Answer): boolean => kind === 'done' || kind === 'duplicate';

/**
 * Sends a choice to the house; again, if only stirs or chains came in between: they do not change the game.
 * Leaving counts whatever the others have played meanwhile.
 */
const submit = async (
  table: OnlineTable,
  choice: Choice,
  { seen, isMeant }: Occasion,
): Promise<Result<readonly Step[], Rejection>> => {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const log = table.log.peek();
    const isMissed = choice.kind !== 'leave' && log?.steps.length !== seen;
    if (log === null || isMissed || !isMeant()) return refuse(OVERTAKEN);
    // A roll needs a chain: one that was lost or has come to its end is replaced first.
    if (choice.kind === 'roll' && (await doChore(table, log.state))) continue;
    const command = await commandFor(table, log.state, choice);
    if (command === null) continue;
    const answer = await table.give(command);
    if (counts(answer)) return ok(table.log.peek()?.steps.slice(seen) ?? []);
    if (answer.kind !== 'stale') return refuse(OVERTAKEN);
  }
  return refuse(OVERTAKEN);
};

/** A house as the authority: what it says is checked before it is among the steps. */
export const onlineAuthority = (
  table: OnlineTable,
  log: ReadonlySignal<CheckedLog>,
): Authority => ({
  steps: computed(() => log.value.steps),
  submit: (choice, occasion) => table.inTurn(() => submit(table, choice, occasion)),
});
