import {
  hangUp,
  readDevices,
  signOut,
  signOutDevice,
  signOutOthers,
} from '@claim-it/client/online';
import { forgetSecrets } from '@claim-it/client/storage';
import type { SignedInDevice } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Ask } from '../../../kit/controls/ask.tsx';
import { Button, WoodButton } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { dayOf } from '../../../kit/text/numbers.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { MePart } from './mePart.tsx';

const nameOf = ({ label, isThis }: SignedInDevice): string => {
  const { me: say } = online.text();
  if (label === null) return isThis ? say.thisDevice : say.someDevice;
  return say.deviceOf(say.browsers[label.browser], say.systems[label.system]);
};

type RowProps = { readonly device: SignedInDevice; readonly onSignOut: () => void };

const DeviceRow = ({ device, onSignOut }: RowProps): JSX.Element => {
  const { me: say } = online.text();
  return (
    <li>
      <span>
        <b>{nameOf(device)}</b>
        <small>{say.used(dayOf(device.openedAt), dayOf(device.seenAt))}</small>
      </span>
      {device.isThis ? (
        device.label !== null && <small>{say.thisDevice}</small>
      ) : (
        <Button
          class="text-button"
          label={say.signOutThere}
          aria-label={`${say.signOutThere}: ${nameOf(device)}`}
          onClick={onSignOut}
        />
      )}
    </li>
  );
};

/** Signing out on this device; a person without another one is told what that means. */
const HereOut = (props: {
  readonly isOnly: boolean;
  readonly onSignOut: () => void;
}): JSX.Element => {
  const { me: say } = online.text();
  const isAsked = useSignal(false);
  if (!isAsked.value)
    return <WoodButton onPress={sets(isAsked, true)}>{say.signOutHere}</WoodButton>;
  return (
    <>
      {props.isOnly && <p class="problem-line">{say.onlyDevice}</p>}
      <p>{online.text().devices.leaving}</p>
      <Ask
        question={say.sureHere}
        no={say.signOutNo}
        yes={say.signOutYes}
        isGrave={props.isOnly}
        onNo={sets(isAsked, false)}
        onYes={props.onSignOut}
      />
    </>
  );
};

/** Where this guest is signed in, and how to end it, here and there. */
export const DevicesPart = (): JSX.Element => {
  const { me: say } = online.text();
  const devices = useSignal<readonly SignedInDevice[]>([]);
  const said = useSignal('');
  const problem = useSignal('');
  const status = useRef<HTMLParagraphElement>(null);
  const look = async (): Promise<void> => {
    const found = await readDevices();
    if (found.ok) devices.value = found.value.devices;
    else problem.value = sayFault(found.reason);
  };
  const act = async (ask: ReturnType<typeof signOut>, words: string): Promise<boolean> => {
    const done = await ask;
    problem.value = done.ok ? '' : sayFault(done.reason);
    if (!done.ok) return false;
    said.value = words;
    // The button that was pressed is gone.
    requestAnimationFrame(() => status.current?.focus());
    return true;
  };
  const leave = async (): Promise<void> => {
    if (!(await act(signOut(), say.outHere))) return;
    devices.value = [];
    hangUp();
    await forgetSecrets();
  };
  const end = async (ask: ReturnType<typeof signOut>, words: string): Promise<void> => {
    if (await act(ask, words)) await look();
  };
  useEffect(() => void look(), []);
  const all = devices.value;
  return (
    <MePart words={say.devices}>
      <ul class="me-devices">
        {all.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            onSignOut={() => void end(signOutDevice(device.id), say.outThere)}
          />
        ))}
      </ul>
      {all.length > 0 && <HereOut isOnly={all.length === 1} onSignOut={() => void leave()} />}
      {all.length > 1 && (
        <WoodButton onPress={() => void end(signOutOthers(), say.outOthers)}>
          {say.signOutOthers}
        </WoodButton>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {said.value}
      </p>
      {(said.value === say.outThere || said.value === say.outOthers) && (
        <p>{online.text().passkeys.stillKnows}</p>
      )}
      <p role="alert">{problem.value}</p>
    </MePart>
  );
};
