// @vitest-environment happy-dom

import type { Settings } from '@claim-it/client/storage';
import { change, settings, USUAL } from '@claim-it/client/storage';
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { device, places } from '../../kit/text/lazyTexts.ts';
import { SettingsPage } from './settingsPage.tsx';

beforeEach(async () => {
  await speaking('en');
  await device.fetch('en');
  await places.fetch('en');
  change({ ...USUAL, name: 'Ada', language: 'en' });
  render(<SettingsPage />);
});
afterEach(cleanup);

const CHOICES: readonly (readonly [string, string, Partial<Settings>])[] = [
  ['Speed', 'Results only', { speed: 0 }],
  ['Speed', 'Slow', { speed: 0.5 }],
  ['Speed', 'Very fast', { speed: 3 }],
  ['Bust risk', 'Low, medium, high', { risk: 'band' }],
  ['Coach', 'Hints when I ask', { coach: 'hints' }],
  ['Colors', 'Night', { theme: 'night' }],
  ['Contrast', 'High', { contrast: 'high' }],
  ['Motion', 'Reduced', { motion: 'reduced' }],
  ['Hand', 'Left', { hands: 'left' }],
];

test.each(CHOICES)('%s: %s counts at once', (group, choice, expected) => {
  const box = screen.getByRole('group', { name: group, hidden: true });
  const radio = [...box.querySelectorAll('label')].find((one) => one.textContent === choice);
  fireEvent.click(radio?.querySelector('input') as HTMLElement);
  expect(settings.value).toEqual({ ...USUAL, name: 'Ada', language: 'en', ...expected });
});

test.each([
  ['Bots step by step', { stepwise: true }],
  ['Marks on changed spaces', { marks: false }],
  ['Ask before taking', { confirmTake: true }],
  ['Choose the only space for me', { autoChoose: false }],
  ['Vibration', { haptics: false }],
  ['Letter keys', { letterKeys: false }],
] as const)('%s can be switched', (name, expected) => {
  fireEvent.click(screen.getByRole('switch', { name, hidden: true }));
  expect(settings.value).toMatchObject(expected);
});

test('sound is off at first and says how loud it is', () => {
  const slider = screen.getByRole('slider', { name: 'Sound', hidden: true });
  expect(slider.getAttribute('aria-valuetext')).toBe('Off');
  fireEvent.input(slider, { target: { value: '40' } });
  expect(settings.value.volume).toBe(0.4);
  expect(slider.getAttribute('aria-valuetext')).toBe('40%');
});

test('letters grow in steps, and the page says how large they are', () => {
  const slider = screen.getByRole('slider', { name: 'Text size', hidden: true });
  expect(slider.getAttribute('aria-valuetext')).toBe('100%');
  fireEvent.input(slider, { target: { value: '50' } });
  expect(settings.value.letters).toBe(130);
  expect(slider.getAttribute('aria-valuetext')).toBe('130%');
});

test('a name can be changed, but not to an empty one', () => {
  const field = screen.getByLabelText('Your name');
  fireEvent.input(field, { target: { value: 'Grace' } });
  expect(settings.value.name).toBe('Grace');
  fireEvent.input(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(settings.value.name).not.toBe('');
});

test('everything can be as it was at first, except name and language', () => {
  change({ speed: 3, theme: 'night', volume: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Reset all settings', hidden: true }));
  expect(settings.value).toEqual({ ...USUAL, name: 'Ada', language: 'en' });
  expect(screen.getByText('All settings have been reset.')).toBeTruthy();
});

test('every setting there is has its place on the page', () => {
  const all = { hidden: true } as const;
  const shown =
    screen.getAllByRole('switch', all).length + screen.getAllByRole('slider', all).length;
  const groups = new Set(CHOICES.map(([group]) => group)).size;
  // Quiet hours are shown to people with turn notifications.
  const nameLanguageKeysAndQuiet = 4;
  expect(shown + groups + nameLanguageKeysAndQuiet).toBe(Object.keys(USUAL).length);
});

test('the parts are tabs: one is shown, arrows and Home go from one to the next', () => {
  const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
  expect(screen.getByRole('group', { name: 'Colors' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Speed' })).toBeNull();
  fireEvent.click(tab('Play'));
  expect(screen.getByRole('group', { name: 'Speed' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Colors' })).toBeNull();
  fireEvent.keyDown(tab('Play'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(tab('Controls'));
  expect(tab('Controls').getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(tab('Controls'), { key: 'Home' });
  expect(screen.getByRole('tabpanel').textContent).toContain(
    'This board shows each change at once.',
  );
});
