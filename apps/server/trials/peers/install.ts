import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../src/hashText.ts';

/** The newest that run on the Node of this project: 0.17 and 0.18 of Colyseus want Node 22. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'boardgame.io': '0.50.2',
  '@colyseus/core': '0.16.26',
  '@colyseus/schema': '3.0.76',
  '@colyseus/ws-transport': '0.16.5',
  'colyseus.js': '0.16.22',
};

/** boardgame.io adds its routes after its server is made, which koa-compose 4.2 does not see any more. */
const OVERRIDES = { 'koa-compose': '4.1.0' };

const CACHE = fileURLToPath(new URL('../../../../.cache/peers/', import.meta.url));

/** Installs what others offer into a folder of its own, once for these versions; it is no dependency of ours. */
export const installPeers = (): string => {
  const list = JSON.stringify({ private: true, dependencies: LIBRARIES, overrides: OVERRIDES });
  const folder = join(CACHE, hashText(list).slice(0, 12));
  if (existsSync(join(folder, 'whole'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), list);
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(join(folder, 'whole'), '');
  return folder;
};

/** A library of that folder. Its types are not installed here: each use says what it needs. */
export const peerLibrary = <Library>(folder: string, name: string): Library =>
  createRequire(join(folder, 'package.json'))(name) as Library;

export const peerVersion = (name: string): string => `${name} ${LIBRARIES[name]}`;
