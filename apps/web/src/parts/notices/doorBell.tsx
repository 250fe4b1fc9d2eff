import { readLocal, writeLocal } from '@claim-it/client/storage';
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { Icon } from '../../kit/controls/icon.tsx';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { armBell, ring, unlock } from '../../kit/sound/sound.ts';

const KEY = 'claim-it:door-bell';
const isOn = signal(readLocal(KEY) !== 'off');

/** Rings when people come to a table or open one, if enabled; softly where the sound is off. */
export const ringDoorBell = (): void => {
  if (isOn.peek()) ring();
};

const turn = (isWanted: boolean): void => {
  isOn.value = isWanted;
  writeLocal(KEY, isWanted ? 'on' : 'off');
  armBell(isWanted);
  unlock();
};

/** A row with a bell, what it rings for, and the switch. */
export const DoorBell = ({ label }: { readonly label: string }): JSX.Element => {
  const id = useId();
  useEffect(() => {
    armBell(isOn.peek());
    return () => armBell(false);
  }, []);
  return (
    <p class="door-bell one-row">
      <Icon name="bell" />
      <label for={id}>{label}</label>
      <Toggle id={id} isOn={isOn.value} onSwitch={turn} />
    </p>
  );
};
