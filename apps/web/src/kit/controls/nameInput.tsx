import { ownName } from '@claim-it/client/local';
import { change, settings } from '@claim-it/client/storage';
import type { InputHTMLAttributes, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** Where a player's name is written. */
export const NameInput = (props: InputHTMLAttributes): JSX.Element => (
  <input type="text" maxLength={24} autocomplete="nickname" spellcheck={false} {...props} />
);

/** The name of who plays here; left empty, it becomes a miner's. */
export const OwnName = (props: InputHTMLAttributes): JSX.Element => {
  useEffect(() => void ownName(), []);
  return (
    <NameInput
      {...props}
      value={settings.value.name}
      onInput={({ currentTarget }) => change({ name: currentTarget.value })}
      onBlur={() => change({ name: ownName() })}
    />
  );
};
