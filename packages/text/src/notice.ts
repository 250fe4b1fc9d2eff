import { notice as de } from './de/notice.ts';
import { notice as en } from './en/notice.ts';
import { notice as es } from './es/notice.ts';
import { notice as fr } from './fr/notice.ts';
import type { Language } from './language.ts';
import { isLanguage } from './language.ts';
import { notice as nl } from './nl/notice.ts';
import type { NoticeSentences } from './noticeSentences.ts';

const NOTICES: Readonly<Record<Language, NoticeSentences>> = { en, de, nl, fr, es };

/** The sentences of a notice in this language; in English if it is not supported. */
export const noticeIn = (language: string): NoticeSentences =>
  NOTICES[isLanguage(language) ? language : 'en'];
