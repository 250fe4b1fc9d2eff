import { formatPosition } from '@claim-it/rules';
import { addressOf, goTo } from '../app/navigation.ts';
import { text } from '../app/texts.ts';
import { rematch } from '../match/newMatch.ts';
import { shareHash } from '../match/share.ts';
import type { TableState } from './tableState.ts';

/** What the menu and the result do besides playing. */
export type Errands = {
  readonly rematch: () => void;
  readonly exportRecord: () => void;
  readonly copyPosition: () => void;
  readonly share: () => void;
};

/** Lets the browser keep a text as a file. */
const download = (name: string, content: string): void => {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

const fileName = (): string => `claim-it-${new Date().toISOString().slice(0, 10)}.claim`;

export const createErrands = ({ match, game, sheet, toast }: TableState): Errands => {
  const copy = async (content: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content);
      toast.value = done;
    } catch {
      toast.value = text().table.menu.cannotCopy; // not allowed, or no clipboard at all
    }
  };

  const share = async (): Promise<void> => {
    const { menu: say, title } = text().table;
    const hash = await shareHash(match.record());
    const url = `${location.origin}${addressOf({ kind: 'shared' })}${hash}`;
    if (typeof navigator.share !== 'function') return copy(url, say.linkCopied);
    // Closing the device's own sheet without sharing is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
  };

  return {
    rematch: () => {
      void rematch(match.id).then((id) => goTo({ kind: 'play', id }));
    },
    exportRecord: () => {
      download(fileName(), match.record());
      sheet.value = null;
    },
    copyPosition: () => {
      void copy(formatPosition(game.peek()), text().table.menu.positionCopied);
      sheet.value = null;
    },
    share: () => {
      void share();
      sheet.value = null;
    },
  };
};
