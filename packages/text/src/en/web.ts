import type { WebCatalog } from '../web.ts';
import { coach } from './coach.ts';
import { events } from './events.ts';
import { notation } from './faults.ts';
import { refusals, setupRefusals } from './refusals.ts';
import { notices } from './web/notices.ts';
import { offline } from './web/offline.ts';
import { pages } from './web/pages.ts';
import { spaces } from './web/spaces.ts';
import { table } from './web/table.ts';
import { numbers, words } from './words.ts';

export const catalog: WebCatalog = {
  words,
  numbers,
  events,
  refusals,
  setupRefusals,
  faults: { ...refusals, ...setupRefusals, ...notation },
  coach,
  table,
  spaces,
  pages,
  notices,
  offline,
};
