import type { Advice } from '@claim-it/ai';

/** What lies on the slip. */
export type CoachWords =
  | { readonly kind: 'thinking' | 'rollFirst' | 'notYours' | 'failed' }
  | { readonly kind: 'hint'; readonly advice: Advice }
  | {
      readonly kind: 'sure';
      readonly advice: Advice;
      readonly loss: number;
      readonly goOn: () => void;
    };
