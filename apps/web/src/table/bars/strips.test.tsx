// @vitest-environment happy-dom
import { start } from '@claim-it/testkit';
import { signal } from '@preact/signals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseControls, tableOf } from '../../../test/unit/tables.ts';
import { loadTexts, text } from '../../kit/text/texts.ts';
import { createErrands } from '../state/errands.ts';
import { HaltStrip } from './strips.tsx';

let until: number | null = 6000;
let tries = 0;

const pass = (): void => {
  void act(() => {
    vi.advanceTimersByTime(1000);
  });
};

const show = (kind: 'connectionLost' | 'houseRestarting'): void => {
  const { table, match } = tableOf(start('go'), 'pp');
  const cut = {
    ...table,
    match: {
      ...match,
      status: signal({ kind: 'halted', halt: { kind } } as const),
      retry: () => {
        tries += 1;
      },
      house: houseControls({ untilAgain: () => until }),
    },
  };
  render(<HaltStrip table={cut} errands={createErrands(cut)} />);
};

beforeEach(async () => {
  await loadTexts('en');
  vi.useFakeTimers();
  [until, tries] = [6000, 0];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('a broken line says when it is tried again, and tries at once when asked', () => {
  show('connectionLost');
  const { connection: say, notices } = text();
  expect(screen.getByRole('alert').textContent).toBe(notices.connectionLost);
  expect(screen.getByText('trying again in 6 s')).toBeTruthy();
  until = 1800;
  pass();
  expect(screen.getByText('trying again in 2 s')).toBeTruthy();
  until = null;
  pass();
  expect(screen.getByText(say.trying)).toBeTruthy();
  fireEvent.click(screen.getByText(say.now));
  expect(tries).toBe(1);
});

test('the seconds are not read aloud one by one', () => {
  show('houseRestarting');
  expect(screen.getByRole('alert').textContent).not.toMatch(/\d/);
  expect(screen.getByText('trying again in 6 s').closest('[aria-hidden="true"]')).not.toBeNull();
});
