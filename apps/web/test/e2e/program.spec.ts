import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const PROGRAM = fileURLToPath(new URL('../../dist/serve.js', import.meta.url));

type Started = { readonly child: ChildProcess; readonly firstLine: Promise<string> };

const start = (...args: readonly string[]): Started => {
  const child = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
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

test('a port that was asked for and is taken is refused in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const { child, firstLine } = start('--port', String(port));
  expect(await firstLine).toBe(`Port ${port} is taken.`);
  expect(await once(child, 'exit')).toEqual([2, null]);
  other.close();
});

test('an argument it does not know is refused with a short help', async () => {
  const { child, firstLine } = start('--prot', '1');
  expect(await firstLine).toContain('npm start -- --port 8080');
  expect(await once(child, 'exit')).toEqual([2, null]);
});
