import { catalog as de } from '@claim-it/text/de';
import { catalog as en } from '@claim-it/text/en';
import { catalog as nl } from '@claim-it/text/nl';
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

test.each([
  ['en', en],
  ['de', de],
  ['nl', nl],
])('every notice has a sentence of its own in %s', (_, catalog) => {
  const sentences = Object.values(NOTICES).map((notice) => sayNotice(catalog, notice));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
});

test('a fault is told with its place, damage with its step', () => {
  expect(sayNotice(en, NOTICES.linkFaulty)).toBe(
    'The game in this link cannot be opened. Line 6, column 10: The record stops before the game is over.',
  );
  const damage = { kind: 'unlawful', index: 2, refusal: { kind: 'nothingToTake' } } as const;
  expect(sayNotice(en, { kind: 'damaged', damage })).toContain('step 3 ');
});
