import { claimedAddress, foreignHost, ownHost } from './names.ts';
import { below, letters, pick, pickFrom } from './pick.ts';
import { spellingsOf } from './spellings.ts';

/** A request as bytes. */
export type RawRequest = {
  readonly text: string;
  /** Whether it is sent so slowly that it never ends. */
  readonly isSlow: boolean;
  /** Whether it must be refused: cross-site, for another server, or of an unknown guest. */
  readonly isForeign: boolean;
};

export type RequestContext = {
  readonly host: string;
  readonly cookie: string;
  readonly table: string;
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'HEAD'] as const;

/** Pages are public. */
const READING: readonly string[] = ['GET', 'HEAD'];

const pathOf = ({ table, host }: RequestContext): string =>
  pick<() => string>([
    () => '/api/tables',
    () => '/api/me/name',
    () => '/api/recovery',
    () => '/api/session',
    () => '/api/me/data',
    () => '/api/lobby',
    () => '/api/dice',
    () => '/api/socket',
    () => `/api/tables/${table}`,
    () => `/api/tables/${table}/record`,
    () => `/api/tables/${letters(below(80))}`,
    () => '/api/tables/__proto__/record',
    () => '/api/tables/..%2f..%2fetc%2fpasswd',
    () => '/%00',
    () => '/../../../etc/passwd',
    () => '/..%5c..%5cdice.key',
    () => `/${'a/'.repeat(500)}`,
    () => '/api/%E0%A4%A',
    () => `/api/lobby?${letters(200)}=${letters(200)}`,
    () => 'http://example.org/api/me',
    ...Array.from({ length: 10 }, () => () => spelled(host)),
  ])();

const ROUTES = [
  '/session',
  '/me/name',
  '/me/data',
  '/me/forget',
  '/me/recovery',
  '/me/devices',
  '/me/signout',
  '/me/devices/signout',
  '/lobby',
] as const;

const spelled = (host: string): string => pickFrom(spellingsOf(pick(ROUTES), host)) ?? '/';

const BODIES: readonly [() => string, ...(() => string)[]] = [
  () => '',
  () => '{',
  () => 'null',
  () => '{"__proto__":{"isHost":true},"name":"x"}',
  () => '{"constructor":{"prototype":{"x":1}}}',
  () => '['.repeat(2000),
  () => `{"name":"${'x'.repeat(3000)}"}`,
  () => 'x'.repeat(20_000),
  () => JSON.stringify({ name: pick(['\u0000', '\u202eevil', '<script>', 'x'.repeat(90), '']) }),
  () => JSON.stringify({ token: letters(43) }),
  () => JSON.stringify({ token: { $ne: null } }),
  () => JSON.stringify({ chairs: Array.from({ length: 400 }, () => ({ kind: 'mine' })) }),
  () => JSON.stringify({ variant: 'standard', chairs: [{ kind: 'mine' }], isListed: 'yes' }),
  () => '\xff\xfe{}',
];

const ORIGINS = ['https://evil.example', 'null', '', 'http://127.0.0.1'] as const;
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'x'] as const;

const EXTRA: readonly [() => string, ...(() => string)[]] = [
  () => '',
  () => '__proto__: 1\r\n',
  () => 'Transfer-Encoding: chunked\r\n',
  () => 'Content-Encoding: gzip\r\n',
  () => 'Content-Length: 5\r\n',
  () => 'Expect: 100-continue\r\n',
  () => `X-Forwarded-For: ${claimedAddress()}\r\n`,
  () => `Host: ${letters(8)}.example\r\n`,
  () => `${letters(20)}: ${'y'.repeat(20_000)}\r\n`,
  () => 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  () => 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n',
  () => `Cookie: __Host-claim-it=${letters(43)}\r\n`,
  () => Array.from({ length: 300 }, () => `${letters(8)}: 1\r\n`).join(''),
];

const PRIVATE_ROUTES = ['GET /api/me', 'GET /api/me/data', 'POST /api/me/recovery'] as const;

/** A session that came by a plain cookie, as a page of a sister site can set one. */
const plainCookie = ({ host, cookie }: RequestContext): RawRequest => {
  const lines = [
    `${pick(PRIVATE_ROUTES)} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    `Cookie: ${cookie.replace('__Host-', '')}`,
    'Connection: close',
    'Content-Length: 0',
  ];
  return { text: `${lines.join('\r\n')}\r\n\r\n`, isSlow: false, isForeign: true };
};

/** An attempt to open a socket with a guessed cookie, a plain one, or one's own for another server. */
const guess = ({ host, cookie }: RequestContext): RawRequest => {
  const isElsewhere = below(3) === 0;
  const asked = isElsewhere ? foreignHost(host) : host;
  const guessed = pick([`__Host-claim-it=${letters(43)}`, cookie.replace('__Host-', '')]);
  const lines = [
    'GET /api/socket HTTP/1.1',
    `Host: ${asked}`,
    `Origin: http://${asked}`,
    `Cookie: ${isElsewhere ? cookie : guessed}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return { text: `${lines.join('\r\n')}\r\n\r\n`, isSlow: false, isForeign: true };
};

/** A hostile request. It never opens a table: it cannot succeed. */
export const evilRequest = (context: RequestContext): RawRequest => {
  if (below(40) === 0)
    return {
      text: `GET / HTTP/1.1\r\nHost: ${context.host}\r\nX-`,
      isSlow: true,
      isForeign: false,
    };
  if (below(40) === 0) return { text: letters(30), isSlow: false, isForeign: false };
  if (below(10) === 0) return plainCookie(context);
  if (below(10) === 0) return guess(context);
  const body = pick(BODIES)();
  const isElsewhere = below(10) === 0;
  const host = isElsewhere ? foreignHost(context.host) : ownHost(context.host);
  const own = `http://${host}`;
  const origin = below(3) === 0 ? own : pick(ORIGINS);
  const method = pick(METHODS);
  const isShort = below(20) === 0;
  const length = Buffer.byteLength(body, 'latin1') + (isShort ? 100 : 0);
  const lines = [
    `${method} ${pathOf(context)} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${origin}`,
    `Content-Type: ${pick(TYPES)}`,
    `Content-Length: ${length}`,
    'Connection: close',
    below(2) === 0 ? `Cookie: ${context.cookie}` : 'Accept: */*',
  ];
  const text = `${lines.join('\r\n')}\r\n${pick(EXTRA)()}\r\n${body}`;
  const isOfOthers = !READING.includes(method) && origin !== own;
  return { text, isSlow: isShort, isForeign: isElsewhere || isOfOthers };
};
