/** A win share in hundredths, without a sign. */
export const points = (share: number): string => (100 * Math.abs(share)).toFixed(1);

/** A gain or a loss in hundredths of a win; nothing has no sign. */
export const signed = (share: number): string => {
  const size = points(share);
  if (Number(size) === 0) return size;
  return `${share < 0 ? '−' : '+'}${size}`;
};
