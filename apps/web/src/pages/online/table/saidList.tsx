import { Marker } from '@claim-it/board';
import type { OnlineTable } from '@claim-it/client/online';
import { spokenAt } from '@claim-it/client/online';
import { storeHeard } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { language } from '../../../kit/navigation/navigation.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import { Face } from '../shared/signs.tsx';
import { emoteFor, isHeard, saySpoken } from './listening.ts';

type Props = { readonly table: OnlineTable; readonly hasHeading: boolean };

/** So many are shown at first. */
const NEWEST = 8;
const DAY_MS = 86_400_000;

/** The time, with the day where it was not lately. */
const sayTime = (at: number, now: number): string =>
  new Intl.DateTimeFormat(language.value, {
    timeStyle: 'short',
    ...(now - at > DAY_MS / 2 ? { dateStyle: 'short' } : {}),
  }).format(at);

/** All messages of the table, the newest last; also for people who come later. */
export const SaidList = ({ table, hasHeading }: Props): JSX.Element => {
  const { talk: say } = online.text();
  const isWhole = useSignal(false);
  const all = spokenAt(table);
  const heard = all.filter((one) => isHeard(table, one));
  const shown = isWhole.value ? heard : heard.slice(-NEWEST);
  const names = chairNames(table);
  const now = table.line.now();
  const last = all.at(-1)?.at ?? 0;
  useLayoutEffect(() => {
    if (last > 0) storeHeard(table.id, last);
  }, [table, last]);
  return (
    <>
      {hasHeading && <h3>{say.said}</h3>}
      {shown.length < heard.length && (
        <Button class="text-button" label={say.earlier} onClick={sets(isWhole, true)} />
      )}
      {heard.length === 0 ? (
        <p>{say.nothing}</p>
      ) : (
        <ol class="said-list">
          {shown.map((one) => {
            const emote = one.said.kind === 'saying' ? emoteFor(one.said.saying) : null;
            const color = table.log.value?.state.chairs[one.chair]?.color ?? 'green';
            return (
              <li key={one.key}>
                <Marker color={color} size={22} bare={true} />
                {emote !== null && <Face emote={emote} />}
                <span>{saySpoken(one, names[one.chair] ?? '')}</span>
                <time dateTime={new Date(one.at).toISOString()}>{sayTime(one.at, now)}</time>
              </li>
            );
          })}
        </ol>
      )}
      {heard.length < all.length && <p class="faint">{say.hidden}</p>}
    </>
  );
};
