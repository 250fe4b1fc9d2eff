import { parseArgs } from 'node:util';
import type { Catalog } from '@claim-it/text';
import { badUsage } from './failure.ts';

/** The kind of value of an option. The key of its help line is the option's name in camel case. */
export type OptionSpec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'text' }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'number'; readonly low: number; readonly high: number };

export type OptionName = keyof Catalog['cli']['option'];
export type OptionSpecs = Readonly<Partial<Record<OptionName, OptionSpec>>>;

export type ArgumentSpec = {
  readonly name: keyof Catalog['cli']['argument'];
  /** Whether it is optional, and whether several may follow. */
  readonly optional?: boolean;
  readonly many?: boolean;
};

type ValueOf<Spec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'number' }
    ? number | undefined
    : string | undefined;

export type OptionValues<Specs extends OptionSpecs> = {
  readonly [Name in keyof Specs]: ValueOf<Specs[Name]>;
};

export const flagOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const nameOf = (flag: string): string =>
  flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const readNumber = (
  name: string,
  value: string,
  { low, high }: Extract<OptionSpec, { kind: 'number' }>,
  { cli }: Catalog,
): number => {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= low && number <= high) return number;
  throw badUsage(cli.error.notANumber(flagOf(name), value, low, high));
};

const readValue = (
  name: string,
  spec: OptionSpec,
  value: string | undefined,
  text: Catalog,
): string | number | boolean => {
  const { error } = text.cli;
  if (spec.kind === 'flag') {
    if (value !== undefined) throw badUsage(error.unwantedValue(flagOf(name)));
    return true;
  }
  if (value === undefined || value === '') throw badUsage(error.missingValue(flagOf(name)));
  if (spec.kind === 'number') return readNumber(name, value, spec, text);
  if (spec.kind === 'choice' && !spec.of.includes(value))
    throw badUsage(error.notOneOf(flagOf(name), value, spec.of.join(', ')));
  return value;
};

const checkArguments = (
  found: readonly string[],
  specs: readonly ArgumentSpec[],
  { cli }: Catalog,
): void => {
  const missing = specs.find((spec, index) => !spec.optional && found[index] === undefined);
  if (missing !== undefined) throw badUsage(cli.error.missingArgument(cli.argument[missing.name]));
  const extra = specs.at(-1)?.many ? undefined : found[specs.length];
  if (extra !== undefined) throw badUsage(cli.error.extraArgument(extra));
};

export type Parsed<Specs extends OptionSpecs> = {
  readonly values: OptionValues<Specs>;
  readonly positionals: readonly string[];
};

/** Parses the arguments after the command's name; anything unexpected is one line and exit code 2. */
export const readArguments = <Specs extends OptionSpecs>(
  args: readonly string[],
  specs: Specs,
  argumentSpecs: readonly ArgumentSpec[],
  text: Catalog,
): Parsed<Specs> => {
  const entries = Object.entries(specs) as [OptionName, OptionSpec][];
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      entries.map(([name, spec]) => [
        flagOf(name).slice(2),
        { type: spec.kind === 'flag' ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
  });
  const values: Record<string, string | number | boolean> = {};
  for (const [name, spec] of entries) if (spec.kind === 'flag') values[name] = false;
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const name = nameOf(token.name);
    const spec = Object.hasOwn(specs, name) ? specs[name as OptionName] : undefined;
    if (spec === undefined) throw badUsage(text.cli.error.unknownOption(token.rawName));
    const isNextOption = token.inlineValue === false && token.value?.startsWith('--') === true;
    values[name] = readValue(name, spec, isNextOption ? undefined : token.value, text);
  }
  checkArguments(positionals, argumentSpecs, text);
  return { values: values as OptionValues<Specs>, positionals };
};
