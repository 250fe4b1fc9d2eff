// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { change, parseSettings, settings, storeSettings, USUAL } from './settings.ts';

const KEY = 'claim-it:settings';

afterEach(() => {
  vi.restoreAllMocks();
  settings.value = USUAL;
});

describe('stored settings', () => {
  test.each([
    ['nothing', null],
    ['no JSON', '{"speed":'],
    ['something else', '[1,2]'],
    ['null', 'null'],
  ])('%s means the defaults', (_, text) => {
    expect(parseSettings(text)).toEqual(USUAL);
  });

  test('readable values are kept, the rest is reset', () => {
    const text = JSON.stringify({ speed: 3, risk: 'never', volume: 7, language: 'nl', extra: 1 });
    expect(parseSettings(text)).toEqual({ ...USUAL, speed: 3, language: 'nl' });
  });

  test('every change is stored from the start on', () => {
    storeSettings();
    change({ name: 'Ada', hands: 'left' });
    expect(parseSettings(localStorage.getItem(KEY))).toEqual({
      ...USUAL,
      name: 'Ada',
      hands: 'left',
    });
  });

  test('a device without storage keeps them as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storeSettings();
    change({ speed: 2 });
    expect(settings.value.speed).toBe(2);
  });
});
