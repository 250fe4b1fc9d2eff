/** Structured lines for whoever runs the house: facts first, then one sentence. Never names, tokens or full addresses. */
export type Log = {
  readonly info: (facts: object, sentence: string) => void;
  readonly warn: (facts: object, sentence: string) => void;
  readonly error: (facts: object, sentence: string) => void;
};

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** An address without the part that names one household: /24 of IPv4, /48 of IPv6. */
export const prefixOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/i, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = plain.split('%')[0]?.split('::') ?? [];
  const groups = [...head.split(':').filter((group) => group !== ''), '0', '0', '0'];
  return `${groups.slice(0, 3).join(':')}::/48`;
};
