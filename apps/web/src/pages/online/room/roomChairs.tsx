import { Marker } from '@claim-it/board';
import { chairsUpTo } from '@claim-it/fairness';
import type { Seated } from '@claim-it/protocol';
import { PHRASES, phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Lamp } from '../../../kit/controls/lamp.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import type { ChairProps, TableProps } from './chairControls.tsx';
import { ChairControls } from './chairControls.tsx';
import { roomPlaces } from './roomTable.tsx';

/** So long what was said stands on a plate. */
const SAID_MS = 6000;

const MINUTE = 60_000;

/** The presence of a seated player: a lamp, and the same in words. */
const Presence = ({ table, chair, seated, wire }: ChairProps): JSX.Element => {
  const { room: say, lobby } = online.text();
  const isReady = table.log.value?.state.ready.includes(chair) === true;
  if (seated?.sitter.kind === 'bot')
    return (
      <small class="one-row">
        <Icon name="bot" /> {lobby.bot}
      </small>
    );
  const isHere = wire?.isHere !== false;
  const since = wire?.awaySince ?? null;
  const minutes = since === null ? 0 : Math.floor((table.line.now() - since) / MINUTE);
  const here = isReady ? say.ready : say.here;
  return (
    <small class={`one-row ${isHere ? '' : 'is-away'}`}>
      <Lamp state={isHere ? 'here' : 'away'} /> {isHere ? here : say.awayFor(minutes)}
    </small>
  );
};

/** For whom an empty chair waits. */
const sayEmpty = ({ table, chair, wire }: ChairProps): string => {
  const { room: say } = online.text();
  if (table.about.value?.you.kept.includes(chair) === true) return say.keptHere;
  if (wire?.isInvited === true) return say.invited;
  if (wire?.isKept !== true) return '';
  return wire.name === null ? say.kept : say.keptFor(wire.name);
};

/** The last thing that was said from a chair, for a while. */
const Said = ({ table, chair }: ChairProps): JSX.Element | null => {
  const { talk } = online.text();
  const remark = table.remarks.value.findLast((one) => one.chair === chair);
  const gone = useSignal(0);
  const id = remark?.id ?? 0;
  useEffect(() => {
    const timer = setTimeout(sets(gone, id), SAID_MS);
    return () => clearTimeout(timer);
  }, [id]);
  const saying = remark?.said.kind === 'saying' ? remark.said.saying : null;
  const phrase = PHRASES.find((one) => one === saying);
  if (phrase === undefined || gone.value === id) return null;
  return <q class="room-said">{talk.phrases[phrase]}</q>;
};

/** A marker for a person, a face for a bot. */
const ChairSign = ({ seated }: { readonly seated: Seated }): JSX.Element => {
  const { sitter, color } = seated;
  if (sitter.kind === 'bot') return <Portrait level={sitter.level} size={42} />;
  return <Marker color={color} size={40} />;
};

const ChairPlate = (props: ChairProps): JSX.Element => {
  const { table, chair, seated, name, place } = props;
  const { room: say } = online.text();
  const state = table.log.value?.state;
  const isGathering = state !== undefined && phaseOf(state) === 'gathering';
  const isReady = state?.ready.includes(chair) === true;
  const isOwn = table.about.value?.you.chairs.includes(chair) === true;
  return (
    <li
      data-chair={chair}
      data-place={place}
      class={`chair-plate ${seated === null ? 'is-free' : ''} ${isOwn ? 'is-own' : ''}`}
    >
      {seated !== null && <ChairSign seated={seated} />}
      <span class="chair-plate-words">
        <b>
          {seated === null ? say.free : name} {isOwn && <mark class="you-flag">{say.you}</mark>}
        </b>
        {seated === null ? (
          <small class="if-said">{sayEmpty(props)}</small>
        ) : (
          <Presence {...props} />
        )}
        <Said {...props} />
      </span>
      {isReady && (
        <span class="ready-mark" aria-hidden="true">
          <Icon name="check" />
        </span>
      )}
      {isGathering && (
        <span class="chair-plate-controls in-row if-said">
          <ChairControls {...props} />
        </span>
      )}
    </li>
  );
};

/** Everybody around the table, and who is still missing. */
export const RoomChairs = (props: TableProps): JSX.Element | null => {
  const { table } = props;
  const state = table.log.value?.state;
  const about = table.about.value;
  if (state === undefined) return null;
  const names = chairNames(table);
  const places = roomPlaces(table);
  return (
    <ol class="chair-plates">
      {chairsUpTo(state.chairs.length).map((chair) => (
        <ChairPlate
          key={chair}
          {...props}
          chair={chair}
          place={places[chair] ?? 0}
          name={names[chair] ?? ''}
          seated={state.chairs[chair] ?? null}
          wire={about?.chairs[chair]}
        />
      ))}
    </ol>
  );
};
