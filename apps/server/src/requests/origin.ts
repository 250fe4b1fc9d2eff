import type { IncomingMessage } from 'node:http';
import { isAddress } from './addresses.ts';
import { formatCookies, isSecurePlace, readCookie } from './cookie.ts';
import type { HostPolicy } from './hosts.ts';

/** How this server is reached from outside. */
export type OriginPolicy = HostPolicy & {
  /** How many proxies of ours stand before the server, each adding the address it was asked from. */
  readonly proxies: number;
};

type Headers = IncomingMessage['headers'];

export const isHttps = ({ publicOrigin }: OriginPolicy): boolean =>
  publicOrigin?.startsWith('https:') ?? false;

const isSecure = (origins: OriginPolicy, headers: Headers): boolean =>
  isSecurePlace(headers.host, isHttps(origins));

/** The token of a request's session; null if it has none. */
export const tokenOf = (
  origins: OriginPolicy,
  { headers }: { readonly headers: Headers },
): string | null => readCookie(headers.cookie, isSecure(origins, headers));

/** The cookies that make the sender of a request known by this token. */
export const cookiesFor = (
  origins: OriginPolicy,
  { headers }: { readonly headers: Headers },
  token: string,
): readonly string[] => formatCookies(token, isSecure(origins, headers), headers.cookie);

/** Where our own pages come from; null for a request that does not say whom it asks. */
const ownOrigin = ({ publicOrigin }: OriginPolicy, { host }: Headers): string | null =>
  publicOrigin ?? (host === undefined ? null : `http://${host}`);

/**
 * Where passkeys are possible: browsers have them on https and on the machine itself, bound to a name and never to an
 * address. Null everywhere else.
 */
export const passkeyPlaceOf = (
  origins: OriginPolicy,
  headers: Headers,
): { readonly rpId: string; readonly origin: string } | null => {
  const own = ownOrigin(origins, headers);
  if (own === null || !URL.canParse(own)) return null;
  const { hostname: rpId, protocol, origin } = new URL(own);
  const isPossible =
    rpId === 'localhost' || (protocol === 'https:' && !isAddress(rpId.replace(/^\[|\]$/g, '')));
  return isPossible ? { rpId, origin } : null;
};

/** Whether a page of ours is asking. A foreign page may send requests, but cannot forge these headers. */
export const isOwnPage = (origins: OriginPolicy, headers: Headers): boolean => {
  const own = ownOrigin(origins, headers);
  const { origin } = headers;
  if (origin !== undefined) return own !== null && origin.toLowerCase() === own.toLowerCase();
  return headers['sec-fetch-site'] === 'same-origin';
};

/** Sockets must name their origin: browsers always do. */
export const isOwnSocket = (origins: OriginPolicy, headers: Headers): boolean =>
  headers.origin !== undefined && isOwnPage(origins, headers);

/** The address of the client: the one that the last of our proxies saw, or that of the socket. Used for limits, never stored. */
export const addressOf = ({ proxies }: OriginPolicy, request: IncomingMessage): string => {
  const direct = request.socket.remoteAddress ?? '';
  const header = request.headers['x-forwarded-for'];
  if (proxies === 0 || header === undefined) return direct;
  const hops = String(header)
    .split(',')
    .map((hop) => hop.trim());
  const hop = hops.at(-proxies) ?? '';
  return isAddress(hop) ? hop : direct;
};
