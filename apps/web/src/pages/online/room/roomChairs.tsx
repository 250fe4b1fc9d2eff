import { Marker } from '@claim-it/board';
import type { OnlineTable } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import type { BotLevel, Seated, WireChair } from '@claim-it/protocol';
import { BOT_LEVELS, phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Ask } from '../../../kit/controls/ask.tsx';
import { Button, WoodButton } from '../../../kit/controls/buttons.tsx';
import { into, sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { useTexts } from '../../../kit/frame/withTexts.tsx';
import { device, online } from '../../../kit/text/lazyTexts.ts';
import { ColorPicker } from '../../../parts/seats/colorPicker.tsx';
import { chairNames } from '../shared/chairNames.ts';
import type { Sitting } from './sitting.ts';
import { freeColors, takenColors } from './sitting.ts';

type Props = { readonly table: OnlineTable; readonly sitting: Sitting };
type ChairProps = Props & {
  readonly chair: Chair;
  readonly name: string;
  readonly seated: Seated | null;
  readonly wire: WireChair | undefined;
};

const stateOf = ({ table, chair, seated, wire }: ChairProps): string => {
  const { room: say, lobby, open } = online.text();
  const you = table.about.value?.you;
  if (seated?.sitter.kind === 'bot') return lobby.bot;
  if (seated !== null) {
    if (you?.chairs.includes(chair) === true) return open.you;
    return wire?.isHere === false ? say.away : '';
  }
  if (you?.kept.includes(chair) === true) return say.keptHere;
  if (wire?.isInvited === true) return say.invited;
  if (wire?.isKept !== true) return say.free;
  return wire.name === null ? say.kept : say.keptFor(wire.name);
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

/** What somebody may do with a chair while people gather. */
const Controls = (props: ChairProps): JSX.Element | null => {
  const { table, chair, seated, sitting } = props;
  const { room: say } = online.text();
  const you = table.about.value?.you;
  const isOwn = you?.chairs.includes(chair) === true;
  if (isOwn && seated !== null)
    return (
      <>
        {you?.isHost === true && (
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

const ChairRow = (props: ChairProps): JSX.Element => {
  const { table, chair, seated, name } = props;
  const state = table.log.value?.state;
  const isGathering = state !== undefined && phaseOf(state) === 'gathering';
  return (
    <li data-chair={chair}>
      {seated === null ? <i class="empty-chair" /> : <Marker color={seated.color} size={46} />}
      <span class="room-chair-words">
        <b>{seated === null ? online.text().open.chair(chair + 1) : name}</b>
        <small class="faint">{stateOf(props)}</small>
      </span>
      {seated?.sitter.kind === 'bot' && <Icon name="bot" />}
      {isGathering && (
        <span class="room-chair-controls in-row if-said">
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
    <ol class="room-chairs">
      {chairsUpTo(state.chairs.length).map((chair) => (
        <ChairRow
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
