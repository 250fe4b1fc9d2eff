import type { Color } from '@claim-it/rules';
import type { JSX } from 'preact';
import { Brass } from './brass.tsx';
import { FLATTENED, millPath, radiusOf, wallPath } from './discShape.ts';
import { Mark } from './marks.tsx';
import type { DiscKind } from './palette.ts';
import { MARKS, mix, TONES } from './palette.ts';
import { seeded, tenth } from './seeded.ts';

type Oval = { readonly rx: number; readonly ry: number };
const oval = (radius: number, inset = 0): Oval => ({
  rx: tenth(radius - inset),
  ry: tenth(radius * FLATTENED - inset),
});

/** Half an oval from the left to the right end, over the top (1) or under the bottom (0). */
const halfOval = ({ rx, ry }: Oval, sweep: 0 | 1): string =>
  `M${-rx} 0A${rx} ${ry} 0 0 ${sweep} ${rx} 0`;

const Gradients = ({ kind }: { readonly kind: DiscKind }): JSX.Element => {
  const { base, lit, shade, rim } = TONES[kind];
  return (
    <>
      <radialGradient id={`lit-${kind}`} cx=".36" cy=".28" r=".86">
        <stop offset="0" stop-color={lit} />
        <stop offset=".42" stop-color={base} />
        <stop offset="1" stop-color={mix(base, shade, 0.72)} />
      </radialGradient>
      <radialGradient id={`dish-${kind}`} cx=".62" cy=".7" r=".8">
        <stop offset="0" stop-color={mix(base, lit, 0.3)} />
        <stop offset=".6" stop-color={base} />
        <stop offset="1" stop-color={mix(base, shade, 0.5)} />
      </radialGradient>
      <linearGradient id={`wall-${kind}`}>
        <stop offset="0" stop-color={rim} />
        <stop offset=".2" stop-color={mix(base, shade, 0.3)} />
        <stop offset=".36" stop-color={mix(base, lit, 0.18)} />
        <stop offset=".58" stop-color={shade} />
        <stop offset="1" stop-color={rim} />
      </linearGradient>
    </>
  );
};

const Face = ({ kind }: { readonly kind: DiscKind }): JSX.Element => {
  const radius = radiusOf(kind);
  const { lit, rim } = TONES[kind];
  const dish = oval(radius * 0.775);
  return (
    <g fill="none">
      <ellipse {...oval(radius)} fill={`url(#lit-${kind})`} />
      <ellipse
        {...oval(radius, 0.7)}
        stroke={kind === 'squatter' ? '#fffef8' : lit}
        stroke-width="1.1"
        opacity={kind === 'claim' ? 0.5 : 0.7}
      />
      <ellipse {...oval(radius)} stroke={rim} stroke-width=".9" opacity=".85" />
      {kind === 'claim' ? (
        <ellipse {...oval(radius, 2.7)} stroke="url(#brass)" stroke-width="1.5" />
      ) : (
        <ellipse {...dish} fill={`url(#dish-${kind})`} />
      )}
    </g>
  );
};

/** The turned groove between rim and dish: dark above, lit below. */
const Groove = ({ kind }: { readonly kind: DiscKind }): JSX.Element => {
  const dish = oval(radiusOf(kind) * 0.775);
  const { lit, rim } = TONES[kind];
  return (
    <g fill="none">
      <path
        d={halfOval(dish, 1)}
        stroke={rim}
        stroke-width="1.7"
        opacity={kind === 'squatter' ? 0.55 : 0.75}
      />
      <path d={halfOval(dish, 0)} stroke={lit} stroke-width="1.5" opacity=".85" />
    </g>
  );
};

const Shine = ({ kind }: { readonly kind: DiscKind }): JSX.Element => {
  const { rx, ry } = oval(radiusOf(kind));
  const strength = { claim: 0.3, squatter: 0.8 };
  const arc = `A${tenth(rx * 0.88)} ${tenth(ry * 0.88)} 0 0 1 ${tenth(rx * 0.1)} ${tenth(-ry * 0.87)}`;
  return (
    <path
      d={`M${tenth(-rx * 0.8)} ${tenth(-ry * 0.36)}${arc}`}
      fill="none"
      stroke="#fff"
      stroke-width={kind === 'claim' ? 1.6 : 2.2}
      stroke-linecap="round"
      opacity={kind === 'claim' || kind === 'squatter' ? strength[kind] : 0.38}
    />
  );
};

const MarkInlay = ({ color }: { readonly color: Color }): JSX.Element => {
  const { name, ink, edge } = MARKS[color];
  return (
    <g transform="scale(.86)">
      <g transform="translate(.9 1.1)" opacity=".75">
        <Mark name={name} ink={edge} />
      </g>
      <Mark name={name} ink={ink} hole={TONES[color].base} />
    </g>
  );
};

const ClaimInlay = (): JSX.Element => (
  <g>
    <ellipse
      {...oval(radiusOf('claim'), 8)}
      fill="url(#dish-claim)"
      stroke="#0b0805"
      stroke-width="1.2"
    />
    <g transform="translate(1.5 -.5) scale(.98)">
      <Mark name="stake" ink="#0a0705" />
    </g>
    <g transform="translate(.6 -1.6) scale(.98)">
      <Mark name="stake" ink="#e5bd6a" />
    </g>
  </g>
);

/** The grain of the wood as three strengths of line. */
const grainPaths = ((): readonly string[] => {
  const next = seeded(11);
  const paths = ['', '', ''];
  for (let line = 0; line < 19; line += 1) {
    const y = -40 + line * 4.4 + next() * 2;
    const bend = (): number => tenth(y + (next() - 0.5) * 9);
    paths[line % 3] += `M-42 ${tenth(y)}C-16 ${bend()} 14 ${bend()} 42 ${bend()}`;
  }
  return paths;
})();

/** The wood grain, rotated, so that not all discs look alike. */
const Grain = ({ kind, degrees }: { kind: DiscKind; degrees: number }): JSX.Element => (
  <>
    <clipPath id="grain-edge">
      <ellipse {...oval(32.5)} />
    </clipPath>
    <g
      fill="none"
      stroke="#1b0d03"
      clip-path="url(#grain-edge)"
      transform={`rotate(${degrees})`}
      opacity={kind === 'squatter' ? 0.06 : 0.12}
    >
      {grainPaths.map((path, strength) => (
        <path
          key={path}
          d={path}
          stroke-width={0.6 + strength * 0.5}
          opacity={0.4 + strength * 0.3}
        />
      ))}
    </g>
  </>
);

const Wall = ({ kind, wall }: { kind: DiscKind; wall: number }): JSX.Element => (
  <>
    <path
      d={wallPath(radiusOf(kind), wall)}
      fill={`url(#wall-${kind})`}
      stroke={TONES[kind].rim}
      stroke-width=".8"
    />
    {kind === 'claim' && (
      <path d={millPath(radiusOf(kind), wall)} stroke="#c39a4b" stroke-width=".8" opacity=".5" />
    )}
  </>
);

const Inlay = ({ kind }: { readonly kind: DiscKind }): JSX.Element | null => {
  if (kind === 'squatter') return null;
  return kind === 'claim' ? <ClaimInlay /> : <MarkInlay color={kind} />;
};

export type DiscLook = {
  readonly kind: DiscKind;
  /** The height of the disc. */
  readonly wall: number;
  /** Without its mark. */
  readonly isBare: boolean;
  /** The rotation of the wood grain; null draws none. */
  readonly grain: number | null;
};

/** One disc with everything it needs; the middle of its top face is the origin, its wall hangs below. */
export const DiscDrawing = ({ kind, wall, isBare, grain }: DiscLook): JSX.Element => (
  <>
    <defs>
      <Gradients kind={kind} />
      {kind === 'claim' && <Brass />}
    </defs>
    <Wall kind={kind} wall={wall} />
    <Face kind={kind} />
    {kind !== 'claim' && grain !== null && <Grain kind={kind} degrees={grain} />}
    {kind !== 'claim' && <Groove kind={kind} />}
    {!isBare && <Inlay kind={kind} />}
    <Shine kind={kind} />
  </>
);
