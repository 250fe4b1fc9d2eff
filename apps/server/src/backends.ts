import { readFileSync } from 'node:fs';
import { HouseFault } from './fault.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A secret: the variable itself, or the content of the file that `<name>_FILE` names, as container and service managers give it. */
export const secretFrom = (env: Environment, name: string): string | undefined => {
  const file = env[`${name}_FILE`];
  if (file === undefined) return env[name];
  if (env[name] !== undefined)
    throw new HouseFault(`${name} and ${name}_FILE are both set: one of them must go.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new HouseFault(`${name}_FILE cannot be read: ${(error as Error).message}`);
  }
};

/** This machine: its own names, or a socket in a folder. */
const OWN = /^(localhost|127(\.\d{1,3}){3}|(\[::1\])|::1|\/.*)?$/;

const urlOf = (name: string, text: string): URL => {
  if (!URL.canParse(text)) throw new HouseFault(`${name} is not an address.`);
  return new URL(text);
};

/** Connections to other machines are encrypted, unless the operator declares a closed network. */
const refusePlain = (env: Environment, name: string, host: string, remedy: string): void => {
  if (OWN.test(host) || env['CLAIM_IT_PRIVATE_NETWORK'] === 'yes') return;
  throw new HouseFault(
    `${name} leads to another machine without TLS: ${remedy}. CLAIM_IT_PRIVATE_NETWORK=yes says that nobody else is in that network.`,
  );
};

/** The host as the driver determines it: a query parameter of the URL counts before the URL's host, and the environment after it. */
const postgresHost = (env: Environment, { hostname, searchParams }: URL): string =>
  searchParams.get('host') ?? (decodeURIComponent(hostname) || (env['PGHOST'] ?? ''));

/** The address of PostgreSQL; null if games are stored in a file. */
export const databaseUrlFrom = (env: Environment): string | null => {
  const text = secretFrom(env, 'DATABASE_URL');
  if (text === undefined) return null;
  const url = urlOf('DATABASE_URL', text);
  if (url.searchParams.get('sslmode') !== 'verify-full')
    refusePlain(env, 'DATABASE_URL', postgresHost(env, url), 'add ?sslmode=verify-full');
  const password = secretFrom(env, 'DATABASE_PASSWORD');
  if (password === undefined) return text;
  url.searchParams.set('password', password);
  return url.href;
};

/** The address of Redis; null if messages between processes use another bus. */
export const redisUrlFrom = (env: Environment): string | null => {
  const text = secretFrom(env, 'REDIS_URL');
  if (text === undefined) return null;
  const url = urlOf('REDIS_URL', text);
  if (url.protocol !== 'rediss:') refusePlain(env, 'REDIS_URL', url.hostname, 'use rediss://');
  return text;
};
