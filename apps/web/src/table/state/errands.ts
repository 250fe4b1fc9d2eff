import type { Level } from '@claim-it/ai';
import { rematch } from '@claim-it/client/local';
import { goTo } from '../../kit/navigation/navigation.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { PlayedTable } from './tableModel.ts';

type HandOut = typeof import('./handOut.ts');

/** What the menu and the result do besides playing. */
export type Errands = Readonly<ReturnType<typeof createErrands>>;

export const createErrands = ({ match, game, sheet, toast }: PlayedTable) => {
  /** What hands something out comes with the first wish for it. */
  const handOut = async (work: (tools: HandOut) => Promise<string | null>): Promise<void> => {
    const tools = await import('./handOut.ts').catch(() => null);
    const said = tools === null ? text().table.menu.cannotCopy : await work(tools);
    if (said !== null) toast.value = said;
  };

  const playAgain = async (level?: Level): Promise<void> => {
    const dealt = await rematch(match.id, level);
    if (dealt.ok) goTo({ kind: 'play', id: dealt.value });
    else toast.value = sayNotice(text(), dealt.reason);
  };

  return {
    rematch: (): void => {
      if (match.house === undefined) void playAgain();
      else match.house.rematch();
    },
    /** The same game against stronger bots. */
    playStronger: (level: Level): void => {
      void playAgain(level);
    },
    exportRecord: (): void => {
      void handOut((tools) => tools.saveRecord(match));
      sheet.value = null;
    },
    copyPosition: (): void => {
      void handOut((tools) => tools.copyPosition(game.peek()));
      sheet.value = null;
    },
    analyse: (): void => {
      void handOut((tools) => tools.analyse(game.peek()));
    },
    share: (): void => {
      void handOut((tools) => tools.shareGame(match));
      sheet.value = null;
    },
    /** Hands out the address at which others watch. */
    letWatch: (): void => {
      void handOut((tools) => tools.letWatch(match));
      sheet.value = null;
    },
    /** The report of a finished game; of a running one, what has happened so far. */
    review: (): void => {
      void import('./lookBack.ts').then(({ lookBack }) => lookBack(match));
    },
  };
};
