import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { BOT_NAMES, STYLES } from '@claim-it/ai';
import { LANGUAGES } from '@claim-it/text';
import { expect, test } from 'vitest';
import {
  expectRefusal,
  finish,
  MAIN,
  output,
  run,
  runAlone,
  runProgram,
  start,
} from './program.ts';

const COMMANDS = [
  'play',
  'position',
  'apply',
  'replay',
  'verify',
  'analyse',
  'simulate',
  'arena',
  'bot',
  'bench',
];

test('help lists every command, and every command has its own', async () => {
  const overview = await output(['--help']);
  for (const command of COMMANDS) expect(overview).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  expect(await output(['help'])).toBe(overview);
  expect(await output(['help', 'arena'])).toBe(await output(['arena', '--games', '3', '-h']));
});

test.each(['play', 'simulate', 'arena', 'bot'])(
  'help %s lists every bot and style',
  async (command) => {
    const help = await output(['help', command]);
    for (const name of [...BOT_NAMES, ...STYLES]) expect(help).toMatch(new RegExp(`\\b${name}\\b`));
  },
);

test('no command at all: help on standard error, exit code 2', async () => {
  const { code, out, err } = await run([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('claim-it <command>');
});

test('the version is that of package.json', async () => {
  const file = fileURLToPath(new URL('../package.json', import.meta.url));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(await output(['--version'])).toBe(`${version}\n`);
});

const wrong: readonly [string, string[], RegExp][] = [
  ['an unknown command', ['dance'], /There is no command “dance”/],
  ['a command of two lines', ['da\nnce\u001b[31m'], /There is no command/],
  ['help for an unknown command', ['help', 'dance'], /There is no command “dance”/],
  ['an unknown option', ['position', '--color'], /There is no option --color here/],
  ['an inherited name as an option', ['position', '--constructor'], /--constructor/],
  ['a missing argument', ['replay'], /is missing/],
  ['an argument too many', ['replay', 'a', 'b'], /“b” is one argument too many/],
  [
    'an unknown language',
    ['replay', 'a', '--lang', 'xx'],
    new RegExp(`--lang takes ${LANGUAGES.join(', ')}, not “xx”`),
  ],
  ['a bench of no seconds', ['bench', '--seconds', '0'], /--seconds/],
];
test.each(wrong)('%s: exit code 2', async (_, args, says) => {
  const outcome = await run(args);
  expectRefusal(outcome, 2, says);
  expect(outcome.err).not.toContain('\u001b');
});

test('the exit code is that of the process: 0 done, 1 wrong input, 2 wrong command line', async () => {
  const position = '....../....../....../....../....../...... gob g - - std';
  expect(await runAlone(['position', '-', '--json'], `${position}\n`)).toEqual(
    await run(['position', position, '--json']),
  );
  expectRefusal(await runAlone(['position', 'nowhere']), 1, /position, line 1/);
  expectRefusal(await runAlone(['dance'], '', { LANG: 'de_DE.UTF-8' }), 2, /Den Befehl „dance“/);
});

test('errors speak the language that is asked for, by option or by locale', async () => {
  expectRefusal(await run(['dance', '--lang=de']), 2, /Den Befehl „dance“ gibt es nicht/);
  expectRefusal(await run(['dance'], '', { LANG: 'nl_NL.UTF-8' }), 2, /dance/);
  expect((await run(['dance'], '', { LANG: 'nl_NL.UTF-8' })).err).toBe(
    (await run(['dance', '--lang', 'nl'])).err,
  );
});

test('a reader that goes away ends the program quietly with exit code 0', async () => {
  const child = start(process.execPath, [
    MAIN,
    'simulate',
    '--games',
    '100000000',
    '--bots',
    'random',
  ]);
  const ended = finish(child);
  child.stdout.once('data', () => child.stdout.destroy());
  expect(await ended).toMatchObject({ code: 0, err: '' });
});

test('a shell pipe into head sees the first line and nothing else', async () => {
  const command = `{ "${process.execPath}" "${MAIN}" simulate --games 100000000 --bots random; echo "code $?" >&2; } | head -1`;
  expect(await runProgram('sh', ['-c', command])).toEqual({
    code: 0,
    out: '[Game "Claim It!"]\n',
    err: 'code 0\n',
  });
});

test.runIf(process.platform === 'linux')('a full disk is one line and exit code 1', async () => {
  const command = `"${process.execPath}" "${MAIN}" --version > /dev/full`;
  expectRefusal(await runProgram('sh', ['-c', command]), 1, /stdout cannot be written/);
});

test('the checkout’s own command builds and runs', async () => {
  const bin = fileURLToPath(new URL('../bin/claim-it.mjs', import.meta.url));
  expect(await runProgram(process.execPath, [bin, '--version'])).toMatchObject({
    code: 0,
    err: '',
  });
});

test('the language may stand before the command', async () => {
  expect((await run(['--lang', 'de', 'dance'])).err).toMatch(/Den Befehl „dance“ gibt es nicht/);
  expect((await run(['--lang=nl', 'help'])).out).toBe((await run(['help', '--lang', 'nl'])).out);
});
