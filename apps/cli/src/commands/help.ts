import type { Catalog } from '@claim-it/text';
import type { ArgumentSpec, OptionName } from '../arguments.ts';
import { flagOf } from '../arguments.ts';
import { botRows } from '../bots.ts';
import type { Command } from '../command.ts';

const INDENT = '  ';

const argumentsText = (specs: readonly ArgumentSpec[], { cli }: Catalog): string =>
  specs.map((spec) => ` ${cli.argument[spec.name]}`).join('');

/** Two columns: what to type, what it does. */
const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `${INDENT}${left.padEnd(width)}  ${right}\n`).join('');
};

/** All commands, a line each. */
export const overview = (commands: readonly Command[], text: Catalog): string => {
  const { usage } = text.cli;
  const rows = commands.map(
    (command) =>
      [`${command.name}${argumentsText(command.arguments, text)}`, usage[command.name]] as const,
  );
  const help = [`help ${text.cli.argument.command}`, usage.help] as const;
  return [
    `${usage.title}\n\n${usage.usage}\n\n${usage.commands}\n`,
    columns([...rows, help, ['--version', usage.version]]),
    `\n${usage.more}\n`,
  ].join('');
};

/** Whether a bot may be named on the command line. */
const namesBots = (command: Command): boolean =>
  ['bots', 'seats'].some((name) => name in command.options) ||
  command.arguments.some(({ name }) => name === 'bot');

/** One command with its options, and the bots where one may be named. */
export const helpFor = (command: Command, text: Catalog): string => {
  const { usage, option } = text.cli;
  const names = Object.keys(command.options) as OptionName[];
  const rows = names.map((name) => [flagOf(name), option[name]] as const);
  return [
    `claim-it ${command.name}${argumentsText(command.arguments, text)}\n\n`,
    `${usage[command.name]}\n\n${usage.options}\n`,
    columns(rows),
    ...(namesBots(command) ? [`\n${text.cli.bots.title}\n`, columns(botRows(text))] : []),
  ].join('');
};
