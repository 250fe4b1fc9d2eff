import { Marker } from '@claim-it/board';
import type { OnlineTable, Remark } from '@claim-it/client/online';
import type { Emote, Phrase } from '@claim-it/protocol';
import { EMOTES, PHRASES } from '@claim-it/protocol';
import type { Signal } from '@preact/signals';
import { signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import { Face } from '../shared/signs.tsx';

/** Chairs of each table that this device does not listen to, as long as the page lives. */
const muted: Signal<ReadonlySet<string>> = signal(new Set());

const keyOf = (table: string, chair: number): string => `${table} ${chair}`;

export const isMuted = (table: string, chair: number): boolean =>
  muted.value.has(keyOf(table, chair));

export const switchMute = (table: string, chair: number): void => {
  const key = keyOf(table, chair);
  const next = new Set(muted.peek());
  if (!next.delete(key)) next.add(key);
  muted.value = next;
};

const SHOWN_MS = 6000;
const MOST = 3;

const phraseFor = (saying: string): Phrase | null => PHRASES.find((one) => one === saying) ?? null;
const emoteFor = (saying: string): Emote | null => EMOTES.find((one) => one === saying) ?? null;

type Props = { readonly table: OnlineTable };

/** What somebody said, each reader in their own language. */
const sayRemark = ({ said }: Remark, name: string): string => {
  const { talk: say } = online.text();
  if (said.kind === 'text') return say.says(name, said.text);
  const phrase = phraseFor(said.saying);
  if (phrase !== null) return say.says(name, say.phrases[phrase]);
  const emote = emoteFor(said.saying);
  return emote === null ? '' : say.does(name, say.emotes[emote]);
};

const Bubble = ({ table, remark }: Props & { readonly remark: Remark }): JSX.Element => {
  const name = chairNames(table)[remark.chair] ?? '';
  const color = table.log.value?.state.chairs[remark.chair]?.color ?? 'green';
  const emote = remark.said.kind === 'saying' ? emoteFor(remark.said.saying) : null;
  return (
    <p class="bubble one-row sheet">
      <Marker color={color} size={28} />
      {emote !== null && <Face emote={emote} />}
      <span>{sayRemark(remark, name)}</span>
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
    .filter(({ id, chair }) => id > gone.value && !isMuted(table.id, chair))
    .slice(-MOST);
  return (
    <div class="bubbles" role="log" aria-live="polite" aria-label={online.text().talk.words}>
      {shown.map((remark) => (
        <Bubble key={remark.id} table={table} remark={remark} />
      ))}
    </div>
  );
};
