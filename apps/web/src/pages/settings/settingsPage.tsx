import '../../kit/controls/setting.css';
import './settings.css';
import { isGuestHere } from '@claim-it/client/running';
import { change, settings, USUAL } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { WoodButton } from '../../kit/controls/buttons.tsx';
import { OwnName } from '../../kit/controls/nameInput.tsx';
import { LanguageSwitch } from '../../kit/frame/languageSwitch.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { buzz } from '../../kit/sound/haptics.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { BellSwitch, NoticeSettings } from '../../parts/notices/noticeSettings.tsx';
import { ChoiceSetting, SwitchSetting, VolumeSetting } from './controls.tsx';
import { KeysSetting } from './keysSetting.tsx';

const Yourself = (): JSX.Element => {
  const id = useId();
  const texts = device.text().settings;
  return (
    <section>
      <div class="setting">
        <label for={id}>{texts.name.name}</label>
        <p id={`${id}-line`}>{texts.name.line}</p>
        <OwnName id={id} aria-describedby={`${id}-line`} />
      </div>
      <div class="setting">
        <h2>{texts.language.name}</h2>
        <p>{texts.language.line}</p>
        <LanguageSwitch />
      </div>
    </section>
  );
};

const Sections = (): JSX.Element => {
  const texts = device.text().settings;
  return (
    <>
      <section>
        <h2>{texts.play}</h2>
        <ChoiceSetting setting="speed" values={[0, 1, 2, 3]} />
        <ChoiceSetting setting="risk" values={['off', 'band', 'exact']} />
        <ChoiceSetting setting="coach" values={['off', 'hints', 'warn']} />
        <SwitchSetting setting="confirmTake" />
        <SwitchSetting setting="autoChoose" />
        <SwitchSetting setting="freeText" />
      </section>
      <section>
        <h2>{texts.see}</h2>
        <ChoiceSetting setting="theme" values={['system', 'day', 'night']} />
        <ChoiceSetting setting="contrast" values={['system', 'high']} />
        <ChoiceSetting setting="motion" values={['system', 'reduced']} />
      </section>
      <section>
        <h2>{texts.hear}</h2>
        <VolumeSetting />
        {/* Felt only where it has just been switched on. */}
        <SwitchSetting setting="haptics" onSwitched={() => buzz('drop')} />
        <BellSwitch />
      </section>
      {isGuestHere.value && (
        <section>
          <h2>{text().turns.tell.title}</h2>
          <NoticeSettings />
        </section>
      )}
      <section>
        <h2>{texts.hands}</h2>
        <ChoiceSetting setting="hands" values={['right', 'left']} />
        <SwitchSetting setting="letterKeys" />
        {settings.value.letterKeys && <KeysSetting />}
      </section>
    </>
  );
};

/** Everything as at first, but who one is and what one speaks. */
const forget = (): void => {
  const { name, language } = settings.peek();
  change({ ...USUAL, name, language });
};

const Page: FunctionComponent = () => {
  const texts = device.text().settings;
  const said = useSignal('');
  return (
    <PageFrame title={text().pages.names.settings} kind="settings" hasOwnLanguages={true}>
      <p class="lead">{texts.lead}</p>
      <div class="sheet settings-sheet">
        <Yourself />
        <Sections />
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
      </div>
    </PageFrame>
  );
};

/** What a player may set; every change counts at once. */
export const SettingsPage: FunctionComponent<object> = withTexts(device, Page);
