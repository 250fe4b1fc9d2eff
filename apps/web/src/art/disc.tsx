import type { Pip } from '@claim-it/rules';
import type { JSX } from 'preact';
import { rootState } from '../style/rootState.ts';
import type { DiscLook } from './discDrawing.tsx';
import { DiscDrawing } from './discDrawing.tsx';
import { CLAIMED, WALL } from './discShape.ts';
import type { DiscKind } from './palette.ts';
import { pictureOf } from './picture.ts';

type Props = {
  readonly kind: DiscKind;
  /** How high the disc is. */
  readonly wall?: number;
  /** Without mark or number. */
  readonly isBare?: boolean;
  readonly number?: Pip | null;
  /** Any number: turns the grain of the wood, so that no two neighbours look alike. */
  readonly grain?: number;
};

const BOX = { x: -42, y: -40, width: 84, height: 96 } as const;
/** More would have to be made ready, and nobody would see the difference. */
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
  if (kind === 'claim' || rootState.value.contrast === 'high') return null;
  return kind === 'squatter' ? GRAINS[0] : (GRAINS[turn % GRAINS.length] ?? null);
};

const boardLooks = (kinds: readonly DiscKind[]): readonly DiscLook[] =>
  kinds.flatMap((kind): readonly DiscLook[] => {
    if (kind === 'claim')
      return [
        { kind, wall: WALL, isBare: false, grain: null },
        { kind, wall: CLAIMED.below, isBare: true, grain: null },
      ];
    if (kind === 'squatter') return [{ kind, wall: WALL, isBare: false, grain: grainOf(kind, 0) }];
    return [WALL, CLAIMED.above].flatMap((wall) =>
      GRAINS.map((_, turn) => ({ kind, wall, isBare: false, grain: grainOf(kind, turn) })),
    );
  });

/** What makes each picture ready that discs of these kinds may become on a board. */
export const discPictures = (kinds: readonly DiscKind[]): readonly (() => void)[] =>
  boardLooks(kinds).map((look) => () => void picture(look));

/** One disc; the middle of its top face is the origin, its wall hangs below. */
export const Disc = (props: Props): JSX.Element => {
  const { kind, wall = WALL, isBare = false, number = null, grain = 0 } = props;
  const href = picture({ kind, wall, isBare, grain: grainOf(kind, grain) });
  return (
    <>
      {href !== undefined && <image href={href} {...BOX} />}
      {kind === 'squatter' && number !== null && <Numeral number={number} />}
    </>
  );
};
