import { describe, expect, test } from 'vitest';
import {
  isPublic,
  isPushService,
  parsePublicUrl,
  publicLookup,
} from '../src/outbound/addresses.ts';
import { OPEN_INTERNET } from '../src/outbound/post.ts';

describe('outbound addresses', () => {
  test.each(['8.8.8.8', '1.1.1.1', '2606:4700::1111'])('%s is public', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'localhost',
  ])('the server does not call %s', (address) => expect(isPublic(address)).toBe(false));

  test.each([
    'http://example.org/x',
    'https://example.org:8443/x',
    'https://user:password@example.org/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://router./x',
    'https://example.org./x',
    'ftp://example.org/x',
    'nonsense',
  ])('the server does not call the address %s', (url) => expect(parsePublicUrl(url)).toBeNull());

  test('the server calls an ordinary address with https', () => {
    expect(parsePublicUrl('https://example.org/hook?x=1')?.hostname).toBe('example.org');
  });
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/Q', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilnotify.windows.com/x', false],
  ['https://example.org/x', false],
])('%s is a push service: %s', (url, isOne) => expect(isPushService(url)).toBe(isOne));

describe('host names', () => {
  const look = (addresses: readonly string[], all: boolean) =>
    new Promise((resolve) => {
      const found = addresses.map((address) => ({ address, family: 4 }));
      const lookup = publicLookup(async () => found);
      lookup('example.org', { all }, (error, address) => resolve(error?.message ?? address));
    });

  test('a host name resolves to the checked address', async () => {
    expect(await look(['8.8.8.8'], false)).toBe('8.8.8.8');
    expect(await look(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  test.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [[]]])(
    'with %j is refused',
    async (addresses) => {
      expect(await look(addresses, true)).toMatch(/does not lead to the open internet/);
    },
  );
});

test('this machine is never called, by any of its names', async () => {
  const post = { url: 'https://localhost/x', headers: {}, body: '{}' };
  expect(await OPEN_INTERNET.post(post)).toEqual({ status: 0, retryAfter: null });
});
