import { expect, test } from 'vitest';
import { shippedCode, WORKSPACES } from './sources.ts';

const server = shippedCode('apps/server');

/** The two places at which the server begins a conversation: with its database, and with the bus of its processes. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  pg: ['apps/server/src/store/bus/postgres.ts', 'apps/server/src/store/postgres/pool.ts'],
  redis: ['apps/server/src/bus/redis.ts'],
};

const importersOf = (name: string): readonly string[] =>
  server.filter(({ text }) => text.includes(`from '${name}'`)).map(({ path }) => path);

test.each(Object.entries(CALLERS))('the server calls %s from %j alone', (name, files) => {
  expect(importersOf(name).filter((path) => !files.includes(path))).toEqual([]);
});

test('the server sends no other request: to no address that somebody gives it, and to none of its own', () => {
  const CALL =
    /(?<![\w.])fetch\(|\b(http|https|http2|net|tls)\.(request|get|connect)\(|new WebSocket\(|createConnection\(/;
  const IMPORT =
    /import \{[^}]*\b(request|get|connect|createConnection)\b[^}]*\} from 'node:(http|https|http2|net|tls)'/;
  const callers = server.filter(({ text }) => CALL.test(text) || IMPORT.test(text));
  expect(callers.map(({ path }) => path)).toEqual([]);
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
