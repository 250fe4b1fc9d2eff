// @vitest-environment happy-dom

import { cause, position } from '@claim-it/testkit';
import { catalog as en } from '@claim-it/text/en';
import { namesOf } from '@claim-it/text/say';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../test/unit/eventually.ts';
import { USUAL_KEYS } from '../keep/keys.ts';
import { boardModel } from '../table/boardModel.ts';
import { Board } from './board.tsx';
import type { BoardModel } from './model.ts';
import { outlinePath } from './outline.tsx';

const ROLLED = position('....../....../..o.../..o.../....../...... go g 235 - std');
const CHOSEN = cause(ROLLED, { kind: 'place', seat: 0, space: '3,5' }).game;

const FACTS = {
  isOpen: true,
  names: namesOf(en, ROLLED.setup.colors, ['Josie', 'Amos']),
  you: 0,
  keys: USUAL_KEYS,
} as const;
const PLACING = {
  kind: 'placing',
  seat: 0,
  space: '3,5',
  stake: { kind: 'squatter', number: 2 },
} as const;

const modelOf = (game = ROLLED, isOpen = true, fall = 0): BoardModel =>
  boardModel(en.spaces, { ...FACTS, game, isOpen, fall });

const show = (model = modelOf()) => {
  const onChoose = vi.fn();
  const onRefused = vi.fn();
  const onLook = vi.fn();
  const view = render(<Board {...{ model, onChoose, onRefused, onLook }} />);
  return { ...view, onChoose, onRefused, onLook };
};

const selected = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('gridcell', { selected: true })
    .map((cell) => cell.getAttribute('data-space'));

const space = (name: RegExp): HTMLElement => screen.getByRole('gridcell', { name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the grid', () => {
  test('has six rows of six buttons, row 6 first', () => {
    show();
    const rows = within(screen.getByRole('grid')).getAllByRole('row');
    expect(rows).toHaveLength(6);
    const cells = rows.map((row) => within(row).getAllByRole('gridcell'));
    expect(cells.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(cells[0]?.[0]?.getAttribute('aria-label')).toBe('Column 1, row 6: empty');
    expect(cells[5]?.[5]?.getAttribute('aria-label')).toBe('Column 6, row 1: empty');
    expect(new Set(cells.flat().map((cell) => cell.tagName))).toEqual(new Set(['BUTTON']));
  });

  test('has one space that Tab leads to, and it follows the focus', () => {
    const { container } = show();
    const entries = () => [...container.querySelectorAll('[tabindex="0"]')];
    expect(entries()).toHaveLength(1);
    fireEvent.focus(space(/^Column 4, row 2/));
    expect(entries()).toEqual([space(/^Column 4, row 2/)]);
  });

  test.each([
    ['ArrowUp', 'Column 3, row 5'],
    ['ArrowDown', 'Column 3, row 3'],
    ['ArrowLeft', 'Column 2, row 4'],
    ['ArrowRight', 'Column 4, row 4'],
    ['Home', 'Column 1, row 4'],
    ['End', 'Column 6, row 4'],
  ])('%s leads from column 3, row 4 to %s', (key, name) => {
    show();
    const from = space(/^Column 3, row 4/);
    from.focus();
    fireEvent.keyDown(from, { key });
    expect(document.activeElement?.getAttribute('aria-label')).toContain(name);
  });

  test('an arrow at the edge stays where it is', () => {
    show();
    const corner = space(/^Column 1, row 6/);
    corner.focus();
    fireEvent.keyDown(corner, { key: 'ArrowUp' });
    fireEvent.keyDown(corner, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(corner);
  });

  test('the chosen space is the selected one', () => {
    show(modelOf(CHOSEN));
    expect(selected()).toEqual(['3,5']);
  });
});

/** A storage that never answers. */
const FOREVER = new Promise<void>(() => undefined);

describe('a tap', () => {
  test('on a lit space chooses it', () => {
    const { onChoose, onRefused } = show();
    fireEvent.click(space(/^Column 3, row 5/));
    expect(onChoose).toHaveBeenCalledWith('3,5');
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('shows the marker at once, before the choice is safe', async () => {
    const { onChoose, container } = show();
    onChoose.mockReturnValue(FOREVER);
    await act(() => void fireEvent.click(space(/^Column 3, row 5/)));
    expect(selected()).toEqual(['3,5']);
    expect(container.querySelector('[data-space="3,5"] .ghost')).toBeNull();
  });

  test('on another space moves the marker there at once', async () => {
    const { onChoose } = show(modelOf(CHOSEN));
    onChoose.mockReturnValue(FOREVER);
    await act(() => void fireEvent.click(space(/^Column 5, row 3/)));
    expect(selected()).toEqual(['5,3']);
  });

  test('that comes to nothing is taken back', async () => {
    const { onChoose, container } = show();
    let answer = (): void => undefined;
    onChoose.mockReturnValue(
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
    );
    await act(() => void fireEvent.click(space(/^Column 3, row 5/)));
    await act(() => void fireEvent.click(space(/^Column 3, row 5/)));
    expect(selected()).toEqual(['3,5']);
    await act(() => answer());
    await eventually(() => expect(selected()).toEqual([]));
    expect(container.querySelector('[data-space="3,5"] .ghost')).not.toBeNull();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  test('on another space before the first choice is safe changes it, there and back', async () => {
    const { onChoose } = show(modelOf(CHOSEN));
    onChoose.mockReturnValue(FOREVER);
    await act(() => void fireEvent.click(space(/^Column 5, row 3/)));
    await act(() => void fireEvent.click(space(/^Column 2, row 3/)));
    expect(selected()).toEqual(['2,3']);
    await act(() => void fireEvent.click(space(/^Column 3, row 5/)));
    expect(selected()).toEqual(['3,5']);
    expect(onChoose.mock.calls).toEqual([['5,3'], ['2,3'], ['3,5']]);
  });

  test('whose choice stands draws nothing anew', async () => {
    const { container, rerender, onChoose, onRefused } = show(modelOf(ROLLED, true, 320));
    onChoose.mockReturnValue(FOREVER);
    await act(() => void fireEvent.click(space(/^Column 3, row 5/)));
    const falling = container.querySelector('[data-space="3,5"] .layer.drop');
    expect(falling).not.toBeNull();
    const moment = { ...PLACING, ms: 320 };
    const model = boardModel(en.spaces, { ...FACTS, game: CHOSEN, moment, fall: 320 });
    rerender(<Board {...{ model, onChoose, onRefused }} />);
    expect(container.querySelector('[data-space="3,5"] .layer.drop')).toBe(falling);
    rerender(<Board {...{ model: modelOf(CHOSEN), onChoose, onRefused }} />);
    expect(container.querySelectorAll('[data-space="3,5"] .layer')[1]).toBe(falling);
    expect(falling?.className.trim()).toBe('layer');
  });

  test('on the chosen space changes nothing', () => {
    const { onChoose, onRefused } = show(modelOf(CHOSEN));
    fireEvent.click(space(/^Column 3, row 5/));
    expect(onChoose).not.toHaveBeenCalled();
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('elsewhere is refused, with a cross that goes by itself', async () => {
    vi.useFakeTimers();
    const { onChoose, onRefused, container } = show();
    fireEvent.click(space(/^Column 1, row 1/));
    expect(onRefused).toHaveBeenCalledWith('1,1');
    expect(onChoose).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(50);
    expect(container.querySelector('[data-space="1,1"] .refused-cross')).not.toBeNull();
    await vi.advanceTimersByTimeAsync(700);
    expect(container.querySelector('.refused-cross')).toBeNull();
  });

  test('while nothing may be chosen is told on, but not crossed out', () => {
    const { onRefused, container } = show(modelOf(ROLLED, false));
    fireEvent.click(space(/^Column 1, row 1/));
    expect(onRefused).toHaveBeenCalledWith('1,1');
    expect(container.querySelector('.refused-cross')).toBeNull();
  });
});

describe('looking', () => {
  test('the space with the focus is looked at', () => {
    const { onLook } = show();
    fireEvent.focus(space(/^Column 3, row 5/));
    expect(onLook).toHaveBeenLastCalledWith('3,5');
  });

  test('a mine under the pointer is outlined', () => {
    const { container } = show();
    fireEvent.pointerOver(space(/^Column 3, row 4/), { pointerType: 'mouse' });
    expect(container.querySelector('.mine-outline')?.getAttribute('data-color')).toBe('orange');
    fireEvent.pointerOver(space(/^Column 1, row 1/), { pointerType: 'mouse' });
    expect(container.querySelector('.mine-outline')).toBeNull();
  });

  test('an outline runs along the outer sides only', () => {
    expect(outlinePath(['1,6', '2,6'])).toBe('M0 0h1M0 1h1M0 0v1M1 0h1M1 1h1M2 0v1');
  });
});
