import type { GuestSecret } from '@claim-it/fairness';
import type { LeftChain } from '../storage/secrets.ts';
import { isOwnSecret } from '../storage/secrets.ts';
import type { SecretStore } from './hand.ts';
import { leftBy } from './release.ts';

export type LeaveDeps = {
  readonly secrets: SecretStore;
  readonly secret: GuestSecret | null;
  /** Unfinished tables that no page of this device shows: an open page handles its own. */
  readonly tables: readonly string[];
  readonly send: (table: string, chair: number, left: LeftChain) => Promise<unknown>;
};

/** Leaves this device's chains for the next one of its guest, which can then act at once. */
export const leaveChains = async ({ secrets, secret, tables, send }: LeaveDeps): Promise<void> => {
  if (secret === null) return;
  for (const row of await secrets.all()) {
    if (isOwnSecret(row) || !row.held.isHeld || row.isAsked === true) continue;
    if (!tables.includes(row.table)) continue;
    const { table, chair, held, given = null, seen = null } = row;
    const { origin, turn } = held;
    const left = leftBy(secret, table, { chair, origin, turn, to: '', given, seen });
    // Stored first: a chain on its way to another device is not opened here any more.
    await secrets.store({ ...row, held: { ...held, isHeld: false }, left });
    await send(table, chair, left);
  }
};
