import { Marker } from '@claim-it/board';
import type { OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import type { BotLevel, Seated, WireChair } from '@claim-it/protocol';
import { BOT_LEVELS, PHRASES, phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Ask } from '../../../kit/controls/ask.tsx';
import { Button, WoodButton } from '../../../kit/controls/buttons.tsx';
import { into, sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Lamp } from '../../../kit/controls/lamp.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { useTexts } from '../../../kit/frame/withTexts.tsx';
import { device, online } from '../../../kit/text/lazyTexts.ts';
import { ColorPicker } from '../../../parts/seats/colorPicker.tsx';
import { chairNames } from '../shared/chairNames.ts';
import type { Sitting } from './sitting.ts';
import { freeColors, takenColors } from './sitting.ts';

/** So long what was said stands on a plate. */
const SAID_MS = 6000;

type Props = { readonly table: OnlineTable; readonly sitting: Sitting };
type ChairProps = Props & {
  readonly chair: Chair;
  readonly name: string;
  readonly seated: Seated | null;
  readonly wire: WireChair | undefined;
};

const MINUTE = 60_000;

/** Where somebody who sits here is: a lamp, and the word that says the same. */
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

const BotSeater = ({ table, chair, sitting }: ChairProps): JSX.Element => {
  const { room: say, open } = online.text();
  const id = useId();
  const level = useSignal<BotLevel>('miner');
  const isOpen = useSignal(false);
  const names = useTexts(device)?.setup.levels;
  const seat = (): void => {
    const color = freeColors(table, chair).at(-1) ?? 'violet';
    void sitting.give({ kind: 'seatBot', chair, level: level.peek(), style: null, color });
  };
  if (!isOpen.value)
    return (
      <button type="button" class="text-button" onClick={sets(isOpen, true)}>
        {say.seatBot}
        <span class="spoken-only">: {open.chair(chair + 1)}</span>
      </button>
    );
  return (
    <div class="bot-seater in-row">
      <label for={id}>{say.level}</label>
      <Select
        id={id}
        value={level.value}
        options={BOT_LEVELS.map((one) => [one, names?.[one].name ?? one])}
        onPick={into(level)}
      />
      <WoodButton onPress={seat}>{say.seat}</WoodButton>
    </div>
  );
};

/** The host removes a person; asked once more, because that person stays out. */
const Remover = ({ chair, name, sitting }: ChairProps): JSX.Element => {
  const { room: say } = online.text();
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return <Button class="text-button" label={say.remove(name)} onClick={sets(isAsked, true)} />;
  return (
    <Ask
      question={say.removeSure(name)}
      no={say.removeNo}
      yes={say.removeYes}
      isGrave
      onNo={sets(isAsked, false)}
      onYes={() => void sitting.give({ kind: 'clear', chair })}
    />
  );
};

/** Another color means standing up for a moment: only for those who surely get their chair back. */
const maySitAgain = ({ about, log }: OnlineTable): boolean =>
  about.value?.you.isHost === true ||
  log.value?.state.header.isListed === true ||
  parseInvitation(location.hash) !== null;

/** One's own chair: another color, or up again. */
const OwnControls = ({ table, chair, seated, sitting }: ChairProps): JSX.Element | null => {
  const { room: say } = online.text();
  const isOpen = useSignal(false);
  if (seated === null) return null;
  if (!isOpen.value)
    return <Button class="text-button" label={say.edit} onClick={sets(isOpen, true)} />;
  return (
    <>
      {maySitAgain(table) && (
        <ColorPicker
          legend={say.change}
          sayTaken={say.taken}
          taken={takenColors(table).filter((color) => color !== seated.color)}
          value={seated.color}
          onChoose={(color) => void sitting.recolor(chair, color)}
        />
      )}
      <Button
        class="text-button"
        label={say.stand}
        onClick={() => void sitting.give({ kind: 'stand', chair })}
      />
    </>
  );
};

/** What somebody may do with a chair while people gather. */
const Controls = (props: ChairProps): JSX.Element | null => {
  const { table, chair, seated, sitting } = props;
  const { room: say } = online.text();
  const you = table.about.value?.you;
  if (you?.chairs.includes(chair) === true) return <OwnControls {...props} />;
  if (you?.isHost !== true || you.kept.includes(chair)) return null;
  if (seated === null) return <BotSeater {...props} />;
  if (seated.sitter.kind === 'person') return <Remover {...props} />;
  return (
    <Button
      class="text-button"
      label={say.clear(chair + 1)}
      onClick={() => void sitting.give({ kind: 'clear', chair })}
    />
  );
};

const ChairPlate = (props: ChairProps): JSX.Element => {
  const { table, chair, seated, name } = props;
  const { room: say } = online.text();
  const state = table.log.value?.state;
  const isGathering = state !== undefined && phaseOf(state) === 'gathering';
  const isReady = state?.ready.includes(chair) === true;
  const isOwn = table.about.value?.you.chairs.includes(chair) === true;
  return (
    <li
      data-chair={chair}
      class={`chair-plate ${seated === null ? 'is-free' : ''} ${isOwn ? 'is-own' : ''}`}
    >
      {seated !== null && <Marker color={seated.color} size={38} />}
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
          <Controls {...props} />
        </span>
      )}
    </li>
  );
};

/** Everybody around the table, and who is still missing. */
export const RoomChairs = (props: Props): JSX.Element | null => {
  const { table } = props;
  const state = table.log.value?.state;
  const about = table.about.value;
  if (state === undefined) return null;
  const names = chairNames(table);
  return (
    <ol class="chair-plates">
      {chairsUpTo(state.chairs.length).map((chair) => (
        <ChairPlate
          key={chair}
          {...props}
          chair={chair}
          name={names[chair] ?? ''}
          seated={state.chairs[chair] ?? null}
          wire={about?.chairs[chair]}
        />
      ))}
    </ol>
  );
};
