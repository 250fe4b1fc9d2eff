import type { cli } from './en/cli.ts';

/** The shape of texts without their wording: strings and functions that return strings, nested. */
export type Widened<Text> = Text extends string
  ? string
  : Text extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Key in keyof Text]: Widened<Text[Key]> };

/** The texts of the command line; the English ones fix the shape, so a missing translation does not compile. */
export type CliText = Widened<typeof cli>;
