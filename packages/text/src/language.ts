/** Every language that the game speaks. Their texts are in the folders of these names. */
export const LANGUAGES = ['en', 'de', 'nl', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What code has to know of a language besides its texts. */
type Spoken = {
  /** What it calls itself, so that people find their own. */
  readonly name: string;
  /** Before the last of several. */
  readonly and: string;
  /** Another “and” before some sounds: Spanish “Ada e Inés”. */
  readonly otherAnd?: { readonly before: RegExp; readonly and: string };
  readonly point: '.' | ',';
  /** With the space before the sign, where the language sets one; no line breaks at it. */
  readonly percent: string;
  /** Numbers below this one have the singular; where it is missing, only 1 has it. */
  readonly pluralFrom?: number;
};

const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { name: 'English', and: 'and', point: '.', percent: '%' },
  de: { name: 'Deutsch', and: 'und', point: ',', percent: '\u00a0%' },
  nl: { name: 'Nederlands', and: 'en', point: ',', percent: '%' },
  fr: { name: 'Français', and: 'et', point: ',', percent: '\u202f%', pluralFrom: 2 },
  es: {
    name: 'Español',
    and: 'y',
    otherAnd: { before: /^([ií]|h[ií](?![ae]))/i, and: 'e' },
    point: ',',
    percent: '\u00a0%',
  },
};

export const isLanguage = (raw: unknown): raw is Language =>
  LANGUAGES.some((language) => language === raw);

export const spoken = (language: Language): Spoken => SPOKEN[language];
