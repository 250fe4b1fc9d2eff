import type { Holds } from '@claim-it/board';
import type { Color, Pip, Stake } from '@claim-it/rules';
import { PIPS } from '@claim-it/rules';

/** The position of the design's pictures: capitals are claimed for good. */
const ROWS: Readonly<Record<Pip, string>> = {
  6: 'B b G g O O',
  5: 'G g . O O O',
  4: '. G g b . o',
  3: 'b B . B o O',
  2: 'B g . b O O',
  1: 'O G g B . b',
};
const COLORS: Readonly<Record<string, Color>> = { b: 'blue', g: 'green', o: 'orange' };

const squatter = (number: Pip): Stake => ({ kind: 'squatter', number });
const claim = (covers: Pip | null): Stake => ({ kind: 'claim', covers });

const STAKES: Readonly<Record<string, Partial<Holds>>> = {
  '4,4': { stake: claim(1) },
  '6,4': { stake: squatter(6) },
  '2,2': { stake: claim(null) },
  '3,5': { stake: squatter(2), isLifted: true },
  '2,5': { stake: claim(null), isGhost: true },
  '5,3': { stake: squatter(2), isGhost: true },
  '3,2': { stake: squatter(5), isGhost: true },
};

/** All spaces, row 6 first, as they are read on the sheet. */
export const position: readonly (Holds & { readonly space: string })[] = [...PIPS]
  .reverse()
  .flatMap((row) =>
    ROWS[row].split(' ').map((letter, at) => {
      const color = COLORS[letter.toLowerCase()];
      const base = color === undefined ? null : { color, claimed: letter !== letter.toLowerCase() };
      const space = `${at + 1},${row}`;
      return { space, base, stake: null, ...STAKES[space] };
    }),
  );
