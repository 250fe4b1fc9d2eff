/** A share and the interval that holds the true share in 95 of 100 series. */
export type Interval = { readonly rate: number; readonly low: number; readonly high: number };

const Z = 1.959964;

/** Wilson's interval; it stays within 0 and 1 and is right for few games too. Shared wins count as fractions. */
export const intervalOf = (wins: number, games: number): Interval => {
  const rate = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (rate + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games))) / (1 + z2);
  return { rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};
