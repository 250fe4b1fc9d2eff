import { Marker } from '@claim-it/board';
import type { OnlineTable, Remark } from '@claim-it/client/online';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import { Face } from '../shared/signs.tsx';
import { emoteFor, isHeard, saySpoken } from './listening.ts';
import { isNudged } from './nudges.ts';

const SHOWN_MS = 6000;
const MOST = 3;

type Props = { readonly table: OnlineTable };

const Bubble = ({ table, remark }: Props & { readonly remark: Remark }): JSX.Element => {
  const name = chairNames(table)[remark.chair] ?? '';
  const color = table.log.value?.state.chairs[remark.chair]?.color ?? 'green';
  const emote = remark.said.kind === 'saying' ? emoteFor(remark.said.saying) : null;
  return (
    <p class={`bubble one-row sheet ${isNudged(table, remark) ? 'is-nudge' : ''}`}>
      <Marker color={color} size={28} />
      {emote !== null && <Face emote={emote} />}
      <span>{saySpoken(remark, name)}</span>
    </p>
  );
};

/** The last words at the table; they go by themselves. */
export const Bubbles = ({ table }: Props): JSX.Element => {
  const gone = useSignal(0);
  const { length } = table.remarks.value;
  const last = table.remarks.value.at(-1)?.id ?? 0;
  useEffect(() => {
    if (length === 0) return;
    const timer = setTimeout(sets(gone, last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last, length, gone]);
  const shown = table.remarks.value
    .filter((remark) => remark.id > gone.value && isHeard(table, remark))
    .slice(-MOST);
  return (
    <div class="bubbles" role="log" aria-live="polite" aria-label={online.text().talk.words}>
      {shown.map((remark) => (
        <Bubble key={remark.id} table={table} remark={remark} />
      ))}
    </div>
  );
};
