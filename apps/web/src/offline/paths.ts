import type { Language } from '@claim-it/text';
import { isLanguage, LANGUAGES } from '@claim-it/text/language';
import type { KeepRequest, StoredLists } from './messages.ts';

/** Files with a hash in their name are the same in every version. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Responses of the API are never cached. */
export const isHouse = (path: string): boolean => path.startsWith('/api/');

/** The cached page of an address; null for a plain file, which belongs to no page. */
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

/** The layout of a device, from the pictures it has requested. */
export const formOf = (shown: readonly string[]): Form => ({
  isPhone: shown.some((path) => path.includes('-phone')),
  isSharp: shown.some((path) => path.includes('@2x')),
  isTablet: shown.some((path) => path.includes('-tablet')),
});

/** What a sharp tablet shows besides: its map, and the wood of plain windows. */
const isForTablet = (path: string): boolean =>
  path.includes('-tablet') || /\/table-(day|night)\.webp$/.test(path);

/** The pictures of a layout by day and by night: a player by day needs the night version offline. */
export const artFor = (
  all: readonly string[],
  { isPhone, isSharp, isTablet }: Form,
): readonly string[] => {
  const forPhone = (path: string): string => path.replace(/(@2x)?\.webp$/, '-phone$1.webp');
  return all.filter((path) => {
    if (path.endsWith('.svg')) return true;
    if (isTablet && isForTablet(path)) return true;
    if (path.includes('-tablet')) return false;
    if (path.includes('@2x') !== isSharp) return false;
    return path.includes('-phone') ? isPhone : !(isPhone && all.includes(forPhone(path)));
  });
};

/** The languages of open pages; all there are where no page tells. */
export const languagesOf = (addresses: readonly string[]): readonly Language[] => {
  const spoken = addresses.map((address) => new URL(address).pathname.split('/')[1]);
  const known = LANGUAGES.filter((one) => spoken.includes(one));
  return known.length === 0 ? LANGUAGES : known;
};

/** What is kept in idle time, one after the other. */
export const pathsFor = (
  { art, texts, later, networks }: StoredLists,
  { form, language, isInstalled }: KeepRequest,
): readonly string[] => [
  ...(texts[language] ?? []),
  ...artFor(art, form),
  ...later,
  ...(isInstalled ? networks : []),
];
