import { parseHeader } from '@claim-it/protocol';
import { HouseFault } from '../fault.ts';
import type { Store, TableQuery } from '../store/index.ts';
import { HouseDice } from './houseDice.ts';

const SAMPLES: readonly TableQuery[] = [
  { kind: 'listed', status: 'playing', limit: 1 },
  { kind: 'listed', status: 'open', limit: 1 },
  { kind: 'finished', before: null, limit: 1 },
  { kind: 'due', now: Number.MAX_SAFE_INTEGER, limit: 1 },
];

/** With another key no game could be played on: better to say so now than at somebody's roll. */
export const checkKey = async (
  store: Store,
  key: Buffer,
  older: readonly Buffer[] = [],
): Promise<void> => {
  const dice = new HouseDice(key, older);
  for (const query of SAMPLES)
    for (const { id, header } of await store.findTables(query)) {
      const parsed = parseHeader(header);
      if (parsed.ok && !dice.canGive(id, 0, parsed.value.houseTip))
        throw new HouseFault(
          'The dice key is not the one with which the games of this house were opened. Bring back dice.key, or set CLAIM_IT_DICE_KEY.',
        );
    }
};
