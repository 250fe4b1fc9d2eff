import type { DiscKind } from './palette.ts';
import { tenth } from './seeded.ts';

/** The height of each kind of disc; in a claimed pile the claim is below a thinner marker. */
export const WALL = 8;
export const CLAIMED: { readonly below: number; readonly above: number } = { below: 9, above: 4.5 };

/** The top face is a circle seen at 96 % of its height. */
export const FLATTENED = 0.96;

/** A claim marker is 17 % wider than a player's. */
export const radiusOf = (kind: DiscKind): number => (kind === 'claim' ? 38.5 : 33);

export const wallPath = (radius: number, height: number): string => {
  const arc = `A${radius} ${tenth(radius * FLATTENED)} 0 0`;
  return `M${-radius} 0${arc} 0 ${radius} 0V${height}${arc} 1 ${-radius} ${height}Z`;
};

/** The milled edge of a claim marker: short brass cuts round the wall. */
export const millPath = (radius: number, height: number): string => {
  let path = '';
  for (let degrees = 12; degrees <= 168; degrees += 6.5) {
    const angle = (degrees * Math.PI) / 180;
    const x = tenth(radius * Math.cos(angle));
    const y = radius * FLATTENED * Math.sin(angle);
    path += `M${x} ${tenth(y + 1.6)}V${tenth(y + height - 1)}`;
  }
  return path;
};
