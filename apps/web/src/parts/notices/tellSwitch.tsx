import './notices.css';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Icon } from '../../kit/controls/icon.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { text } from '../../kit/text/texts.ts';
import { lookAtPush, pushStand, turnOffPush, turnOnPush } from './devicePush.ts';

/** A row for turn notifications; nothing where the browser does not support them. */
export const TellSwitch = (): JSX.Element | null => {
  const id = useId();
  useEffect(() => void lookAtPush(), []);
  const stand = pushStand.value;
  if (stand !== 'on' && stand !== 'off') return null;
  return (
    <p class="door-bell one-row">
      <Icon name="bell" />
      <label for={id}>{text().turns.tell.title}</label>
      <Toggle
        id={id}
        isOn={stand === 'on'}
        onSwitch={(isOn) => void (isOn ? turnOnPush() : turnOffPush())}
      />
    </p>
  );
};
