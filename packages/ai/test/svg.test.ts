import { describe, expect, test } from 'vitest';
import { analyse } from '../src/analysis/analyse.ts';
import type { Analysis } from '../src/analysis/types.ts';
import { randomBot } from '../src/bots/random.ts';
import { winLinesSvg } from '../src/report/svg.ts';
import { brainOf, playGame, replayOf } from './games.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva'];

const reviewOf = (players: number, inputs: number): Analysis => {
  const plan = { players, variant: 'standard', bot: randomBot, seed: 6, inputs } as const;
  const analysis = analyse(replayOf(playGame(plan).record), brainOf(players), 'static');
  if (!analysis.ok) throw new Error(analysis.reason.kind);
  return analysis.value;
};

const percent = (share: number): string => `${Math.round(100 * share)}%`;

const drawingOf = (analysis: Analysis, title = 'T'): string => {
  const { colors } = analysis.record.setup;
  return winLinesSvg(analysis, { title, names: NAMES.slice(0, colors.length), colors, percent });
};

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

/** Checks that all elements are closed in order. */
const isBalanced = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, close, name, empty] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (empty === '/') continue;
    if (close === '') open.push(name!);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};

describe.each([2, 3, 4, 5])('the drawing of a game of %i', (players) => {
  const analysis = reviewOf(players, Number.POSITIVE_INFINITY);
  const svg = drawingOf(analysis);

  test('is an image with a title and a description, and has no references', () => {
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*aria-labelledby="win-title win-desc"/);
    expect(svg).toContain('<title id="win-title">T</title>');
    for (const name of NAMES.slice(0, players))
      expect(svg).toMatch(new RegExp(`<desc[^<]*${name}`));
    expect(svg).not.toMatch(/href|@import|url\(|NaN|undefined/);
    expect(isBalanced(svg)).toBe(true);
  });

  test('has a line with its own dashes and a letter for every seat', () => {
    const lines = svg.split('\n').filter((line) => line.startsWith('<g class="line">'));
    expect(lines).toHaveLength(players);
    const dashes = lines.map((line) => /stroke-dasharray="([^"]*)"/.exec(line)?.[1] ?? '');
    expect(new Set(dashes).size).toBe(players);
    const letters = [...svg.matchAll(/class="seat"[^>]*>(.)</g)].map(([, letter]) => letter);
    expect(letters.toSorted()).toEqual([...'gborv'].slice(0, players).toSorted());
  });

  test('letters at the ends of the lines do not cover each other', () => {
    const heights = [...svg.matchAll(/<circle [^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    const sorted = heights.toSorted((left, right) => left - right);
    for (const [index, y] of sorted.slice(1).entries())
      expect(y - sorted[index]!).toBeGreaterThanOrEqual(22);
  });

  test('every point of a line lies between 0 and 100 %', () => {
    for (const [, points] of svg.matchAll(/points="([^"]*)"/g)) {
      const heights = points!.split(' ').map((point) => Number(point.split(',')[1]));
      expect(heights).toHaveLength(analysis.line.length);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
      expect(Math.max(...heights)).toBeLessThanOrEqual(432);
    }
  });

  test('marks every turn and the three largest blunders', () => {
    expect(count(svg, /class="turn"/g)).toBe(new Set(analysis.steps.map(({ turn }) => turn)).size);
    const losses = analysis.steps
      .flatMap((step) => (step.kind === 'decision' && step.mark === 'blunder' ? [step.loss] : []))
      .sort((left, right) => right - left)
      .slice(0, 3);
    expect(losses).toHaveLength(3);
    const told = [...svg.matchAll(/class="blunder".*?\u2212(\d+)/g)].map(([, loss]) =>
      Number(loss),
    );
    expect(told).toEqual(losses.map((loss) => Math.round(100 * loss)));
  });
});

test('names are text, never markup', () => {
  const analysis = reviewOf(2, 20);
  const svg = drawingOf(analysis, '<script>"&\u0000');
  expect(svg).toContain('&lt;script&gt;&quot;&amp; ');
  expect(svg).not.toContain('<script>');
});

test('a record without moves can be drawn', () => {
  const svg = drawingOf(reviewOf(2, 0));
  expect(isBalanced(svg)).toBe(true);
  expect(svg).not.toMatch(/NaN|Infinity/);
});
