import type { Board } from './board.ts';
import { offersOf } from './dice.ts';
import type { Result } from './result.ts';
import { ok, refuse } from './result.ts';
import type { Pip, Roll, Seat, Space, Variant } from './vocabulary.ts';
import { PIPS, SPACES } from './vocabulary.ts';

/** A squatter or a claim placed this turn and not yet taken. */
export type Stake =
  | { readonly kind: 'squatter'; readonly number: Pip }
  /** `covers` is the squatter beneath; null on an own marker, or where the squatter went back to the rack. */
  | { readonly kind: 'claim'; readonly covers: Pip | null };

export type Stakes = Readonly<Partial<Record<Space, Stake>>>;

/** What a placement depends on: the board, the seat on turn, its stakes, and the rules played. */
export type PlacementContext = {
  readonly board: Board;
  readonly seat: Seat;
  readonly stakes: Stakes;
  readonly variant: Variant;
  /** Claim markers left in the box. R2 */
  readonly claimsLeft: number;
};

/** A space a marker may go to, and which marker that is. */
export type Placement = { readonly space: Space; readonly stake: Stake };

/** Why no marker may be placed on a space that the roll offers. */
export type PlacementRefusal =
  | { readonly kind: 'spaceClaimed'; readonly space: Space; readonly owner: Seat }
  | { readonly kind: 'spaceStaked'; readonly space: Space }
  | {
      readonly kind: 'squatterInPlay';
      readonly space: Space;
      readonly squatter: Pip;
      /** The space where that squatter is. */
      readonly at: Space;
    }
  | { readonly kind: 'noClaimLeft'; readonly space: Space };

/** The box holds thirty claim markers. R2 */
export const CLAIM_SUPPLY = 30;

const squatterIn = (stake: Stake): Pip | null =>
  stake.kind === 'squatter' ? stake.number : stake.covers;

/** The spaces that carry a stake, in board order. */
export const stakedSpaces = (stakes: Stakes): readonly Space[] =>
  (Object.keys(stakes) as Space[]).sort(
    (left, right) => SPACES.indexOf(left) - SPACES.indexOf(right),
  );

/** The space of a squatter this turn, bare or under a claim; null while it is free. P7 */
export const squatterAt = (stakes: Stakes, squatter: Pip): Space | null => {
  for (const space in stakes) {
    const stake = stakes[space as Space];
    if (stake !== undefined && squatterIn(stake) === squatter) return space as Space;
  }
  return null;
};

export const freeSquatters = (stakes: Stakes): readonly Pip[] =>
  PIPS.filter((pip) => squatterAt(stakes, pip) === null);

/** A board is immutable, so its count is cached. */
const claimedOn = new WeakMap<Board, number>();

const countClaimed = (board: Board): number => {
  const known = claimedOn.get(board);
  if (known !== undefined) return known;
  const claimed = SPACES.filter((space) => board[space].kind === 'claimed').length;
  claimedOn.set(board, claimed);
  return claimed;
};

/** How many claim markers are left in the box. R2 */
export const countClaimsLeft = (board: Board, stakes: Stakes): number => {
  let left = CLAIM_SUPPLY - countClaimed(board);
  for (const space in stakes) if (stakes[space as Space]?.kind === 'claim') left -= 1;
  return left;
};

/** The marker that may be placed on `space` when `third` is the third die. EXAMPLE 3 */
export const stakeFor = (
  { board, seat, stakes, variant, claimsLeft }: PlacementContext,
  space: Space,
  third: Pip,
): Result<Stake, PlacementRefusal> => {
  const holding = board[space];
  const stake = stakes[space];
  if (holding.kind === 'claimed')
    return refuse({ kind: 'spaceClaimed', space, owner: holding.owner }); // 3E, 3F
  if (stake?.kind === 'claim') return refuse({ kind: 'spaceStaked', space }); // P6
  const isOwn = holding.kind === 'settled' && holding.owner === seat;
  if (stake !== undefined || isOwn) {
    if (claimsLeft === 0) return refuse({ kind: 'noClaimLeft', space }); // R2
    const beneath = stake?.number ?? null;
    return ok({ kind: 'claim', covers: variant === 'reuse' ? null : beneath }); // 3C, 3D, V1
  }
  const at = squatterAt(stakes, third);
  if (at !== null) return refuse({ kind: 'squatterInPlay', space, squatter: third, at }); // 3A
  return ok({ kind: 'squatter', number: third }); // 3B, or an empty space
};

/** All placements a roll allows; none means a bust. */
export const placementsFor = (table: PlacementContext, roll: Roll): readonly Placement[] => {
  const placements: Placement[] = [];
  for (const { space, third } of offersOf(roll)) {
    const stake = stakeFor(table, space, third);
    if (stake.ok) placements.push({ space, stake: stake.value });
  }
  return placements;
};

/** Whether a roll allows no placement: everything of this turn is lost. B1 */
export const isBust = (table: PlacementContext, roll: Roll): boolean =>
  offersOf(roll).every(({ space, third }) => !stakeFor(table, space, third).ok);
