import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';

/** Whether markers are drawn without wood grain; the page that shows the board sets it. */
export const hasHighContrast: Signal<boolean> = signal(false);
