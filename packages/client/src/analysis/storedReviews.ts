import type { Analysis } from '@claim-it/ai';
import { weightsEdition } from '../bots/weightsFiles.ts';
import { transactOn } from '../storage/database.ts';

/** The number of stored reviews; the oldest are removed first. */
const MOST_STORED = 60;
/** Incremented when the stored form or the analysis changes. */
const FORM = 3;
/** This key holds all other keys, the newest first. */
const LIST = 'list';

type StoredReview = { readonly key: string; readonly record: string; readonly analysis: Analysis };
type ReviewList = { readonly key: typeof LIST; readonly keys: readonly string[] };

/** 64 bits of a text, two multiplicative hashes side by side; enough to find a row, which then identifies its game. */
const digestOf = (text: string): string => {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
    other ^= other >>> 13;
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

const keyOf = (record: string): string => digestOf(`${FORM} ${weightsEdition} ${record}`);

/** A stored review of the game; null if there is none, or storage fails. */
export const storedReview = async (record: string): Promise<Analysis | null> => {
  try {
    const stored = (await transactOn(['reviews'], 'readonly', ({ reviews }) =>
      reviews.get(keyOf(record)),
    )) as StoredReview | undefined;
    return stored?.record === record ? stored.analysis : null;
  } catch {
    return null; // the review is computed again
  }
};

/** Stores a review if possible; a failure does not affect the review. */
export const storeReview = async (record: string, analysis: Analysis): Promise<void> => {
  const key = keyOf(record);
  const row: StoredReview = { key, record, analysis };
  try {
    await transactOn(['reviews'], 'readwrite', async ({ reviews }) => {
      const list = (await reviews.get(LIST)) as ReviewList | undefined;
      const keys = [key, ...(list?.keys ?? []).filter((other) => other !== key)];
      await reviews.put(row);
      for (const old of keys.slice(MOST_STORED)) await reviews.delete(old);
      await reviews.put({ key: LIST, keys: keys.slice(0, MOST_STORED) } satisfies ReviewList);
    });
  } catch {
    // full or forbidden: the review is computed again next time
  }
};
