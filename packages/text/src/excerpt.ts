const LONGEST = 40;

/** Foreign text inside a sentence: cut to one short line, without terminal control characters. */
export const excerpt = (found: string): string => {
  const characters = [...found.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\uFFFD')];
  if (characters.length <= LONGEST) return characters.join('');
  return `${characters.slice(0, LONGEST - 1).join('')}…`;
};
