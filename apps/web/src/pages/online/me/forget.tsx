import { forgetMe, hangUp } from '@claim-it/client/online';
import { forgetSecrets } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button, PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { MePart } from './mePart.tsx';

/** Everything about this guest goes; asked once more, because it cannot come back. */
export const Forget = (): JSX.Element => {
  const { me: say } = online.text();
  const step = useSignal<'idle' | 'asked' | 'gone'>('idle');
  const problem = useSignal('');
  const forget = async (): Promise<void> => {
    const done = await forgetMe();
    if (!done.ok) {
      problem.value = sayFault(done.reason);
      return;
    }
    hangUp();
    await forgetSecrets();
    step.value = 'gone';
  };
  return (
    <MePart words={say.forget}>
      {step.value === 'idle' && (
        <WoodButton onPress={sets(step, 'asked')}>{say.forget.name}</WoodButton>
      )}
      {step.value === 'asked' && (
        <>
          <p>
            <b>{say.sure}</b>
          </p>
          <div class="button-row">
            <PlateButton focus={(button) => button?.focus()} onPress={sets(step, 'idle')}>
              {say.no}
            </PlateButton>
            <Button class="plate red" label={say.yes} onClick={() => void forget()} />
          </div>
        </>
      )}
      <p role="status">{step.value === 'gone' ? say.gone : ''}</p>
      <p role="alert">{problem.value}</p>
    </MePart>
  );
};
