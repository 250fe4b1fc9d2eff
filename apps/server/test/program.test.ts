import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../scripts/build.mjs';
import { Client } from './client.ts';
import { newFolder, Program } from './program.ts';

beforeAll(() => build('house'));

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const fresh = (): string => {
  const { path, remove } = newFolder();
  ends.push(remove);
  return path;
};

const PORTS = ['--port', '0', '--watch-port', '0'];

const start = (
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Program => {
  const program = new Program(folder, [...PORTS, ...args], env);
  ends.push(() => program.stop('SIGKILL'));
  return program;
};

/** The output when it does not start: one line, and status 2. */
const refusal = async (
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string> => {
  const program = start(folder, args, env);
  expect([await program.ended, program.output]).toEqual([2, expect.any(String)]);
  return program.output.trim();
};

const watchPortOf = (program: Program): number =>
  Number(/"watchPort":(\d+)/.exec(program.output)?.[1]);

describe('the server program', () => {
  test('the server starts, serves, reports its health, keeps personal data out of its log, and stops cleanly', async () => {
    const folder = fresh();
    const program = start(folder, ['--log', 'info']);
    const base = await program.address();
    expect(await (await fetch(`${base}/`)).text()).toContain('<title>Claim It!');
    const client = await Client.arrive(base);
    await client.connect();
    const { table } = await client.open();
    await client.watch(table);
    const watch = `http://127.0.0.1:${watchPortOf(program)}`;
    expect(await (await fetch(`${watch}/health`)).text()).toBe('well\n');
    const metrics = await (await fetch(`${watch}/metrics`)).text();
    expect(metrics).toContain('claim_it_sockets 1');
    expect(metrics).toMatch(/claim_it_requests_total\{route="\/api\/tables",status="201"\} 1/);
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const rude = await Client.arrive(base);
    await rude.connect();
    await rude.post('/api/me/name', { name: 'Canary Bird' });
    rude.send('nonsense');
    await rude.until(() => rude.closed !== null);
    await rude.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA');
    expect(await program.stop()).toBe(0);
    await client.until(() => client.closed !== null);
    expect(client.heard.some(({ kind }) => kind === 'bye')).toBe(true);
    expect(client.closed?.code).toBe(1001);
    expect(statSync(join(folder, 'data', 'dice.key')).mode & 0o777).toBe(0o600);
    expect(program.output).toContain('"msg":"open"');
    const secrets = [client, rude].flatMap(({ me, cookie }) => [
      me.name,
      me.guest,
      cookie.split('=')[1]!,
    ]);
    for (const secret of ['Canary', '127.0.0.1', '::1', ...secrets])
      expect(program.output).not.toContain(secret);
  });

  test.skipIf(process.platform === 'win32')(
    'reports its health, and serves connected people, when all connections are in use',
    async () => {
      const folder = fresh();
      const limited = ['sh', '-c', 'ulimit -n 300 && exec "$0" "$@"'];
      const env = { CLAIM_IT_REQUEST_MS: '60000' };
      const program = new Program(folder, [...PORTS, '--log', 'info'], env, limited);
      ends.push(() => program.stop('SIGKILL'));
      const base = await program.address();
      const client = await Client.arrive(base);
      await client.connect();
      const silent = Array.from({ length: 330 }, () =>
        connect(Number(new URL(base).port), '127.0.0.1'),
      );
      ends.push(() => silent.map((socket) => socket.destroy()));
      await Promise.all(
        silent.map((socket) => {
          socket.on('error', () => undefined);
          return once(socket, 'connect');
        }),
      );
      // The last of them has been accepted or dropped when a later message is answered.
      client.send({ kind: 'here' });
      await client.until(() => client.heard.some(({ kind }) => kind === 'here'));
      const health = await fetch(`http://127.0.0.1:${watchPortOf(program)}/health`);
      expect(await health.text()).toBe('well\n');
      expect(client.closed).toBeNull();
    },
  );

  test('the server is backed up while it runs, and restored into another server', async () => {
    const [folder, other] = [fresh(), fresh()];
    const program = start(folder);
    const client = await Client.arrive(await program.address());
    const { table } = await client.open();
    const file = join(folder, 'house.backup');
    const backup = new Program(folder, ['backup', file]);
    expect([await backup.ended, backup.output]).toEqual([
      0,
      expect.stringContaining('house.backup'),
    ]);
    mkdirSync(join(other, 'data'));
    writeFileSync(join(other, 'data', 'dice.key'), readFileSync(join(folder, 'data', 'dice.key')), {
      mode: 0o600,
    });
    const restore = new Program(other, ['restore', file]);
    expect([await restore.ended, restore.output]).toEqual([
      0,
      expect.stringContaining('rows are back'),
    ]);
    const wrongKey = { CLAIM_IT_DICE_KEY: 'A'.repeat(43) };
    const said = await refusal(other, [], wrongKey);
    expect(said).toContain('opened with another dice key');
    expect(said).toContain('"event":"keyMismatch"');
    const second = start(other);
    const again = new Client(await second.address());
    again.cookie = client.cookie;
    await again.connect();
    expect((await again.watch(table)).told.you).toMatchObject({ kept: [0], isHost: true });
    const twice = new Program(other, ['restore', file]);
    expect([await twice.ended, twice.output.trim().split('\n').length]).toEqual([2, 1]);
  });
});

describe('errors at the start', () => {
  test('one line names a folder that another server uses, until that one is killed', async () => {
    const folder = fresh();
    const first = start(folder);
    await first.address();
    expect(await refusal(folder)).toMatch(/^Another server keeps its games in .*\.$/);
    const file = join(folder, 'house.backup');
    const restore = new Program(folder, ['restore', file]);
    expect([await restore.ended, restore.output]).toEqual([
      2,
      expect.stringContaining('Another server keeps'),
    ]);
    const backup = new Program(folder, ['backup', file]);
    expect([await backup.ended, backup.output]).toEqual([0, expect.any(String)]);
    await first.stop('SIGKILL');
    await start(folder).address();
  });

  test('one line names a key file that lost its content', async () => {
    const folder = fresh();
    mkdirSync(join(folder, 'data'));
    writeFileSync(join(folder, 'data', 'dice.key'), '', { mode: 0o600 });
    expect(await refusal(folder)).toMatch(/^.*dice\.key is empty or damaged: .*$/);
  });

  test('one line names a database with a damaged page', async () => {
    const folder = fresh();
    const program = start(folder);
    await (await Client.arrive(await program.address())).open();
    await program.stop();
    const file = join(folder, 'data', 'house.db');
    const stopped = new DatabaseSync(file);
    stopped.exec('pragma wal_checkpoint(truncate)');
    stopped.close();
    const bytes = readFileSync(file);
    const pageSize = bytes.readUInt16BE(16);
    bytes.fill(0xff, 3 * pageSize, 4 * pageSize);
    writeFileSync(file, bytes);
    expect(await refusal(folder)).toMatch(/^The database .*house\.db is damaged/);
  });

  test('one line names an unknown argument', async () => {
    expect(await refusal(fresh(), ['--prot', '1'])).toContain("Unknown option '--prot'");
  });

  test('one line names a damaged database', async () => {
    const broken = fresh();
    mkdirSync(join(broken, 'data'));
    writeFileSync(join(broken, 'data', 'house.db'), 'Dear diary, '.repeat(1000));
    expect(await refusal(broken)).toMatch(
      /^The database .*house\.db is not a database, or its first page is damaged\.$/,
    );
  });
});
