import type { Keys } from '@claim-it/client/storage';
import { KEY_ACTIONS, printedKey, settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';

type Line = { readonly keys: readonly string[]; readonly what: keyof HelpLines };
type HelpLines = Omit<ReturnType<typeof text>['table']['help'], 'heading' | 'lettersOff'>;

const linesFor = (keys: Keys): readonly Line[] => [
  { keys: ['←', '↑', '↓', '→'], what: 'move' },
  { keys: ['Enter', 'Space'], what: 'choose' },
  { keys: ['3', '5'], what: 'jump' },
  ...KEY_ACTIONS.flatMap((what): readonly Line[] => {
    const key = printedKey(keys[what]);
    const line = { keys: [key], what };
    return what === 'next' ? [line, { keys: [`Shift+${key}`], what: 'previous' }] : [line];
  }),
  { keys: ['Esc'], what: 'close' },
];

/** All keys of the table. */
export const HelpSheet = ({ onClose }: { readonly onClose: () => void }): JSX.Element => {
  const { help: say, menu } = text().table;
  return (
    <Sheet title={menu.keys} class="is-help" onClose={onClose}>
      <dl class="key-list">
        {linesFor(settings.value.keys).map(({ keys, what }) => (
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
