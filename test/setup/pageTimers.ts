import { afterAll } from 'vitest';

// In a browser the timers of a page end with the page. Vitest removes the page and leaves Node's timers running,
// so a pending one would call a page that no longer exists.
if ('document' in globalThis) {
  const pending = new Set<NodeJS.Timeout>();
  const { setTimeout: start } = globalThis;
  const startForPage = (call: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => {
    const timer = start(() => {
      pending.delete(timer);
      call(...args);
    }, ms);
    pending.add(timer);
    return timer;
  };
  Object.assign(globalThis, { setTimeout: Object.assign(startForPage, start) });
  afterAll(() => {
    for (const timer of pending) clearTimeout(timer);
  });
}
