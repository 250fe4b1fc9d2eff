import type { LogHash, TableId } from '@claim-it/protocol';
/** What the child says over the pipe, a line each: `sent` before it asks the store, `acked` or `stale` after the store has answered. */
export type Word =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stale'; readonly command: string }
  | {
      readonly kind: 'sent';
      readonly table: TableId;
      readonly command: string;
      readonly body: string;
    }
  | {
      readonly kind: 'acked';
      readonly command: string;
      readonly seq: number;
      readonly hash: LogHash;
    };

/** What the child is started with. */
export type Order = {
  readonly target: Target;
  readonly tables: readonly TableId[];
  /** Makes the commands of this cycle unlike those of all others. */
  readonly cycle: number;
  /** A planted fault of the harness: acknowledge first, commit afterwards. */
  readonly isMutant: boolean;
};

export type Target =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

export const formatWord = (word: Word): string => `${JSON.stringify(word)}\n`;
export const parseWord = (line: string): Word => JSON.parse(line);
export const parseOrder = (text: string): Order => JSON.parse(text);
