import { forgetMe, hangUp } from '@claim-it/client/online';
import { forgetSecrets } from '@claim-it/client/storage';
import type { HouseText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { sayFault } from '../../../parts/online/gate.tsx';

/** Everything about this guest goes; asked once more, because it cannot come back. */
export const Forget = ({ texts }: { readonly texts: HouseText }): JSX.Element => {
  const { me: say } = texts;
  const step = useSignal<'idle' | 'asked' | 'gone'>('idle');
  const problem = useSignal('');
  const forget = async (): Promise<void> => {
    const done = await forgetMe();
    if (!done.ok) {
      problem.value = sayFault(texts, done.reason);
      return;
    }
    hangUp();
    await forgetSecrets();
    step.value = 'gone';
  };
  return (
    <section class="me-part">
      <h2>{say.forget.name}</h2>
      <p>{say.forget.line}</p>
      {step.value === 'idle' && (
        <Button class="wood-button" label={say.delete} onClick={sets(step, 'asked')} />
      )}
      {step.value === 'asked' && (
        <>
          <p>
            <b>{say.sure}</b>
          </p>
          <div class="button-row">
            <button
              type="button"
              class="plate"
              ref={(button) => button?.focus()}
              onClick={sets(step, 'idle')}
            >
              {say.no}
            </button>
            <Button class="plate red" label={say.yes} onClick={() => void forget()} />
          </div>
        </>
      )}
      <p role="status">{step.value === 'gone' ? say.gone : ''}</p>
      <p role="alert">{problem.value}</p>
    </section>
  );
};
