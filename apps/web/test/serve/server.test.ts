import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { openSite, readSite } from '@claim-it/site';
import type { RunningSite } from '@claim-it/site/testing/server.ts';
import { serve } from '@claim-it/site/testing/server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<p>a language will be found</p>',
  'en/index.html': '<p>English</p>',
  'de/index.html': '<p>Deutsch</p>',
  'nl/index.html': '<p>Nederlands</p>',
  'fr/index.html': '<p>Français</p>',
  'es/index.html': '<p>Español</p>',
  'de/manifest.webmanifest': '{}',
  'sw.js': 'self;',
  'preloads.json': JSON.stringify({ 'de/home': ['/assets/home.css', '/assets/home.js'] }),
  'robots.txt': 'User-agent: *',
  'assets/index-AbCd1234.js': 'console.log("mine");',
  'art/map.webp': 'not really a picture',
};

let folder = '';
let running: RunningSite;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'claim-it-site-'));
  writeFileSync(join(folder, '..', 'claim-it-secret.txt'), 'secret');
  for (const [name, content] of Object.entries(FILES)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  for (const name of ['assets/index-AbCd1234.js', 'de/index.html']) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(FILES[name] ?? ''));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(FILES[name] ?? ''));
  }
  running = await serve(readSite(folder), { port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '..', 'claim-it-secret.txt'));
});

type Reply = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Sends the address as it is, dots and all: `fetch` would tidy it up. */
const ask = (
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const { port } = running;
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('pages', () => {
  test.each([
    ['/', 'a language will be found'],
    ['/en/', 'English'],
    ['/de/', 'Deutsch'],
    ['/de/play/abc-123', 'Deutsch'],
    ['/nl/learn/3', 'Nederlands'],
    ['/fr/', 'Français'],
    ['/fr/rules', 'Français'],
    ['/es/', 'Español'],
    ['/es/rules', 'Español'],
    ['/nl/rules?from=home', 'Nederlands'],
    ['/settings', 'a language will be found'],
  ])('%s opens the app', async (path, words) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain(words);
  });

  test.each(['/nothing', '/de/nothing', '/de/learn/5', '/de/play', '//evil.example/de', '/%ZZ'])(
    '%s is not found, and the app itself says so',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers.location).toBeUndefined();
    },
  );

  test('they name each other for search engines where the public address is known', () => {
    const publicOrigin = 'https://mine.example';
    const page = { method: 'GET', address: '/de/rules', headers: { host: 'other' }, publicOrigin };
    const { link } = openSite(folder)(page).headers;
    expect(link).toContain('<https://mine.example/nl/rules>; rel="alternate"; hreflang="nl"');
    expect(link).toContain('<https://mine.example/rules>; rel="alternate"; hreflang="x-default"');
  });

  test('the first page names its picture, so that it comes with the page; no other page does', async () => {
    const { link } = (await ask('/de/')).headers;
    expect(link).toContain('</art/home-day-phone@2x.webp>; rel=preload; as=image');
    for (const path of ['/de/rules', '/de/table/abc', '/nothing'])
      expect((await ask(path)).headers['link'] ?? '').not.toContain('as=image');
  });

  test('a page names the script and the styles that it needs besides what every page needs', async () => {
    const { link } = (await ask('/de/')).headers;
    expect(link).toContain('</assets/home.css>; rel=preload; as=style, ');
    expect(link).toContain('</assets/home.js>; rel=modulepreload, ');
    expect((await ask('/en/')).headers['link']).not.toContain('/assets/home');
    expect((await ask('/de/rules')).headers['link']).toBeUndefined();
  });

  test('the host of a request is not repeated', async () => {
    for (const host of ['mine.example', 'a>; rel="stylesheet"']) {
      const { link } = (await ask('/de/', { headers: { host } })).headers;
      expect(link).not.toContain('mine.example');
      expect(link).not.toContain('stylesheet');
    }
  });
});

describe('files', () => {
  test('a hashed file is kept for good', async () => {
    const { status, headers, body } = await ask('/assets/index-AbCd1234.js');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['content-length']).toBe(String(body.byteLength));
    expect(body.toString()).toBe(FILES['assets/index-AbCd1234.js']);
  });

  test.each(['/sw.js', '/de/manifest.webmanifest', '/robots.txt'])(
    '%s is asked after every time',
    async (path) => {
      expect((await ask(path)).headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    '/../claim-it-secret.txt',
    '/assets/../../claim-it-secret.txt',
    '/assets/%2e%2e/%2e%2e/claim-it-secret.txt',
    '/..%2fclaim-it-secret.txt',
    '/..\\claim-it-secret.txt',
    '/assets/missing.js',
    '/assets/index-AbCd1234.js.br',
    '/en/index.html',
  ])('%s is no file', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('encodings', () => {
  const PATH = '/assets/index-AbCd1234.js';

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('%s gives %s', async (accepted, expected) => {
    const { headers, body } = await ask(PATH, { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('accept-encoding');
    const plain =
      expected === 'br'
        ? brotliDecompressSync(body)
        : expected === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(plain.toString()).toBe(FILES['assets/index-AbCd1234.js']);
  });

  test('what the browser has already is not sent again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag = '' } = (await ask(PATH, { headers })).headers;
    const again = await ask(PATH, { headers: { ...headers, 'if-none-match': `"old", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.body.byteLength).toBe(0);
    const other = await ask(PATH, { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });
});

describe('what a request may do', () => {
  test('HEAD says the same without the body', async () => {
    const { status, headers, body } = await ask('/en/', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(FILES['en/index.html']?.length));
    expect(body.byteLength).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const { status, headers } = await ask('/', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  test.each(['/', '/sw.js', '/missing.js', '/nothing'])('%s is guarded', async (path) => {
    const { headers } = await ask(path);
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['permissions-policy']).toContain('camera=()');
  });
});
