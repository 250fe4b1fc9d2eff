import { LANGUAGES } from '@claim-it/text/language';
import type { JSX } from 'preact';
import { language, speak } from '../navigation/navigation.ts';
import { text } from '../text/texts.ts';

/** Each in its own language, so that everybody finds their own. */
const NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

/** The same page in another language; a game goes on. A short name is the code of the language. */
export const LanguageButtons = ({ isShort = false }: { isShort?: boolean }): JSX.Element => (
  <>
    {LANGUAGES.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={language.value === one}
        onClick={() => speak(one)}
      >
        {isShort && one.toUpperCase()}
        <span class={isShort ? 'spoken-only' : ''}> {NAMES[one]}</span>
      </button>
    ))}
  </>
);

export const LanguageSwitch = (): JSX.Element => (
  <fieldset class="capsule languages">
    <legend class="spoken-only">{text().pages.frame.language}</legend>
    <LanguageButtons isShort={true} />
  </fieldset>
);
