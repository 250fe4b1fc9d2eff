import type { Color, Pip, Stake } from '@claim-it/rules';
import { CLAIMED, WALL } from './discShape.ts';
import type { DiscKind } from './palette.ts';

/** What lies on a space since the last take. */
export type Base = { readonly color: Color; readonly claimed: boolean };

/** What one space holds, and how it is shown. */
export type Holds = {
  readonly base: Base | null;
  readonly stake: Stake | null;
  /** The stake would land here; it does not lie here yet. */
  readonly isGhost?: boolean;
  /** The stake is chosen and may still be moved. */
  readonly isLifted?: boolean;
  /** The squatter that lies here now, where a ghost claim would send it back to the rack. */
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

export type Ghost = { readonly stake: Stake; readonly x: number; readonly y: number };

export type Stack = {
  readonly layers: readonly Layer[];
  readonly ghost: Ghost | null;
  /** Settled things lie square and tight; loose ones are still at risk. */
  readonly isLoose: boolean;
  readonly lift: number;
  /** The highest pile is drawn a little smaller, so that it stays inside its space. */
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

/** Which discs a space shows, and where each of them lies. */
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
