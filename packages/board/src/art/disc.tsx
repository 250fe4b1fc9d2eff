import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import { hasHighContrast } from './contrast.ts';
import type { DiscLook } from './discDrawing.tsx';
import { DiscDrawing } from './discDrawing.tsx';
import { FLATTENED, radiusOf, WALL } from './discShape.ts';
import type { DiscKind } from './palette.ts';
import { TONES } from './palette.ts';
import { pictureOf } from './picture.ts';

type Props = {
  readonly kind: DiscKind;
  /** The height of the disc. */
  readonly wall?: number;
  /** Without mark or number. */
  readonly isBare?: boolean;
  readonly number?: Pip | null;
  /** Any number: rotates the wood grain, so that no two neighbors look alike. */
  readonly grain?: number;
};

const BOX = { x: -42, y: -40, width: 84, height: 96 } as const;
/** More variants would take longer to render without a visible difference. */
const GRAINS = [24, 114] as const;

const Numeral = ({ number }: { readonly number: Pip }): JSX.Element => (
  <g class="disc-number" text-anchor="middle">
    <text x=".8" y="13.9" fill="#fffdf4">
      {number}
    </text>
    <text y="12.7" fill="#20140a">
      {number}
    </text>
  </g>
);

const picture = (look: DiscLook): string | undefined =>
  pictureOf(Object.values(look).join(' '), BOX, () => <DiscDrawing {...look} />);

const grainOf = (kind: DiscKind, turn: number): number | null => {
  if (kind === 'claim' || hasHighContrast.value) return null;
  return kind === 'squatter' ? GRAINS[0] : (GRAINS[turn % GRAINS.length] ?? null);
};

/** Renders the pictures of the pieces that players place during a turn. */
export const markerPictures = (): void => {
  for (const kind of ['squatter', 'claim'] as const)
    picture({ kind, wall: WALL, isBare: false, grain: grainOf(kind, 0) });
};

/** Shown until the picture is ready: the wood alone. */
const Plain = ({ kind, wall }: { readonly kind: DiscKind; readonly wall: number }): JSX.Element => {
  const { base, shade, rim } = TONES[kind];
  const radius = radiusOf(kind);
  const face = { rx: radius, ry: radius * FLATTENED, stroke: rim };
  return (
    <g class="disc-plain">
      <ellipse {...face} cy={wall} fill={shade} />
      <ellipse {...face} fill={base} />
    </g>
  );
};

/** One disc; the middle of its top face is the origin, its wall hangs below. */
export const Disc = (props: Props): JSX.Element => {
  const { kind, wall = WALL, isBare = false, number = null, grain = 0 } = props;
  const href = picture({ kind, wall, isBare, grain: grainOf(kind, grain) });
  return (
    <>
      {href === undefined ? <Plain kind={kind} wall={wall} /> : <image href={href} {...BOX} />}
      {kind === 'squatter' && number !== null && <Numeral number={number} />}
    </>
  );
};
