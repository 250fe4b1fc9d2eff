import { describe, expect, test } from 'vitest';
import { actionOf, keyRefusal, USUAL_KEYS } from './keys.ts';
import { parseSettings } from './settings.ts';

const kept = (keys: unknown) => parseSettings(JSON.stringify({ keys })).keys;

describe('a key', () => {
  test('may be any unused character', () => {
    expect(keyRefusal(USUAL_KEYS, 'roll', 'w')).toBeNull();
    expect(keyRefusal(USUAL_KEYS, 'roll', 'r')).toBeNull();
    expect(keyRefusal(USUAL_KEYS, 'roll', 'é')).toBeNull();
  });

  test('has one meaning', () => {
    expect(keyRefusal(USUAL_KEYS, 'roll', 't')).toEqual({ kind: 'taken', by: 'take' });
  });

  test.each(['1', '9', ' ', 'Enter', 'ArrowUp', 'F1', ''])('%j is reserved', (one) => {
    expect(keyRefusal(USUAL_KEYS, 'roll', one)).toEqual({ kind: 'reserved' });
  });

  test('triggers its action', () => {
    expect(actionOf({ ...USUAL_KEYS, roll: 'w' }, 'w')).toBe('roll');
    expect(actionOf({ ...USUAL_KEYS, roll: 'w' }, 'r')).toBeNull();
  });
});

describe('stored keys', () => {
  test('are read again', () => {
    expect(kept({ ...USUAL_KEYS, roll: 'w' })).toEqual({ ...USUAL_KEYS, roll: 'w' });
  });

  test.each([
    ['missing', undefined],
    ['unreadable', 'r'],
    ['one missing', { ...USUAL_KEYS, roll: undefined }],
    ['a digit', { ...USUAL_KEYS, roll: '3' }],
    ['two alike', { ...USUAL_KEYS, roll: 't' }],
  ])('%s: all defaults', (_, keys) => {
    expect(kept(keys)).toEqual(USUAL_KEYS);
  });
});

test('keys stored before there were hints stay, and the hint gets a free one', () => {
  const { hint: _, ...before } = USUAL_KEYS;
  expect(kept({ ...before, roll: 'w' })).toEqual({ ...USUAL_KEYS, roll: 'w' });
  expect(kept({ ...before, roll: 'h' })).toEqual({ ...USUAL_KEYS, roll: 'h', hint: '!' });
});

test('keys stored before changes and undo had one stay, too', () => {
  const { changes: _, undo: __, ...before } = USUAL_KEYS;
  expect(kept({ ...before, roll: 'w' })).toEqual({ ...USUAL_KEYS, roll: 'w' });
  expect(kept({ ...before, roll: 'u', take: 'c' })).toEqual({
    ...USUAL_KEYS,
    roll: 'u',
    take: 'c',
    changes: '&',
    undo: '<',
  });
});
