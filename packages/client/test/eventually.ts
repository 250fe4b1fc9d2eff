import { vi } from 'vitest';

/** Waits until a check holds; the limit is for a hang, not for speed. */
export const eventually = (check: () => void): Promise<void> =>
  vi.waitFor(check, { timeout: 30_000 });
