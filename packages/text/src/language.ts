export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (raw: unknown): raw is Language =>
  LANGUAGES.some((language) => language === raw);
