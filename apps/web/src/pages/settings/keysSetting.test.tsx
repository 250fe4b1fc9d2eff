// @vitest-environment happy-dom

import { change, settings, USUAL, USUAL_KEYS } from '@claim-it/client/storage';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../test/unit/texts.ts';
import { device, places } from '../../kit/text/lazyTexts.ts';
import { KeyHints } from '../../table/plates/keyHints.tsx';
import { HelpSheet } from '../../table/sheets/helpSheet.tsx';
import { SettingsPage } from './settingsPage.tsx';

beforeEach(async () => {
  await speaking('en');
  await device.fetch('en');
  await places.fetch('en');
  change(USUAL);
});
afterEach(() => {
  cleanup();
  change(USUAL);
});

const button = (name: RegExp): HTMLElement => {
  const keys = document.querySelector<HTMLElement>('.keys-setting');
  if (keys === null) throw new Error('no keys can be set');
  return within(keys).getByRole('button', { name, hidden: true });
};

const setKey = async (name: RegExp, key: string): Promise<void> => {
  await act(() => void fireEvent.click(button(name)));
  await act(() => void fireEvent.keyDown(button(/Press a key$/), { key }));
};

test('a key is set by pressing it once', async () => {
  render(<SettingsPage />);
  await setKey(/^Roll/, 'W');
  expect(settings.value.keys).toEqual({ ...USUAL_KEYS, roll: 'w' });
  expect(button(/^Roll/).textContent).toBe('RollW');
  expect(screen.getByText('Roll: now W.')).toBeTruthy();
});

test('a key that is taken is named with what it does', async () => {
  render(<SettingsPage />);
  await setKey(/^Roll/, 't');
  expect(settings.value.keys).toEqual(USUAL_KEYS);
  expect(screen.getByText('T is already in use: Take.')).toBeTruthy();
});

test('digits and the keys of the board are not to be had', async () => {
  render(<SettingsPage />);
  await setKey(/^Take/, '3');
  expect(screen.getByText(/^That key is already needed/)).toBeTruthy();
  await setKey(/^Take/, 'Enter');
  expect(settings.value.keys).toEqual(USUAL_KEYS);
});

test('Escape and leaving change nothing', async () => {
  render(<SettingsPage />);
  await setKey(/^Roll/, 'Escape');
  expect(screen.queryByText('Press a key')).toBeNull();
  await act(() => void fireEvent.click(button(/^Roll/)));
  await act(() => void fireEvent.keyDown(button(/Press a key$/), { key: 'Tab' }));
  await act(() => void fireEvent.blur(button(/Press a key$/)));
  await act(() => void fireEvent.keyDown(button(/^Roll/), { key: 'w' }));
  expect(settings.value.keys).toEqual(USUAL_KEYS);
});

test('all keys can be as usual again', async () => {
  change({ keys: { ...USUAL_KEYS, roll: 'w' } });
  render(<SettingsPage />);
  await act(() => void fireEvent.click(button(/^Reset the keys/)));
  expect(settings.value.keys).toEqual(USUAL_KEYS);
  expect(screen.getByText('The keys have been reset.')).toBeTruthy();
});

test('without letters there is nothing to set', () => {
  change({ letterKeys: false });
  render(<SettingsPage />);
  expect(screen.queryByRole('group', { name: 'Change the keys', hidden: true })).toBeNull();
});

test('the help and the hints show the keys as they are', () => {
  change({ keys: { ...USUAL_KEYS, roll: 'w', next: 'j' } });
  const { container } = render(
    <>
      <HelpSheet onClose={() => undefined} />
      <KeyHints />
    </>,
  );
  const shown = [...container.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(shown).toContain('Shift+J');
  expect(shown.filter((key) => key === 'W')).toHaveLength(2);
  expect(shown).not.toContain('R');
});
