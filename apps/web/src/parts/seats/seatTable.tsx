import './seatTable.css';
import type { Color } from '@claim-it/rules';
import type { ComponentChildren, JSX } from 'preact';
import { Figure } from './figure.tsx';

type Place = { readonly x: number; readonly y: number; readonly turn: number };

/** Where five chairs stand around the table, clockwise; the first is below, where the reader sits. */
const PLACES: readonly Place[] = [
  { x: 0, y: 212, turn: 180 },
  { x: -336, y: 0, turn: -90 },
  { x: -140, y: -212, turn: 0 },
  { x: 140, y: -212, turn: 0 },
  { x: 336, y: 0, turn: 90 },
];

/** Which of the five places are taken by so many chairs. */
const TAKEN: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2],
  3: [0, 1, 4],
  4: [0, 1, 2, 4],
};

/** The place of each of so many chairs, by its number from 0 to 4; `[data-place]` puts a plate there. */
export const placesFor = (chairs: number): readonly number[] => TAKEN[chairs] ?? [0, 1, 2, 3, 4];

type Props = {
  /** The occupant of each place: their color, or null for an empty chair. */
  readonly sitters: readonly (Color | null)[];
  /** The place of each chair; all five in order, if nothing else is said. */
  readonly places?: readonly number[];
  /** Plates with names, each with `data-place`. */
  readonly children?: ComponentChildren;
};

/** The table from above with its chairs; labels are on plates around it. */
export const SeatTable = ({ sitters, places = [0, 1, 2, 3, 4], children }: Props): JSX.Element => (
  <div class="seat-table">
    <svg class="art seat-chairs" viewBox="-430 -351 860 720" aria-hidden="true">
      {sitters.map((color, chair) => {
        const { x, y, turn } = PLACES[places[chair] ?? chair] ?? { x: 0, y: 0, turn: 0 };
        return (
          <g key={chair} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.18)`}>
            <Figure color={color} chair={chair} />
          </g>
        );
      })}
    </svg>
    <div class="seat-table-top" aria-hidden="true" />
    {children}
  </div>
);
