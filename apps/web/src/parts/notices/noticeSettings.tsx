import '../../kit/controls/setting.css';
import './notices.css';
import { change, settings } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Select } from '../../kit/controls/select.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { text } from '../../kit/text/texts.ts';
import { lookAtPush, pushStand, turnOffPush, turnOnPush } from './devicePush.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour * 60));
const clockOf = (minute: string): string =>
  `${String(Math.floor(Number(minute) / 60)).padStart(2, '0')}:00`;

const USUAL_QUIET = { from: 22 * 60, to: 8 * 60 };

type SwitchProps = {
  readonly name: string;
  readonly line: string;
  readonly isOn: boolean;
  readonly isOff?: boolean;
  readonly onChange: (isOn: boolean) => void;
};

const Switch = ({ name, line, isOn, isOff = false, onChange }: SwitchProps): JSX.Element => {
  const id = useId();
  return (
    <div class="setting tell-row">
      <label for={id}>{name}</label>
      <p id={`${id}-line`}>{line}</p>
      <Toggle id={id} isOn={isOn} isOff={isOff} describedBy={`${id}-line`} onSwitch={onChange} />
    </div>
  );
};

/** The quiet hours; each change is sent to the server. */
const QuietHours = (): JSX.Element => {
  const { tell } = text().turns;
  const id = useId();
  const { quiet } = settings.value;
  const pick = (which: 'from' | 'to', picked: string): void => {
    const minute = Number(picked);
    change({ quiet: picked === '' ? null : { ...(quiet ?? USUAL_QUIET), [which]: minute } });
    void lookAtPush();
  };
  const hours = HOURS.map((one) => [one, clockOf(one)] as const);
  const field = (which: 'from' | 'to'): JSX.Element => (
    <span class="in-row">
      <label for={`${id}-${which}`}>{tell[which]}</label>
      <Select
        id={`${id}-${which}`}
        value={quiet === null ? '' : String(quiet[which])}
        options={[['', tell.none] as const, ...hours]}
        onPick={(value) => pick(which, value)}
      />
    </span>
  );
  return (
    <fieldset class="setting" aria-describedby={`${id}-line`}>
      <legend>{tell.quiet}</legend>
      <p id={`${id}-line`}>{tell.quietLine}</p>
      <span class="tell-hours bone-field in-row">
        {field('from')} {field('to')}
      </span>
    </fieldset>
  );
};

/** A soft bell for players in another tab. */
export const BellSwitch = (): JSX.Element => {
  const { bell: name, bellLine: line } = text().turns.tell;
  const isOn = settings.value.bell;
  return <Switch name={name} line={line} isOn={isOn} onChange={(bell) => change({ bell })} />;
};

/** Turn notifications of this device, and their quiet hours. */
export const NoticeSettings = (): JSX.Element | null => {
  const { tell } = text().turns;
  const problem = useSignal('');
  useEffect(() => void lookAtPush(), []);
  const stand = pushStand.value;
  const turn = async (isOn: boolean): Promise<void> => {
    problem.value = '';
    if (!isOn) await turnOffPush();
    else if (!(await turnOnPush()) && pushStand.peek() === 'off') problem.value = tell.failed;
  };
  if (stand === 'unoffered') return null;
  const isAble = stand === 'on' || stand === 'off';
  return (
    <>
      <Switch
        name={tell.here}
        line={stand === 'unsupported' || stand === 'denied' ? tell[stand] : tell.line}
        isOn={stand === 'on'}
        isOff={!isAble}
        onChange={(isOn) => void turn(isOn)}
      />
      <p role="alert">{problem.value}</p>
      {stand === 'on' && <QuietHours />}
    </>
  );
};
