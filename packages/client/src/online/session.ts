import type { Me } from '@claim-it/protocol';
import { nameFault, tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok } from '@claim-it/rules';
import { change, settings } from '../storage/settings.ts';
import type { ApiFault } from './api.ts';
import { openSession, rename } from './api.ts';

/** The name of this device's player goes to the house, unless the house would not have it. */
const bringName = async (known: Me): Promise<Me> => {
  const own = tidyName(settings.peek().name);
  if (own === '') {
    change({ name: known.name });
    return known;
  }
  if (own === known.name || nameFault(own) !== null) return known;
  return (await rename(own)).ok ? { ...known, name: own } : known;
};

/** Makes sure that the house knows this device. */
export const arrive = async (): Promise<Result<Me, ApiFault>> => {
  const opened = await openSession();
  if (!opened.ok) return opened;
  return ok(await bringName(opened.value));
};

/** Another device's guest has come here, name and all. */
export const becomes = ({ name }: Me): void => change({ name });
