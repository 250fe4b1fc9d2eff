import type { Mask, Position } from '@claim-it/kernel';
import { maskOf } from '@claim-it/kernel';
import type { Game, Roll, Space } from '@claim-it/rules';
import { columnOf, ownerOf, PIPS, ROLLS, rowOf, SPACES, turnsLeftIn } from '@claim-it/rules';

/** The bit of a space. */
export const bitOf = (space: Space): number => columnOf(space) - 1 + 6 * (rowOf(space) - 1);

const CLASSES: ReadonlyMap<string, number> = new Map(ROLLS.map((roll, cls) => [roll.join(), cls]));

/** The index of a roll in `ROLLS`. */
export const classOf = (roll: Roll): number => {
  const cls = CLASSES.get(roll.join());
  if (cls === undefined) throw new Error(`no roll ${roll.join()}`);
  return cls;
};

const SPACES_WITH_VALUES = SPACES.map((space) => ({ space, value: 2 ** bitOf(space) }));

type Holdings = { readonly own: Mask[]; claimed: Mask };
type Staked = { squats: Mask; stakedClaims: Mask; readonly squatters: (number | null)[] };

/** One pass over the board for all masks: this is called after every move of many games. */
const holdingsOf = ({ board, setup }: Game): Holdings => {
  const holdings: Holdings = { own: setup.colors.map(() => 0), claimed: 0 };
  for (const { space, value } of SPACES_WITH_VALUES) {
    const holding = board[space];
    if (holding.kind === 'empty') continue;
    holdings.own[holding.owner] = (holdings.own[holding.owner] ?? 0) + value;
    if (holding.kind === 'claimed') holdings.claimed += value;
  }
  return holdings;
};

const stakedOf = ({ board, turn: { seat, stakes } }: Game): Staked => {
  const staked: Staked = { squats: 0, stakedClaims: 0, squatters: PIPS.map(() => null) };
  for (const [key, stake] of Object.entries(stakes)) {
    const space = key as Space;
    const bit = bitOf(space);
    const squatter = stake.kind === 'claim' ? stake.covers : stake.number;
    if (squatter !== null) staked.squatters[squatter - 1] = bit;
    if (stake.kind === 'claim') staked.stakedClaims += 2 ** bit;
    // In the variation a returned squatter can only be inferred from the base of its claim: not an own marker.
    if (ownerOf(board[space]) !== seat) staked.squats += 2 ** bit;
  }
  return staked;
};

/** A game of the rules in the kernel's form, without an unplaced roll. */
export const positionOf = (game: Game): Position => ({
  variant: game.setup.variant,
  ...holdingsOf(game),
  ...stakedOf(game),
  mover: game.turn.seat,
  left: turnsLeftIn(game),
  departed: game.departed,
});

/** The spaces of a list of placements. */
export const placementMask = (placements: readonly { readonly space: Space }[]): Mask =>
  maskOf(placements.map(({ space }) => bitOf(space)));
