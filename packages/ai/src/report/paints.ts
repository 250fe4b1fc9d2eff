import type { Color } from '@claim-it/rules';

const BONE = '#f7efdc';

/** The color of a player's markers, and of text on them. */
export type Paint = { readonly base: string; readonly ink: string };

export const PAINTS: Readonly<Record<Color, Paint>> = {
  green: { base: '#338a6b', ink: BONE },
  blue: { base: '#223f78', ink: BONE },
  orange: { base: '#ec9512', ink: '#3a1c05' },
  red: { base: '#9d1f19', ink: BONE },
  violet: { base: '#a781c7', ink: '#2a1238' },
};
