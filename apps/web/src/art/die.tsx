import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { DieFace, Turn } from './dieShape.ts';
import { dieFaces, EDGE } from './dieShape.ts';

type Props = { readonly pip: Pip; readonly size: number; readonly turn: Turn };

const known = new Map<string, readonly DieFace[]>();

/** There are only eighteen; a tumbling die asks for them twelve times a second. */
const facesFor = (pip: Pip, turn: Turn): readonly DieFace[] => {
  const key = `${pip}${turn}`;
  const faces = known.get(key) ?? dieFaces(pip, turn);
  known.set(key, faces);
  return faces;
};

const Side = ({ pip, side, matrix }: DieFace): JSX.Element => (
  <g transform={matrix} class={`die-${side}`}>
    <use href={`#bone-side-${side}`} />
    {side === 'top' && (
      <rect
        x={-EDGE * 0.47}
        y={-EDGE * 0.47}
        width={EDGE * 0.94}
        height={EDGE * 0.94}
        rx={EDGE * 0.155}
        fill="none"
        stroke="#fffdf6"
        stroke-width="1.4"
        opacity=".85"
      />
    )}
    <use href={`#spots-${pip}`} />
  </g>
);

/** A bone die as it lies; `size` is the edge of the cube, the drawing is half as wide again. */
export const Die = ({ pip, size, turn }: Props): JSX.Element => {
  const faces = facesFor(pip, turn);
  const [top, walls] = [faces.at(-1), faces.slice(0, -1)];
  return (
    <svg
      class="art die"
      width={size * 1.5}
      height={size * 1.5}
      viewBox="-46.5 -46.5 93 93"
      aria-hidden="true"
      focusable="false"
    >
      <g class="die-shadow">
        <ellipse cx="15" cy="29" rx="50" ry="33" fill="url(#shadow)" opacity=".7" />
        <ellipse cx="5" cy="24" rx="46" ry="31" fill="url(#shadow)" />
      </g>
      <use href={`#die-outline-${turn}`} fill="#dcc69a" stroke="#6b4d24" stroke-width=".8" />
      <g clip-path={`url(#die-clip-${turn})`}>
        {walls.map((face) => (
          <Side key={face.side} {...face} />
        ))}
      </g>
      {top !== undefined && <Side {...top} />}
    </svg>
  );
};
