import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Operator } from '@claim-it/protocol';
import type { Environment } from './backends.ts';
import { databaseUrlFrom, redisUrlFrom, secretFrom } from './backends.ts';
import { HouseFault } from './fault.ts';
import type { Limits } from './requests/limits.ts';
import { LIMITS, NO_LIMITS, parseLimits } from './requests/limits.ts';

/** The year of the game. If the default port is taken, any free port is used, unless one was requested. */
export const USUAL_PORT = 1855;
const USUAL_WATCH_PORT = 1856;
/** The time limit of an incomplete request. */
export const REQUEST_MS = 15_000;

export const HELP: string = `npm start                          starts the server: play alone, on one device, or online
  --port 8080                      on this port (usually ${USUAL_PORT}, or any free one)
  --host 0.0.0.0                   for other machines of the network too
  --data <folder>                  where games are kept (see docs/server.md)
  --public-url https://…           the address that people use, behind a proxy with https
  --hosts nas.fritz.box            further names of this machine (see docs/server.md)
  --proxies 1                      how many of your proxies are in front of it
  --limits guestsPerHour=3000,…    limits other than the defaults (see docs/server.md)
  --watch-port 9000                health and metrics, for this machine only (usually ${USUAL_WATCH_PORT})
  --operator-name <name>           who runs the server, for the privacy page
  --operator-contact <contact>     how to reach the operator
  --log info                       error, warn (usual), info
  --push off                       no turn notifications through push services (usually on)
  --webhooks on                    hosts of tables may add webhooks (usually with --public-url only)
  --open                           opens the browser
npm start -- backup <file>         writes everything the server keeps into a file, while it runs
npm start -- restore <file>        fills an empty server from such a file
npm start -- signout               signs every device out, or those of one guest: signout <guest>
npm run terminal                   plays in the terminal instead

DATABASE_URL=postgres://…          keeps games in PostgreSQL; any number of processes may share it
REDIS_URL=redis://…                messages between the processes go through Redis
CLAIM_IT_DICE_KEY=…                the secret of the server's dice, the same for all processes
`;

const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings of the server. */
export type HouseTask =
  | { readonly kind: 'open' }
  | { readonly kind: 'help' }
  | { readonly kind: 'backup' | 'restore'; readonly file: string }
  /** Null listens on all addresses. */
  | { readonly kind: 'signout'; readonly guest: string | null };

export type HouseSettings = {
  readonly task: HouseTask;
  readonly data: string;
  /** Null: the usual one, or any free one. */
  readonly port: number | null;
  readonly host: string;
  readonly publicOrigin: string | null;
  readonly proxies: number;
  /** Names by which this server may be asked, besides its public address or the machine's own names. */
  readonly hosts: readonly string[];
  /** Whether hosts of tables may add webhooks. */
  readonly areWebhooksAllowed: boolean;
  /** Whether devices may be told of turns through push services. */
  readonly isPushAllowed: boolean;
  readonly watchPort: number | null;
  readonly logLevel: LogLevel;
  readonly isOpening: boolean;
  /** Who runs the server, as the page about privacy says it. */
  readonly operator: Operator;
  readonly databaseUrl: string | null;
  readonly redisUrl: string | null;
  readonly diceKey: string | undefined;
  readonly oldDiceKeys: string | undefined;
  /** The folder of the built app, where it is not beside the server. */
  readonly site: string | null;
  readonly limits: Limits;
  /** For load tests on one machine only. */
  readonly areLimitsOff: boolean;
  /** A request that is still coming in after so many milliseconds is given up. */
  readonly requestMs: number;
};

/** The folder for persistent data of programs on this system. */
const usualFolder = (env: Environment): string => {
  const { XDG_STATE_HOME, LOCALAPPDATA } = env;
  if (process.platform === 'win32')
    return join(LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'), 'claim-it');
  if (process.platform === 'darwin')
    return join(homedir(), 'Library', 'Application Support', 'claim-it');
  return join(XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'claim-it');
};

const numberOf = (name: string, text: string | undefined, most: number): number | null => {
  if (text === undefined) return null;
  const number = Number(text);
  if (text.trim() !== '' && Number.isInteger(number) && number >= 0 && number <= most)
    return number;
  throw new HouseFault(`${name} takes a number from 0 to ${most}, not ${text}`);
};

const originOf = (text: string | undefined): string | null => {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new HouseFault(`--public-url takes an address such as https://example.org, not ${text}`);
  return url.origin;
};

const NAME = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

const hostsOf = (text: string): readonly string[] => {
  const names = text === '' ? [] : text.toLowerCase().split(',');
  const wrong = names.find((name) => !NAME.test(name));
  if (wrong !== undefined)
    throw new HouseFault(
      `--hosts takes names such as nas.fritz.box,nas without a port, not ${wrong}`,
    );
  return names;
};

const limitsOf = (text: string): Limits => {
  const limits = text === 'off' ? NO_LIMITS : parseLimits(text);
  if (limits === null)
    throw new HouseFault(
      `--limits takes name=number,name=number, not ${text}; the names are ${Object.keys(LIMITS).join(', ')}`,
    );
  return limits;
};

const switchOf = (name: string, text: string | undefined): boolean | null => {
  if (text === undefined) return null;
  if (text !== 'on' && text !== 'off') throw new HouseFault(`${name} takes on or off, not ${text}`);
  return text === 'on';
};

const levelOf = (text: string): LogLevel => {
  const level = LOG_LEVELS.find((one) => one === text);
  if (level === undefined)
    throw new HouseFault(`--log takes ${LOG_LEVELS.join(', ')}, not ${text}`);
  return level;
};

const taskOf = (words: readonly string[], isHelp: boolean): HouseTask => {
  const [kind, file, ...rest] = words;
  if (isHelp) return { kind: 'help' };
  if (kind === undefined) return { kind: 'open' };
  if ((kind === 'backup' || kind === 'restore') && file !== undefined && rest.length === 0)
    return { kind, file };
  if (kind === 'signout' && rest.length === 0) return { kind, guest: file ?? null };
  throw new HouseFault(`The server does not understand "${words.join(' ')}".\n${HELP.trimEnd()}`);
};

const OPTIONS = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string', default: '127.0.0.1' },
  data: { type: 'string' },
  'public-url': { type: 'string' },
  hosts: { type: 'string', default: '' },
  proxies: { type: 'string' },
  limits: { type: 'string' },
  'watch-port': { type: 'string' },
  log: { type: 'string', default: 'warn' },
  'operator-name': { type: 'string' },
  'operator-contact': { type: 'string' },
  webhooks: { type: 'string' },
  push: { type: 'string' },
  open: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new HouseFault(`${(error as Error).message}\n${HELP.trimEnd()}`);
  }
};

/** All settings from arguments and environment; throws one line about what is wrong with them. */
export const readSettings = (args: readonly string[], env: Environment): HouseSettings => {
  const { values, positionals } = parse(args);
  const { CLAIM_IT_LIMITS, CLAIM_IT_REQUEST_MS, CLAIM_IT_DATA, CLAIM_IT_SITE } = env;
  return {
    task: taskOf(positionals, values.help),
    data: values.data ?? CLAIM_IT_DATA ?? usualFolder(env),
    port: numberOf('--port', values.port, 65_535),
    host: values.host,
    publicOrigin: originOf(values['public-url']),
    hosts: hostsOf(values.hosts),
    areWebhooksAllowed:
      switchOf('--webhooks', values.webhooks) ?? values['public-url'] !== undefined,
    isPushAllowed: switchOf('--push', values.push) ?? true,
    proxies: numberOf('--proxies', values.proxies, 9) ?? 0,
    watchPort: numberOf('--watch-port', values['watch-port'], 65_535),
    logLevel: levelOf(values.log),
    isOpening: values.open,
    operator: {
      name: values['operator-name'] ?? null,
      contact: values['operator-contact'] ?? null,
    },
    databaseUrl: databaseUrlFrom(env),
    redisUrl: redisUrlFrom(env),
    diceKey: secretFrom(env, 'CLAIM_IT_DICE_KEY'),
    oldDiceKeys: secretFrom(env, 'CLAIM_IT_OLD_DICE_KEYS'),
    site: CLAIM_IT_SITE ?? null,
    limits: limitsOf(values.limits ?? CLAIM_IT_LIMITS ?? ''),
    areLimitsOff: (values.limits ?? CLAIM_IT_LIMITS) === 'off',
    requestMs: numberOf('CLAIM_IT_REQUEST_MS', CLAIM_IT_REQUEST_MS, 60_000) ?? REQUEST_MS,
  };
};

export const watchPortOf = ({ watchPort }: HouseSettings): number => watchPort ?? USUAL_WATCH_PORT;
