import { afterEach, expect, test, vi } from 'vitest';
import { isGuestHere, noteGuest } from '../running/running.ts';
import { forgetMe, signOut } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['deleting', forgetMe],
  ['signing out', signOut],
] as const)(
  'while %s is in progress no other request is sent; if it fails, the guest is back',
  async (_, leave) => {
    for (const isDone of [false, true]) {
      noteGuest();
      const during: boolean[] = [];
      vi.stubGlobal('fetch', async () => {
        during.push(isGuestHere.peek());
        return new Response('{}', {
          status: isDone ? 200 : 503,
          headers: { 'content-type': 'application/json' },
        });
      });
      const answer = await leave();
      expect([answer.ok, during, isGuestHere.peek()]).toEqual([isDone, [false], !isDone]);
    }
  },
);
