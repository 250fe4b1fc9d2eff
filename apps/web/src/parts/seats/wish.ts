import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';

/** What the one who opens the setup page is after: `people` seats at least two of them. */
export const setupWish: Signal<'people' | null> = signal(null);
