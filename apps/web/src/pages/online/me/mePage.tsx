import { ClaimedMarker } from '@claim-it/board';
import {
  forgetMe,
  hangUp,
  noteSecret,
  offerRecovery,
  recoveryLink,
  rename,
  showData,
} from '@claim-it/client/online';
import {
  allSecrets,
  change,
  forgetSecrets,
  isOwnSecret,
  storedGuest,
} from '@claim-it/client/storage';
import type { Me } from '@claim-it/protocol';
import { nameFault, tidyName } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button, PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { sets, submits, typedInto } from '../../../kit/controls/handlers.ts';
import { NameInput } from '../../../kit/controls/nameInput.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { BellSwitch, NoticeSettings } from '../../../parts/notices/noticeSettings.tsx';
import { Gate, sayFault } from '../../../parts/online/gate.tsx';
import { LinkBox } from '../shared/linkBox.tsx';
import { Screws } from '../shared/screws.tsx';
import { DevicesPart } from './devices.tsx';
import { FiguresPart } from './figures.tsx';
import { MePart } from './mePart.tsx';
import { PasskeysPart } from './passkeys.tsx';
import { PeoplePart } from './peoplePart.tsx';
import { WordsPart } from './words.tsx';

/** Everything about this guest goes; asked once more, because it cannot come back. */
const Forget = (): JSX.Element => {
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
        <Button
          class="text-button is-danger"
          label={say.forget.name}
          onClick={sets(step, 'asked')}
        />
      )}
      {step.value === 'asked' && (
        <>
          <p>
            <b>{say.sure}</b>
          </p>
          <p>{online.text().devices.leaving}</p>
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

const NameForm = ({ me }: { readonly me: Me }): JSX.Element => {
  const { me: say } = online.text();
  const id = useId();
  const name = useSignal(me.name);
  const said = useSignal('');
  const save = async (): Promise<void> => {
    const wanted = tidyName(name.peek());
    const fault = nameFault(wanted);
    if (fault !== null) {
      said.value = say.faults[fault.kind];
      return;
    }
    const done = await rename(wanted);
    if (done.ok) change({ name: wanted });
    said.value = done.ok ? say.saved : say.nameRefused;
  };
  return (
    <form class="plate name-tag" noValidate onSubmit={submits(save)}>
      <Screws />
      <ClaimedMarker color="green" size={104} />
      <div class="name-tag-words">
        <h2>
          <label for={id}>{say.name.name}</label>
        </h2>
        <NameInput id={id} aria-describedby={`${id}-line`} {...typedInto(name)} />
        <p id={`${id}-line`}>{say.name.line}</p>
        <button type="submit" class="wood-button">
          {say.save}
        </button>
        <p role="status">{said.value !== '' && <b>{said.value}</b>}</p>
      </div>
    </form>
  );
};

const Move = (): JSX.Element => {
  const { me: say } = online.text();
  const link = useSignal<string | null>(null);
  const problem = useSignal('');
  const make = async (): Promise<void> => {
    const ticket = await offerRecovery();
    if (!ticket.ok) {
      problem.value = sayFault(ticket.reason);
      return;
    }
    const secrets = (await allSecrets()).filter(isOwnSecret);
    const stored = await storedGuest();
    const entropy = stored === null || stored.guest === null ? null : stored.entropy;
    await noteSecret('shared');
    link.value = recoveryLink(location.origin, { ticket: ticket.value.token, entropy, secrets });
  };
  return (
    <MePart words={say.move}>
      {link.value === null ? (
        <PlateButton onPress={() => void make()}>{say.makeLink}</PlateButton>
      ) : (
        <>
          <LinkBox link={link.value} shareTitle={say.move.name} />
          <p>
            <b>{say.secret}</b>
          </p>
        </>
      )}
      <p role="alert">{problem.value}</p>
    </MePart>
  );
};

const Data = (): JSX.Element => {
  const { me: say } = online.text();
  const shown = useSignal<string | null>(null);
  const show = async (): Promise<void> => {
    const data = await showData();
    shown.value = data.ok ? JSON.stringify(data.value, null, 2) : sayFault(data.reason);
  };
  return (
    <MePart words={say.data}>
      <WoodButton onPress={() => void show()}>{say.show}</WoodButton>
      {shown.value !== null && (
        <textarea class="me-data" readOnly rows={12} aria-label={say.data.name}>
          {shown.value}
        </textarea>
      )}
    </MePart>
  );
};

const Notices = (): JSX.Element => (
  <section class="sheet pinned me-part">
    <h2>{text().turns.tell.title}</h2>
    <NoticeSettings />
    <BellSwitch />
  </section>
);

/** What the server knows of this guest: a name, tables, and how to take them along or away. */
export const MePage = (): JSX.Element => (
  <PageFrame title={text().pages.names.me} line={online.text().places.me.line} kind="house-me">
    <Gate>
      {(me) => (
        <div class="me-papers">
          <div class="me-column">
            <NameForm me={me} />
            <FiguresPart />
            <Move />
          </div>
          <div class="me-column">
            <WordsPart />
            <PasskeysPart />
            <DevicesPart />
          </div>
          <div class="me-column">
            <Notices />
            <Data />
            <Forget />
            <PeoplePart />
            <p class="lobby-links">
              <Link to={{ kind: 'privacy' }}>{text().pages.names.privacy}</Link>
            </p>
          </div>
        </div>
      )}
    </Gate>
  </PageFrame>
);
