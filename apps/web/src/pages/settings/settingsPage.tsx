import '../../kit/controls/menuItems.css';
import '../../kit/controls/setting.css';
import './settings.css';
import { isGuestHere } from '@claim-it/client/running';
import { change, settings, USUAL } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { OwnName } from '../../kit/controls/nameInput.tsx';
import { Tabs } from '../../kit/controls/tabs.tsx';
import { LanguageButtons } from '../../kit/frame/languageSwitch.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { buzz } from '../../kit/sound/haptics.ts';
import { device, places } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { BellSwitch, NoticeSettings } from '../../parts/notices/noticeSettings.tsx';
import { ChoiceSetting, LettersSetting, SwitchSetting, VolumeSetting } from './controls.tsx';
import { KeysSetting } from './keysSetting.tsx';
import { TryIt } from './tryIt.tsx';

const Yourself = (): JSX.Element => {
  const id = useId();
  const texts = device.text().settings;
  return (
    <section>
      <h2>{places.text().settings.you}</h2>
      <div class="setting">
        <label for={id}>{texts.name.name}</label>
        <p id={`${id}-line`}>{texts.name.line}</p>
        <OwnName id={id} class="bone-field" aria-describedby={`${id}-line`} />
      </div>
      <div class="setting">
        <h3>{texts.language.name}</h3>
        <p>{texts.language.line}</p>
        <fieldset class="menu-languages">
          <legend class="spoken-only">{texts.language.name}</legend>
          <LanguageButtons />
        </fieldset>
      </div>
    </section>
  );
};

const Play = (): JSX.Element => (
  <>
    <section>
      <h2>{device.text().settings.play}</h2>
      <ChoiceSetting setting="speed" values={[0, 0.5, 1, 2, 3]} />
      <ChoiceSetting setting="risk" values={['off', 'band', 'exact']} />
      <ChoiceSetting setting="coach" values={['off', 'hints', 'warn']} />
    </section>
    <div>
      <SwitchSetting setting="stepwise" />
      <SwitchSetting setting="marks" />
      <SwitchSetting setting="confirmTake" />
      <SwitchSetting setting="autoChoose" />
      <SwitchSetting setting="freeText" />
    </div>
  </>
);

const Look = (): JSX.Element => {
  const texts = device.text().settings;
  return (
    <>
      <section>
        <h2>{texts.see}</h2>
        <ChoiceSetting setting="theme" values={['system', 'day', 'night']} />
        <ChoiceSetting setting="contrast" values={['system', 'high']} />
        <ChoiceSetting setting="motion" values={['system', 'reduced']} />
        <LettersSetting />
      </section>
      <div>
        <section>
          <h2>{texts.hear}</h2>
          <VolumeSetting />
          {/* Felt only where it has just been switched on. */}
          <SwitchSetting setting="haptics" onSwitched={() => buzz('drop')} />
          <BellSwitch />
        </section>
        <TryIt />
      </div>
    </>
  );
};

const Hands = (): JSX.Element => (
  <>
    <section>
      <h2>{device.text().settings.hands}</h2>
      <ChoiceSetting setting="hands" values={['right', 'left']} />
      <SwitchSetting setting="letterKeys" />
    </section>
    <div>{settings.value.letterKeys && <KeysSetting />}</div>
  </>
);

/** Resets everything except name and language. */
const forget = (): void => {
  const { name, language } = settings.peek();
  change({ ...USUAL, name, language });
};

/** All settings as at first; it says that it has been done. */
const Forget = (): JSX.Element => {
  const texts = device.text().settings;
  const said = useSignal('');
  return (
    <p class="button-row">
      <WoodButton
        onPress={() => {
          forget();
          said.value = texts.usualDone;
        }}
      >
        {texts.usual}
      </WoodButton>
      <span role="status">{said.value}</span>
    </p>
  );
};

const You = (): JSX.Element => (
  <>
    <Yourself />
    <div>
      {isGuestHere.value && (
        <section>
          <h2>{text().turns.tell.title}</h2>
          <NoticeSettings />
        </section>
      )}
      <p class="button-row you-links">
        <WoodLink to={{ kind: 'me' }}>{text().pages.names.me}</WoodLink>
        <WoodLink to={{ kind: 'privacy' }}>{text().pages.names.privacy}</WoodLink>
      </p>
      <Forget />
    </div>
  </>
);

const Page: FunctionComponent = () => {
  const texts = device.text().settings;
  const say = places.text().settings;
  return (
    <PageFrame title={text().pages.names.settings} line={texts.lead} kind="settings">
      <Tabs
        label={say.tabs}
        tabs={[
          { name: 'look', label: texts.see, panel: <Look /> },
          { name: 'play', label: texts.play, panel: <Play /> },
          { name: 'hands', label: texts.hands, panel: <Hands /> },
          { name: 'you', label: say.you, panel: <You /> },
        ]}
      />
    </PageFrame>
  );
};

/** What a player may set, in a notebook with tabs; every change counts at once. */
export const SettingsPage: FunctionComponent<object> = withTexts(device, withTexts(places, Page));
