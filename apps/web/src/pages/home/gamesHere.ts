import type { MatchSummary } from '@claim-it/client/storage';
import { listMatches } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A device that does not answer in time shows the page without its games. */
const PATIENCE_MS = 500;

/** The games on this device, the newest first; null while they are looked for. */
export const useGamesHere = (): readonly MatchSummary[] | null => {
  const games = useSignal<readonly MatchSummary[] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      games.value ??= [];
    }, PATIENCE_MS);
    void listMatches().then((found) => {
      games.value = found;
    });
    return () => clearTimeout(timer);
  }, [games]);
  return games.value;
};
