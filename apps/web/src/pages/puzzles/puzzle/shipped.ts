import type { Puzzle } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

let loading: Promise<readonly Puzzle[]> | null = null;

/** All puzzles, in the order in which they were found. The file is fetched once. */
const loadPuzzles = (): Promise<readonly Puzzle[]> => {
  loading ??= import('@claim-it/ai/puzzles/shipped.txt?raw').then(
    ({ default: text }) => parsePuzzles(text),
    (error: unknown) => {
      loading = null; // the next one tries again
      throw error;
    },
  );
  return loading;
};

type Shipped =
  | { readonly kind: 'waiting' | 'failed' }
  | { readonly kind: 'here'; readonly puzzles: readonly Puzzle[] };

const shipped = signal<Shipped>({ kind: 'waiting' });

/** The puzzles for a page that needs them. */
export const useShipped = (): Shipped => {
  useEffect(() => {
    if (shipped.peek().kind === 'here') return;
    loadPuzzles().then(
      (puzzles) => {
        shipped.value = { kind: 'here', puzzles };
      },
      () => {
        shipped.value = { kind: 'failed' };
      },
    );
  }, []);
  return shipped.value;
};
