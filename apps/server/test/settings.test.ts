import { describe, expect, test } from 'vitest';
import { LIMITS } from '../src/requests/limits.ts';
import { readSettings } from '../src/settings.ts';

const read = (...args: readonly string[]) => readSettings(args, { XDG_STATE_HOME: '/state' });

describe('settings', () => {
  test('settings have sensible defaults', () => {
    expect(read()).toMatchObject({
      task: { kind: 'open' },
      port: null,
      host: '127.0.0.1',
      publicOrigin: null,
      proxies: 0,
      logLevel: 'warn',
      databaseUrl: null,
      redisUrl: null,
      areLimitsOff: false,
      requestMs: 15_000,
    });
  });

  test('settings come from arguments and the environment', () => {
    expect(
      read('-p', '0', '--public-url', 'https://Play.Example.org/', '--proxies', '1'),
    ).toMatchObject({
      port: 0,
      publicOrigin: 'https://play.example.org',
      proxies: 1,
    });
    expect(read('--operator-name', 'Ada', '--operator-contact', 'ada at home')).toMatchObject({
      operator: { name: 'Ada', contact: 'ada at home' },
    });
    const env = {
      CLAIM_IT_DATA: '/here',
      DATABASE_URL: 'postgres://localhost/x',
      CLAIM_IT_LIMITS: 'off',
    };
    expect(readSettings([], env)).toMatchObject({
      data: '/here',
      databaseUrl: 'postgres://localhost/x',
      areLimitsOff: true,
    });
    expect(readSettings([], { CLAIM_IT_REQUEST_MS: '3000' })).toMatchObject({ requestMs: 3_000 });
    expect(readSettings(['--data', '/there'], env)).toMatchObject({ data: '/there' });
    expect(read('backup', 'file')).toMatchObject({ task: { kind: 'backup', file: 'file' } });
    expect(read('signout')).toMatchObject({ task: { kind: 'signout', guest: null } });
    expect(read('signout', 'abc')).toMatchObject({ task: { kind: 'signout', guest: 'abc' } });
    expect(read('--limits', 'guestsPerHour=7').limits).toEqual({ ...LIMITS, guestsPerHour: 7 });
    expect(readSettings([], { CLAIM_IT_LIMITS: 'sockets=9' })).toMatchObject({
      limits: { ...LIMITS, sockets: 9 },
      areLimitsOff: false,
    });
    expect(read('--hosts', 'NAS.fritz.box,nas')).toMatchObject({ hosts: ['nas.fritz.box', 'nas'] });
    expect(read('--help')).toMatchObject({ task: { kind: 'help' } });
  });

  test.each([
    [['--port', 'x'], '--port takes a number from 0 to 65535, not x'],
    [['--port', '70000'], '--port takes a number from 0 to 65535, not 70000'],
    [['--port', ''], '--port takes a number from 0 to 65535, not '],
    [
      ['--public-url', 'example.org'],
      '--public-url takes an address such as https://example.org, not example.org',
    ],
    [['--public-url', 'https://example.org/path'], '--public-url takes an address'],
    [['--hosts', 'nas:80'], '--hosts takes names such as nas.fritz.box,nas without a port'],
    [['--limits', 'guests=1'], '--limits takes name=number,name=number, not guests=1'],
    [['--log', 'loud'], '--log takes error, warn, info, not loud'],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['dance'], 'The server does not understand "dance".'],
    [['backup'], 'The server does not understand "backup".'],
    [['restore', 'a', 'b'], 'The server does not understand "restore a b".'],
  ])('the settings %j are refused', (args, line) => {
    expect(() => read(...args)).toThrow(line);
  });
});
