import { isLanguage } from '@claim-it/text/language';

/** Files with a hash in their name are the same in every edition. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** What the house answers is never kept: it is true only now. */
export const isHouse = (path: string): boolean => path.startsWith('/api/');

/** The kept page that opens an address; null for a plain file, which is nobody's page. */
export const shellFor = (path: string): string | null => {
  const [, first = '', ...rest] = path.split('/');
  if ((rest.at(-1) ?? first).includes('.')) return null;
  return isLanguage(first) ? `/${first}/` : '/';
};

/** What a device shows: pictures for a phone or for a wide window, sharp or plain. */
export type Form = {
  readonly isPhone: boolean;
  readonly isSharp: boolean;
  /** A sharp one: its map is neither the wide one nor that of a phone. */
  readonly isTablet: boolean;
};

/** The form of a device, from the pictures it has asked for. */
export const formOf = (shown: readonly string[]): Form => ({
  isPhone: shown.some((path) => path.includes('-phone')),
  isSharp: shown.some((path) => path.includes('@2x')),
  isTablet: shown.some((path) => path.includes('-tablet')),
});

/** What a sharp tablet shows besides: its map, and the wood of plain windows. */
const isForTablet = (path: string): boolean =>
  path.includes('-tablet') || /\/table-(day|night)\.webp$/.test(path);

/** The pictures of a form by day and by night: whoever plays by day wants the lantern tonight, without a network. */
export const artFor = (
  all: readonly string[],
  { isPhone, isSharp, isTablet }: Form,
): readonly string[] => {
  const forPhone = (path: string): string => path.replace(/(@2x)?\.webp$/, '-phone$1.webp');
  return all.filter((path) => {
    if (isTablet && isForTablet(path)) return true;
    if (path.includes('-tablet')) return false;
    if (path.includes('@2x') !== isSharp) return false;
    return path.includes('-phone') ? isPhone : !(isPhone && all.includes(forPhone(path)));
  });
};
