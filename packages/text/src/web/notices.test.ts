import { describe, expect, test } from 'vitest';
import { TRANSLATED } from '../../test/languages.ts';
import { LANGUAGES } from '../index.ts';
import { inEveryLanguage, loadCatalog } from '../page.ts';
import type { NoticeText } from '../web.ts';

const NOTICES = await inEveryLanguage(async (language) => (await loadCatalog(language)).notices);
const FAULT = 'Line 7, character 3: This is the fault.';
const STEP = 4711;

/** Every sentence by its kind, with marks for the facts. */
const sentencesOf = (notices: NoticeText): Readonly<Record<string, string>> => ({
  ...notices,
  unlawful: notices.unlawful(STEP),
  recordFaulty: notices.recordFaulty(FAULT),
  linkFaulty: notices.linkFaulty(FAULT),
});

describe.each(LANGUAGES)('the notices in %s', (language) => {
  const notices = NOTICES[language];
  const sentences = Object.entries(sentencesOf(notices));

  test.each(sentences)('%s is a whole sentence: %s', (_, sentence) => {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/undefined| {2}/);
  });

  test('no two are the same', () => {
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
  });

  test('contain their facts', () => {
    expect(notices.unlawful(STEP)).toContain(String(STEP));
    expect(notices.recordFaulty(FAULT)).toContain(FAULT);
    expect(notices.linkFaulty(FAULT)).toContain(FAULT);
  });
});

test.each(TRANSLATED)('nothing is left in English in %s', (language) => {
  for (const [kind, sentence] of Object.entries(sentencesOf(NOTICES[language])))
    expect(sentence, kind).not.toBe(sentencesOf(NOTICES.en)[kind]);
});
