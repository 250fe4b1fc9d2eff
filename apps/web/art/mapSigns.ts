import type { Seeded } from '@claim-it/board/drawings';
import { seeded, tenth } from '@claim-it/board/drawings';

/** The position of the grid of spaces on the sheet. */
export type Grid = { readonly left: number; readonly top: number; readonly space: number };

const hill = (x: number, y: number, width: number, next: Seeded): string => {
  const height = width * 0.46;
  const [left, right] = [tenth(x - width / 2), tenth(x + width / 2)];
  let path = `M${left} ${y}Q${tenth(x - width * 0.2)} ${tenth(y - height * 1.1)} ${x} ${tenth(y - height)}Q${tenth(x + width * 0.24)} ${tenth(y - height * 0.7)} ${right} ${y}`;
  for (let line = 0; line < 9; line += 1) {
    const share = (line / 18) * 0.95;
    const top = y - height * (1 - (share * 2) ** 1.6) + 1;
    path += `M${tenth(x + share * width * 0.9)} ${tenth(top)}l${tenth(2 + next() * 3)} ${tenth(3 + next() * height * 0.42)}`;
  }
  return path;
};

const pine = (x: number, y: number): string => `M${x} ${y}v-3M${x - 4} ${y - 3}l4-11l4 11z`;

/** Hatched hills and pines on a few spaces: column, row, then where inside and how wide. */
const HILLS = [
  [5, 4, 0.5, 0.62, 46],
  [5, 4, 0.76, 0.74, 34],
  [3, 3, 0.34, 0.56, 44],
  [3, 3, 0.66, 0.72, 34],
  [1, 4, 0.6, 0.8, 44],
  [5, 1, 0.36, 0.46, 40],
] as const;
const PINES = [
  [1, 4, 0.3, 0.44],
  [1, 4, 0.42, 0.5],
  [1, 4, 0.22, 0.56],
  [3, 2, 0.24, 0.62],
  [3, 2, 0.36, 0.7],
  [3, 2, 0.7, 0.8],
  [5, 1, 0.62, 0.8],
  [5, 1, 0.74, 0.74],
  [5, 1, 0.84, 0.84],
] as const;

export const hillsAndPines = ({ left, top, space }: Grid, ink: string): string => {
  const next = seeded(77);
  const at = (column: number, row: number, dx: number, dy: number): readonly [number, number] => [
    Math.round(left + (column - 1 + dx) * space),
    Math.round(top + (6 - row + dy) * space),
  ];
  const hills = HILLS.map(([column, row, dx, dy, width]) =>
    hill(...at(column, row, dx, dy), width, next),
  );
  const pines = PINES.map(([column, row, dx, dy]) => pine(...at(column, row, dx, dy)));
  return `<path d="${[...hills, ...pines].join('')}" fill="none" stroke="${ink}" stroke-linecap="round" opacity=".5" filter="url(#ink)"/>`;
};

/** A creek from the left of row 5 to the bottom of column 6. */
export const creek = ({ left, top, space }: Grid): string => {
  const at = (column: number, down: number): string =>
    `${tenth(left + space * column)} ${tenth(top + space * down)}`;
  const path = `M${tenth(left - space * 0.28)} ${tenth(top + space * 1.05)}C${at(0.7, 0.7)} ${at(1.2, 1.9)} ${at(2.05, 2.15)}S${at(2.8, 3.5)} ${at(3.7, 3.55)}S${at(4.5, 4.8)} ${at(4.7, 5.3)}S${at(5.1, 6)} ${at(5.6, 6.4)}`;
  const unit = space / 106;
  const bank = (side: 1 | -1): string =>
    `<path d="${path}" stroke="#2f5f6c" stroke-width="1.1" opacity=".5" transform="translate(${tenth(side * -4.5 * unit)} ${tenth(side * 3.5 * unit)})"/>`;
  return `<g fill="none" filter="url(#ink)"><path d="${path}" stroke="#3f7380" stroke-width="${tenth(9 * unit)}" opacity=".28"/>${bank(1)}${bank(-1)}</g>`;
};

/** A small compass rose with eight points. */
export const compassRose = (x: number, y: number, ink: string, paper: string): string => {
  const radius = 17;
  const points = Array.from({ length: 8 }, (_, at) => {
    const [long, wide] = at % 2 === 1 ? [radius * 0.6, 2] : [radius, 2.9];
    return `<g transform="rotate(${at * 45})" stroke="${ink}" stroke-width=".7"><path d="M0 ${-long}L${wide} ${-wide}L0 0Z" fill="${ink}"/><path d="M0 ${-long}L${-wide} ${-wide}L0 0Z" fill="${paper}"/></g>`;
  });
  return `<g transform="translate(${x} ${y})"><circle r="12.2" fill="none" stroke="${ink}"/><circle r="11.2" fill="none" stroke="${ink}" stroke-width=".6"/>${points.join('')}<text y="-20" text-anchor="middle" font-family="Besley" font-weight="800" font-size="8" fill="${ink}">N</text></g>`;
};

/** The name of the game and of the sheet; the same in every language. */
export const cartouche = ({ left }: Grid, ink: string, halo: string): string => {
  const x = left + 258;
  const title = (fill: string, more: string): string =>
    `<text x="${left - 12}" y="76" fill="${fill}" ${more}>CLAIM IT!</text>`;
  return `<g filter="url(#press)" font-family="Sancreek" font-size="58" letter-spacing="2.5">${title('#93321a', 'transform="translate(2.8 2.8)" opacity=".85"')}${title(ink, `stroke="${halo}" stroke-width="1.2" paint-order="stroke"`)}</g>
    <text x="${x}" y="54" font-family="Pinyon Script" font-size="25.5" fill="${ink}">Map of the Mining District</text>
    <text x="${x + 2}" y="74" font-family="Besley" font-size="10.5" font-weight="650" letter-spacing="1.9" fill="${ink}">SURVEYED 1855 &#183; SHEET No. 36</text>`;
};
