import type { BaseCatalog } from './catalog.ts';
import type { Widened } from './cli.ts';
import type { bots } from './en/web/bots.ts';
import type { brief } from './en/web/brief.ts';
import type { connection } from './en/web/connection.ts';
import type { happened } from './en/web/happened.ts';
import type { home } from './en/web/home.ts';
import type { notices } from './en/web/notices.ts';
import type { offline } from './en/web/offline.ts';
import type { pages } from './en/web/pages.ts';
import type { shell } from './en/web/shell.ts';
import type { spaces } from './en/web/spaces.ts';
import type { table } from './en/web/table.ts';
import type { together } from './en/web/together.ts';
import type { turns } from './en/web/turns.ts';

// The English texts fix the shape of all others.
export type BotText = Widened<typeof bots>;
export type BriefText = Widened<typeof brief>;
export type ConnectionText = Widened<typeof connection>;
export type HappenedText = Widened<typeof happened>;
export type HomeText = Widened<typeof home>;
export type NoticeText = Widened<typeof notices>;
export type OfflineText = Widened<typeof offline>;
export type PageText = Widened<typeof pages>;
export type ShellText = Widened<typeof shell>;
export type SpaceText = Widened<typeof spaces>;
export type TableText = Widened<typeof table>;
export type TogetherText = Widened<typeof together>;
export type TurnsText = Widened<typeof turns>;
export type NoteText = TableText['notes'];

/** The texts of the web app's first page. */
export type WebCatalog = BaseCatalog & {
  readonly table: TableText;
  readonly spaces: SpaceText;
  readonly pages: PageText;
  readonly notices: NoticeText;
  readonly offline: OfflineText;
  readonly brief: BriefText;
  readonly connection: ConnectionText;
  readonly happened: HappenedText;
  readonly home: HomeText;
  readonly together: TogetherText;
  readonly turns: TurnsText;
  readonly bots: BotText;
};
