/**
 * A set of spaces as a whole number below 2 ** 36: bit (column - 1) + 6 * (row - 1) stands for a space.
 * A number and not a bigint: doubles hold 36 bits exactly, and JSON supports them.
 */
export type Mask = number;

/** The mask of spaces given by their bit. No space may be given twice. */
export const maskOf = (spaces: Iterable<number>): Mask => {
  let mask = 0;
  for (const space of spaces) mask += 2 ** space;
  return mask;
};

/** The bits that are set, in ascending order. */
export const spacesIn = (mask: Mask): readonly number[] => {
  const spaces: number[] = [];
  let rest = mask;
  for (let space = 0; rest > 0; space += 1) {
    if (rest % 2 === 1) spaces.push(space);
    rest = Math.floor(rest / 2);
  }
  return spaces;
};
