import { expect, test } from 'vitest';
import { shippedCode, WORKSPACES } from './sources.ts';

const server = shippedCode('apps/server');

/** The places at which the server begins a conversation, with its database and the bus of its processes, or writes what one begins with. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  pg: ['apps/server/src/store/bus/postgres.ts', 'apps/server/src/store/postgres/pool.ts'],
  redis: ['apps/server/src/bus/redis.ts'],
  'web-push': ['apps/server/src/notices/pushMessage.ts'],
};

const importersOf = (name: string): readonly string[] =>
  server.filter(({ text }) => text.includes(`from '${name}'`)).map(({ path }) => path);

test.each(Object.entries(CALLERS))('the server calls %s from %j alone', (name, files) => {
  expect(importersOf(name).filter((path) => !files.includes(path))).toEqual([]);
});

/** Push services and webhooks are called from here, after a look at where their names lead (apps/server/test/outbound.test.ts). */
const OUTBOUND = ['apps/server/src/outbound/post.ts'];

test('the server sends requests from one place, and from no other', () => {
  const CALL =
    /(?<![\w.])fetch\(|\b(http|https|http2|net|tls)\.(request|get|connect)\(|new WebSocket\(|createConnection\(/;
  const IMPORT =
    /import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(http|https|http2|net|tls)'/;
  const callers = server.filter(({ text }) => CALL.test(text) || IMPORT.test(text));
  expect(callers.map(({ path }) => path)).toEqual(OUTBOUND);
});

test('web-push encrypts and never sends', () => {
  const [caller] = server.filter(({ text }) => text.includes("from 'web-push'"));
  expect(caller?.text).toContain('generateRequestDetails');
  expect(caller?.text).not.toContain('sendNotification');
});

test('text never becomes code', () => {
  const shipped = WORKSPACES.flatMap((workspace) => shippedCode(workspace));
  const makers = shipped.filter(({ text }) => /(?<![\w.])eval\(|new Function\(|node:vm/.test(text));
  expect(makers.map(({ path }) => path)).toEqual([]);
});

test('no regular expression is made at run time', () => {
  const shipped = WORKSPACES.flatMap((workspace) => shippedCode(workspace));
  expect(shipped.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
