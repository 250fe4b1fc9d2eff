// npm start: install what is missing, build what has changed, play.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

ensureInstalled();
const { build } = await import('./build.mjs');
await build();
const main = join(ROOT, 'apps', 'cli', 'dist', 'main.js');
const game = spawn(process.execPath, [main, 'play', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.on('SIGINT', () => {}); // Ctrl-C is the game's to answer: it saves first
game.on('exit', (code) => process.exit(code ?? 1));
