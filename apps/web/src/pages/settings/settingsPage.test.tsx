// @vitest-environment happy-dom

import type { Settings } from '@claim-it/client/storage';
import { change, settings, USUAL } from '@claim-it/client/storage';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { SettingsPage } from './settingsPage.tsx';

beforeEach(async () => {
  await speaking('en');
  await device.fetch('en');
  change({ ...USUAL, name: 'Ada', language: 'en' });
  render(<SettingsPage />);
});
afterEach(cleanup);

const CHOICES: readonly (readonly [string, string, Partial<Settings>])[] = [
  ['Speed', 'Results only', { speed: 0 }],
  ['Speed', 'Very fast', { speed: 3 }],
  ['Bust risk', 'Low, medium, high', { risk: 'band' }],
  ['Coach', 'Hints when asked', { coach: 'hints' }],
  ['Light', 'Night', { theme: 'night' }],
  ['Contrast', 'High', { contrast: 'high' }],
  ['Motion', 'Reduced', { motion: 'reduced' }],
  ['Hand', 'Left', { hands: 'left' }],
];

test.each(CHOICES)('%s: %s counts at once', (group, choice, expected) => {
  const box = screen.getByRole('group', { name: group });
  const radio = [...box.querySelectorAll('label')].find((one) => one.textContent === choice);
  fireEvent.click(radio?.querySelector('input') as HTMLElement);
  expect(settings.value).toEqual({ ...USUAL, name: 'Ada', language: 'en', ...expected });
});

test.each([
  ['Ask before taking', { confirmTake: true }],
  ['Choose a single space', { autoChoose: false }],
  ['Vibration', { haptics: false }],
  ['Letter keys', { letterKeys: false }],
] as const)('%s can be switched', (name, expected) => {
  fireEvent.click(screen.getByRole('switch', { name }));
  expect(settings.value).toMatchObject(expected);
});

test('sound is off at first and says how loud it is', () => {
  const slider = screen.getByRole('slider', { name: 'Sound' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Off');
  fireEvent.input(slider, { target: { value: '40' } });
  expect(settings.value.volume).toBe(0.4);
  expect(slider.getAttribute('aria-valuetext')).toBe('40%');
});

test('a name can be changed, but nobody is nameless', () => {
  const field = screen.getByLabelText('Your name');
  fireEvent.input(field, { target: { value: 'Grace' } });
  expect(settings.value.name).toBe('Grace');
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(settings.value.name).not.toBe('');
});

test('everything can be as it was at first, except name and language', () => {
  change({ speed: 3, theme: 'night', volume: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Set everything as it was at first' }));
  expect(settings.value).toEqual({ ...USUAL, name: 'Ada', language: 'en' });
  expect(screen.getByText('Everything is as it was at first.')).toBeTruthy();
});

test('every setting there is has its place on the page', () => {
  const shown = screen.getAllByRole('switch').length + screen.getAllByRole('slider').length;
  const groups = new Set(CHOICES.map(([group]) => group)).size;
  // Quiet hours are shown to those who are told of turns.
  const nameLanguageKeysAndQuiet = 4;
  expect(shown + groups + nameLanguageKeysAndQuiet).toBe(Object.keys(USUAL).length);
});
