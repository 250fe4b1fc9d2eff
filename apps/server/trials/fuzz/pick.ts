/** Chance, for those who try everything. */
export const below = (bound: number): number => Math.floor(Math.random() * bound);

export const pick = <Type>(from: readonly [Type, ...Type[]]): Type =>
  from[below(from.length)] ?? from[0];

export const pickFrom = <Type>(from: readonly Type[]): Type | undefined => from[below(from.length)];

export const letters = (length: number): string =>
  Array.from(
    { length },
    () => 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-'[below(64)],
  ).join('');
