import { hasPasskeys, readPasskeys, removePasskey } from '@claim-it/client/online';
import type { PasskeyFault } from '@claim-it/client/passkey';
import type { KeptPasskey } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button, PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { dayOf } from '../../../kit/text/numbers.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { MePart } from './mePart.tsx';

/** The library comes when it is needed. */
const library = () => import('@claim-it/client/passkey');

const sayPasskeyFault = (fault: PasskeyFault): string => {
  const { passkeys: say } = online.text();
  if (fault.kind === 'refused') return say.unknown;
  if (fault.kind === 'noHouse' || fault.kind === 'tooMuch') return sayFault(fault);
  return say[fault.kind];
};

type RowProps = { readonly passkey: KeptPasskey; readonly onRemove: () => void };

const PasskeyRow = ({ passkey, onRemove }: RowProps): JSX.Element => {
  const { passkeys: say, me } = online.text();
  const { label, at, usedAt, hasSecret } = passkey;
  const name =
    label === null
      ? me.someDevice
      : me.deviceOf(me.browsers[label.browser], me.systems[label.system]);
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{usedAt === null ? say.made(dayOf(at)) : say.used(dayOf(at), dayOf(usedAt))}</small>
        {!hasSecret && <small>{say.plain}</small>}
      </span>
      <Button
        class="text-button"
        label={say.remove}
        aria-label={`${say.remove}: ${name}`}
        onClick={onRemove}
      />
    </li>
  );
};

/** The passkeys of this guest; nothing where the browser has none for this page. */
export const PasskeysPart = (): JSX.Element | null => {
  const { passkeys: say, failed } = online.text();
  const passkeys = useSignal<readonly KeptPasskey[]>([]);
  const said = useSignal('');
  const problem = useSignal('');
  const status = useRef<HTMLParagraphElement>(null);
  const isPossible = hasPasskeys();
  const look = async (): Promise<void> => {
    const found = await readPasskeys();
    if (found.ok) passkeys.value = found.value.passkeys;
  };
  useEffect(() => {
    if (isPossible) void look();
  }, [isPossible]);
  if (!isPossible) return null;
  const keep = async (): Promise<void> => {
    const done = await (await library()).keepPasskey();
    const isRefused = !done.ok && done.reason.kind === 'refused';
    problem.value = done.ok ? '' : isRefused ? failed : sayPasskeyFault(done.reason);
    said.value = !done.ok ? '' : done.value.hasSecret ? say.kept : say.keptPlain;
    await look();
  };
  const remove = async (id: string): Promise<void> => {
    const done = await removePasskey(id);
    problem.value = done.ok ? '' : sayFault(done.reason);
    if (!done.ok) return;
    said.value = say.removed;
    // The button that was pressed is gone.
    requestAnimationFrame(() => status.current?.focus());
    await look();
  };
  return (
    <MePart words={say.part}>
      <ul class="me-devices">
        {passkeys.value.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey.id)} />
        ))}
      </ul>
      <WoodButton onPress={() => void keep()}>{say.keep}</WoodButton>
      <p role="status" tabIndex={-1} ref={status}>
        {said.value}
      </p>
      <p role="alert">{problem.value}</p>
    </MePart>
  );
};

type EnterProps = { readonly onSignedIn: (hasSecret: boolean) => void };

/** Signs a new device in with a passkey. */
export const EnterPasskey = ({ onSignedIn }: EnterProps): JSX.Element | null => {
  const { passkeys: say } = online.text();
  const problem = useSignal('');
  if (!hasPasskeys()) return null;
  const signIn = async (): Promise<void> => {
    const known = await (await library()).signInWithPasskey();
    problem.value = known.ok ? '' : sayPasskeyFault(known.reason);
    if (known.ok) onSignedIn(known.value.hasSecret);
  };
  return (
    <section class="me-part">
      <p>{say.orPasskey}</p>
      <p class="button-row">
        <PlateButton onPress={() => void signIn()}>{say.signIn}</PlateButton>
      </p>
      <p role="alert">{problem.value}</p>
    </section>
  );
};
