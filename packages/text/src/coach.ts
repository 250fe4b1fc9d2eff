/** A share of the win in points, rounded to the tenth that sentences show. */
export const pointsOf = (share: number): number => Math.round(1000 * share) / 10;
