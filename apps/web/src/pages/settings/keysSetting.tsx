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
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { WoodButton } from '../../kit/controls/buttons.tsx';
import { into } from '../../kit/controls/handlers.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';

/** Keys that walk on or only hold others down: the one who waits goes on waiting, or gives up. */
const PASSING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

const whatDoes = (action: KeyAction): string => text().table.help[action];

/** Sets a key if it is allowed; returns the message to show. */
const setKey = (action: KeyAction, pressed: string): string => {
  const { keys: texts } = device.text().settings;
  const { keys } = settings.peek();
  const key = keyNamed(pressed);
  const refusal = keyRefusal(keys, action, key);
  if (refusal?.kind === 'reserved') return texts.reserved;
  if (refusal !== null) return texts.taken(printedKey(key), whatDoes(refusal.by));
  change({ keys: { ...keys, [action]: key } });
  return texts.changed(whatDoes(action), printedKey(key));
};

type KeyButtonProps = {
  readonly action: KeyAction;
  readonly isWaiting: boolean;
  readonly onWait: (isWaiting: boolean) => void;
  readonly onSaid: (sentence: string) => void;
};

const KeyButton = ({ action, isWaiting, onWait, onSaid }: KeyButtonProps): JSX.Element => {
  const onKey = (event: KeyboardEvent): void => {
    if (!isWaiting || PASSING.has(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onWait(false);
    if (event.key !== 'Escape') onSaid(setKey(action, event.key));
  };
  return (
    <li>
      <button
        type="button"
        class="key-button one-row"
        aria-pressed={isWaiting}
        onClick={() => onWait(!isWaiting)}
        onKeyDown={onKey}
        onBlur={() => onWait(false)}
      >
        <span>{whatDoes(action)}</span>
        <kbd>
          {isWaiting ? device.text().settings.keys.press : printedKey(settings.value.keys[action])}
        </kbd>
      </button>
    </li>
  );
};

/** Every letter of the table, each to be had otherwise. */
export const KeysSetting = (): JSX.Element => {
  const { keys: texts } = device.text().settings;
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
            action={action}
            isWaiting={waiting.value === action}
            onWait={(isWaiting) => wait(action, isWaiting)}
            onSaid={into(said)}
          />
        ))}
      </ul>
      <p class="button-row">
        <WoodButton
          onPress={() => {
            change({ keys: USUAL_KEYS });
            said.value = texts.usualDone;
          }}
        >
          {texts.usual}
        </WoodButton>
        <span role="status">{said.value}</span>
      </p>
    </fieldset>
  );
};
