import type { NetworkInterfaceInfo } from 'node:os';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';
import { isLoopback } from '../requests/addresses.ts';

/** The addresses of a machine, by the names of its network cards. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const ANY_IPV4 = '0.0.0.0';
const ANY = '::';

/** Networks that exist inside this machine, or lead out of the home. */
const VIRTUAL = /^(br-|docker|podman|tailscale|tap|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)/;

/** The lower, the likelier another device in the home reaches it; null where it does not. */
const rankOf = (card: string, address: string, host: string): number | null => {
  const parsed = ipaddr.parse(address);
  const range = parsed.range();
  const isIpv4 = parsed.kind() === 'ipv4';
  if (range === 'loopback' || range === 'linkLocal' || (!isIpv4 && host === ANY_IPV4)) return null;
  const distance = range === 'private' ? 0 : isIpv4 ? 1 : 2;
  return distance + (VIRTUAL.test(card) ? 3 : 0);
};

/** Whether a server that listens on this host answers to other machines. */
export const isOpenToOthers = (host: string): boolean => host !== 'localhost' && !isLoopback(host);

/** An address as it is written in a link. */
export const inLink = (address: string): string =>
  address.includes(':') ? `[${address}]` : address;

/** Where other devices of the network find a server that listens on this host and port, the best address first. */
export const lanAddresses = (
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] => {
  const linkTo = (address: string): string => `http://${inLink(address)}:${port}`;
  if (!isOpenToOthers(host)) return [];
  if (host !== ANY_IPV4 && host !== ANY) return [linkTo(host)];
  return Object.entries(interfaces)
    .flatMap(([card, all = []]) =>
      all.flatMap(({ address }) => {
        const rank = rankOf(card, address, host);
        return rank === null ? [] : [{ address, rank }];
      }),
    )
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ address }) => linkTo(address));
};
