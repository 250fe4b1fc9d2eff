import { printedKey, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';

/** The four that matter, under the plates of a table with a keyboard. */
export const KeyHints = (): JSX.Element | null => {
  const { keys: say } = text().table.plates;
  const { letterKeys, keys } = settings.value;
  if (!letterKeys) return null;
  return (
    <p class="key-hints">
      {(['roll', 'take', 'move', 'help'] as const).map((what) => (
        <span key={what}>
          <kbd>{what === 'move' ? '←↑↓→' : printedKey(keys[what])}</kbd> {say[what]}
        </span>
      ))}
    </p>
  );
};
