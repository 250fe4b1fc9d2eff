import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finishTakeOver, takeOver } from './takeOver.ts';

const QUIET_MS = 300;
const PARKED_MS = 3000;

const reload = vi.fn();
const kept = new Map<string, string>();
let serviceWorker: EventTarget & { getRegistration?: () => Promise<unknown> };
let fetched: () => void;

const edition = (): ServiceWorker & { readonly postMessage: ReturnType<typeof vi.fn> } =>
  ({ postMessage: vi.fn() }) as never;

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  kept.clear();
  serviceWorker = new EventTarget();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(call: () => void) {
        fetched = call;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = (): boolean => serviceWorker.dispatchEvent(new Event('controllerchange'));

describe('a newer version', () => {
  test('is asked once the page fetches nothing more, and the page starts again with it', () => {
    const waiting = edition();
    takeOver(waiting);
    vi.advanceTimersByTime(QUIET_MS - 1);
    fetched();
    vi.advanceTimersByTime(QUIET_MS - 1);
    expect(waiting.postMessage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'takeOver' });
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that the browser parked is freed by a new start, and asked again', async () => {
    takeOver(edition());
    vi.advanceTimersByTime(QUIET_MS + PARKED_MS);
    expect(reload).toHaveBeenCalledOnce();

    const waiting = edition();
    serviceWorker = Object.assign(new EventTarget(), {
      getRegistration: () => Promise.resolve({ waiting }),
    });
    vi.stubGlobal('navigator', { serviceWorker });
    finishTakeOver();
    await vi.runAllTimersAsync();
    expect(waiting.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'takeOver' });
    change();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('takes over only where it was wanted', () => {
    finishTakeOver();
    change();
    expect(reload).not.toHaveBeenCalled();
  });
});
