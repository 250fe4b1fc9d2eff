import { plainOf, skeletonOf, squeezed } from './skeleton.ts';

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Refused as any word of a name: no real name contains it. */
const OFFICES = wordsIn(`
  admin admins administrator administratorin administrateur administrador moderator moderatorin
  moderateur moderador moderatoren beheerder webmaster sysadmin claimit
  админ администратор модератор
`);

/** Refused only in names made of these words alone: House is a real surname, and a sheriff may be Ida. */
const ROLES = wordsIn(`
  mod mods system systeem server house haus huis host hostess gastgeber gastgeberin gastheer
  gastvrouw support helpdesk bot bots robot croupier operator staff
  greenhorn prospector miner foreman sheriff tycoon legend
  grunschnabel gruenschnabel goldsucher bergmann vorarbeiter goldbaron legende
  piedtendre prospecteur mineur contremaitre sherif magnat serveur hote hotesse
  groentje goudzoeker mijnwerker voorman goudbaron
  novato buscador minero capataz magnate leyenda servidor sistema soporte operador anfitrion
  бот система сервер поддержка хост
`);

/** Words that turn a role into an office, or add nothing. */
const FILLERS = wordsIn(`
  the a an your our real official team der die das dein unser echte echter offiziell offizieller
  le la les un une notre votre vrai vraie officiel officielle
  de het een je ons echt officieel officiele
  el la un una del tu su nuestro oficial autentico
`);

const FIGURES_AT_END = /\p{Nd}+$/u;

/** The visual form of a word: figures as letters, no figures at its end, stretched letters read once. */
const looksOf = (word: string): readonly string[] => {
  const looks = [word, word.replace(FIGURES_AT_END, '')].flatMap((one) => [
    skeletonOf(one),
    plainOf(one),
  ]);
  return [...looks, ...looks.map(squeezed)];
};

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  looksOf(word).some((look) => words.has(look));

/** Whether a name imitates the server or a bot. Takes the words of a name. */
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
