import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import type { DiscKind } from './palette.ts';
import { TONES } from './palette.ts';
import { tenth } from './seeded.ts';

/** The top face is a circle seen at 96 % of its height. */
export const FLATTENED = 0.96;

/** A claim marker is 17 % wider than a player's. */
export const radiusOf = (kind: DiscKind): number => (kind === 'claim' ? 38.5 : 33);

const wallPath = (radius: number, height: number): string => {
  const arc = `A${radius} ${tenth(radius * FLATTENED)} 0 0`;
  return `M${-radius} 0${arc} 0 ${radius} 0V${height}${arc} 1 ${-radius} ${height}Z`;
};

/** The milled edge of a claim marker: short brass cuts round the wall. */
const millPath = (radius: number, height: number): string => {
  let path = '';
  for (let degrees = 12; degrees <= 168; degrees += 6.5) {
    const angle = (degrees * Math.PI) / 180;
    const x = tenth(radius * Math.cos(angle));
    const y = radius * FLATTENED * Math.sin(angle);
    path += `M${x} ${tenth(y + 1.6)}V${tenth(y + height - 1)}`;
  }
  return path;
};

type Props = {
  readonly kind: DiscKind;
  /** How high the disc is. */
  readonly wall?: number;
  /** Without mark or number. */
  readonly isBare?: boolean;
  readonly number?: Pip | null;
  /** Turns the grain of the wood, so that no two look alike. */
  readonly grain?: number;
};

const Face = ({ kind, isBare, number, grain }: Props): JSX.Element => (
  <>
    <use href={`#face-${kind}`} />
    {kind !== 'claim' && (
      <use
        href="#grain"
        class="grain"
        transform={`rotate(${grain})`}
        opacity={kind === 'squatter' ? 0.06 : 0.12}
      />
    )}
    {kind !== 'claim' && <use href={`#groove-${kind}`} />}
    {!isBare && kind !== 'squatter' && <use href={`#inlay-${kind}`} />}
    {kind === 'squatter' && number != null && <use href={`#number-${number}`} />}
    <use href={`#shine-${kind}`} />
  </>
);

/** One disc; the middle of its top face is the origin, its wall hangs below. */
export const Disc = ({
  kind,
  wall = 8,
  isBare = false,
  number = null,
  grain = 24,
}: Props): JSX.Element => {
  const radius = radiusOf(kind);
  return (
    <g>
      <path
        d={wallPath(radius, wall)}
        fill={`url(#wall-${kind})`}
        stroke={TONES[kind].rim}
        stroke-width=".8"
      />
      {kind === 'claim' && (
        <path d={millPath(radius, wall)} stroke="#c39a4b" stroke-width=".8" opacity=".5" />
      )}
      <Face kind={kind} isBare={isBare} number={number} grain={grain} />
    </g>
  );
};
