import { shareHash } from '@claim-it/client/model';
import type { ReviewText } from '@claim-it/text';
import { shareOut } from '../../kit/controls/share.ts';
import { addressOf } from '../../kit/navigation/navigation.ts';
import { formatFragment } from '../../kit/navigation/reviewFragment.ts';
import type { ReviewState } from './reviewState.ts';
import { sayResult } from './sentences.ts';

/** A link to the report with the game inside, at one of its rolls if wanted. */
const reportLink = async ({ source }: ReviewState, step: number | null): Promise<string> => {
  const game = await shareHash(source.record);
  const address = addressOf({ kind: 'review', id: null });
  return `${location.origin}${address}${formatFragment({ game, step, table: null })}`;
};

/** Hands the link on; answers what to say about it. */
export const shareReport = async (
  texts: ReviewText,
  review: ReviewState,
  step: number | null,
): Promise<string | null> => {
  const url = await reportLink(review, step);
  const { copied, cannotCopy } = texts.head;
  const said = { shared: null, copied, refused: cannotCopy };
  return said[await shareOut({ title: sayResult(texts, review), url })];
};
