import type { Puzzle } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

type Shipped =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly puzzles: readonly Puzzle[] };

const shipped = signal<Shipped>({ kind: 'waiting' });

/** The puzzles for a page that needs them, in the order in which they were found. */
export const useShipped = (): Shipped => {
  useEffect(() => {
    if (shipped.peek().kind === 'here') return;
    import('@claim-it/ai/puzzles/shipped.txt?raw').then(
      ({ default: text }) => {
        // Pages that asked at the same time have the same puzzles.
        if (shipped.peek().kind !== 'here')
          shipped.value = { kind: 'here', puzzles: parsePuzzles(text) };
      },
      () => {
        shipped.value = { kind: 'failed' };
      },
    );
  }, []);
  return shipped.value;
};
