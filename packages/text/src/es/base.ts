import type { BaseCatalog } from '../catalog.ts';
import { coach } from './coach.ts';
import { events } from './events.ts';
import { notation } from './faults.ts';
import { refusals, setupRefusals } from './refusals.ts';
import { numbers, words } from './words.ts';

export const base: BaseCatalog = {
  words,
  numbers,
  events,
  refusals,
  setupRefusals,
  faults: { ...refusals, ...setupRefusals, ...notation },
  coach,
};
