import { isLanguage } from '@claim-it/text/language';

/** Files with a hash in their name are the same in every edition. */
export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** The kept page that opens an address; null for a plain file, which is nobody's page. */
export const shellFor = (path: string): string | null => {
  const [, first = '', ...rest] = path.split('/');
  if ((rest.at(-1) ?? first).includes('.')) return null;
  return isLanguage(first) ? `/${first}/` : '/';
};

/** What a device shows: pictures for a phone or for a wide window, sharp or plain. */
export type Form = { readonly isPhone: boolean; readonly isSharp: boolean };

/** The form of a device, from the pictures it has asked for. */
export const formOf = (shown: readonly string[]): Form => ({
  isPhone: shown.some((path) => path.includes('-phone')),
  isSharp: shown.some((path) => path.includes('@2x')),
});

/** The pictures of a form by day and by night: whoever plays by day wants the lantern tonight, without a network. */
export const artFor = (all: readonly string[], { isPhone, isSharp }: Form): readonly string[] => {
  const forPhone = (path: string): string => path.replace(/(@2x)?\.webp$/, '-phone$1.webp');
  return all.filter((path) => {
    if (path.includes('@2x') !== isSharp) return false;
    return path.includes('-phone') ? isPhone : !(isPhone && all.includes(forPhone(path)));
  });
};
