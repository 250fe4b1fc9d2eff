import { mix } from '@claim-it/board/drawings';

/** The outlines of small things. */
export const INK = '#2a1508';
/** A star of five points around the origin. */
export const STAR =
  'M0-18.400 5-6.500 17.500-5.700 7.900 2.500 10.800 14.900 0 8.300-10.800 14.900-7.900 2.500-17.500-5.700-5-6.500Z';
/** The light of a candle, to stand in the definitions. */
export const GLOW =
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffe7a8" stop-opacity=".95"/><stop offset=".3" stop-color="#ffc659" stop-opacity=".5"/><stop offset="1" stop-color="#ffb03a" stop-opacity="0"/></radialGradient>';

type Head = { readonly jaw?: number; readonly ear?: number };

/** Neck, ears and face; the light falls from the left. */
export const head = (skin: string, { jaw: j = 0, ear = 4 }: Head = {}): string => {
  const chin = `${82 + j} ${80 + j} ${73 + j} 95 60 95`;
  const ears = [
    [37 - j, mix(skin, '#8a3a1a', 0.22)],
    [83 + j, mix(skin, '#5a2410', 0.38)],
  ] as const;
  const drawn = ears.map(
    ([x, tone]) => `<ellipse cx="${x}" cy="67" rx="${ear}" ry="${ear * 1.4}" fill="${tone}"/>`,
  );
  return `<path d="M50 82h20v16q-10 10-20 0z" fill="${mix(skin, '#5a2410', 0.25)}"/>${drawn.join('')}
    <path d="M${38 - j} 58C${38 - j} 36 ${82 + j} 36 ${82 + j} 58C${chin}C${47 - j} 95 ${38 - j} ${80 + j} ${38 - j} 58Z" fill="${skin}"/>
    <path d="M62 42C${78 + j} 42 ${82 + j} 50 ${82 + j} 58C${chin}C70 84 72 62 62 42Z" fill="#3a1205" opacity=".2"/>`;
};

type Eyes = { readonly w?: number; readonly h?: number; readonly y?: number; readonly c?: string };

export const eyes = ({ w = 3.9, h = 3.4, y = 67, c = '#3a2010' }: Eyes = {}): string =>
  ([-9.5, 9.5] as const)
    .map(
      (dx) =>
        `<ellipse cx="${60 + dx}" cy="${y}" rx="${w}" ry="${h}" fill="${dx < 0 ? '#fff8e8' : '#f3e2c6'}"/><circle cx="${60 + dx}" cy="${y + 0.3}" r="2.3" fill="${c}"/><circle cx="${59.2 + dx}" cy="${y - 0.6}" r=".8" fill="#fff"/>`,
    )
    .join('');

/** `slant` is how far the outer ends hang. */
export const brows = (color: string, slant: number, y: number, width: number): string => {
  const inner = y + 0.5 - slant * 0.4;
  return `<path d="M45.5 ${y + slant}Q50 ${y - 3 - slant} 56 ${inner}M74.5 ${y + slant}Q70 ${y - 3 - slant} 64 ${inner}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
};

export const nose = (color: string, big = 0): string =>
  `<path d="M60 66q${4 + big} ${9 + big} ${1 + big} ${11 + big}q-4 1.5-6-.5" fill="none" stroke="${color}" stroke-width="1.8" stroke-linecap="round"/>`;

export const coat = (cloth: string, collar: string): string =>
  `<path d="M4 126C6 104 30 97 47 93L60 106 73 93C90 97 114 104 116 126Z" fill="${cloth}"/><path d="M73 93C90 97 114 104 116 126H70Z" fill="#1a0803" opacity=".25"/><path d="M47 93 60 112 73 93 68 90 60 97 52 90Z" fill="${collar}"/>`;

/** What a hat throws on the face below it. */
export const hatShade = (y: number, reach = 26, opacity = 0.34): string =>
  `<path d="M${60 - reach} ${y}Q60 ${y + 13} ${60 + reach} ${y}L${60 + reach} ${y - 10}H${60 - reach}Z" fill="#3a1205" opacity="${opacity}"/>`;
