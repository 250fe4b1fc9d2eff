import type { ApiFault } from '@claim-it/client/online';
import type { Result } from '@claim-it/rules';
import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../../kit/text/texts.ts';
import { NoHouse } from '../../../parts/online/gate.tsx';
import { usePolled } from './polling.ts';

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
