import type { ApiFault } from '@claim-it/client/online';
import type { Result } from '@claim-it/rules';
import type { HouseText } from '@claim-it/text';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../../../kit/text/texts.ts';
import { NoHouse } from '../../../parts/online/gate.tsx';

/** Asks again and again while the page is looked at; the last good answer stays. */
function usePolled<Value>(
  ask: () => Promise<Result<Value, ApiFault>>,
  everyMs: number,
): {
  readonly value: ReadonlySignal<Value | null>;
  readonly fault: ReadonlySignal<ApiFault | null>;
} {
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
}

type Props<Value> = {
  readonly texts: HouseText;
  readonly ask: () => Promise<Result<Value, ApiFault>>;
  readonly everyMs: number;
  readonly children: (value: Value) => JSX.Element;
};

/** What the house says about something, kept up to date. */
export function Polled<Value>({ texts, ask, everyMs, children }: Props<Value>): JSX.Element {
  const { value, fault } = usePolled(ask, everyMs);
  if (value.value !== null) return children(value.value);
  if (fault.value !== null)
    return <NoHouse texts={texts} fault={fault.value} onAgain={() => location.reload()} />;
  return (
    <p class="waiting" role="status">
      {text().pages.frame.loading}
    </p>
  );
}
