import { expect, test } from 'vitest';
import { prefixOf } from '../src/ops/log.ts';

test.each([
  ['192.168.17.23', '192.168.17.0/24'],
  ['::ffff:10.1.2.3', '10.1.2.0/24'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:a01:203', '10.1.2.0/24'],
  ['', 'unknown'],
])('the address %s is logged as %s', (address, prefix) => {
  expect(prefixOf(address)).toBe(prefix);
});
