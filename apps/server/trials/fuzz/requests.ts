import { below, letters, pick, pickFrom } from './pick.ts';
import { spellingsOf } from './spellings.ts';

/** A request as bytes. */
export type RawRequest = {
  readonly text: string;
  /** Whether it is sent so slowly that it never ends. */
  readonly isSlow: boolean;
  /** Whether it would change something, and comes from a page of another site. */
  readonly isForeign: boolean;
};

export type RequestContext = {
  readonly host: string;
  readonly cookie: string;
  readonly table: string;
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'HEAD'] as const;

/** Pages may be read by anybody. */
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
  () => `X-Forwarded-For: ${letters(500)}\r\n`,
  () => `${letters(20)}: ${'y'.repeat(20_000)}\r\n`,
  () => 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n',
  () => 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n',
  () => `Cookie: __Host-claim-it=${letters(43)}\r\n`,
  () => Array.from({ length: 300 }, () => `${letters(8)}: 1\r\n`).join(''),
];

/** A request nobody decent sends. It never opens a table: nothing it asks for can be done. */
export const evilRequest = (context: RequestContext): RawRequest => {
  if (below(40) === 0)
    return {
      text: `GET / HTTP/1.1\r\nHost: ${context.host}\r\nX-`,
      isSlow: true,
      isForeign: false,
    };
  if (below(40) === 0) return { text: letters(30), isSlow: false, isForeign: false };
  const body = pick(BODIES)();
  const own = `http://${context.host}`;
  const origin = below(3) === 0 ? own : pick(ORIGINS);
  const method = pick(METHODS);
  const isShort = below(20) === 0;
  const length = Buffer.byteLength(body, 'latin1') + (isShort ? 100 : 0);
  const lines = [
    `${method} ${pathOf(context)} HTTP/1.1`,
    `Host: ${below(10) === 0 ? 'evil.example' : context.host}`,
    `Origin: ${origin}`,
    `Content-Type: ${pick(TYPES)}`,
    `Content-Length: ${length}`,
    'Connection: close',
    below(2) === 0 ? `Cookie: ${context.cookie}` : 'Accept: */*',
  ];
  const text = `${lines.join('\r\n')}\r\n${pick(EXTRA)()}\r\n${body}`;
  return { text, isSlow: isShort, isForeign: !READING.includes(method) && origin !== own };
};
