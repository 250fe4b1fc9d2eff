import { Marker } from '@claim-it/board';
import { ownName } from '@claim-it/client/local';
import { change, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';

/** Who plays here: a name on a small plate, to be written over. */
export const NameField = (): JSX.Element => {
  useEffect(() => void ownName(), []);
  return (
    <label class="capsule own-name">
      <Marker color="green" size={36} />
      <span class="spoken-only">{text().pages.home.name}</span>
      <input
        type="text"
        maxLength={24}
        autocomplete="nickname"
        spellcheck={false}
        value={settings.value.name}
        onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        onBlur={() => change({ name: ownName() })}
      />
    </label>
  );
};
