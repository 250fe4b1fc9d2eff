import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { build } from '../../../../scripts/build.mjs';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/house.js', import.meta.url));
const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));

beforeAll(() => build('web', 'house'));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Started = { readonly child: ChildProcess; readonly firstLine: Promise<string> };

const start = (): Started => {
  const data = mkdtempSync(join(tmpdir(), 'claim-it-program-'));
  const child = spawn(process.execPath, [PROGRAM, '--port', '0', '--watch-port', '0'], {
    env: { ...process.env, CLAIM_IT_DATA: data, CLAIM_IT_SITE: SITE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ends.push(() => {
    child.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  });
  const firstLine = new Promise<string>((resolve) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => {
        text += part.toString();
        if (text.includes('\n')) resolve(text.trim());
      });
  });
  return { child, firstLine };
};

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the server says where the game is, serves the built app, and %s ends it cleanly',
  async (signal) => {
    const { child, firstLine } = start();
    const address = /http:\/\/localhost:\d+\//.exec(await firstLine)?.[0] ?? '';
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('<title>Claim It!');
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);
