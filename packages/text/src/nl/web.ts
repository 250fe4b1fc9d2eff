import type { WebCatalog } from '../web.ts';
import { base } from './base.ts';
import { bots } from './web/bots.ts';
import { brief } from './web/brief.ts';
import { connection } from './web/connection.ts';
import { happened } from './web/happened.ts';
import { home } from './web/home.ts';
import { notices } from './web/notices.ts';
import { offline } from './web/offline.ts';
import { pages } from './web/pages.ts';
import { spaces } from './web/spaces.ts';
import { table } from './web/table.ts';
import { together } from './web/together.ts';
import { turns } from './web/turns.ts';

export const catalog: WebCatalog = {
  ...base,
  table,
  spaces,
  pages,
  notices,
  offline,
  brief,
  connection,
  happened,
  home,
  together,
  turns,
  bots,
};
