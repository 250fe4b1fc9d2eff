// @vitest-environment happy-dom

import { change } from '@claim-it/client/storage';
import { afterEach, expect, test, vi } from 'vitest';
import { buzz } from './haptics.ts';

const vibrate = vi.fn();

afterEach(() => {
  vibrate.mockClear();
  change({ haptics: true });
});

test('a bust is felt as two thuds', () => {
  vi.stubGlobal('navigator', { vibrate });
  buzz('bust');
  expect(vibrate).toHaveBeenCalledWith([40, 30, 60]);
});

test('nothing is felt before the page was touched', () => {
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: false } });
  buzz('take');
  expect(vibrate).not.toHaveBeenCalled();
});

test('nothing is felt by those who do not want it', () => {
  vi.stubGlobal('navigator', { vibrate });
  change({ haptics: false });
  buzz('take');
  expect(vibrate).not.toHaveBeenCalled();
});

test('a device that cannot buzz is no fault', () => {
  vi.stubGlobal('navigator', {});
  expect(() => buzz('drop')).not.toThrow();
});
