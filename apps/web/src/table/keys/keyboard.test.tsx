// @vitest-environment happy-dom

import { settings, USUAL } from '@claim-it/client/storage';
import type { Space } from '@claim-it/rules';
import { cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableKeys } from './keyboard.ts';
import { startKeyboard } from './keyboard.ts';

const LIT: readonly Space[] = ['2,5', '3,2', '5,3'];

const NAMES = [
  'roll',
  'take',
  'notes',
  'status',
  'mine',
  'changes',
  'undo',
  'sound',
  'hint',
  'help',
  'close',
] as const;

const listen = () => {
  const calls = Object.fromEntries(NAMES.map((name) => [name, vi.fn()])) as unknown as Record<
    (typeof NAMES)[number],
    () => void
  >;
  const keys: TableKeys = { ...calls, lit: () => LIT };
  return { calls, stop: startKeyboard(keys) };
};

let listening = listen();

const focused = (): string | null => document.activeElement?.getAttribute('data-space') ?? null;
const press = (key: string, more: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true, ...more });
};

beforeEach(() => {
  settings.value = USUAL;
  listening.stop();
  listening = listen();
  render(
    <div>
      <div class="grid">
        {['2,5', '3,2', '5,3', '3,5'].map((space) => (
          <button key={space} type="button" data-space={space} tabIndex={space === '3,5' ? 0 : -1}>
            {space}
          </button>
        ))}
      </div>
      <input aria-label="name" />
      <div role="dialog">
        <button type="button" id="inside">
          inside
        </button>
      </div>
    </div>,
  );
});
afterEach(() => {
  cleanup();
  listening.stop();
  settings.value = USUAL;
});

test('letters do what they are set to', () => {
  settings.value = { ...USUAL, keys: { ...USUAL.keys, roll: 'w', next: 'j' } };
  press('r');
  expect(listening.calls.roll).not.toHaveBeenCalled();
  press('w');
  expect(listening.calls.roll).toHaveBeenCalledTimes(1);
  press('j');
  expect(focused()).toBe('2,5');
});

describe('letters', () => {
  test.each([
    ['r', 'roll'],
    ['R', 'roll'],
    ['t', 'take'],
    ['l', 'notes'],
    ['s', 'status'],
    ['m', 'mine'],
    ['c', 'changes'],
    ['u', 'undo'],
    ['a', 'sound'],
    ['h', 'hint'],
    ['?', 'help'],
    ['Escape', 'close'],
  ] as const)('%s calls %s', (key, name) => {
    press(key);
    for (const other of NAMES)
      expect(listening.calls[other], other).toHaveBeenCalledTimes(other === name ? 1 : 0);
  });

  test('N and Shift+N visit the lit spaces in a circle', () => {
    const visited = ['n', 'n', 'n', 'n'].map((key) => {
      press(key);
      return focused();
    });
    expect(visited).toEqual(['2,5', '3,2', '5,3', '2,5']);
    press('N', { shiftKey: true });
    expect(focused()).toBe('5,3');
  });

  test('Shift+N begins with the last', () => {
    press('N', { shiftKey: true });
    expect(focused()).toBe('5,3');
  });

  test('two digits are a column and a row', () => {
    press('3');
    expect(focused()).toBeNull();
    press('5');
    expect(focused()).toBe('3,5');
  });

  test('another key between two digits forgets the first', () => {
    press('3');
    press('x');
    press('5');
    expect(focused()).toBeNull();
    press('3');
    expect(focused()).toBe('5,3');
  });

  test('can be switched off, all but Escape', () => {
    settings.value = { ...USUAL, letterKeys: false };
    for (const key of ['r', 't', 'l', 's', 'm', 'a', '?', 'n', '3', '5']) press(key);
    for (const name of NAMES) expect(listening.calls[name]).not.toHaveBeenCalled();
    expect(focused()).toBeNull();
    press('Escape');
    expect(listening.calls.close).toHaveBeenCalledTimes(1);
  });

  test('held down act once', () => {
    press('r');
    press('r', { repeat: true });
    expect(listening.calls.roll).toHaveBeenCalledTimes(1);
  });
});

describe('keys are left alone', () => {
  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s', (modifier) => {
    press('r', { [modifier]: true });
    expect(listening.calls.roll).not.toHaveBeenCalled();
  });

  test.each(['input', '#inside'])('in %s', (selector) => {
    document.querySelector<HTMLElement>(selector)?.focus();
    for (const key of ['r', '3', '5', 'Escape', 'ArrowUp']) press(key);
    for (const name of NAMES) expect(listening.calls[name]).not.toHaveBeenCalled();
    expect(focused()).toBeNull();
  });

  test('while a dialog is open, wherever the focus is', () => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    press('r');
    dialog.remove();
    expect(listening.calls.roll).not.toHaveBeenCalled();
  });

  test('after the table is gone', () => {
    listening.stop();
    press('r');
    expect(listening.calls.roll).not.toHaveBeenCalled();
  });
});

test('an arrow with the focus nowhere leads onto the board', () => {
  press('ArrowDown');
  expect(focused()).toBe('3,5');
});
