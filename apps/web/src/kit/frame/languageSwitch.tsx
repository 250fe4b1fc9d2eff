import { LANGUAGES } from '@claim-it/text/language';
import type { JSX } from 'preact';
import { language, speak } from '../navigation/navigation.ts';
import { text } from '../text/texts.ts';

/** Each in its own language, so that everybody finds their own. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const;

/** The same page in another language; a game goes on. */
export const LanguageSwitch = (): JSX.Element => (
  <fieldset class="capsule languages">
    <legend class="spoken-only">{text().pages.frame.language}</legend>
    {LANGUAGES.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={language.value === one}
        onClick={() => speak(one)}
      >
        {one.toUpperCase()}
        <span class="spoken-only"> {LANGUAGE_NAMES[one]}</span>
      </button>
    ))}
  </fieldset>
);
