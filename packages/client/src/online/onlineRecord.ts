import { recordTable } from '@claim-it/protocol';
import { formatRecord } from '@claim-it/rules';
import { recordOf, tagsOf } from '../model/record.ts';
import type { MatchSetup, MatchStep } from '../model/types.ts';
import type { OnlineTable } from './onlineTable.ts';

/** The record with the proof of its dice, as far as the game has come. */
export const onlineRecord = (
  table: OnlineTable,
  setup: MatchSetup,
  steps: readonly MatchStep[],
): string => {
  const log = table.log.peek();
  const at = log?.events[0]?.at ?? Date.now();
  const proved =
    log === null || table.fault.peek() !== null
      ? null
      : recordTable(
          { id: table.id, header: log.state.header, events: log.events },
          tagsOf(at, setup),
        );
  return proved?.ok === true
    ? formatRecord(proved.value)
    : recordOf({ createdAt: at, setup }, steps);
};
