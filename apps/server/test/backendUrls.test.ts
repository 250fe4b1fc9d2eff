import { describe, expect, test } from 'vitest';
import { databaseUrlFrom, redisUrlFrom } from '../src/backends.ts';

const database = (DATABASE_URL: string, env = {}) => databaseUrlFrom({ DATABASE_URL, ...env });
const redis = (REDIS_URL: string, env = {}) => redisUrlFrom({ REDIS_URL, ...env });

describe('the address of a database', () => {
  test.each([
    'postgres://house@localhost/house',
    'postgres://house@127.0.0.1:5432/house',
    'postgres://house@[::1]/house',
    'postgres:///house?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/house',
    'postgres://house@db.example.org/house?sslmode=verify-full',
    'postgres://house@db.example.org/house?sslmode=verify-full&sslrootcert=/etc/ca.pem',
  ])('the address of a database may be at %s', (url) => {
    expect(database(url)).toBe(url);
  });

  test.each([
    'postgres://house@db.example.org/house',
    'postgres://house@10.0.0.2/house?sslmode=require',
    'postgres://house@127.0.0.1.example.org/house?sslmode=no-verify',
    'postgres://house@localhost/house?host=db.example.org',
    'postgres:///house?host=db.example.org',
  ])(
    'the address of a database may not be at %s: another machine could intercept the connection',
    (url) => {
      expect(() => database(url)).toThrow('DATABASE_URL leads to another machine without TLS');
    },
  );

  test('the address of a database may be reached in a closed network without TLS, if the operator declares it', () => {
    const url = 'postgres://house@database/house';
    expect(database(url, { CLAIM_IT_PRIVATE_NETWORK: 'yes' })).toBe(url);
    expect(() => database(url, { CLAIM_IT_PRIVATE_NETWORK: 'no' })).toThrow('without TLS');
  });

  test('a password may come from the environment of the driver, if the address has none', () => {
    expect(() => database('postgres:///house', { PGHOST: 'db.example.org' })).toThrow('TLS');
    expect(database('postgres:///house', { PGHOST: '/run/postgresql' })).toBe('postgres:///house');
  });

  test('an invalid address of a database is reported without its password', () => {
    expect(() => database('house:secret')).not.toThrow('secret');
    expect(() => database('secret of the house')).toThrow(/^DATABASE_URL is not an address\.$/);
  });
});

describe('the address of Redis', () => {
  test.each(['redis://127.0.0.1:6379', 'rediss://redis.example.org:6380'])('may be at %s', (url) =>
    expect(redis(url)).toBe(url),
  );

  test('Redis may not be on another machine without TLS', () => {
    expect(() => redis('redis://redis.example.org')).toThrow('use rediss://');
    const url = 'redis://bus:6379';
    expect(redis(url, { CLAIM_IT_PRIVATE_NETWORK: 'yes' })).toBe(url);
  });
});

test('nothing is needed without a URL', () => {
  expect([databaseUrlFrom({}), redisUrlFrom({})]).toEqual([null, null]);
});
