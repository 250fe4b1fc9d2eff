import { LANGUAGES, spoken } from '@claim-it/text/language';
import type { JSX } from 'preact';
import { language, speak } from '../navigation/navigation.ts';

/** The same page in another language; a game continues. */
export const LanguageButtons = (): JSX.Element => (
  <>
    {LANGUAGES.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={language.value === one}
        onClick={() => speak(one)}
      >
        {spoken(one).name}
      </button>
    ))}
  </>
);
