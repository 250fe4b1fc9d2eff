import type { Mock } from 'vitest';
import { vi } from 'vitest';
import type { Remote } from '../src/base/calls.ts';
import type { CalledWorker } from '../src/base/workerCalls.ts';
import { serveCalls } from '../src/base/workerCalls.ts';

/** A worker in the thread of the test; `functions` is its interface, `page` calls back. */
export type FakeWorker = Omit<CalledWorker, 'terminate'> & {
  readonly terminate: Mock<() => void>;
  readonly die: () => void;
};

export const fakeWorker = <Page extends object>(
  functions: (page: Remote<Page>, die: () => void) => object,
): FakeWorker => {
  const outside = new EventTarget();
  const inside = new EventTarget();
  const send = (to: EventTarget, data: unknown): void =>
    queueMicrotask(() => to.dispatchEvent(new MessageEvent('message', { data })));
  const die = (): void => queueMicrotask(() => void outside.dispatchEvent(new Event('error')));
  const own: Record<string, unknown> = {};
  const page = serveCalls<Page>(own, {
    postMessage: (message) => send(outside, structuredClone(message)),
    addEventListener: inside.addEventListener.bind(inside),
  });
  Object.assign(own, functions(page, die));
  return {
    postMessage: (message) => send(inside, structuredClone(message)),
    addEventListener: outside.addEventListener.bind(outside),
    terminate: vi.fn(),
    die,
  };
};

/** Never answers. */
export const silence = (): Promise<never> => new Promise(() => {});
