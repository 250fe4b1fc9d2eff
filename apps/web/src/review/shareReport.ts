import type { ReviewText } from '@claim-it/text';
import { addressOf } from '../app/navigation.ts';
import { shareHash } from '../match/share.ts';
import type { ReviewState } from './reviewState.ts';
import { sayResult } from './sentences.ts';
import { formatFragment } from './source.ts';

/** A link to the report with the game inside, at one of its rolls if wanted. */
const reportLink = async ({ source }: ReviewState, step: number | null): Promise<string> => {
  const game = await shareHash(source.record);
  const address = addressOf({ kind: 'review', id: null });
  return `${location.origin}${address}${formatFragment({ game, step, table: null })}`;
};

/** Hands the link to the device's own sheet, or copies it; answers what to say about it. */
export const shareReport = async (
  texts: ReviewText,
  review: ReviewState,
  step: number | null,
): Promise<string | null> => {
  const url = await reportLink(review, step);
  if (typeof navigator.share === 'function') {
    // Closing the device's own sheet without sharing is no failure.
    await navigator.share({ title: sayResult(texts, review), url }).catch(() => undefined);
    return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return texts.head.copied;
  } catch {
    return texts.head.cannotCopy;
  }
};
