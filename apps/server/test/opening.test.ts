import { once } from 'node:events';
import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkKey } from '../src/dice/checkKey.ts';
import { loadMasterKey } from '../src/dice/masterKey.ts';
import { openHouse } from '../src/open.ts';
import { readSettings } from '../src/settings.ts';
import { TestHouse } from './fixture.ts';
import { newFolder } from './program.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const fresh = (): string => {
  const { path, remove } = newFolder();
  ends.push(remove);
  return path;
};

const placesIn = (folder: string): Record<string, string> => ({
  CLAIM_IT_DATA: join(folder, 'data'),
  CLAIM_IT_SITE: join(folder, 'site'),
});

/** The messages when a server does not start; the program prints each of these lines. */
const refusal = async (
  folder: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<string> => {
  const settings = readSettings(['--port', '0', '--watch-port', '0', ...args], {
    ...placesIn(folder),
    ...env,
  });
  const opened = await openHouse(settings, () => undefined).catch((error: Error) => error);
  if (opened instanceof Error) return opened.message;
  await opened.close();
  return 'it opened';
};

describe('a server does not start', () => {
  test('a server does not start on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    ends.push(() => other.close());
    const { port } = other.address() as { port: number };
    expect(await refusal(fresh(), ['--port', String(port)])).toBe(`Port ${port} is taken.`);
  });

  test('a server does not start without its PostgreSQL, its Redis, its folder or its app', async () => {
    const postgres = { DATABASE_URL: 'postgres://house@127.0.0.1:1/postgres' };
    expect(await refusal(fresh(), [], postgres)).toBe('PostgreSQL cannot be reached.');
    const redis = { REDIS_URL: 'redis://127.0.0.1:1' };
    expect(await refusal(fresh(), [], redis)).toMatch(/^Redis cannot be reached: /);
    const folder = fresh();
    writeFileSync(join(folder, 'file'), '');
    expect(await refusal(folder, ['--data', join(folder, 'file', 'data')])).toMatch(
      /^The folder .* cannot be created: /,
    );
    expect(await refusal(folder, [], { CLAIM_IT_SITE: join(folder, 'none') })).toContain(
      'The app is not built',
    );
  });
});

test('a server names its operator, as configured', async () => {
  const folder = fresh();
  const operator = { name: 'Ada', contact: 'ada at home' };
  const args = ['--operator-name', operator.name, '--operator-contact', operator.contact];
  const settings = readSettings(['--port', '0', '--watch-port', '0', ...args], placesIn(folder));
  const opened = await openHouse(settings, () => undefined);
  ends.push(() => opened.close());
  expect(await (await fetch(`${opened.address}api/operator`)).json()).toEqual(operator);
});

describe('the key of the dice', () => {
  test('the key of the dice is created once, readable by its owner only', () => {
    const folder = fresh();
    const key = loadMasterKey(folder, undefined);
    expect(loadMasterKey(folder, undefined)).toEqual(key);
    expect(statSync(join(folder, 'dice.key')).mode & 0o777).toBe(0o600);
  });

  test('the key of the dice is refused where it is too short, or where others can read it', () => {
    const folder = fresh();
    loadMasterKey(folder, undefined);
    const file = join(folder, 'dice.key');
    const key = readFileSync(file, 'utf8');
    writeFileSync(file, 'short\n');
    expect(() => loadMasterKey(folder, undefined)).toThrow('must hold 32 bytes');
    writeFileSync(file, key);
    chmodSync(file, 0o644);
    expect(() => loadMasterKey(folder, undefined)).toThrow('chmod 600');
  });

  test('the key of the dice must be the one with which the games of the server were opened', async () => {
    const house = await new TestHouse().start();
    ends.push(() => house.remove());
    await (await house.visitor()).open();
    await checkKey(house.store, house.key);
    await expect(checkKey(house.store, Buffer.alloc(32, 1))).rejects.toThrow(
      'The games of this server were opened with another dice key.',
    );
  });
});
