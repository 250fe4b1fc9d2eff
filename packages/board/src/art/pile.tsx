import type { Color, Pip, Stake } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Art } from './art.tsx';
import { Disc } from './disc.tsx';
import { CLAIMED, FLATTENED, radiusOf, WALL } from './discShape.ts';
import { Mark } from './marks.tsx';
import type { DiscKind } from './palette.ts';

/** The pieces on a space since the last take. */
export type Base = { readonly color: Color; readonly claimed: boolean };

/** The content of one space, and how it is shown. */
export type Holds = {
  readonly base: Base | null;
  readonly stake: Stake | null;
  /** A preview: the stake would be placed here. */
  readonly isGhost?: boolean;
  /** The stake is chosen and may still be moved. */
  readonly isLifted?: boolean;
  /** The squatter on this space that a previewed claim would send back to the rack. */
  readonly squatterBelow?: Pip | null;
};

/** One disc of a pile, from the bottom up; the middle of the space is the origin. */
export type Layer = {
  readonly kind: DiscKind;
  readonly number: Pip | null;
  readonly isBare: boolean;
  readonly wall: number;
  readonly x: number;
  readonly y: number;
};

type Ghost = { readonly stake: Stake; readonly x: number; readonly y: number };

export type Stack = {
  readonly layers: readonly Layer[];
  readonly ghost: Ghost | null;
  /** Settled pieces are straight and centered; pieces still at risk are offset. */
  readonly isLoose: boolean;
  readonly lift: number;
  /** The highest pile is drawn a little smaller to fit its space. */
  readonly scale: number;
};

type Laid = Pick<Layer, 'kind' | 'number' | 'isBare' | 'wall'> & { readonly rise: number };

const LIFT = 7;

const disc = (kind: DiscKind, rise: number, more: Partial<Laid> = {}): Laid => ({
  kind,
  number: null,
  isBare: false,
  wall: WALL,
  rise,
  ...more,
});

const squatterIn = ({ stake, isGhost, squatterBelow }: Holds): Pip | null => {
  if (stake === null) return squatterBelow ?? null;
  if (stake.kind === 'claim') return stake.covers ?? squatterBelow ?? null;
  return isGhost ? null : stake.number;
};

const laidOn = (holds: Holds): readonly Laid[] => {
  const { base, stake, isGhost = false } = holds;
  if (base?.claimed)
    return [
      disc('claim', 0, { isBare: true, wall: CLAIMED.below }),
      disc(base.color, 4.5, { wall: CLAIMED.above }),
    ];
  const laid: Laid[] = base === null ? [] : [disc(base.color, 0)];
  const squatter = squatterIn(holds);
  if (squatter !== null) laid.push(disc('squatter', 12, { number: squatter }));
  if (stake?.kind === 'claim' && !isGhost) laid.push(disc('claim', laid.length > 1 ? 14 : 16));
  return laid;
};

const ghostOver = (holds: Holds, beneath: number): Ghost | null => {
  if (!holds.isGhost || holds.stake === null) return null;
  const { stake } = holds;
  if (beneath === 0) return { stake, x: 0, y: -3 };
  return { stake, x: -3, y: stake.kind === 'claim' ? -15 : -13 };
};

/** The discs of a space and their positions. */
export const stackOf = (holds: Holds): Stack => {
  const laid = laidOn(holds);
  const lift = holds.isLifted ? LIFT : 0;
  const isLoose = !holds.base?.claimed && laid.length > 1;
  const rises = laid.map((_, at) => laid.slice(1, at + 1).reduce((sum, one) => sum + one.rise, 0));
  const middle = (8 - (rises.at(-1) ?? 0)) / 2;
  const layers = laid.map(({ rise: _, ...one }, at): Layer => {
    const sway = (at - (laid.length - 1) / 2) * -2.4 + (at % 2 === 1 ? -0.6 : 0.6);
    return { ...one, x: isLoose ? sway : 0, y: -(rises[at] ?? 0) - middle - lift };
  });
  const scale = laid.length > 2 ? 0.94 : 1;
  return { layers, ghost: ghostOver(holds, laid.length), isLoose, lift, scale };
};

type Props = Holds & {
  /** Any number; piles with different numbers have differently rotated grain. */
  readonly seed?: number;
  /** Only the discs below this index, counted from 0, or only those from it on: one part can move while the other stays. */
  readonly cut?: Cut | undefined;
};

export type Cut = { readonly part: 'below' | 'above'; readonly at: number };

const GroundShadow = ({ layers, isLoose, lift }: Stack): JSX.Element | null => {
  const [lowest] = layers;
  if (lowest === undefined) return null;
  const ground = lowest.y + lift;
  if (lowest.kind === 'claim' && !isLoose && layers.length > 1)
    return <ellipse cx="5" cy={9 + ground} rx="49" ry="46" fill="url(#shadow)" />;
  return (
    <ellipse
      cx={5 + lift * 0.5}
      cy={8 + lift * 0.8 + ground}
      rx={41 + lift * 0.4}
      ry={38 + lift * 0.3}
      fill="url(#shadow)"
      fill-opacity={lift === 0 ? 1 : 0.8}
    />
  );
};

/** The shadow of a disc on the one beneath. */
const DiscShade = ({
  kind,
  isLoose,
}: {
  readonly kind: Layer['kind'];
  readonly isLoose: boolean;
}): JSX.Element => {
  if (!isLoose) return <ellipse cx="1.4" cy="5" rx="34" ry="32.4" fill-opacity=".55" />;
  const radius = radiusOf(kind);
  return (
    <ellipse cx="2" cy="10" rx={radius} ry={radius * FLATTENED} fill="#140902" fill-opacity=".42" />
  );
};

const GhostMark = ({ stake, x, y }: Ghost): JSX.Element => {
  const isClaim = stake.kind === 'claim';
  const radius = radiusOf(stake.kind);
  return (
    <g class="ghost" transform={`translate(${x} ${y})`}>
      <ellipse
        cx="2"
        cy="7"
        rx={radius}
        ry={radius * FLATTENED}
        fill="url(#shadow)"
        fill-opacity=".55"
      />
      <ellipse
        rx={radius}
        ry={radius * FLATTENED}
        fill={isClaim ? '#1d1610' : '#fff8e8'}
        fill-opacity=".89"
      />
      {isClaim ? (
        <g transform="translate(.6 -1) scale(.94)">
          <Mark name="stake" ink="#f3cf80" />
        </g>
      ) : (
        <text class="disc-number" y="12.6" text-anchor="middle" fill="#3a2611">
          {stake.number}
        </text>
      )}
      <ellipse
        rx={radius - 1.2}
        ry={radius * FLATTENED - 1.2}
        fill="none"
        stroke={isClaim ? '#f3cf80' : '#7a4405'}
        stroke-width="2.2"
        stroke-dasharray="7 5.2"
      />
    </g>
  );
};

/** One space's pile; fills its parent, a square of 106 units. */
export const Pile = ({ seed = 0, cut, ...holds }: Props): JSX.Element => {
  const stack = stackOf(holds);
  const { layers, ghost, isLoose, scale } = stack;
  const isShown = (at: number): boolean =>
    cut === undefined || (cut.part === 'below' ? at < cut.at : at >= cut.at);
  return (
    <Art class="pile" box="-53 -53 106 106">
      <g class="pile-place">
        <g transform={scale === 1 ? undefined : `translate(2.5 0) scale(${scale})`}>
          {cut?.part !== 'above' && <GroundShadow {...stack} />}
          {layers.map(
            ({ x, y, ...disc }, at) =>
              isShown(at) && (
                <g key={`${disc.kind}${at}`} transform={`translate(${x} ${y})`}>
                  {at > 0 && <DiscShade kind={disc.kind} isLoose={isLoose} />}
                  <Disc {...disc} grain={seed + at} />
                </g>
              ),
          )}
          {cut?.part !== 'below' && ghost !== null && <GhostMark {...ghost} />}
        </g>
      </g>
    </Art>
  );
};
