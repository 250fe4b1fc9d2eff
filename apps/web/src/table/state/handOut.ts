import type { PlayedMatch } from '@claim-it/client/model';
import { shareHash } from '@claim-it/client/model';
import type { Game } from '@claim-it/rules';
import { formatPosition } from '@claim-it/rules';
import { downloadRecord } from '../../kit/controls/download.ts';
import type { ShareOutcome } from '../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../kit/controls/share.ts';
import { addressOf, goTo } from '../../kit/navigation/navigation.ts';
import { positionHash } from '../../kit/navigation/positionHash.ts';
import { text } from '../../kit/text/texts.ts';

/** What is to be said of it; null where the device has shown it itself. */
const saying = (handed: ShareOutcome, copied: string): string | null => {
  if (handed === 'shared') return null;
  return handed === 'copied' ? copied : text().table.menu.cannotCopy;
};

const shareAddress = async (address: string): Promise<string | null> => {
  const { pages, table } = text();
  const url = `${location.origin}${address}`;
  return saying(await shareOut({ title: pages.title, url }), table.menu.linkCopied);
};

export const saveRecord = async (match: PlayedMatch): Promise<null> => {
  downloadRecord(await match.record(), Date.now());
  return null;
};

export const copyPosition = async (game: Game): Promise<string | null> =>
  saying(await copyOut(formatPosition(game)), text().table.menu.positionCopied);

/** Opens the position on the analysis board. */
export const analyse = async (game: Game): Promise<null> => {
  goTo({ kind: 'analysis' });
  history.replaceState(null, '', positionHash(game));
  return null;
};

/** Hands out a link that holds the whole game. */
export const shareGame = async (match: PlayedMatch): Promise<string | null> =>
  shareAddress(`${addressOf({ kind: 'shared' })}${await shareHash(await match.record())}`);

/** Hands out the address at which others watch. */
export const letWatch = (match: PlayedMatch): Promise<string | null> =>
  shareAddress(addressOf({ kind: 'table', id: match.id }));
