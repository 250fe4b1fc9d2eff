import ipaddr from 'ipaddr.js';

/** Whose limits an address counts against: one household of IPv6 has a /64 and may have a /48, so no single address counts. */
export type AddressGroup = {
  /** An address of IPv4, a /64 of IPv6. */
  readonly own: string;
  /** The /48 around it, for a softer limit; null for IPv4. */
  readonly wide: string | null;
};

const UNKNOWN: AddressGroup = { own: 'unknown', wide: null };

export const isAddress = (text: string): boolean => ipaddr.isValid(text);

export const isLoopback = (text: string): boolean =>
  isAddress(text) && ipaddr.process(text).range() === 'loopback';

/** An IPv4 address that is written as IPv6 is IPv4. */
export const groupOf = (address: string): AddressGroup => {
  if (!isAddress(address)) return UNKNOWN;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { own: parsed.toString(), wide: null };
  const first = (groups: number): string =>
    parsed.parts
      .slice(0, groups)
      .map((part) => part.toString(16))
      .join(':');
  return { own: `${first(4)}::/64`, wide: `${first(3)}::/48` };
};
