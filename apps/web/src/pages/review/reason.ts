import type { Advice } from '@claim-it/ai';
import { startConsidering } from '@claim-it/client/analysis';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Moment } from '../../parts/record/moments.ts';

/** Leafing through quickly asks nothing. */
const PAUSE_MS = 120;

/** Why the best choice of a roll is best; null until that is known, or where there is nothing to say. */
export const useReason = (moment: Moment | undefined, isWanted: boolean): Advice | null => {
  const known = useSignal<{ readonly moment: Moment; readonly advice: Advice } | null>(null);
  useEffect(() => {
    const waiting = moment?.waiting ?? null;
    if (!isWanted || moment === undefined || waiting === null) return;
    let cancel = (): void => undefined;
    const timer = setTimeout(() => {
      const job = startConsidering(waiting, (answer) => {
        if (answer?.kind === 'choices') known.value = { moment, advice: answer.advice };
      });
      cancel = job.cancel;
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [moment, isWanted, known]);
  return known.value?.moment === moment ? (known.value?.advice ?? null) : null;
};
