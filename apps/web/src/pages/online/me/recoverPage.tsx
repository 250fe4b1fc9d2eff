import type { Recovery } from '@claim-it/client/online';
import { bringSecret, hangUp, parseRecovery, recover } from '@claim-it/client/online';
import { change, storeSecret } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button, PlateLink } from '../../../kit/controls/buttons.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { EnterWords } from './words.tsx';

const Bring = ({ link }: { readonly link: Recovery }): JSX.Element => {
  const { recover: say } = online.text();
  const step = useSignal<'asked' | 'working' | 'done'>('asked');
  const problem = useSignal('');
  const bring = async (): Promise<void> => {
    step.value = 'working';
    const known = await recover(link.ticket);
    if (!known.ok) {
      step.value = 'asked';
      problem.value = known.reason.kind === 'refused' ? say.failed : sayFault(known.reason);
      return;
    }
    for (const secret of link.secrets) await storeSecret(secret);
    if (link.entropy !== null) await bringSecret(link.entropy, known.value);
    hangUp();
    change({ name: known.value.name });
    history.replaceState(null, '', location.pathname); // it works once, and holds secrets
    step.value = 'done';
  };
  const tables = new Set(link.secrets.map(({ table }) => table)).size;
  return (
    <>
      <p class="button-row">
        {step.value === 'done' ? (
          <PlateLink to={{ kind: 'lobby' }}>{say.toTables}</PlateLink>
        ) : (
          <Button
            class="plate"
            label={step.value === 'working' ? text().pages.frame.loading : say.bring}
            aria-busy={step.value === 'working'}
            onClick={() => void bring()}
          />
        )}
      </p>
      <p role="status">{step.value === 'done' ? say.done(tables) : ''}</p>
      <p role="alert">{problem.value}</p>
    </>
  );
};

/** The target of a recovery link: a button first, so that link previews do not use it up. */
export const RecoverPage = (): JSX.Element => {
  const { recover: say } = online.text();
  const link = useSignal(parseRecovery(location.hash)).value;
  const hasLink = useSignal(location.hash.length > 1).value;
  return (
    <PageFrame title={text().pages.names.recover} kind="house-recover">
      <div class="sheet trouble">
        {hasLink && <p>{link === null ? say.broken : say.lead}</p>}
        {link !== null && <Bring link={link} />}
        {!hasLink && <EnterWords />}
      </div>
    </PageFrame>
  );
};
