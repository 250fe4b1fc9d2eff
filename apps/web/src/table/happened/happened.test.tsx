// @vitest-environment happy-dom

import { change, settings, USUAL } from '@claim-it/client/storage';
import { fakeMatch, handClock } from '@claim-it/client/testing/fakeMatch.ts';
import type { Input, Roll, Seat, Space } from '@claim-it/rules';
import { position } from '@claim-it/testkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { houseControls, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts } from '../../kit/text/texts.ts';
import { TurnBanner } from '../bars/banner.tsx';
import { TableBoard } from '../board/tableBoard.tsx';
import { Recap } from '../notes/recap.tsx';
import { RollPlate } from '../plates/plates.tsx';
import { PlayerCards } from '../players/cards.tsx';
import { LiveRegions } from '../speech/live.tsx';
import { createStage } from '../stage/stage.ts';
import { createActions } from '../state/actions.ts';
import { createTableModel } from '../state/tableModel.ts';
import { createUndo } from '../state/undo.ts';
import { Happened } from './happened.tsx';

const placing = (seat: Seat, roll: Roll, space: Space): readonly Input[] => [
  { kind: 'roll', seat },
  { kind: 'dice', roll },
  { kind: 'place', seat, space },
];
const take = (seat: Seat): Input => ({ kind: 'take', seat });

/** Green has three spaces; Orange jumps two of them, Blue settles one. */
const START = '....../....../....../...g../..gg../...... gob g - - std';
const OWN: readonly Input[] = [...placing(0, [1, 1, 6], '6,1'), take(0)];
const OTHERS: readonly Input[] = [
  ...placing(1, [2, 3, 5], '3,2'),
  ...placing(1, [3, 4, 6], '4,3'),
  take(1),
  ...placing(2, [1, 5, 5], '5,5'),
  take(2),
];

const jumped = (pattern = 'pbb') => {
  const { table, match } = tableOf(position(START), pattern);
  match.cause(...OWN);
  match.cause(...OTHERS);
  return { table, match, actions: createActions(table) };
};

const marks = (kind: 'lost' | 'changed'): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll(`.mark.is-${kind}`)].map((mark) =>
    mark.closest('[data-space]')?.getAttribute('data-space'),
  );
const labelOf = (space: Space): string =>
  document.querySelector(`[data-space="${space}"]`)?.getAttribute('aria-label') ?? '';

beforeEach(async () => {
  settings.value = { ...USUAL, speed: 0 };
  await loadTexts('en');
});
afterEach(() => {
  cleanup();
  settings.value = USUAL;
});

describe('spaces that changed since my turn', () => {
  test('are marked and named until I roll', () => {
    const { table, match, actions } = jumped();
    render(<TableBoard table={table} actions={actions} />);
    expect(marks('lost').toSorted()).toEqual(['3,2', '4,3']);
    expect(marks('changed')).toEqual(['5,5']);
    expect(labelOf('3,2')).toContain('taken by Amos since your turn, was yours');
    expect(labelOf('5,5')).toContain('new since your turn');
    expect(labelOf('6,1')).not.toContain('since your turn');
    void act(() => match.cause({ kind: 'roll', seat: 0 }));
    expect(document.querySelector('.mark')).toBeNull();
    expect(labelOf('3,2')).not.toContain('since your turn');
  });

  test('are shown again on request, and hidden on the next one', () => {
    const { table, match, actions } = jumped();
    match.cause({ kind: 'roll', seat: 0 });
    render(<TableBoard table={table} actions={actions} />);
    void act(() => {
      expect(table.changes.ask()).toBe(3);
    });
    expect(marks('lost')).toHaveLength(2);
    void act(() => {
      expect(table.changes.ask()).toBeNull();
    });
    expect(document.querySelector('.mark')).toBeNull();
  });

  test('are hidden if disabled, but can be requested', () => {
    change({ marks: false });
    const { table, actions } = jumped();
    render(<TableBoard table={table} actions={actions} />);
    expect(document.querySelector('.mark')).toBeNull();
    void act(() => {
      table.changes.ask();
    });
    expect(marks('lost')).toHaveLength(2);
  });

  test('at one device are those of the next person to play', () => {
    const { table, match } = tableOf(position(START), 'ppb');
    match.cause(...OWN);
    expect(table.changes.marked.value?.seat).toBe(1);
    expect(table.changes.marked.value?.changes.map(({ space }) => space)).toEqual(['6,1']);
    match.cause(...OTHERS.slice(0, 7));
    expect(table.changes.marked.value?.seat).toBe(0);
  });

  test('of an online table are those of my chair', () => {
    const { table, match } = tableOf(position(START), 'gpg');
    match.cause(...OWN, ...OTHERS);
    expect(table.changes.marked.value).toMatchObject({ seat: 1, gains: [0, 0, 1] });
  });

  test('belong to no player for a spectator', () => {
    const { table, match } = tableOf(position(START), 'ggg');
    match.cause(...OWN, ...OTHERS);
    expect(table.changes.marked.value).toBeNull();
  });
});

describe('a jump', () => {
  test('is visible until the roll, and announced at once', async () => {
    const { table, match } = tableOf(position(START), 'pbb');
    match.cause(...OWN);
    render(
      <>
        <Happened table={table} />
        <LiveRegions match={match} stage={table.stage} />
      </>,
    );
    void act(() => match.cause(...OTHERS));
    expect(document.querySelector('.jump-notice')?.textContent).toBe(
      'You lost 2 spaces to Amos3,2 and 4,3. Your mine shrank from 3 to 1 space.',
    );
    const alert = await screen.findByText('You lost 2 spaces to Amos: 3,2 and 4,3.');
    expect(alert.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
    void act(() => match.cause({ kind: 'roll', seat: 0 }));
    expect(document.querySelector('.jump-notice')).toBeNull();
  });

  test('by several names each of them', () => {
    const { table, match } = tableOf(position(START), 'pbb');
    match.cause(...OWN, ...placing(1, [2, 3, 5], '3,2'), take(1));
    match.cause(...placing(2, [2, 4, 6], '4,2'), take(2));
    render(<Happened table={table} />);
    expect(document.querySelector('.jump-notice')?.textContent).toContain('You lost 2 spaces');
    expect(document.querySelector('.jump-notice')?.textContent).toContain(
      'Amos: 3,2. Lottie: 4,2.',
    );
  });

  test('is counted on the cards, which also name how strong a bot is', () => {
    const { table } = jumped();
    render(<PlayerCards table={table} />);
    const pills = [...document.querySelectorAll('.pill')].map((pill) => pill.textContent);
    expect(pills).toEqual(['−2', '+2', '+1']);
    const [own, amos] = screen.getAllByRole('listitem').map((card) => card.textContent);
    expect(own).toContain('Lost 2 spaces since your turn.');
    expect(amos).toContain('Gained 2 spaces since your turn.');
    expect(amos).toContain('Greenhorn');
  });

  test('stands in the recap; a press shows its spaces, and all can be seen again', () => {
    const { table } = jumped();
    render(<Recap table={table} />);
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'Amos took 2, 2 of them yours',
      'Lottie took 1',
    ]);
    expect(lines[0]?.className).toBe('is-loss');
    fireEvent.click(screen.getByText('Amos took 2, 2 of them yours'));
    expect(table.pointed.value.toSorted()).toEqual(['3,2', '4,3']);
    fireEvent.click(screen.getByText('Show again'));
    expect(table.stage.shown.value.moment).toMatchObject({ kind: 'rolling', seat: 1 });
  });
});

test('a bot’s roll that waits is named in the banner, and the plate shows it', () => {
  change({ stepwise: true, speed: 1 });
  const match = fakeMatch(position(START), 'bpp');
  const stage = createStage(match, handClock(), { mayStep: true });
  const table = createTableModel(match, stage);
  match.cause({ kind: 'roll', seat: 0 }, { kind: 'dice', roll: [1, 1, 6] });
  render(
    <>
      <TurnBanner table={table} />
      <RollPlate table={table} actions={createActions(table)} />
    </>,
  );
  expect(screen.getByText('Josie is about to roll')).toBeTruthy();
  const plate = screen.getByRole('button', { name: /Next roll/ });
  expect(plate.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(plate);
  expect(stage.shown.value.moment).toMatchObject({ kind: 'rolling', roll: [1, 1, 6] });
});

test('one’s own roll says "You roll"', () => {
  change({ speed: 1 });
  const { table, match } = tableOf(position(START), 'pbb');
  match.cause({ kind: 'roll', seat: 0 }, { kind: 'dice', roll: [1, 1, 6] });
  render(<TurnBanner table={table} />);
  expect(screen.getByText('You roll')).toBeTruthy();
});

describe('a take', () => {
  const taken = (pattern = 'pbb') => {
    change({ speed: 1 });
    const clock = handClock();
    const grace = handClock();
    let undone = 0;
    const fake = fakeMatch(position(START), pattern);
    const match = {
      ...fake,
      undoTake: () => {
        undone += 1;
        return Promise.resolve(true);
      },
    };
    const stage = createStage(match, clock);
    const table = { ...createTableModel(match, stage), undo: createUndo(match, stage, grace) };
    match.cause(...OWN.slice(0, 3));
    while (clock.turn());
    match.cause(take(0));
    return { table, match, clock, grace, undone: () => undone };
  };

  test('can be undone for three seconds once it is seen', async () => {
    const { table, clock, grace, undone } = taken();
    expect(table.undo.spaces.value).toBeNull();
    while (clock.turn());
    expect(table.undo.spaces.value).toBe(1);
    expect(grace.asked).toEqual([3000]);
    render(<Happened table={table} />);
    fireEvent.click(screen.getByRole('button', { name: /Undo/ }));
    expect(undone()).toBe(1);
    expect(table.undo.spaces.value).toBeNull();
    expect(await table.undo.undo()).toBe(false);
  });

  test('that was undone and taken again can be undone again', () => {
    const { table, match, clock } = taken();
    while (clock.turn());
    const before = match.steps.peek().slice(0, -1);
    const after = match.steps.peek();
    table.undo.waive();
    match.steps.value = before;
    match.corrections.value += 1;
    expect(table.undo.spaces.value).toBeNull();
    match.steps.value = after;
    while (clock.turn());
    expect(table.undo.spaces.value).toBe(1);
  });

  test('cannot be undone later, or after something has followed it', () => {
    const late = taken();
    while (late.clock.turn());
    late.grace.turn();
    expect(late.table.undo.spaces.value).toBeNull();
    const followed = taken('ppb');
    while (followed.clock.turn());
    followed.match.cause({ kind: 'roll', seat: 1 });
    expect(followed.table.undo.spaces.value).toBeNull();
  });

  test.each([
    ['asked about before', { confirmTake: true }],
    ['shown as a result only', { speed: 0 }],
  ] as const)('that was %s delays no player', (_, wish) => {
    const { table, clock } = taken();
    change(wish);
    while (clock.turn());
    expect(table.undo.spaces.value).toBeNull();
  });

  test('of a server’s table cannot be undone', () => {
    const { table, match } = tableOf(position(START), 'pgg');
    const online = { ...match, house: houseControls() };
    expect(createUndo(online, table.stage).spaces.value).toBeNull();
  });
});
