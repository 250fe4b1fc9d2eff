/** Short texts for small places, and for the summary line of a table. */
export const brief = {
  /** Under a die, where there is little room. */
  die: { column: 'Column', row: 'Row', squatter: 'Squatter', claim: 'Claim' },
  /** Stands after "3 players · round 9". */
  lastRoundAt: (claims: number): string => `last round at ${claims} claims`,
  /** The game is open in another tab. */
  takeOver: 'Take it over here',
};
