import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/** By which names a server may be asked. */
export type HostPolicy = {
  /** The origin of --public-url; null where people come by a name or an address of this machine. */
  readonly publicOrigin: string | null;
  /** Further names, in small letters and without a port. */
  readonly hosts: readonly string[];
};

/** Endings that no one can register in the public DNS: a router or the machine itself answers for them. */
const PRIVATE_ENDINGS = ['local', 'lan', 'home.arpa', 'internal'] as const;

/** Names by which other machines of a home network know the machine that calls itself so. */
export const machineNames = (hostname: string): readonly string[] => {
  const full = hostname.toLowerCase();
  const [first = ''] = full.split('.');
  return [...new Set([full, first, ...PRIVATE_ENDINGS.map((ending) => `${first}.${ending}`)])];
};

const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::\d{1,5})?$/;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': ':80', 'https:': ':443' };

/** A page of another site can have its own name point to this machine, but no address, and no name it does not own. */
const isLiteral = (name: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(name) ||
  (name.startsWith('[') && ipaddr.IPv6.isValid(name.slice(1, -1)));

/** Whether the machine itself can be meant: its loopback name, or any address. */
const isMachine = (name: string): boolean => name === 'localhost' || isLiteral(name);

const isPublic = (publicOrigin: string, host: string): boolean => {
  const { host: own, protocol } = new URL(publicOrigin);
  return host === own || host === `${own}${DEFAULT_PORTS[protocol]}`;
};

/** Whether a request asks for this server. Otherwise the name was made to point here (DNS rebinding), or a proxy is set up wrongly. */
export const isOwnHost = ({ publicOrigin, hosts }: HostPolicy, host: string): boolean => {
  const asked = host.toLowerCase();
  const name = HOST.exec(asked)?.[1];
  if (name === undefined) return false;
  if (hosts.includes(name)) return true;
  return publicOrigin === null ? isMachine(name) : isPublic(publicOrigin, asked);
};

/** What is wrong with the host of a request, as a status; null where it is ours. */
export const hostFault = (policy: HostPolicy, request: IncomingMessage): 400 | 421 | null => {
  const { headers, rawHeaders } = request;
  const lines = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (lines.length > 1) return 400;
  return isOwnHost(policy, headers.host ?? '') ? null : 421;
};
