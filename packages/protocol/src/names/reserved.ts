import { plainOf, skeletonOf, squeezed } from './skeleton.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Refused as any word of a name: nothing else is called so. */
const OFFICES = wordsIn(`
  admin admins administrator administratorin administrateur administrador moderator moderatorin
  moderateur moderador moderatoren beheerder webmaster sysadmin claimit
  админ администратор модератор
`);

/** Refused where a name is made of these words alone: people are called House, and a sheriff may be Ida. */
const ROLES = wordsIn(`
  mod mods system systeem server house haus huis host hostess gastgeber gastgeberin gastheer
  gastvrouw support helpdesk bot bots robot croupier operator staff
  greenhorn prospector miner foreman sheriff tycoon legend
  grunschnabel gruenschnabel goldsucher bergmann vorarbeiter goldbaron legende
  groentje goudzoeker mijnwerker voorman goudbaron
  бот система сервер поддержка хост
`);

/** Words that make an office of a role, or nothing at all. */
const FILLERS = wordsIn(`
  the a an your our real official team der die das dein unser echte echter offiziell offizieller
  de het een je ons echt officieel officiele
`);

const FIGURES_AT_END = /\p{Nd}+$/u;

/** A word as it looks: with figures as letters, without figures at its end, and with drawn-out letters read once. */
const looksOf = (word: string): readonly string[] => {
  const looks = [word, word.replace(FIGURES_AT_END, '')].flatMap((one) => [
    skeletonOf(one),
    plainOf(one),
  ]);
  return [...looks, ...looks.map(squeezed)];
};

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  looksOf(word).some((look) => words.has(look));

/** Whether a name claims to speak for the server, or is a bot's. Takes the words of a name. */
export const isReserved = (words: readonly string[]): boolean => {
  const telling = words.filter((word) => /\p{L}/u.test(word) && !isIn(FILLERS, word));
  const whole = words.join('');
  const isOfRoles = telling.length > 0 && telling.every((word) => isIn(ROLES, word));
  return (
    telling.some((word) => isIn(OFFICES, word)) ||
    isIn(OFFICES, whole) ||
    isIn(ROLES, whole) ||
    skeletonOf(whole).includes('claimit') ||
    isOfRoles
  );
};
