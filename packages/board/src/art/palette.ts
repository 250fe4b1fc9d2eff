import type { Color } from '@claim-it/rules';

/** The materials: wood, bone and ebony. */
export type DiscKind = Color | 'claim' | 'squatter';

/** The mark engraved in a player's marker, because a color is never the only sign. */
export type MarkName = 'cactus' | 'horseshoe' | 'lantern' | 'star' | 'pickaxe';

/** One material in lamp light: its own color, lit, in shade, and at the rim. */
export type Tones = {
  readonly base: string;
  readonly lit: string;
  readonly shade: string;
  readonly rim: string;
};

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** A color between two others; `share` of the second. */
export const mix = (first: string, second: string, share: number): string => {
  const to = channels(second);
  const mixed = channels(first).map((from, at) =>
    Math.round(from + ((to[at] ?? 0) - from) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

const painted = (base: string): Tones => ({
  base,
  lit: mix(base, '#ffffff', 0.34),
  shade: mix(base, '#120a04', 0.34),
  rim: mix(base, '#120a04', 0.62),
});

export const TONES: Readonly<Record<DiscKind, Tones>> = {
  green: painted('#338a6b'),
  blue: painted('#223f78'),
  orange: painted('#ec9512'),
  red: painted('#9d1f19'),
  violet: painted('#a781c7'),
  claim: { base: '#2a231c', lit: '#5b5044', shade: '#17120d', rim: '#0a0705' },
  squatter: { base: '#f4ead2', lit: '#fffdf5', shade: '#cdbb92', rim: '#8c7850' },
};

const BONE = '#f7efdc';

/** The mark of each color, the ink of its inlay, and the edge of the engraving. */
export const MARKS: Readonly<
  Record<Color, { readonly name: MarkName; readonly ink: string; readonly edge: string }>
> = {
  green: { name: 'cactus', ink: BONE, edge: TONES.green.rim },
  blue: { name: 'horseshoe', ink: BONE, edge: TONES.blue.rim },
  orange: { name: 'lantern', ink: '#3a1c05', edge: TONES.orange.lit },
  red: { name: 'star', ink: BONE, edge: TONES.red.rim },
  violet: { name: 'pickaxe', ink: '#2a1238', edge: TONES.violet.lit },
};
