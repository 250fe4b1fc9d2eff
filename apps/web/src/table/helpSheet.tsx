import type { JSX } from 'preact';
import { text } from '../app/texts.ts';
import { settings } from '../keep/settings.ts';
import { Sheet } from './sheet.tsx';

type Line = { readonly keys: readonly string[]; readonly what: keyof HelpLines };
type HelpLines = Omit<ReturnType<typeof text>['table']['help'], 'heading' | 'lettersOff'>;

const LINES: readonly Line[] = [
  { keys: ['←', '↑', '↓', '→'], what: 'move' },
  { keys: ['Enter', 'Space'], what: 'choose' },
  { keys: ['N'], what: 'next' },
  { keys: ['Shift+N'], what: 'previous' },
  { keys: ['3', '5'], what: 'jump' },
  { keys: ['R'], what: 'roll' },
  { keys: ['T'], what: 'take' },
  { keys: ['L'], what: 'notes' },
  { keys: ['S'], what: 'status' },
  { keys: ['M'], what: 'mine' },
  { keys: ['A'], what: 'sound' },
  { keys: ['?'], what: 'help' },
  { keys: ['Esc'], what: 'close' },
];

/** All keys of the table. */
export const HelpSheet = ({ onClose }: { readonly onClose: () => void }): JSX.Element => {
  const { help: say } = text().table;
  return (
    <Sheet title={say.heading} class="is-help" onClose={onClose}>
      <dl class="key-list">
        {LINES.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say[what]}</dd>
          </div>
        ))}
      </dl>
      {!settings.value.letterKeys && <p>{say.lettersOff}</p>}
    </Sheet>
  );
};

/** The four that matter, under the plates of a table with a keyboard. */
export const KeyHints = (): JSX.Element | null => {
  const { keys } = text().table.plates;
  if (!settings.value.letterKeys) return null;
  return (
    <p class="key-hints">
      <span>
        <kbd>R</kbd> {keys.roll}
      </span>
      <span>
        <kbd>T</kbd> {keys.take}
      </span>
      <span>
        <kbd>←↑↓→</kbd> {keys.move}
      </span>
      <span>
        <kbd>?</kbd> {keys.help}
      </span>
    </p>
  );
};
