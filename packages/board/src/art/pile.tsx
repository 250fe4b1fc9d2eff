import type { JSX } from 'preact';
import { Disc } from './disc.tsx';
import { FLATTENED, radiusOf } from './discShape.ts';
import { Mark } from './marks.tsx';
import type { Ghost, Holds, Layer, Stack } from './stack.ts';
import { stackOf } from './stack.ts';

type Props = Holds & {
  /** Any number; piles with different ones have their grain turned differently. */
  readonly seed?: number;
  /** Only what lies below a disc, counted from 0, or what lies from it on: one part may move while the other stays. */
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

/** The shade a disc throws on the one beneath. */
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
    <svg class="art pile" viewBox="-53 -53 106 106" aria-hidden="true" focusable="false">
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
    </svg>
  );
};
