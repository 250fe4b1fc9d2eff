import type { OnlineTable } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { Figure } from './figure.tsx';

const VIEW = '-54 -24 728 468';
const TOP = 'M130 0H390A130 130 0 0 1 390 260H130A130 130 0 0 1 130 0Z';

type Place = { readonly x: number; readonly y: number; readonly turn: number };

/** Where chairs stand, clockwise; the first is below, where the reader sits. */
const below: Place = { x: 310, y: 380, turn: 180 };
const above: Place = { x: 310, y: 40, turn: 0 };
const left: Place = { x: 10, y: 210, turn: -90 };
const right: Place = { x: 610, y: 210, turn: 90 };
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  2: [below, above],
  3: [below, left, right],
  4: [below, left, above, right],
  5: [below, left, { ...above, x: 210 }, { ...above, x: 410 }, right],
};

/** The lines of a map of six by six. */
const LINES = Array.from({ length: 7 }, (_, at) => at * 25);

const TableTop = (): JSX.Element => (
  <g transform="translate(50 80)">
    <path d={TOP} transform="translate(6 16)" fill="#030100" fill-opacity=".5" />
    <path d={TOP} transform="translate(0 8)" fill="#1c0d05" />
    <path d={TOP} class="room-table-top" stroke="#2a1407" stroke-width="2" />
    <path
      d={TOP}
      transform="translate(11.700 9.750) scale(.955 .925)"
      fill="none"
      stroke="#d8ab52"
      stroke-width="2"
      stroke-opacity=".8"
    />
    <g transform="translate(178 50) rotate(-1.500 82 82)">
      <path d="M-8-6h180v174H-8z" fill="#f0dfb4" stroke="#5a3a18" stroke-width="1.500" />
      <g transform="translate(7 6)" stroke="#6d4b24" stroke-width="1.400">
        {LINES.map((at) => (
          <path key={at} d={`M${at} 0v150M0 ${at}h150`} />
        ))}
        <path d="M0 26q40 4 62 34t88 78" fill="none" stroke="#7fa3ab" stroke-width="4" />
      </g>
    </g>
  </g>
);

/** The table from above with all its chairs; the words stand on the plates. */
export const RoomTable = ({ table }: { readonly table: OnlineTable }): JSX.Element | null => {
  const state = table.log.value?.state;
  if (state === undefined) return null;
  const count = state.chairs.length;
  const own = table.about.value?.you.chairs[0] ?? 0;
  return (
    <svg class="art room-table" viewBox={VIEW} aria-hidden="true">
      {(PLACES[count] ?? []).map(({ x, y, turn }, place) => {
        const chair = (own + place) % count;
        const color = state.chairs[chair]?.color ?? null;
        return (
          <g key={chair} transform={`translate(${x} ${y}) rotate(${turn}) scale(.8)`}>
            <Figure color={color} chair={chair} />
          </g>
        );
      })}
      <TableTop />
    </svg>
  );
};
