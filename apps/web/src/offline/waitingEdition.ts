import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';

/** A newer edition is on the device and waits. It comes with the next visit, or when the player says so. */
export const waitingEdition: Signal<ServiceWorker | null> = signal(null);
