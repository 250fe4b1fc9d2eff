import { LANGUAGES } from '@claim-it/text';
import { catalog } from '@claim-it/text/en';
import { expect, test } from 'vitest';
import type { Page } from './route.ts';
import { formatRoute, parseRoute } from './route.ts';
import { windowTitle } from './windowTitle.ts';

const PAGES: readonly Page[] = [
  { kind: 'home' },
  { kind: 'setup' },
  { kind: 'play', id: 'k3' },
  { kind: 'saved' },
  { kind: 'shared' },
  { kind: 'learn', lesson: null },
  { kind: 'learn', lesson: 4 },
  { kind: 'rules' },
  { kind: 'settings' },
  { kind: 'table', id: 'kZ3_-xYw12Q' },
  { kind: 'lobby' },
  { kind: 'open' },
  { kind: 'me' },
  { kind: 'recover' },
  { kind: 'dice' },
  { kind: 'verify' },
  { kind: 'privacy' },
  { kind: 'review', id: null },
  { kind: 'review', id: 'k3' },
  { kind: 'show', id: 'k3' },
  { kind: 'stream', id: 'kZ3_-xYw12Q' },
  { kind: 'analysis' },
  { kind: 'puzzles', id: null },
  { kind: 'puzzles', id: '17' },
  { kind: 'daily' },
  { kind: 'ledger' },
];

test.each(PAGES)('$kind has an address in every language and is found there', (page) => {
  for (const language of LANGUAGES)
    expect(parseRoute(formatRoute(language, page))).toEqual({ language, page });
});

test.each(PAGES)('$kind is found without a language too', (page) => {
  const address = formatRoute('en', page).slice('/en'.length);
  expect(parseRoute(address)).toEqual({ language: null, page });
});

test.each([
  '/en/nothing',
  '/en/learn/5',
  '/en/learn/1/2',
  '/en/rules/1',
  '/pt',
  '/en/play/a/b',
  '/en/show',
  '/en/review/a/b',
  '/en/daily/1',
])('%s is no page', (address) => expect(parseRoute(address).page).toEqual({ kind: 'notFound' }));

test('every page names the window, but the table names it itself', () => {
  const titles = PAGES.map((page) => windowTitle(catalog.pages, page));
  expect(titles).toEqual([
    'Claim It! The claim-jumping game',
    'New game · Claim It!',
    null,
    'Your games · Claim It!',
    'A shared game · Claim It!',
    'Learn the rules · Claim It!',
    'Learn the rules · Claim It!',
    'The rules · Claim It!',
    'Settings · Claim It!',
    null,
    'Play online · Claim It!',
    'Play with friends · Claim It!',
    'You and your data · Claim It!',
    'Continue on this device · Claim It!',
    'Dice statistics · Claim It!',
    'Check a record · Claim It!',
    'Privacy · Claim It!',
    'Game review · Claim It!',
    'Game review · Claim It!',
    'Large view · Claim It!',
    'Large view · Claim It!',
    'Analysis board · Claim It!',
    'Puzzles · Claim It!',
    'Puzzles · Claim It!',
    'Daily challenge · Claim It!',
    'Your statistics · Claim It!',
  ]);
});
