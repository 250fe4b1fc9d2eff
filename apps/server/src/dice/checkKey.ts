import { parseHeader } from '@claim-it/protocol';
import { HouseFault } from '../fault.ts';
import type { Store } from '../store/index.ts';
import { HouseDice } from './houseDice.ts';
import { deriveId } from './masterKey.ts';

/** The name of a stored value that is derived from the key, and does not reveal it. */
const CHECK = 'diceKey';
const SAMPLES = 20;

const refuse = (): never => {
  throw new HouseFault(
    'The games of this server were opened with another dice key. Restore dice.key, or set CLAIM_IT_DICE_KEY.',
  );
};

/** A database of an older version has no check value: its newest tables are checked. */
const checkTables = async (store: Store, key: Buffer, older: readonly Buffer[]): Promise<void> => {
  const dice = new HouseDice(key, older);
  for (const { id, header } of await store.findTables({ kind: 'newest', limit: SAMPLES })) {
    const parsed = parseHeader(header);
    if (parsed.ok && !dice.canGive(id, 0, parsed.value.houseTip)) refuse();
  }
};

const checkValue = (key: Buffer): string => deriveId(key, 'check').toString('base64url');

/** With another key no game could continue: better to fail now than at the next roll. */
export const checkKey = async (
  store: Store,
  key: Buffer,
  older: readonly Buffer[] = [],
): Promise<void> => {
  const value = checkValue(key);
  const known = await store.findFact(CHECK);
  if (known === null) await checkTables(store, key, older);
  // The key was replaced: from now on the new one counts.
  else if (older.some((one) => checkValue(one) === known))
    await store.changeFact({ name: CHECK, value });
  // Of several processes that start at once, the first one's key counts.
  if ((await store.keepFact({ name: CHECK, value })) !== value) refuse();
};
