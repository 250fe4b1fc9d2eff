import './settings.css';
import { ownName } from '@claim-it/client/local';
import { change, settings, USUAL } from '@claim-it/client/storage';
import type { DeviceText, SettingsText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { NameInput } from '../../kit/controls/nameInput.tsx';
import { LanguageSwitch } from '../../kit/frame/languageSwitch.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { buzz } from '../../kit/sound/haptics.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { ChoiceSetting, SwitchSetting } from './controls.tsx';
import { KeysSetting } from './keysSetting.tsx';
import { VolumeSetting } from './volume.tsx';

type Props = { readonly texts: SettingsText };

const Play = ({ texts }: Props): JSX.Element => (
  <section>
    <h2>{texts.play}</h2>
    <ChoiceSetting setting="speed" texts={texts.speed} values={[0, 1, 2, 3]} />
    <ChoiceSetting setting="risk" texts={texts.risk} values={['off', 'band', 'exact']} />
    <ChoiceSetting setting="coach" texts={texts.coach} values={['off', 'hints', 'warn']} />
    <SwitchSetting setting="confirmTake" texts={texts.confirmTake} />
    <SwitchSetting setting="autoChoose" texts={texts.autoChoose} />
  </section>
);

const See = ({ texts }: Props): JSX.Element => (
  <section>
    <h2>{texts.see}</h2>
    <ChoiceSetting setting="theme" texts={texts.theme} values={['system', 'day', 'night']} />
    <ChoiceSetting setting="contrast" texts={texts.contrast} values={['system', 'high']} />
    <ChoiceSetting setting="motion" texts={texts.motion} values={['system', 'reduced']} />
  </section>
);

const HearAndTouch = ({ texts }: Props): JSX.Element => (
  <>
    <section>
      <h2>{texts.hear}</h2>
      <VolumeSetting texts={texts.volume} />
      <SwitchSetting
        setting="haptics"
        texts={texts.haptics}
        // Felt only where it has just been switched on.
        onSwitched={() => buzz('drop')}
      />
    </section>
    <section>
      <h2>{texts.hands}</h2>
      <ChoiceSetting setting="hands" texts={texts.hand} values={['right', 'left']} />
      <SwitchSetting setting="letterKeys" texts={texts.letterKeys} />
      {settings.value.letterKeys && <KeysSetting texts={texts.keys} />}
    </section>
  </>
);

const Yourself = ({ texts }: Props): JSX.Element => {
  const id = useId();
  useEffect(() => void ownName(), []);
  return (
    <section>
      <div class="setting">
        <label for={id}>{texts.name.name}</label>
        <p id={`${id}-line`}>{texts.name.line}</p>
        <NameInput
          id={id}
          aria-describedby={`${id}-line`}
          value={settings.value.name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          onBlur={() => change({ name: ownName() })}
        />
      </div>
      <div class="setting">
        <h2>{texts.language.name}</h2>
        <p>{texts.language.line}</p>
        <LanguageSwitch />
      </div>
    </section>
  );
};

/** Everything as at first, but who one is and what one speaks. */
const forget = (): void => {
  const { name, language } = settings.peek();
  change({ ...USUAL, name, language });
};

const Page: FunctionComponent<{ readonly texts: DeviceText }> = ({
  texts: { settings: texts },
}) => {
  const said = useSignal('');
  return (
    <PageFrame title={text().pages.names.settings} kind="settings" hasOwnLanguages={true}>
      <p class="lead">{texts.lead}</p>
      <div class="sheet settings-sheet">
        <Yourself texts={texts} />
        <Play texts={texts} />
        <See texts={texts} />
        <HearAndTouch texts={texts} />
        <p class="button-row">
          <button
            type="button"
            class="wood-button"
            onClick={() => {
              forget();
              said.value = texts.usualDone;
            }}
          >
            {texts.usual}
          </button>
          <span role="status">{said.value}</span>
        </p>
      </div>
    </PageFrame>
  );
};

/** What a player may set; every change counts at once. */
export const SettingsPage: FunctionComponent<object> = withTexts<DeviceText, object>(device, Page);
