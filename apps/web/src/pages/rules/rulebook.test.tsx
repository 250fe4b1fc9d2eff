// @vitest-environment happy-dom
import { formatPosition, SPACES, standings } from '@claim-it/rules';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import rules from '../../../../../docs/rules.md?raw';
import rulings from '../../../../../docs/rulings.md?raw';
import { speaking } from '../../../test/unit/texts.ts';
import { rulebook } from '../../kit/text/lazyTexts.ts';
import { figuresOf } from './figures.ts';
import { RulesPage } from './rulesPage.tsx';

afterEach(cleanup);

const idsIn = (document: string, pattern: RegExp): readonly string[] =>
  [...document.matchAll(pattern)].flatMap((match) => match[1] ?? []);

test.each(LANGUAGES)(
  'every rule and ruling of the documents is on the page in %s',
  async (language) => {
    await speaking(language);
    await rulebook.fetch(language);
    render(<RulesPage />);
    for (const id of [
      ...idsIn(rules, /^- \*\*([A-Z]\d+)\*\* /gm),
      ...idsIn(rulings, /^### (R\d+) · /gm),
    ])
      expect(screen.getAllByText(id), id).toHaveLength(1);
  },
);

test.each(LANGUAGES)('every little board has a caption in %s', async (language) => {
  await speaking(language);
  await rulebook.fetch(language);
  const texts = rulebook.texts.value;
  for (const [id, { figures }] of Object.entries(texts?.chapters ?? {}))
    expect(figuresOf(id as 'S'), id).toHaveLength(figures.length);
});

test('the figures show what their captions say', () => {
  const [bustBefore, bustAfter] = figuresOf('B');
  expect(Object.keys(bustBefore?.turn.stakes ?? {})).toHaveLength(4);
  expect(bustAfter && formatPosition(bustAfter)).toBe(
    '..O.../....../....../....../...g../...... gbo b - - std',
  );
  const [, taken] = figuresOf('T');
  const kinds = SPACES.map((space) => taken?.board[space]).filter(
    (holding) => holding?.kind !== 'empty' && holding?.owner === 0,
  );
  expect(kinds.map((holding) => holding?.kind).toSorted()).toEqual([
    'claimed',
    'claimed',
    'claimed',
    'settled',
    'settled',
  ]);
  const [called] = figuresOf('L');
  expect(called?.lastRoundCalledBy).toBe(2);
  const [won] = figuresOf('W');
  expect(won && standings(won).map(({ group }) => group)).toEqual([6, 5, 7]);
});
