import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is one of the open internet: not of this machine, its network, a carrier, or a way into one of them. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveAll: Resolve = (name) => resolve(name, { all: true });

/**
 * Finds the addresses of a name, and none unless all of them are public. The connection is made to what was checked: a name
 * that leads elsewhere a moment later leads nowhere.
 */
export const publicLookup =
  (resolver: Resolve = resolveAll): LookupFunction =>
  (name, options, call) => {
    resolver(name).then(
      (found) => {
        const [first] = found;
        if (first === undefined || found.some(({ address }) => !isPublic(address)))
          call(new Error(`${name} does not lead to the open internet`), '', 0);
        else if (options.all === true) call(null, [...found]);
        else call(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => call(error, '', 0),
    );
  };

/** Where browsers let their users be reached. Others are not asked: a guest must not choose whom the server talks to. */
const PUSH_SERVICES: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const PUSH_DOMAINS: readonly string[] = [
  '.notify.windows.com',
  '.push.apple.com',
  '.push.services.mozilla.com',
];

const isNumber = (host: string): boolean => /^[\d.]+$|^\[/.test(host);

/** An allowed URL: https, the default port, a public host name, no credentials. */
export const parsePublicUrl = (text: string): URL | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  const { hostname } = url;
  return isNumber(hostname) || !hostname.includes('.') || hostname.endsWith('.') ? null : url;
};

/** Whether this is an address of a push service that browsers use. */
export const isPushService = (text: string): boolean => {
  const host = parsePublicUrl(text)?.hostname;
  if (host === undefined) return false;
  return PUSH_SERVICES.includes(host) || PUSH_DOMAINS.some((domain) => host.endsWith(domain));
};
