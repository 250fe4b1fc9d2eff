import type { ReadonlySignal } from '@preact/signals';
import { watchMedia } from './media.ts';

/** Columns beside the map, as layout.css has them. What has no place elsewhere is not even made there. */
export const isWide: ReadonlySignal<boolean> = watchMedia('(min-width: 1180px)');
