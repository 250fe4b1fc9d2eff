import { notice as de } from './de/notice.ts';
import { notice as en } from './en/notice.ts';
import type { Language } from './language.ts';
import { isLanguage } from './language.ts';
import { notice as nl } from './nl/notice.ts';
import type { NoticeSentences } from './noticeSentences.ts';

const NOTICES: Readonly<Record<Language, NoticeSentences>> = { en, de, nl };

/** The sentences of a notice in this language; in English where it is not spoken. */
export const noticeIn = (language: string): NoticeSentences =>
  NOTICES[isLanguage(language) ? language : 'en'];
