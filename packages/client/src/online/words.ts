import { fromBase64Url, toBase64Url } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { entropyToMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/** Why typed words are invalid. */
export type WordsFault =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'unknown'; readonly word: string }
  /** All are in the list, but the checksum is wrong: one is another word, or two are exchanged. */
  | { readonly kind: 'checksum' };

const WORD_COUNT = 12;

/** The twelve words that encode the secret of a guest; they are English in every language. */
export const wordsOf = (entropy: string): readonly string[] =>
  entropyToMnemonic(fromBase64Url(entropy) ?? new Uint8Array(16), wordlist).split(' ');

/** The secret encoded by typed words, in any case and with any separators. */
export const entropyOf = (typed: string): Result<string, WordsFault> => {
  const words = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  const unknown = words.find((word) => !wordlist.includes(word));
  if (unknown !== undefined) return refuse({ kind: 'unknown', word: unknown });
  if (words.length !== WORD_COUNT) return refuse({ kind: 'count', count: words.length });
  try {
    return ok(toBase64Url(mnemonicToEntropy(words.join(' '), wordlist)));
  } catch {
    return refuse({ kind: 'checksum' });
  }
};
