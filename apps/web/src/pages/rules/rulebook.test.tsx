// @vitest-environment happy-dom
import { formatPosition, placementsOf, SPACES, standings } from '@claim-it/rules';
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

/** The sentences of a rule in the document, without the examples it names. */
const sentencesOf = (document: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...document.matchAll(/^- \*\*([A-Z]\d+)\*\* (.*(?:\n {2}(?!\(EXAMPLE).*)*)/gm)].map(
      ([, id, sentence = '']) => [id, sentence.replaceAll('\n  ', ' ').replaceAll("'", '’')],
    ),
  );

test('the page says each rule as the document does', async () => {
  await speaking('en');
  await rulebook.fetch('en');
  const told = sentencesOf(rules);
  expect(Object.keys(told)).toHaveLength(32);
  expect(rulebook.text().rules).toMatchObject(told);
});

test.each(LANGUAGES)('every little board has a caption in %s', async (language) => {
  await speaking(language);
  await rulebook.fetch(language);
  const texts = rulebook.texts.value;
  for (const [id, { figures }] of Object.entries(texts?.chapters ?? {}))
    expect(figuresOf(id as 'S'), id).toHaveLength(figures.length);
});

test('the figures show what their captions say', () => {
  const [anywhere] = figuresOf('P');
  expect(anywhere && placementsOf(anywhere.game)).toHaveLength(6);
  const gamesOf = (chapter: 'B' | 'T' | 'L' | 'W') => figuresOf(chapter).map(({ game }) => game);
  const [bustBefore, bustAfter] = gamesOf('B');
  expect(Object.keys(bustBefore?.turn.stakes ?? {})).toHaveLength(4);
  expect(figuresOf('B').map(({ roll }) => roll)).toEqual([[3, 4, 6], null]);
  expect(figuresOf('P').at(-1)?.roll).toEqual([1, 4, 5]);
  expect(bustAfter && formatPosition(bustAfter)).toBe(
    '..O.../....../....../....../...g../...... gbo b - - std',
  );
  const [, taken] = gamesOf('T');
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
  const [called] = gamesOf('L');
  expect(called?.lastRoundCalledBy).toBe(2);
  const [won] = gamesOf('W');
  expect(won && standings(won).map(({ group }) => group)).toEqual([6, 5, 7]);
});
