import { renewSecret } from '@claim-it/client/online';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Ask } from '../../../kit/controls/ask.tsx';
import { WoodButton } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';

type Props = { readonly onMade: (entropy: string) => void };

/** For a guest whose words others may know; with a confirmation, because other devices are signed out. */
export const NewWords = ({ onMade }: Props): JSX.Element => {
  const { passkeys: say } = online.text();
  const isAsked = useSignal(false);
  const problem = useSignal('');
  const make = async (): Promise<void> => {
    isAsked.value = false;
    const made = await renewSecret();
    problem.value = made.ok ? '' : sayFault(made.reason);
    if (made.ok) onMade(made.value);
  };
  return (
    <>
      <p>{say.renew.line}</p>
      {isAsked.value ? (
        <Ask
          question={say.renewSure}
          no={say.renewNo}
          yes={say.renewYes}
          isGrave
          onNo={sets(isAsked, false)}
          onYes={() => void make()}
        />
      ) : (
        <WoodButton onPress={sets(isAsked, true)}>{say.renew.name}</WoodButton>
      )}
      <p role="alert">{problem.value}</p>
    </>
  );
};
