/** A share of the win in points, to the tenth that sentences tell. */
export const pointsOf = (share: number): number => Math.round(1000 * share) / 10;
