import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const PROGRAM = fileURLToPath(new URL('../../../server/dist/house.js', import.meta.url));

type Started = { readonly child: ChildProcess; readonly firstLine: Promise<string> };

const start = (...args: readonly string[]): Started => {
  const data = mkdtempSync(join(tmpdir(), 'claim-it-program-'));
  const child = spawn(process.execPath, [PROGRAM, '--watch-port', '0', ...args], {
    env: { ...process.env, CLAIM_IT_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
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

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`it says where the game is, and ${signal} ends it cleanly`, async () => {
    const { child, firstLine } = start('--port', '0');
    const address = /http:\/\/localhost:\d+\//.exec(await firstLine)?.[0] ?? '';
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toContain('<title>Claim It!');
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
