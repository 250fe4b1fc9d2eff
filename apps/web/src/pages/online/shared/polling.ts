import type { ApiFault } from '@claim-it/client/online';
import type { Result } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Asks again and again while the page is looked at; the last good answer stays. */
export const usePolled = <Value>(
  ask: () => Promise<Result<Value, ApiFault>>,
  everyMs: number,
): {
  readonly value: ReadonlySignal<Value | null>;
  readonly fault: ReadonlySignal<ApiFault | null>;
} => {
  const value = useSignal<Value | null>(null);
  const fault = useSignal<ApiFault | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isLeft = false;
    const look = async (): Promise<void> => {
      const answer = document.hidden && value.peek() !== null ? null : await ask();
      if (isLeft) return;
      if (answer?.ok) value.value = answer.value;
      fault.value = answer === null || answer.ok ? null : answer.reason;
      timer = setTimeout(() => void look(), everyMs);
    };
    void look();
    return () => {
      isLeft = true;
      if (timer !== null) clearTimeout(timer);
    };
  }, []);
  return { value, fault };
};
