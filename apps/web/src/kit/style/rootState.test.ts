import { USUAL } from '@claim-it/client/storage';
import { expect, test } from 'vitest';
import { rootStateOf } from './rootState.ts';

const calm = { isDark: false, hasMoreContrast: false, hasLessMotion: false };
const wishful = { isDark: true, hasMoreContrast: true, hasLessMotion: true };

test('the device decides what is left to it', () => {
  expect(rootStateOf(USUAL, calm)).toEqual({
    theme: 'day',
    contrast: 'usual',
    motion: 'full',
    hands: 'right',
  });
  expect(rootStateOf(USUAL, wishful)).toEqual({
    theme: 'night',
    contrast: 'high',
    motion: 'reduced',
    hands: 'right',
  });
});

test('a setting counts before the device', () => {
  expect(rootStateOf({ ...USUAL, theme: 'day' }, wishful).theme).toBe('day');
  expect(rootStateOf({ ...USUAL, theme: 'night' }, calm).theme).toBe('night');
  expect(rootStateOf({ ...USUAL, contrast: 'high' }, calm).contrast).toBe('high');
  expect(rootStateOf({ ...USUAL, motion: 'reduced' }, calm).motion).toBe('reduced');
  expect(rootStateOf({ ...USUAL, hands: 'left' }, calm).hands).toBe('left');
});
