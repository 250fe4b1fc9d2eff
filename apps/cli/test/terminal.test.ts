import process from 'node:process';
import { expect, inject, test } from 'vitest';
import { firstBot } from './entrants.ts';
import { MAIN, output, runAlone, runProgram } from './program.ts';
import { saveFile } from './session.ts';

/** These tests need util-linux `script` for a pseudo-terminal. */
const testOnTerminal = test.skipIf(inject('missing').includes('script'));

const quoted = (argument: string): string => `'${argument.replaceAll("'", "'\\''")}'`;

/** Runs `claim-it` on a pseudo-terminal and returns all its output. */
const onTerminal = async (args: readonly string[], env?: NodeJS.ProcessEnv): Promise<string> => {
  const command = [process.execPath, MAIN, ...args].map(quoted).join(' ');
  const { code, out } = await runProgram('script', ['-qec', command, '/dev/null'], '', env);
  expect(code).toBe(0);
  return out;
};

const POSITION = 'g..B../....../....../....../....../...... gb g - - std';
const ESCAPE = '\u001b[';

testOnTerminal(
  'a terminal gets colors, a pipe and NO_COLOR do not, and the text is the same',
  async () => {
    const colored = await onTerminal(['position', POSITION]);
    const plain = await output(['position', POSITION]);
    expect(colored).toContain(`${ESCAPE}32m`);
    expect(await onTerminal(['position', POSITION], { NO_COLOR: '1' })).not.toContain(ESCAPE);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what is taken away
    expect(colored.replace(/\u001b\[\d+m/g, '').replaceAll('\r', '')).toBe(plain);
  },
);

testOnTerminal('a game on a terminal is colored unless --no-color', async () => {
  const seats = ['--seats', 'bot:random,bot:steady', '--delay', '0', '--seed', '7'];
  const game = ['play', ...seats, '--save', saveFile('tty')];
  expect(await onTerminal(game)).toContain(`${ESCAPE}32m`);
  expect(await onTerminal([...game, '--no-color'])).not.toContain(`${ESCAPE}32m`);
});

testOnTerminal('work of more than a second shows a bar on a terminal, and only there', async () => {
  const bots = `${firstBot('--pause', '1200')},random`;
  const series = ['--games', '1', '--bots', bots, '--ms', '30000'];
  const bar = /█+░* 1 of 1 game/;
  const [shown, { out, err }] = await Promise.all([
    onTerminal(['arena', ...series]),
    runAlone(['arena', ...series]),
  ]);
  expect(shown).toMatch(bar);
  expect(err).toBe('');
  expect(out).not.toMatch(bar);
});

testOnTerminal('records on a terminal are not mixed with the bar', async () => {
  const bots = `${firstBot('--pause', '1200')},random`;
  const series = ['--games', '2', '--bots', bots, '--ms', '30000'];
  const out = await onTerminal(['simulate', ...series]);
  const afterBar = out.split(`${ESCAPE}2K█`)[1] ?? '';
  const [bar = '', rest] = afterBar.split(`\r${ESCAPE}2K`);
  expect(bar).toMatch(/^[█░]+ \d of 2 games[^\r\n]*$/);
  expect(rest).toBeDefined();
});
