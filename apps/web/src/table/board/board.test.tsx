// @vitest-environment happy-dom

import type { BoardModel } from '@claim-it/board';
import { Board } from '@claim-it/board';
import { USUAL_KEYS } from '@claim-it/client/storage';
import { cause, position } from '@claim-it/testkit';
import { catalog as en } from '@claim-it/text/en';
import { namesOf } from '@claim-it/text/say';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boardModel } from './boardModel.ts';

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

const modelOf = (game = ROLLED, isOpen = true): BoardModel =>
  boardModel(en.spaces, { ...FACTS, game, isOpen });

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

describe('a tap', () => {
  test('on a lit space chooses it', () => {
    const { onChoose, onRefused } = show();
    fireEvent.click(space(/^Column 3, row 5/));
    expect(onChoose).toHaveBeenCalledWith('3,5');
    expect(onRefused).not.toHaveBeenCalled();
  });

  test('whose marker has fallen draws nothing anew', () => {
    const moment = { ...PLACING, ms: 320 };
    const model = boardModel(en.spaces, { ...FACTS, game: CHOSEN, moment });
    const { container, rerender, onChoose, onRefused } = show(model);
    const falling = container.querySelector('[data-space="3,5"] .layer.drop');
    expect(falling).not.toBeNull();
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

  test('elsewhere is refused, with a cross that disappears', async () => {
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

  test('while nothing may be chosen is forwarded, but not crossed out', () => {
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
});
