#!/usr/bin/env node
// In a checkout, builds the program if its sources have changed, then runs it.
import { existsSync } from 'node:fs';

const builder = new URL('../../../scripts/build.mjs', import.meta.url);
if (existsSync(builder)) {
  const { build } = await import(builder.href);
  const isForHouse = ['backup', 'restore'].includes(process.argv[2] ?? '');
  await build('cli', ...(isForHouse ? ['house'] : []));
}
await import('../dist/main.js');
