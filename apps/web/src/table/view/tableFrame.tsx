import type { ComponentChildren, JSX } from 'preact';
import { hasMapTitle } from '../../kit/style/isWide.ts';
import './layout.css';

type Props = {
  /** The way back, whose turn it is, and tools. */
  readonly bars: ComponentChildren;
  readonly left: ComponentChildren;
  readonly map: ComponentChildren;
  /** Dice, rack and plates. */
  readonly right: ComponentChildren;
  /** Overlays of the table. */
  readonly children?: ComponentChildren;
  /** For what is laid out in another way: a lesson has a slip of words and no players. */
  readonly kind?: 'game' | 'lesson';
  readonly seats: number;
};

/** The window of every table, in games, lessons and puzzles: the map is as large as the rest lets it be. */
export const TableFrame = (props: Props): JSX.Element => {
  const { bars, left, map, right, children, kind = 'game', seats } = props;
  return (
    <main class={`table-page is-${kind}`} id="main" tabIndex={-1} data-seats={seats}>
      <div class="table-top" />
      {bars}
      <div class="table-left">{left}</div>
      <div class={hasMapTitle.value ? 'table-map' : 'table-map small-map'}>{map}</div>
      <div class="table-right">{right}</div>
      {children}
    </main>
  );
};
