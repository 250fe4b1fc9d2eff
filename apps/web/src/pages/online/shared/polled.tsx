import type { ApiFault } from '@claim-it/client/online';
import type { Result } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Loading } from '../../../kit/frame/waiting.tsx';
import { NoHouse } from '../../../parts/online/gate.tsx';

type Props<Value> = {
  readonly ask: () => Promise<Result<Value, ApiFault>>;
  readonly everyMs: number;
  readonly children: (value: Value) => JSX.Element;
};

/** Data polled from the server while the page is visible; the last good response stays. */
export function Polled<Value>({ ask, everyMs, children }: Props<Value>): JSX.Element {
  const value = useSignal<Value | null>(null);
  const fault = useSignal<ApiFault | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
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
      clearTimeout(timer);
    };
  }, []);
  if (value.value !== null) return children(value.value);
  if (fault.value === null) return <Loading />;
  return <NoHouse fault={fault.value} onAgain={() => location.reload()} />;
}
