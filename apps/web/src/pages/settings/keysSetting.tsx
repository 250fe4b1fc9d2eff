import type { KeyAction } from '@claim-it/client/storage';
import {
  change,
  KEY_ACTIONS,
  keyNamed,
  keyRefusal,
  printedKey,
  settings,
  USUAL_KEYS,
} from '@claim-it/client/storage';
import type { SettingsText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { text } from '../../kit/text/texts.ts';

type Texts = SettingsText['keys'];

/** Keys that walk on or only hold others down: the one who waits goes on waiting, or gives up. */
const PASSING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

const whatDoes = (action: KeyAction): string => text().table.help[action];

/** Sets a key if it may be set; answers what there is to say. */
const setKey = (texts: Texts, action: KeyAction, pressed: string): string => {
  const { keys } = settings.peek();
  const key = keyNamed(pressed);
  const refusal = keyRefusal(keys, action, key);
  if (refusal?.kind === 'reserved') return texts.reserved;
  if (refusal !== null) return texts.taken(printedKey(key), whatDoes(refusal.by));
  change({ keys: { ...keys, [action]: key } });
  return texts.changed(whatDoes(action), printedKey(key));
};

type KeyButtonProps = {
  readonly texts: Texts;
  readonly action: KeyAction;
  readonly isWaiting: boolean;
  readonly onWait: (isWaiting: boolean) => void;
  readonly onSaid: (sentence: string) => void;
};

const KeyButton = ({ texts, action, isWaiting, onWait, onSaid }: KeyButtonProps): JSX.Element => {
  const onKey = (event: KeyboardEvent): void => {
    if (!isWaiting || PASSING.has(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onWait(false);
    if (event.key !== 'Escape') onSaid(setKey(texts, action, event.key));
  };
  return (
    <li>
      <button
        type="button"
        class="key-button"
        aria-pressed={isWaiting}
        onClick={() => onWait(!isWaiting)}
        onKeyDown={onKey}
        onBlur={() => onWait(false)}
      >
        <span>{whatDoes(action)}</span>
        <kbd>{isWaiting ? texts.press : printedKey(settings.value.keys[action])}</kbd>
      </button>
    </li>
  );
};

/** Every letter of the table, each to be had otherwise. */
export const KeysSetting = ({ texts }: { readonly texts: Texts }): JSX.Element => {
  const id = useId();
  const waiting = useSignal<KeyAction | null>(null);
  const said = useSignal('');
  const wait = (action: KeyAction, isWaiting: boolean): void => {
    if (isWaiting) waiting.value = action;
    else if (waiting.peek() === action) waiting.value = null;
  };
  return (
    <fieldset class="setting keys-setting" aria-describedby={`${id}-line`}>
      <legend>{texts.name}</legend>
      <p id={`${id}-line`}>{texts.line}</p>
      <ul class="key-buttons">
        {KEY_ACTIONS.map((action) => (
          <KeyButton
            key={action}
            texts={texts}
            action={action}
            isWaiting={waiting.value === action}
            onWait={(isWaiting) => wait(action, isWaiting)}
            onSaid={(sentence) => {
              said.value = sentence;
            }}
          />
        ))}
      </ul>
      <p class="button-row">
        <button
          type="button"
          class="wood-button"
          onClick={() => {
            change({ keys: USUAL_KEYS });
            said.value = texts.usualDone;
          }}
        >
          {texts.usual}
        </button>
        <span role="status">{said.value}</span>
      </p>
    </fieldset>
  );
};
