// @vitest-environment happy-dom

import { sittersOf } from '@claim-it/client/testing/fakeMatch.ts';
import { position, start } from '@claim-it/testkit';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTexts } from '../../kit/text/texts.ts';
import type { Moment } from '../stage/moment.ts';
import { MomentLayer } from './momentLayer.tsx';
import { linesOf } from './rollOff.tsx';

const SITTERS = sittersOf(start('gob'), 'ppp');
const GAME = start('gob');
const SETUP = { sitters: SITTERS, variant: 'standard' } as const;
const ROLL_OFF: Extract<Moment, { kind: 'rollOff' }> = {
  kind: 'rollOff',
  ms: 4340,
  throws: [
    { sitter: 2, roll: [3, 4, 5] },
    { sitter: 0, roll: [1, 5, 6] },
    { sitter: 1, roll: [1, 1, 2] },
    { sitter: 2, roll: [1, 2, 2] },
    { sitter: 0, roll: [2, 2, 2] },
  ],
};

const shown = (moment: Moment | null): string =>
  render(<MomentLayer moment={moment} setup={SETUP} game={GAME} />).container.textContent ?? '';

beforeEach(() => loadTexts('nl'));
afterEach(cleanup);

describe('over the board one reads', () => {
  test.each<[string, Moment | null, string]>([
    ['nothing at rest', null, ''],
    [
      'the stamp of a bust',
      { kind: 'busting', seat: 0, roll: [1, 1, 1], lost: ['1,2'], ms: 1600 },
      'Alles verloren!',
    ],
    [
      'another where nothing is lost',
      { kind: 'busting', seat: 0, roll: [1, 1, 1], lost: [], ms: 1600 },
      'Niets te plaatsen',
    ],
    [
      'that a turn is skipped',
      { kind: 'passing', seat: 0, lost: ['1,2'], ms: 1100 },
      'Overgeslagen',
    ],
    [
      'who called the last round',
      { kind: 'lastRound', seat: 1, claims: 9, ms: 2200 },
      'Laatste rondeAmos',
    ],
  ])('%s', (_, moment, words) => {
    expect(shown(moment)).toBe(words);
  });

  test('every throw for the first turn, its sum, and who begins', () => {
    const words = shown(ROLL_OFF);
    for (const part of ['Wie begint?', 'Lottie12', 'Josie12', 'Amos4', 'Josie6', 'Josie begint.'])
      expect(words).toContain(part);
  });
});

test('the end counts the winning mine, and says who won with what', () => {
  const over = position('gg..o./..g.../....../....../....../...... gob b - 0 std');
  const moment: Moment = { kind: 'ended', winners: [0], ms: 2600 };
  const { container } = render(<MomentLayer moment={moment} setup={SETUP} game={over} />);
  const numbers = [...container.querySelectorAll('.mine-space text')].map((one) => one.textContent);
  expect(numbers).toEqual(['1', '2']);
  expect(container.querySelector('.win-word')?.textContent).toBe('Gewonnen!');
  expect(container.querySelector('.win-plate')?.textContent).toBe('JosieEen groep van 2 velden');
  expect(container.querySelectorAll('.is-moving')).toHaveLength(1);
});

test('afterwards the mine stays lit and nothing moves', () => {
  const over = position('gg..o./..g.../....../....../....../...... gob b - 0 std');
  const { container } = render(<MomentLayer moment={null} setup={SETUP} game={over} />);
  expect(container.querySelectorAll('.mine-space')).toHaveLength(2);
  expect(container.querySelector('.is-moving')).toBeNull();
});

describe('the throws for the first turn', () => {
  test('fall one after another, and all are at rest before the end', () => {
    const lines = linesOf({ moment: ROLL_OFF, sitters: SITTERS });
    const starts = lines.map((line) => line.starts);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    for (const { lies } of lines) expect(lies).toBeLessThan(ROLL_OFF.ms);
  });

  test('are golden only where they decide', () => {
    const lines = linesOf({ moment: ROLL_OFF, sitters: SITTERS });
    expect(lines.map((line) => line.isFirst)).toEqual([false, false, false, false, true]);
  });

  test('keep within the time that a faster speed leaves', () => {
    const lines = linesOf({ moment: { ...ROLL_OFF, ms: 1000 }, sitters: SITTERS });
    for (const { lies } of lines) expect(lies).toBeLessThan(1000);
  });
});
