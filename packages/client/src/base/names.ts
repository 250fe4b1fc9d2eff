/** Names that miners of 1855 could have had, from all our languages. */
export const MINERS: readonly string[] = [
  'Josie',
  'Amos',
  'Lottie',
  'Karl',
  'Annie',
  'Silas',
  'Greta',
  'Piet',
  'Nell',
  'Rufus',
  'Saskia',
  'Otis',
  'Hattie',
  'Jonas',
  'Cora',
  'Clem',
  'Ida',
  'Ezra',
  'Wilma',
  'Bram',
  'Mabel',
  'Anton',
  'Fenna',
  'Jasper',
];

/** A miner's name that is free at the table. `random` returns from 0 (inclusive) to 1 (exclusive). */
export const freshName = (taken: readonly string[], random: () => number = Math.random): string => {
  const free = MINERS.filter((name) => !taken.includes(name));
  return free[Math.floor(random() * free.length)] ?? MINERS[0] ?? '';
};
