import type { OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import type { BotLevel, Seated, WireChair } from '@claim-it/protocol';
import { BOT_LEVELS } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Ask } from '../../../kit/controls/ask.tsx';
import { Button, WoodButton } from '../../../kit/controls/buttons.tsx';
import { into, sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { ColorPicker } from '../../../parts/seats/colorPicker.tsx';
import type { Sitting } from './sitting.ts';
import { freeColors, takenColors } from './sitting.ts';

export type TableProps = { readonly table: OnlineTable; readonly sitting: Sitting };
export type ChairProps = TableProps & {
  readonly chair: Chair;
  /** Where it stands around the table. */
  readonly place: number;
  readonly name: string;
  readonly seated: Seated | null;
  readonly wire: WireChair | undefined;
};

const BotSeater = ({ table, chair, sitting }: ChairProps): JSX.Element => {
  const { room: say, open } = online.text();
  const id = useId();
  const level = useSignal<BotLevel>('miner');
  const isOpen = useSignal(false);
  const { bots } = text();
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
        options={BOT_LEVELS.map((one) => [one, bots[one].level])}
        onPick={into(level)}
      />
      <WoodButton onPress={seat}>{say.seat}</WoodButton>
    </div>
  );
};

type KnobProps = {
  readonly icon: 'close' | 'pencil';
  readonly label: string;
  readonly onPress: () => void;
};

/** A small knob in the corner of a plate. */
const PlateKnob = ({ icon, label, onPress }: KnobProps): JSX.Element => (
  <button type="button" class="plate-knob" title={label} onClick={onPress}>
    <Icon name={icon} />
    <span class="spoken-only">{label}</span>
  </button>
);

/** The host removes a person; asked once more, because that person stays out. */
const Remover = ({ chair, name, sitting }: ChairProps): JSX.Element => {
  const { room: say } = online.text();
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return <PlateKnob icon="close" label={say.remove(name)} onPress={sets(isAsked, true)} />;
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
    return <PlateKnob icon="pencil" label={say.edit} onPress={sets(isOpen, true)} />;
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

/** The actions on a chair before the game. */
export const ChairControls = (props: ChairProps): JSX.Element | null => {
  const { table, chair, seated, sitting } = props;
  const { room: say } = online.text();
  const you = table.about.value?.you;
  if (you?.chairs.includes(chair) === true) return <OwnControls {...props} />;
  if (you?.isHost !== true || you.kept.includes(chair)) return null;
  if (seated === null) return <BotSeater {...props} />;
  if (seated.sitter.kind === 'person') return <Remover {...props} />;
  return (
    <PlateKnob
      icon="close"
      label={say.clear(chair + 1)}
      onPress={() => void sitting.give({ kind: 'clear', chair })}
    />
  );
};
