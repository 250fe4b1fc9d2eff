import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
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

/** What it says when it does not start: one line, and status 2. */
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

describe('the house', () => {
  test('opens, serves pages and API, tells how it is, and closes cleanly', async () => {
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
    expect(await program.stop()).toBe(0);
    await client.until(() => client.closed !== null);
    expect(client.heard.some(({ kind }) => kind === 'bye')).toBe(true);
    expect(client.closed?.code).toBe(1001);
    expect(statSync(join(folder, 'data', 'dice.key')).mode & 0o777).toBe(0o600);
  });

  test('keeps nobody’s name, token or address in what it logs', async () => {
    const program = start(fresh(), ['--log', 'info']);
    const base = await program.address();
    const client = await Client.arrive(base);
    await client.connect();
    await client.post('/api/me/name', { name: 'Canary Bird' });
    client.send('nonsense');
    await client.until(() => client.closed !== null);
    await client.get('/api/tables/AAAAAAAAAAAAAAAAAAAAAA');
    expect(await program.stop()).toBe(0);
    expect(program.output).toContain('"msg":"open"');
    for (const secret of [
      'Canary',
      client.me.name,
      client.me.guest,
      client.cookie.split('=')[1]!,
      '127.0.0.1',
      '::1',
    ])
      expect(program.output).not.toContain(secret);
  });

  test('is backed up while it runs, and another house goes on from there', async () => {
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
    const second = start(other);
    const again = new Client(await second.address());
    again.cookie = client.cookie;
    await again.connect();
    expect((await again.watch(table)).told.you).toMatchObject({ kept: [0], isHost: true });
    const twice = new Program(other, ['restore', file]);
    expect([await twice.ended, twice.output.trim().split('\n').length]).toEqual([2, 1]);
  });
});

describe('one line says what is wrong', () => {
  test('with an argument it does not know', async () => {
    expect(await refusal(fresh(), ['--prot', '1'])).toContain("Unknown option '--prot'");
  });

  test('with a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    ends.push(() => other.close());
    const { port } = other.address() as { port: number };
    expect(await refusal(fresh(), ['--port', String(port)])).toBe(`Port ${port} is taken.`);
  });

  test('with a database that is damaged, somebody else’s, or newer', async () => {
    const broken = fresh();
    mkdirSync(join(broken, 'data'));
    writeFileSync(join(broken, 'data', 'house.db'), 'Dear diary, '.repeat(1000));
    expect(await refusal(broken)).toMatch(
      /^The database .*house\.db is not a database, or its first page is damaged\.$/,
    );
    const foreign = fresh();
    mkdirSync(join(foreign, 'data'));
    const stranger = new DatabaseSync(join(foreign, 'data', 'house.db'));
    stranger.exec('create table recipe (id integer)');
    stranger.close();
    expect((await refusal(foreign)).split('\n')).toHaveLength(1);
    const newer = fresh();
    const program = start(newer);
    await program.address();
    await program.stop();
    const later = new DatabaseSync(join(newer, 'data', 'house.db'));
    later.exec('insert into schema_version (version, at) values (99, 1)');
    later.close();
    expect(await refusal(newer)).toMatch(
      /written by a newer edition \(schema 99, this one knows \d+\)\.$/,
    );
  });

  test('with a database that another program has locked', async () => {
    const folder = fresh();
    const program = start(folder);
    await program.address();
    await program.stop();
    const holder = new DatabaseSync(join(folder, 'data', 'house.db'));
    holder.exec('begin exclusive');
    ends.push(() => holder.close());
    expect(await refusal(folder)).toMatch(/is locked by another program\.$/);
  });

  test('with another key of the dice, one that others can read, or one that is none', async () => {
    const folder = fresh();
    const program = start(folder);
    const client = await Client.arrive(await program.address());
    await client.open();
    await program.stop();
    const file = join(folder, 'data', 'dice.key');
    const key = readFileSync(file, 'utf8');
    writeFileSync(file, `${'A'.repeat(43)}\n`);
    expect(await refusal(folder)).toContain(
      'The dice key is not the one with which the games of this house were opened.',
    );
    writeFileSync(file, 'short\n');
    expect(await refusal(folder)).toContain('must hold 32 bytes');
    writeFileSync(file, key);
    chmodSync(file, 0o644);
    expect(await refusal(folder)).toContain('chmod 600');
  });

  test('with a PostgreSQL or Redis that is not there, or a folder that cannot be', async () => {
    const postgres = { DATABASE_URL: 'postgres://house@127.0.0.1:1/postgres' };
    expect(await refusal(fresh(), [], postgres)).toBe('PostgreSQL cannot be reached.');
    const redis = { REDIS_URL: 'redis://127.0.0.1:1' };
    expect(await refusal(fresh(), [], redis)).toMatch(/^Redis cannot be reached: /);
    const folder = fresh();
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(folder, ['--data', join(folder, 'file', 'data')])).toMatch(
      /^The folder .* cannot be made: /,
    );
    expect(await refusal(folder, [], { CLAIM_IT_SITE: join(folder, 'none') })).toContain(
      'The app is not built',
    );
  });
});
