import type { Advice } from '@claim-it/ai';
import { startConsidering } from '@claim-it/client/analysis';
import type { Game } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What the coach says to a position, asked after a pause; null until it has spoken, and where there is nothing to say. */
export const useAdvice = (game: Game | null, pauseMs = 0): Advice | null => {
  const heard = useSignal<{ readonly game: Game; readonly advice: Advice } | null>(null);
  useEffect(() => {
    if (game === null) return;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      const job = startConsidering(game, (found) => {
        if (found?.kind === 'choices') heard.value = { game, advice: found.advice };
      });
      cancel = job.cancel;
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [game, pauseMs, heard]);
  return heard.value !== null && heard.value.game === game ? heard.value.advice : null;
};
