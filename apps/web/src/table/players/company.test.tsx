// @vitest-environment happy-dom

import type { MatchAside, SeatCompany } from '@claim-it/client/model';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Game } from '@claim-it/rules';
import { position, start } from '@claim-it/testkit';
import { LANGUAGES } from '@claim-it/text/language';
import { signal } from '@preact/signals';
import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { TurnBanner } from '../bars/banner.tsx';
import { NotesPanel } from '../notes/notes.tsx';
import { EndSheet } from '../sheets/endSheet.tsx';
import { createStage } from '../stage/stage.ts';
import { createTableModel } from '../state/tableModel.ts';
import { PlayerCards } from './cards.tsx';

const NOW = new Date('2026-11-18T20:16:00Z').getTime();
const MINUTE = 60_000;

const HERE: SeatCompany = { presence: { kind: 'here' }, standIn: null };
const awayFor = (ms: number, standIn: string | null = null): SeatCompany => ({
  presence: { kind: 'away', since: NOW - ms },
  standIn,
});

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setInterval', 'clearInterval'] });
  await loadTexts('en');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An online table of Josie, who is "you", and Amos at another device. */
const tableWith = (
  game: Game,
  company: readonly SeatCompany[],
  asides: readonly MatchAside[] = [],
) => {
  const fake = fakeMatch(game, 'gp'.slice(0, game.setup.colors.length));
  const match = { ...fake, company: signal(company), asides: signal(asides) };
  return { table: createTableModel(match, createStage(match, handClock())), match };
};

const cards = (): readonly string[] =>
  screen.getAllByRole('listitem').map((card) => card.textContent ?? '');

const tag = (): string | undefined => document.querySelector('.card-name small')?.textContent;

test('a player without a name is told by color, with nothing before it', () => {
  const { match } = tableWith(start('go'), []);
  const sitters = match.setup.sitters.map((sitter) => ({ ...sitter, name: '' }));
  const nameless = { ...match, setup: { ...match.setup, sitters } };
  const stage = createStage(nameless, handClock());
  render(<PlayerCards table={createTableModel(nameless, stage)} />);
  expect(cards()[0]).toMatch(/^Green, cactus: /);
});

describe('presence', () => {
  test('a lamp and a word stand on every person’s card', () => {
    const { table } = tableWith(start('go'), [awayFor(2 * MINUTE), HERE]);
    render(<PlayerCards table={table} />);
    expect(cards()[0]).toContain('away 2 min');
    expect(cards()[1]).toContain('you');
    const lamps = [...document.querySelectorAll('.lamp')].map((lamp) => lamp.classList[1]);
    expect(lamps).toEqual(['is-away', 'is-here']);
  });

  test('the time away is updated by itself', () => {
    const { table } = tableWith(start('go'), [awayFor(30_000), HERE]);
    render(<PlayerCards table={table} />);
    expect(tag()).toBe('away');
    void act(() => {
      vi.advanceTimersByTime(MINUTE);
    });
    expect(tag()).toBe('away 1 min');
  });

  test.each([
    [0, 'away'],
    [59 * MINUTE, 'away 59 min'],
    [3 * 60 * MINUTE, 'away 3 h'],
    [24 * 60 * MINUTE, 'away 1 day'],
  ])('%i milliseconds are "%s"', (ms, words) => {
    const { table } = tableWith(start('go'), [awayFor(ms), HERE]);
    render(<PlayerCards table={table} />);
    expect(tag()).toBe(words);
  });

  test('a stand-in is named on the card', () => {
    const { table } = tableWith(start('go'), [awayFor(MINUTE, 'Nora'), HERE]);
    render(<PlayerCards table={table} />);
    expect(cards()[0]).toContain('Nora plays');
  });
});

describe('the banner says what the table waits for', () => {
  const toPlace = 'g...../....../....../....../....../...... go g 235 - std';
  const toDecide = 'g...../....../....../....../....../..4.... go g - - std';
  test.each([
    ['to roll', start('go'), 'toRoll'],
    ['a space', position(toPlace), 'choosing'],
    ['roll or take', position(toDecide), 'deciding'],
  ] as const)('%s', async (_, game, stage) => {
    for (const language of LANGUAGES) {
      await loadTexts(language);
      const { banner } = text().table;
      render(<TurnBanner table={tableWith(game, [HERE, HERE]).table} />);
      // The narrow space of French counts.
      expect(screen.getByText(banner[stage], { collapseWhitespace: false })).toBeTruthy();
      expect(screen.getByText(banner.turnOf('Josie'))).toBeTruthy();
      cleanup();
    }
  });

  test('a player who is away', () => {
    render(<TurnBanner table={tableWith(start('go'), [awayFor(2 * MINUTE), HERE]).table} />);
    expect(screen.getByText('Waiting for Josie')).toBeTruthy();
    expect(screen.getByText('away 2 min')).toBeTruthy();
  });

  test('a stand-in', () => {
    const company = [awayFor(MINUTE, 'Nora'), HERE];
    render(<TurnBanner table={tableWith(start('go'), company).table} />);
    expect(screen.getByText('Nora plays for Josie')).toBeTruthy();
  });
});

describe('what happens besides the game', () => {
  const asides: readonly MatchAside[] = [
    { at: 0, seat: 0, kind: 'lapsed' },
    { at: 0, seat: 0, kind: 'stoodIn', bot: 'Nora' },
    { at: 1, seat: 0, kind: 'back' },
  ];

  test('is noted in its place', () => {
    const { table, match } = tableWith(start('go'), [HERE, HERE], asides);
    match.cause({ kind: 'roll', seat: 0 });
    render(<NotesPanel table={table} />);
    expect(cards().map((line) => line.trim())).toEqual([
      'Josie is back',
      'Josie is away: Nora plays meanwhile',
      'Josie ran out of time',
    ]);
  });

  test('is shown with the result', () => {
    const over = position('GGGGGG/....../....../....../OO..../...... go g - 0 std');
    const { table } = tableWith(over, [HERE, HERE], asides);
    const errands = {
      rematch() {},
      exportRecord() {},
      copyPosition() {},
      analyse() {},
      review() {},
      share() {},
      letWatch() {},
      playStronger() {},
    };
    render(<EndSheet table={table} errands={errands} onClose={() => {}} />);
    expect(screen.getByText('Josie ran out of time.')).toBeTruthy();
    expect(screen.getByText('Nora played for Josie for a while.')).toBeTruthy();
  });
});
