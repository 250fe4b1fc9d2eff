import { outlinePath } from '@claim-it/board';
import type { Game, Space } from '@claim-it/rules';
import { columnOf, groupsOf, rowOf } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import './mineLight.css';

/** In the order in which one reads: the top row first, each from the left. */
const inReadingOrder = (spaces: readonly Space[]): readonly Space[] =>
  spaces.toSorted((one, other) => rowOf(other) - rowOf(one) || columnOf(one) - columnOf(other));

/** The largest mine of each winner, its spaces in reading order. */
const winningMines = (game: Game): readonly (readonly Space[])[] => {
  const { phase } = game.turn;
  if (phase.kind !== 'over') return [];
  return phase.winners.map((seat) => inReadingOrder(groupsOf(game.board, seat)[0] ?? []));
};

/** Parts of the moment, as shares of it: the line runs round, the spaces light up one after another. */
const RUN = 900 / 2600;
const NEXT = 60 / 2600;

const Numbered = ({ space, number, delay }: { space: Space; number: number; delay: number }) => (
  <g class="mine-space" style={{ animationDelay: `${delay}ms` }}>
    <rect x={columnOf(space) - 1} y={6 - rowOf(space)} width="1" height="1" />
    <circle cx={columnOf(space) - 0.17} cy={6.17 - rowOf(space)} r=".14" />
    <text x={columnOf(space) - 0.17} y={6.23 - rowOf(space)}>
      {number}
    </text>
  </g>
);

type Props = {
  readonly game: Game;
  /** How long the moment takes; null where it is over and everything is lit. */
  readonly ms: number | null;
};

/** The winning mine: all else is dim, a line of gold runs round it, and its spaces are counted. */
export const MineLight = ({ game, ms }: Props): JSX.Element | null => {
  const mask = useId();
  const mines = winningMines(game);
  const path = mines.map(outlinePath).join('');
  if (path === '') return null;
  const line = { d: path, pathLength: 1, style: { animationDuration: `${(ms ?? 0) * RUN}ms` } };
  return (
    <svg
      class={ms === null ? 'mine-light' : 'mine-light is-moving'}
      viewBox="0 0 6 6"
      aria-hidden="true"
    >
      <mask id={mask}>
        <rect x="-2" y="-2" width="10" height="10" fill="#fff" />
        <path d={path} fill="#000" />
      </mask>
      <path class="mine-dark" d="M-.05-.05h6.1v6.1h-6.1z" mask={`url(#${mask})`} />
      <path class="mine-glow" mask={`url(#${mask})`} {...line} />
      <path class="mine-edge" {...line} />
      <path class="mine-gold" {...line} />
      {mines.flatMap((mine) =>
        mine.map((space, index) => (
          <Numbered
            key={space}
            space={space}
            number={index + 1}
            delay={ms === null ? 0 : ms * NEXT * (index + 2)}
          />
        )),
      )}
    </svg>
  );
};
