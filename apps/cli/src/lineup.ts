import type { BotName } from '@claim-it/ai';
import { isBotName } from '@claim-it/ai';
import type { Color, Setup } from '@claim-it/rules';
import { variantFor } from '@claim-it/rules';
import type { Catalog } from '@claim-it/text';
import { unknownEntrant } from './bots.ts';
import { badUsage } from './failure.ts';

/** The player of a seat: one of our bots, or a program with the bot protocol. */
export type Entrant =
  | { readonly kind: 'builtIn'; readonly name: BotName }
  | { readonly kind: 'program'; readonly name: string; readonly command: string };

/** The colors in the order of assignment to seats; two players are green and orange. */
const SEAT_COLORS: readonly Color[] = ['green', 'orange', 'blue', 'red', 'violet'];

export const setupFor = (players: number, rules: string | undefined): Setup => ({
  colors: SEAT_COLORS.slice(0, players),
  variant: variantFor(rules ?? 'std') ?? 'standard',
});

const PROGRAM = 'cmd:';

const parseEntrant = (name: string, text: Catalog): Entrant => {
  if (name.startsWith(PROGRAM) && name.length > PROGRAM.length)
    return { kind: 'program', name, command: name.slice(PROGRAM.length) };
  if (isBotName(name)) return { kind: 'builtIn', name };
  throw unknownEntrant(name, text);
};

/** Reads `--bots a,b`. */
export const parseEntrants = (bots: string, players: number, text: Catalog): readonly Entrant[] => {
  const entrants = bots.split(',').map((name) => parseEntrant(name.trim(), text));
  if (entrants.length > players)
    throw badUsage(text.cli.error.tooManyBots(entrants.length, players));
  return entrants;
};

/** One entrant for each seat, as an index into the list; the last name fills the seats that remain. */
export const fillSeats = (entrants: number, players: number): readonly number[] =>
  Array.from({ length: players }, (_, seat) => Math.min(seat, entrants - 1));
