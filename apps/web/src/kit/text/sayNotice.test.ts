import { LANGUAGES } from '@claim-it/text';
import { catalog as en } from '@claim-it/text/en';
import { loadCatalog } from '@claim-it/text/page';
import { expect, test } from 'vitest';
import type { Notice } from './sayNotice.ts';
import { sayNotice } from './sayNotice.ts';

const fault = { line: 6, column: 10, reason: { kind: 'recordCut' } } as const;

const NOTICES: { readonly [K in Notice['kind']]: Extract<Notice, { kind: K }> } = {
  storageFull: { kind: 'storageFull' },
  storageForbidden: { kind: 'storageForbidden' },
  openElsewhere: { kind: 'openElsewhere' },
  brainFailed: { kind: 'brainFailed' },
  brainUnsupported: { kind: 'brainUnsupported' },
  connectionLost: { kind: 'connectionLost' },
  houseRestarting: { kind: 'houseRestarting' },
  proofFailed: { kind: 'proofFailed' },
  tableGone: { kind: 'tableGone' },
  outdated: { kind: 'outdated' },
  notFound: { kind: 'notFound' },
  damaged: { kind: 'damaged', damage: { kind: 'unreadable' } },
  recordTooLong: { kind: 'recordTooLong' },
  recordFaulty: { kind: 'recordFaulty', fault },
  linkBroken: { kind: 'linkBroken' },
  linkTooLong: { kind: 'linkTooLong' },
  linkFaulty: { kind: 'linkFaulty', fault },
};

test.each(LANGUAGES)('every notice has a sentence of its own in %s', async (language) => {
  const catalog = await loadCatalog(language);
  const sentences = Object.values(NOTICES).map((notice) => sayNotice(catalog, notice));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test('a fault has its place, damage its step', () => {
  expect(sayNotice(en, NOTICES.linkFaulty)).toBe(
    'The game in this link cannot be opened. Line 6, column 10: The record stops before the game is over.',
  );
  const damage = { kind: 'unlawful', index: 2, refusal: { kind: 'nothingToTake' } } as const;
  expect(sayNotice(en, { kind: 'damaged', damage })).toContain('step 3 ');
});
