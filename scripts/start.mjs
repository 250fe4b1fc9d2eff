// npm start: installs what is missing, builds what has changed, starts the server.
// npm run terminal: the same, and play in the terminal.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const isTerminal = process.argv[2] === 'terminal';
const [program, args] = isTerminal
  ? ['apps/cli/dist/main.js', ['play', ...process.argv.slice(3)]]
  : ['apps/server/dist/house.js', process.argv.slice(2)];

ensureInstalled();
const { build } = await import('./build.mjs');
await build(...(isTerminal ? ['cli'] : ['web', 'house']));
const site = join(ROOT, 'apps/web/dist/site');
const game = spawn(process.execPath, [join(ROOT, program), ...args], {
  stdio: 'inherit',
  env: { CLAIM_IT_SITE: site, ...process.env },
});
process.on('SIGINT', () => {}); // Ctrl-C is handled by the program: it saves a game, or closes the server
process.on('SIGTERM', () => game.kill('SIGTERM'));
game.on('exit', (code) => process.exit(code ?? 1));
