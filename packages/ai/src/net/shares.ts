import type { Shares } from './types.ts';

/** Networks use 32-bit numbers; sums over many results need shares that add up to 1 in 64 bits. */
export const normalise = (shares: Shares): Shares => {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / sum);
};

export const shareAt = (shares: Shares, seat: number): number => shares[seat] ?? 0;

/**
 * The difference of the shares of a roll that does not bust from `before`, if `busts` of 216 do.
 * Where almost every roll busts, a small error of the value would be amplified: no share may fall below 0.
 */
const reachOfSafety = (before: Shares, bust: Shares, busts: number): number => {
  let reach = busts / (216 - busts);
  for (const [seat, share] of before.entries()) {
    const fall = shareAt(bust, seat) - share;
    if (fall > 0) reach = Math.min(reach, share / fall);
  }
  return reach;
};

/** The bust part of a roll's luck, for every seat; sums to exactly zero over all dice. */
export const bustPart = (before: Shares, bust: Shares, busts: number, isBust: boolean): Shares => {
  if (busts === 0 || busts === 216) return before.map(() => 0);
  const surprise = (isBust ? 1 : 0) - busts / 216;
  const factor = surprise * (1 + reachOfSafety(before, bust, busts));
  return before.map((share, seat) => factor * (shareAt(bust, seat) - share));
};
