import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { text } from '../app/texts.ts';
import { Marker } from '../art/marker.tsx';
import { change, settings } from '../keep/settings.ts';
import { ownName } from './ownName.ts';

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
