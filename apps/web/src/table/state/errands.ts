import { rematch } from '@claim-it/client/local';
import { shareHash } from '@claim-it/client/model';
import { formatPosition } from '@claim-it/rules';
import { downloadRecord } from '../../kit/controls/download.ts';
import type { ShareOutcome } from '../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../kit/controls/share.ts';
import { addressOf, goTo } from '../../kit/navigation/navigation.ts';
import { positionHash } from '../../kit/navigation/positionHash.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { PlayedTable } from './tableModel.ts';

/** What the menu and the result do besides playing. */
export type Errands = Readonly<ReturnType<typeof createErrands>>;

export const createErrands = ({ match, game, sheet, toast }: PlayedTable) => {
  const tell = (handed: ShareOutcome, copied: string): void => {
    const { cannotCopy } = text().table.menu;
    if (handed !== 'shared') toast.value = handed === 'copied' ? copied : cannotCopy;
  };

  const copy = async (content: string, done: string): Promise<void> =>
    tell(await copyOut(content), done);

  const share = async (): Promise<void> => {
    const hash = await shareHash(match.record());
    const url = `${location.origin}${addressOf({ kind: 'shared' })}${hash}`;
    const { pages, table } = text();
    tell(await shareOut({ title: pages.title, url }), table.menu.linkCopied);
  };

  const playAgain = async (): Promise<void> => {
    const dealt = await rematch(match.id);
    if (dealt.ok) goTo({ kind: 'play', id: dealt.value });
    else toast.value = sayNotice(text(), dealt.reason);
  };

  return {
    rematch: (): void => {
      if (match.house === undefined) void playAgain();
      else match.house.rematch();
    },
    exportRecord: (): void => {
      downloadRecord(match.record(), Date.now());
      sheet.value = null;
    },
    copyPosition: (): void => {
      void copy(formatPosition(game.peek()), text().table.menu.positionCopied);
      sheet.value = null;
    },
    analyse: (): void => {
      const hash = positionHash(game.peek());
      goTo({ kind: 'analysis' });
      history.replaceState(null, '', hash);
    },
    share: (): void => {
      void share();
      sheet.value = null;
    },
    /** Hands out the address at which others watch. */
    letWatch: (): void => {
      const url = `${location.origin}${addressOf({ kind: 'table', id: match.id })}`;
      const { pages, table } = text();
      void shareOut({ title: pages.title, url }).then((done) => tell(done, table.menu.linkCopied));
      sheet.value = null;
    },
    /** The report of a finished game; of a running one, what has happened so far. */
    review: (): void => {
      void import('./lookBack.ts').then(({ lookBack }) => lookBack(match));
    },
  };
};
