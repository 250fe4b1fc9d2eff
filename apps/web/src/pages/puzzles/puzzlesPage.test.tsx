// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Puzzle, PuzzleChoice } from '@claim-it/ai';
import { parsePuzzles } from '@claim-it/ai';
import { change, transactOn } from '@claim-it/client/storage';
import type { Language, PuzzleText } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { puzzles as lazyTexts, places } from '../../kit/text/lazyTexts.ts';
import { sheetsOf } from './puzzle/themes.ts';
import { PuzzlesPage } from './puzzlesPage.tsx';
import { loadAnswers } from './stored/storedAnswers.ts';

vi.mock('@claim-it/client/analysis', () => import('../../../test/unit/localAnalysis.ts'));

// A limit for a hang, not for speed.
configure({ asyncUtilTimeout: 30_000 });

const FILE = createRequire(import.meta.url).resolve('@claim-it/ai/puzzles/shipped.txt');

/** One in which both a space and the decision can be missed. */
const ALL = parsePuzzles(readFileSync(FILE, 'utf8'));
const PUZZLE = ALL.find(({ choices }) => choices.length >= 6) as Puzzle;
const [BEST] = PUZZLE.choices;
const isBestSpace = ({ placement }: PuzzleChoice): boolean =>
  placement.space === BEST.placement.space;
const HALF = PUZZLE.choices.slice(1).find(isBestSpace) as PuzzleChoice;
const WRONG = PUZZLE.choices.find((choice) => !isBestSpace(choice)) as PuzzleChoice;

beforeEach(async () => {
  change({ speed: 0 });
  await loadAnswers(); // a page of the test before may still be looking
  await transactOn(['puzzles'], 'readwrite', ({ puzzles }) => puzzles.clear());
  await loadAnswers();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = async (language: Language, id: string | null): Promise<PuzzleText> => {
  cleanup();
  await speaking(language);
  await lazyTexts.fetch(language);
  await places.fetch(language);
  render(<PuzzlesPage id={id} />);
  await screen.findByRole('heading', { level: 1 });
  const { value } = lazyTexts.texts;
  if (value === null) throw new Error('no texts');
  return value;
};

/** Chooses and decides as at the table. */
const answer = async ({ placement, then }: PuzzleChoice): Promise<void> => {
  const space = await waitFor(() => {
    const found = document.querySelector(`[data-space="${placement.space}"].lit`);
    if (found === null) throw new Error('no such space is lit');
    return found;
  });
  fireEvent.click(space);
  const plate = await waitFor(() => {
    const found = document.querySelector(`.${then}-plate[aria-disabled="false"]`);
    if (found === null) throw new Error('nothing is chosen');
    return found;
  });
  fireEvent.click(plate);
};

const says = (texts: PuzzleText, kind: keyof PuzzleText['verdicts']): Promise<void> =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(texts.verdicts[kind].title));

/** The state of the puzzle on its sheet. */
const stateOf = async (id: string): Promise<string> => {
  const { theme } = sheetsOf(ALL).find(({ puzzles }) => puzzles.some((one) => one.id === id)) ?? {};
  history.replaceState(null, '', `#${theme}`);
  cleanup();
  render(<PuzzlesPage id={null} />);
  const space = await waitFor(() => {
    const found = document.querySelector(`.theme-space[href$="/${id}"]`);
    if (found === null) throw new Error('no such space');
    return found;
  });
  history.replaceState(null, '', location.pathname);
  return space.textContent ?? '';
};

test.each(LANGUAGES)('a puzzle is missed, half found and solved, in %s', async (language) => {
  const texts = await open(language, null);
  const { states } = places.text().puzzles;
  expect(await stateOf(PUZZLE.id)).toContain(states.fresh);
  await open(language, PUZZLE.id);
  await answer(WRONG);
  await says(texts, 'wrong');
  fireEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
  await answer(HALF);
  await says(texts, 'half');
  const rows = screen.getByRole('table', { name: texts.table.caption }).querySelectorAll('tr');
  expect(rows).toHaveLength(1 + PUZZLE.choices.length);
  expect(rows[1]?.textContent).toContain(texts.table.best);
  fireEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
  await answer(BEST);
  await says(texts, 'right');
  await waitFor(() => expect(document.querySelector('.puzzle-why')?.textContent).toContain(':'));
  const analyse = screen.getByRole('link', { name: texts.analyse });
  expect(analyse.getAttribute('href')).toMatch(/\/analysis#.*%20/);
  await open(language, null);
  expect(await stateOf(PUZZLE.id)).toContain(states.solved);
});

test('a full device says so, and play goes on', async () => {
  const texts = await open('en', PUZZLE.id);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await answer(BEST);
  await says(texts, 'right');
  const trouble = (): HTMLElement | null => document.querySelector('.puzzle-trouble[role=alert]');
  await waitFor(() => expect(trouble()?.textContent).toBe(texts.notKept.full));
  await open('en', null);
  expect(document.querySelectorAll('.theme-picture .is-first')).toHaveLength(1);
});

test('a puzzle that does not exist says so', async () => {
  const texts = await open('en', 'zzzzz');
  expect(screen.getByText(texts.unknown)).toBeTruthy();
});
