import type { ReadonlySignal } from '@preact/signals';
import { watchMedia } from './media.ts';

/** The forms of a table, as layout.css has them. What has no place in a form is not even made there. */
const WIDE = '(min-width: 1180px) and (min-height: 560px) and (orientation: landscape)';

/** Three columns: players and notes, the map, dice and plates. */
export const isWide: ReadonlySignal<boolean> = watchMedia(WIDE);

/** Three columns with room for labels. */
export const isRoomy: ReadonlySignal<boolean> = watchMedia(`${WIDE} and (min-height: 760px)`);

/** Room for a sheet of notes; elsewhere they have a line, or the banner's second line. */
export const hasNotesSheet: ReadonlySignal<boolean> = watchMedia(
  `${WIDE}, (orientation: landscape) and (min-height: 620px)`,
);

/** Room for the map with its title; elsewhere it is the small one, with larger spaces. */
export const hasMapTitle: ReadonlySignal<boolean> = watchMedia(
  `${WIDE} and (min-height: 760px), (orientation: portrait) and (min-width: 700px) and (min-height: 900px)`,
);

/** A phone held upright. */
export const isPhone: ReadonlySignal<boolean> = watchMedia('(max-width: 699px)');
