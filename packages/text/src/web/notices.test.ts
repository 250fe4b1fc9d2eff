import { describe, expect, test } from 'vitest';
import { notices as de } from '../de/web/notices.ts';
import { notices as en } from '../en/web/notices.ts';
import { notices as nl } from '../nl/web/notices.ts';
import type { NoticeText } from '../web.ts';

const FAULT = 'Line 7, character 3: This is the fault.';
const STEP = 4711;

/** Every sentence by its kind, with marks for the facts. */
const sentencesOf = (notices: NoticeText): Readonly<Record<string, string>> => ({
  ...notices,
  unlawful: notices.unlawful(STEP),
  recordFaulty: notices.recordFaulty(FAULT),
  linkFaulty: notices.linkFaulty(FAULT),
});

describe.each([
  ['en', en],
  ['de', de],
  ['nl', nl],
])('the notices in %s', (_, notices) => {
  const sentences = Object.entries(sentencesOf(notices));

  test.each(sentences)('%s is said in whole sentences: %s', (_, sentence) => {
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(/undefined| {2}/);
  });

  test('none says the same as another', () => {
    expect(new Set(sentences.map(([, sentence]) => sentence)).size).toBe(sentences.length);
  });

  test('facts are told', () => {
    expect(notices.unlawful(STEP)).toContain(String(STEP));
    expect(notices.recordFaulty(FAULT)).toContain(FAULT);
    expect(notices.linkFaulty(FAULT)).toContain(FAULT);
  });
});

test.each([
  ['de', de],
  ['nl', nl],
])('nothing is left in English in %s', (_, notices) => {
  for (const [kind, sentence] of Object.entries(sentencesOf(notices)))
    expect(sentence, kind).not.toBe(sentencesOf(en)[kind]);
});
