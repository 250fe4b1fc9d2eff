// Serves the built app of the folder `site` beside this program.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Running } from './server.ts';
import { serve } from './server.ts';
import type { Site } from './site.ts';
import { readSite } from './site.ts';

/** The year of the game. Taken already? Then any free port will do, unless one was asked for. */
const USUAL_PORT = 1855;

const HELP = `npm start                     serves the game to a browser on this machine
npm start -- --port 8080      on this port (usually ${USUAL_PORT}, or any free one)
npm start -- --host 0.0.0.0   for other machines of the network too
npm start -- --open           and opens the browser
npm run terminal              plays in the terminal instead
`;

type Wanted = { readonly port: number | null; readonly host: string; readonly isOpening: boolean };

const fail = (line: string): never => {
  process.stderr.write(`${line}\n`);
  process.exit(2);
};

const readArguments = (): Wanted => {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', short: 'p' },
        host: { type: 'string', default: '127.0.0.1' },
        open: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    const port = values.port === undefined ? null : Number(values.port);
    if (port !== null && !(Number.isInteger(port) && port >= 0 && port <= 65_535))
      return fail(`--port takes a number from 0 to 65535, not ${values.port}`);
    return { port, host: values.host, isOpening: values.open };
  } catch (error) {
    return fail(`${(error as Error).message}\n${HELP.trimEnd()}`);
  }
};

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listen = async (site: Site, { port, host }: Wanted): Promise<Running> => {
  try {
    return await serve(site, { port: port ?? USUAL_PORT, host });
  } catch (error) {
    if (port === null && isTaken(error)) return serve(site, { port: 0, host });
    return fail(isTaken(error) ? `Port ${port} is taken.` : (error as Error).message);
  }
};

const openBrowser = (address: string): void => {
  const [command, ...before] =
    { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ??
    (['xdg-open'] as const);
  const opener = spawn(command ?? 'xdg-open', [...before, address], {
    stdio: 'ignore',
    detached: true,
  });
  opener.on('error', () => process.stderr.write('No browser could be opened from here.\n'));
  opener.unref();
};

const nameOf = (host: string): string => {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

const wanted = readArguments();
const site = readSite(fileURLToPath(new URL('./site', import.meta.url)));
const running = await listen(site, wanted);
const address = `http://${nameOf(wanted.host)}:${running.port}/`;
process.stdout.write(`Claim It! is at ${address}   (Ctrl-C ends it)\n`);
if (wanted.isOpening) openBrowser(address);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
