import './settings.css';
import { ownName } from '@claim-it/client/local';
import type { Settings } from '@claim-it/client/storage';
import { change, settings, USUAL } from '@claim-it/client/storage';
import type { DeskText, SettingsText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { LanguageSwitch } from '../../kit/frame/languageSwitch.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { buzz } from '../../kit/sound/haptics.ts';
import { desk } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { ChoiceSetting, SwitchSetting } from './controls.tsx';
import { KeysSetting } from './keysSetting.tsx';
import { VolumeSetting } from './volume.tsx';

type Props = { readonly texts: SettingsText };

const SPEEDS = ['0', '1', '2', '3'] as const;

const Play = ({ texts }: Props): JSX.Element => {
  const { speed, risk, coach, confirmTake, autoChoose } = settings.value;
  return (
    <section>
      <h2>{texts.play}</h2>
      <ChoiceSetting
        texts={texts.speed}
        values={SPEEDS}
        value={`${speed}`}
        onChoose={(one) => change({ speed: Number(one) as Settings['speed'] })}
      />
      <ChoiceSetting
        texts={texts.risk}
        values={['off', 'band', 'exact']}
        value={risk}
        onChoose={(one) => change({ risk: one })}
      />
      <ChoiceSetting
        texts={texts.coach}
        values={['off', 'hints', 'warn']}
        value={coach}
        onChoose={(one) => change({ coach: one })}
      />
      <SwitchSetting
        texts={texts.confirmTake}
        isOn={confirmTake}
        onSwitch={(isOn) => change({ confirmTake: isOn })}
      />
      <SwitchSetting
        texts={texts.autoChoose}
        isOn={autoChoose}
        onSwitch={(isOn) => change({ autoChoose: isOn })}
      />
    </section>
  );
};

const See = ({ texts }: Props): JSX.Element => {
  const { theme, contrast, motion } = settings.value;
  return (
    <section>
      <h2>{texts.see}</h2>
      <ChoiceSetting
        texts={texts.theme}
        values={['system', 'day', 'night']}
        value={theme}
        onChoose={(one) => change({ theme: one })}
      />
      <ChoiceSetting
        texts={texts.contrast}
        values={['system', 'high']}
        value={contrast}
        onChoose={(one) => change({ contrast: one })}
      />
      <ChoiceSetting
        texts={texts.motion}
        values={['system', 'reduced']}
        value={motion}
        onChoose={(one) => change({ motion: one })}
      />
    </section>
  );
};

const HearAndTouch = ({ texts }: Props): JSX.Element => {
  const { haptics, hands, letterKeys } = settings.value;
  const feel = (isOn: boolean): void => {
    change({ haptics: isOn });
    if (isOn) buzz('drop');
  };
  return (
    <>
      <section>
        <h2>{texts.hear}</h2>
        <VolumeSetting texts={texts.volume} />
        <SwitchSetting texts={texts.haptics} isOn={haptics} onSwitch={feel} />
      </section>
      <section>
        <h2>{texts.hands}</h2>
        <ChoiceSetting
          texts={texts.hand}
          values={['right', 'left']}
          value={hands}
          onChoose={(one) => change({ hands: one })}
        />
        <SwitchSetting
          texts={texts.letterKeys}
          isOn={letterKeys}
          onSwitch={(isOn) => change({ letterKeys: isOn })}
        />
        {letterKeys && <KeysSetting texts={texts.keys} />}
      </section>
    </>
  );
};

const Yourself = ({ texts }: Props): JSX.Element => {
  const id = useId();
  useEffect(() => void ownName(), []);
  return (
    <section>
      <div class="setting">
        <label for={id}>{texts.name.name}</label>
        <p id={`${id}-line`}>{texts.name.line}</p>
        <input
          id={id}
          type="text"
          maxLength={24}
          autocomplete="nickname"
          spellcheck={false}
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

const Page: FunctionComponent<{ readonly texts: DeskText }> = ({ texts: { settings: texts } }) => {
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
export const SettingsPage: FunctionComponent<object> = withTexts<DeskText, object>(desk, Page);
