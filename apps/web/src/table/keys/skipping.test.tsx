// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stage } from '../stage/stage.ts';
import { startSkipping } from './skipping.ts';

const isBusy = signal(true);
const skip = vi.fn();
const onClick = vi.fn();
const onKey = vi.fn();
const stage = { isBusy, skip } as unknown as Stage;
let stop = (): void => {};

beforeEach(() => {
  isBusy.value = true;
  vi.clearAllMocks();
  stop = startSkipping(stage);
  render(
    <div>
      <button type="button" data-space="3,5" onClick={onClick} onKeyDown={onKey}>
        space
      </button>
      <button type="button" onClick={onClick} onKeyDown={onKey}>
        menu
      </button>
      <p>elsewhere</p>
    </div>,
  );
});
afterEach(() => {
  stop();
  cleanup();
});

test('a tap anywhere ends the moment', () => {
  fireEvent.pointerUp(screen.getByText('elsewhere'));
  expect(skip).toHaveBeenCalledTimes(1);
});

test('a tap on a space ends the moment and chooses nothing', () => {
  fireEvent.click(screen.getByText('space'));
  expect(skip).toHaveBeenCalledTimes(1);
  expect(onClick).not.toHaveBeenCalled();
});

test('other buttons do what they say, and end nothing', () => {
  fireEvent.pointerUp(screen.getByText('menu'));
  fireEvent.keyDown(screen.getByText('menu'), { key: 'Enter' });
  fireEvent.click(screen.getByText('menu'));
  expect(skip).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test.each(['r', 't', 'Enter', ' '])('“%s” ends the moment and decides nothing', (key) => {
  fireEvent.keyDown(screen.getByText('space'), { key });
  expect(skip).toHaveBeenCalledTimes(1);
  expect(onKey).not.toHaveBeenCalled();
});

test.each(['x', 'ArrowUp', '3'])('“%s” ends the moment and still does what it does', (key) => {
  fireEvent.keyDown(screen.getByText('space'), { key });
  expect(skip).toHaveBeenCalledTimes(1);
  expect(onKey).toHaveBeenCalledTimes(1);
});

test.each(['Tab', 'Shift'])('%s ends nothing', (key) => {
  fireEvent.keyDown(document.body, { key });
  expect(skip).not.toHaveBeenCalled();
});

test('nothing is swallowed while the table is at rest', () => {
  isBusy.value = false;
  fireEvent.click(screen.getByText('space'));
  fireEvent.keyDown(screen.getByText('space'), { key: 'Enter' });
  expect(skip).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onKey).toHaveBeenCalledTimes(1);
});
