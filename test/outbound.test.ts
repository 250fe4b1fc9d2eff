import { expect, test } from 'vitest';
import { shippedCode, WORKSPACES } from './sources.ts';

const server = shippedCode('apps/server');

/** The places where the server opens outgoing connections: its database and bus, or modules that prepare requests. */
const CALLERS: Readonly<Record<string, readonly string[]>> = {
  pg: ['apps/server/src/store/bus/postgres.ts', 'apps/server/src/store/postgres/pool.ts'],
  redis: ['apps/server/src/bus/redis.ts'],
  'web-push': ['apps/server/src/notices/pushMessage.ts'],
};

const importersOf = (name: string): readonly string[] =>
  server.filter(({ text }) => text.includes(`from '${name}'`)).map(({ path }) => path);

test.each(Object.entries(CALLERS))('the server uses %s only in %j', (name, files) => {
  expect(importersOf(name).filter((path) => !files.includes(path))).toEqual([]);
});

/** What can open a connection: a call, or a module with one; the server may import listeners and types. */
const CALL = /\bfetch\(|new (WebSocket|EventSource|XMLHttpRequest)\(|createConnection\(/;
const MODULE =
  /['"](?:node:)?(http|https|http2|net|tls|dgram|dns|dns\/promises|undici|axios|got)['"]/;
const LISTENS = /^import (type \{[^}]*\}|\{ createServer \}) from 'node:(http|net)';$/;

const callersIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => CALL.test(line) || (MODULE.test(line) && !LISTENS.test(line)));

/** Push services and webhooks are called from here, after a check of their resolved addresses (apps/server/test/outbound.test.ts). */
const OUTBOUND = 'apps/server/src/outbound/';

test('the server sends requests from one place only', () => {
  const others = server.filter(({ path }) => !path.startsWith(OUTBOUND));
  for (const { path, text } of others) expect([path, callersIn(text)]).toEqual([path, []]);
});

test.each([
  "await fetch('https://example.org')",
  "globalThis.fetch('https://example.org')",
  "import { get } from 'node:https';",
  "import https from 'node:https';",
  "import { request } from 'http';",
  "} from 'node:net';",
  "import { createServer, request } from 'node:http';",
  "(await import('node:https')).get('https://example.org')",
  "import { request } from 'undici';",
  "import { Socket } from 'node:net';",
  "import { lookup } from 'node:dns';",
  "new WebSocket('wss://example.org')",
])('%s would be one', (line) => {
  expect(callersIn(line)).toEqual([line]);
});

test('web-push encrypts and never sends', () => {
  const [caller] = server.filter(({ text }) => text.includes("from 'web-push'"));
  expect(caller?.text).toContain('generateRequestDetails');
  expect(caller?.text).not.toContain('sendNotification');
});

test('no text becomes code', () => {
  const shipped = WORKSPACES.flatMap((workspace) => shippedCode(workspace));
  const makers = shipped.filter(({ text }) => /(?<![\w.])eval\(|new Function\(|node:vm/.test(text));
  expect(makers.map(({ path }) => path)).toEqual([]);
});

test('no regular expression is built at run time', () => {
  const shipped = WORKSPACES.flatMap((workspace) => shippedCode(workspace));
  expect(shipped.filter(({ text }) => /\bRegExp\(/.test(text)).map(({ path }) => path)).toEqual([]);
});
