import { SESSION_DAYS } from '../lifetimes.ts';

/** How the cookie is called; the prefix makes browsers insist on a secure connection, this host and every path. */
const SECURE_COOKIE = '__Host-claim-it';
/** For a server in a home network that is reached by plain http. */
const PLAIN_COOKIE = 'claim-it';

/** As long as the session itself; renewed with every visit. */
const LASTS_SECONDS = SESSION_DAYS * 24 * 3600;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Chromium and Firefox keep secure cookies of the machine's own addresses without https, too. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

export const isSecurePlace = (host: string | undefined, isHttps: boolean): boolean =>
  isHttps || (host !== undefined && LOOPBACK.test(host));

const cookieNamed = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
};

/**
 * The token a request carries; null if there is none, or none that could be ours. A plain cookie may come from any page of a
 * sister site: it counts only where no other is possible.
 */
export const readCookie = (header: string | undefined, isSecure: boolean): string | null => {
  const token = cookieNamed(header ?? '', isSecure ? SECURE_COOKIE : PLAIN_COOKIE);
  return token !== null && TOKEN.test(token) ? token : null;
};

const EMPTY_PLAIN = `${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** The cookies of a session; a plain one beside the secure one is removed. */
export const formatCookies = (
  token: string,
  isSecure: boolean,
  header: string | undefined,
): readonly string[] => {
  if (!isSecure)
    return [`${PLAIN_COOKIE}=${token}; Path=/; Max-Age=${LASTS_SECONDS}; HttpOnly; SameSite=Lax`];
  return [
    ...(cookieNamed(header ?? '', PLAIN_COOKIE) === null ? [] : [EMPTY_PLAIN]),
    `${SECURE_COOKIE}=${token}; Path=/; Max-Age=${LASTS_SECONDS}; HttpOnly; Secure; SameSite=Lax`,
  ];
};

/** Takes both away, whichever there was. */
export const emptyCookies = (): readonly string[] => [
  `${SECURE_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`,
  EMPTY_PLAIN,
];
