import type { Catalog, Language } from '@claim-it/text';
import { LANGUAGES } from '@claim-it/text';
import type { ArgumentSpec, OptionSpecs, OptionValues } from './arguments.ts';
import { readArguments } from './arguments.ts';

/** The arguments of every command besides its own options. */
export type Context = {
  readonly text: Catalog;
  readonly language: Language;
  readonly positionals: readonly string[];
};

/** Options every command takes. */
const COMMON_OPTIONS = { lang: { kind: 'choice', of: LANGUAGES } } as const;

/** A command with its option types hidden behind one function, so that all fit into one list. */
export type Command = {
  readonly name: keyof Catalog['cli']['usage'];
  readonly arguments: readonly ArgumentSpec[];
  readonly options: OptionSpecs;
  readonly run: (args: readonly string[], text: Catalog, language: Language) => Promise<void>;
};

type Definition<Specs extends OptionSpecs> = {
  readonly name: Command['name'];
  readonly arguments: readonly ArgumentSpec[];
  readonly options: Specs;
  readonly run: (options: OptionValues<Specs>, context: Context) => Promise<void>;
};

/** Ties the type of a command's options to what its body reads. */
export const defineCommand = <const Specs extends OptionSpecs>(
  definition: Definition<Specs>,
): Command => ({
  ...definition,
  options: { ...definition.options, ...COMMON_OPTIONS },
  run: async (args, text, language) => {
    const specs = { ...COMMON_OPTIONS, ...definition.options };
    const { values, positionals } = readArguments(args, specs, definition.arguments, text);
    await definition.run(values as OptionValues<Specs>, { text, language, positionals });
  },
});

export const SEED = { kind: 'number', low: 0, high: 0xffff_ffff } as const;
export const PLAYERS = { kind: 'number', low: 2, high: 5 } as const;
export const RULES = { kind: 'choice', of: ['std', 'reuse'] } as const;
export const JSON_FLAG = { kind: 'flag' } as const;
