import type { Game } from '@claim-it/rules';
import { groupsOf, leaders, ownerOf, SPACES, standings, unreachable } from '@claim-it/rules';
import { bitOf } from '../bridge.ts';

/** Styles that decide between choices of about the same value. */
export const STYLES = ['daring', 'careful', 'grabbing', 'hoarding', 'hunting'] as const;
export type Style = (typeof STYLES)[number];

export const isStyle = (name: string): name is Style => STYLES.some((style) => style === name);

/** The properties of a choice for a style: where the marker goes, and whether the turn ends. */
export type StyledOption = { readonly space: number | null; readonly takes: boolean };

/**
 * The bonus of a style for the choices it likes, in win share: enough to be noticeable, little enough to keep the strength. Whether a turn
 * ends comes up at every roll, a claim instead of a squatter far less often.
 */
const LIKINGS: Readonly<Record<Style, number>> = {
  daring: 0.005,
  careful: 0.005,
  grabbing: 0.009,
  hoarding: 0.02,
  hunting: 0.012,
};

const spaceOf = (bit: number | null): (typeof SPACES)[number] | undefined =>
  SPACES.find((space) => bitOf(space) === bit);

const ownerAt = (game: Game, bit: number | null): number | null => {
  const space = spaceOf(bit);
  return space === undefined ? null : ownerOf(game.board[space]);
};

const isRivals = (game: Game, bit: number | null): boolean => {
  const owner = ownerAt(game, bit);
  return owner !== null && owner !== game.turn.seat;
};

const isClaim = (game: Game, bit: number | null): boolean => {
  const space = spaceOf(bit);
  if (space === undefined) return false;
  return game.turn.stakes[space] !== undefined || ownerOf(game.board[space]) === game.turn.seat;
};

/** Whether a marker there takes a space from the opponent with the largest group: out of that group, or anywhere if no opponent is ahead of it. */
const hurtsLeader = (game: Game, bit: number | null): boolean => {
  const space = spaceOf(bit);
  const rivals = standings(game).filter(({ seat }) => seat !== game.turn.seat);
  const first = Math.max(...rivals.map(({ group }) => group));
  const leader = rivals.find(({ seat, group }) => seat === ownerAt(game, bit) && group === first);
  if (space === undefined || leader === undefined) return false;
  const [largest = []] = groupsOf(game.board, leader.seat);
  return largest.includes(space) || leaders(game).includes(leader.seat);
};

const likes = (style: Style, game: Game, { space, takes }: StyledOption): boolean => {
  switch (style) {
    case 'daring':
      return !takes;
    case 'careful':
      return takes;
    case 'grabbing':
      return isRivals(game, space);
    case 'hoarding':
      return isClaim(game, space);
    case 'hunting':
      return hurtsLeader(game, space);
    default:
      return unreachable(style);
  }
};

/** The bonus of a style for a choice, in win share. */
export const charmOf = (style: Style, game: Game, option: StyledOption): number =>
  likes(style, game, option) ? LIKINGS[style] : 0;
