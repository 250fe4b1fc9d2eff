import type { Catalog } from '../catalog.ts';
import { cli } from './cli.ts';
import { coach } from './coach.ts';
import { events } from './events.ts';
import { notation } from './faults.ts';
import { refusals, setupRefusals } from './refusals.ts';
import { numbers, words } from './words.ts';

export const nl: Catalog = {
  words,
  numbers,
  events,
  refusals,
  setupRefusals,
  faults: { ...refusals, ...setupRefusals, ...notation },
  cli,
  coach,
};
