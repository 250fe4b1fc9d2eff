import type { WebCatalog } from '../web.ts';
import { base } from './base.ts';
import { connection } from './web/connection.ts';
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
  connection,
  together,
  turns,
};
