// @vitest-environment happy-dom
import { parsePuzzle } from '@claim-it/ai';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { speaking } from '../../../../test/unit/texts.ts';
import { puzzles } from '../../../kit/text/lazyTexts.ts';
import { ChoiceTable } from './answerSheet.tsx';

afterEach(cleanup);

const PUZZLE = parsePuzzle(
  'v*...../r2.5..../..r.Vr6/.V..../rrr4V.V/...*v.. ovrg v 144 - reuse;3 41t885 41r799/13 44r735/13 44t571/15',
);

test.each([
  ['en', '79.9%', '8.6 ± 1.3'],
  ['de', '79,9\u00a0%', '8,6 ± 1,3'],
  ['nl', '79,9%', '8,6 ± 1,3'],
] as const)('numbers of the choices in %s: %s and %s', async (language, chance, behind) => {
  await speaking(language);
  await puzzles.fetch(language);
  const then = 'take';
  const answer = { space: '4,1', then } as const;
  const { container } = render(<ChoiceTable puzzle={PUZZLE} answer={answer} />);
  const cells = [...container.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells.slice(2, 4)).toEqual([chance, behind]);
});
