import type { Catalog } from './catalog.ts';
import type { NoticeText } from './web/notices.ts';
import type { OfflineText } from './web/offline.ts';
import type { PageText } from './web/pages.ts';
import type { SpaceText } from './web/spaces.ts';
import type { TableText } from './web/table.ts';

/** What the app in the browser says, without what only the terminal needs. */
export type WebCatalog = Omit<Catalog, 'cli'> & {
  readonly table: TableText;
  readonly spaces: SpaceText;
  readonly pages: PageText;
  readonly notices: NoticeText;
  readonly offline: OfflineText;
};
