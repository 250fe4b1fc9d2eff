import type { JSX } from 'preact';

/** Drawn on a grid of 24, by one pen. */
const PATHS = {
  rules: 'M4 5.5c3-1.3 5.5-1 8 1 2.5-2 5-2.3 8-1v13c-3-1.3-5.5-1-8 1-2.5-2-5-2.3-8-1zM12 6.5v13',
  sound: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  lamp: 'M9 7.5h6l2 9.5H7zM6.5 20.5h11M9.5 7.5a2.5 2.5 0 0 1 5 0M12 10.5c1.8 1.8 1.8 4 0 4s-1.8-2.2 0-4z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
  undo: 'M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9',
  back: 'M14.5 5 8 12l6.5 7',
  forward: 'M9.5 5l6.5 7-6.5 7',
  first: 'M6.5 5v14M18 5l-7 7 7 7',
  last: 'M17.5 5v14M6 5l7 7-7 7',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  hand: 'M9 12V4.500a1.600 1.600 0 0 1 3.200 0V11l5.300 1.200c1.300.3 2 1.400 1.700 2.700l-1 4.600c-.2 1-1 1.700-2 1.700h-4.700c-.8 0-1.500-.4-1.900-1L6 14.800c-.9-1.400.8-2.700 2-1.600z',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5l5 5.5 10-12',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  help: 'M9 9a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.3-1.6 2.5M12 17.5v.2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  settings:
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10.3 3.5h3.4l.5 2.6 1.7 1 2.5-.9 1.7 3-2 1.7v2.2l2 1.7-1.7 3-2.5-.9-1.7 1-.5 2.6h-3.4l-.5-2.6-1.7-1-2.5.9-1.7-3 2-1.7v-2.2l-2-1.7 1.7-3 2.5.9 1.7-1z',
  share: 'M12 15V3.5M8 7l4-3.5L16 7M7 11H5v9.5h14V11h-2',
  save: 'M12 3.5V15M8 11.5l4 3.5 4-3.5M5 14.5v6h14v-6',
  open: 'M3.5 19.5v-14h6l2 2.5h8v3M3.5 19.5l3-8.5H22l-3 8.5z',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  bin: 'M4.5 6.5h15M9.5 6.5v-3h5v3M6.5 6.5l1 14h9l1-14M10.5 10.5v6M13.5 10.5v6',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5',
  bot: 'M6 8.5h12v10H6zM12 8.5V5M12 3.5v.2M9.5 12v1.5M14.5 12v1.5M9.5 16h5M3.5 12v3.5M20.5 12v3.5',
  pencil: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM14 6.5l3.5 3.5',
  notes: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4',
  again: 'M19 12a7 7 0 1 1-2-5M17.5 3v4.5H13',
  mine: 'M3.5 20.5v-10L12 3l8.5 7.5v10M8.5 20.5v-6a3.5 3.5 0 0 1 7 0v6z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.5 2',
  lookBack: 'M5 12a7 7 0 1 1 2 5M6.500 21v-4.500H11M12 8v4.500l3 2',
  screen: 'M3.500 4.500h17v11.500h-17zM8 20.500h8M12 16v4.500',
  magnifier: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500l5 5',
  bell: 'M12 3.500a6 6 0 0 0-6 6V14l-2 3.500h16L18 14V9.500a6 6 0 0 0-6-6zM9.500 20.500c1.500 1.200 3.500 1.200 5 0',
  flag: 'M5.5 3v18M5.5 4.5 19 8.5 5.5 13z',
} as const;
export type IconName = keyof typeof PATHS;

type Props = { readonly name: IconName };

/** A sign for a control that also has a name; `1.375em` high, in the color of the text. */
export const Icon = ({ name }: Props): JSX.Element => (
  <svg class="art icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={PATHS[name]} />
  </svg>
);
