import type { Shares } from './types.ts';

/** Networks answer in 32-bit numbers; sums of many answers need shares that add up to 1 in 64. */
export const normalise = (shares: Shares): Shares => {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

export const shareAt = (shares: Shares, seat: number): number => shares[seat] ?? 0;

/**
 * How much further from `bust` than `before` the shares of a roll that does not bust lie, if `busts` of 216 do.
 * Where almost everything busts, a small error of the value would be blown up: no share may fall below 0.
 */
const reachOfSafety = (before: Shares, bust: Shares, busts: number): number => {
  let reach = busts / (216 - busts);
  for (const [seat, share] of before.entries()) {
    const fall = shareAt(bust, seat) - share;
    if (fall > 0) reach = Math.min(reach, share / fall);
  }
  return reach;
};

/** The part of a roll's luck that is bust or no bust, for every seat; over all dice exactly nothing. */
export const bustPart = (before: Shares, bust: Shares, busts: number, isBust: boolean): Shares => {
  if (busts === 0 || busts === 216) return before.map(() => 0);
  const surprise = (isBust ? 1 : 0) - busts / 216;
  const factor = surprise * (1 + reachOfSafety(before, bust, busts));
  return before.map((share, seat) => factor * (shareAt(bust, seat) - share));
};
