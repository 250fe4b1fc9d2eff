import type { Chair } from '@claim-it/fairness';
import type { TableCard, TableState } from '@claim-it/protocol';
import { botAt, chairOf, isGone } from '@claim-it/protocol';
import type { Seat } from '@claim-it/rules';
import { newRollOff, nextToRoll, rollForFirst } from '@claim-it/rules';
import { MINERS } from '../base/names.ts';
import type { MatchPlayer, MatchSetup, Throw } from '../model/types.ts';
import type { About } from './feed.ts';

/** The name of a player whose name was deleted. */
export type Nameless = (chair: number) => string;

/** Steps of five through two dozen names never collide at a table of five. */
const STRIDE = 5;

/** The name of a bot, the same on every device and different from taken names. */
const botName = (table: string, chair: number, taken: readonly string[]): string => {
  const start = [...table].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const names = MINERS.map((_, shift) => MINERS[(start + chair * STRIDE + shift) % MINERS.length]);
  return names.find((name) => name !== undefined && !taken.includes(name)) ?? MINERS[0] ?? '';
};

/** The bot that plays for the person of a chair. */
export const botNameAt = ({ id }: TableState, about: About | null, chair: Chair): string =>
  botName(id, chair, about?.chairs.flatMap(({ name }) => name ?? []) ?? []);

/** The second of two Josies is "Josie 2": at a table all names differ. */
const apart = (name: string, taken: readonly string[]): string => {
  let [tried, number] = [name, 1];
  while (taken.includes(tried)) {
    number += 1;
    tried = `${name} ${number}`;
  }
  return tried;
};

type Named = { readonly name: string | null; readonly isBot: boolean };

const namesOf = (id: string, chairs: readonly Named[], nameless: Nameless): readonly string[] => {
  const names: string[] = [];
  const people = chairs.flatMap(({ name }) => name ?? []);
  for (const [chair, { name: given, isBot }] of chairs.entries()) {
    const isNamed = given === null && isBot;
    const name = isNamed ? botName(id, chair, [...people, ...names]) : (given ?? nameless(chair));
    names.push(apart(name, names));
  }
  return names;
};

/** The names around the table, by chair. */
export const namesByChair = (
  { id, chairs }: TableState,
  about: About | null,
  nameless: Nameless,
): readonly string[] => {
  const named = chairs.map((seated, chair) => ({
    name: about?.chairs[chair]?.name ?? null,
    isBot: seated?.sitter.kind === 'bot',
  }));
  return namesOf(id, named, nameless);
};

/** The same names for a table in a list. */
export const namesOnCard = ({ table, chairs }: TableCard, nameless: Nameless): readonly string[] =>
  namesOf(
    table,
    chairs.map(({ name, bot }) => ({ name, isBot: bot !== null })),
    nameless,
  );

const sitterOn = (state: TableState, chair: Chair, name: string, isOwn: boolean): MatchPlayer => {
  const seated = state.chairs[chair] ?? null;
  if (seated === null) throw new Error(`chair ${chair} is empty`);
  const { color, sitter } = seated;
  if (sitter.kind === 'bot') return { ...sitter, name, color };
  const isDecider = !isGone(state, chair) && botAt(state, chair) === null;
  return { kind: isOwn && isDecider ? 'person' : 'guest', name, color };
};

/** All players in turn order; people at this device are `person`, all others `guest`, also with a stand-in. */
export const setupFrom = (
  state: TableState,
  about: About | null,
  nameless: Nameless,
): MatchSetup => {
  const names = namesByChair(state, about, nameless);
  const own = about?.you.chairs ?? [];
  const sitters = state.chairs.map((_, seat) => {
    const chair = chairOf(state, seat as Seat);
    return sitterOn(state, chair, names[chair] ?? '', own.includes(chair));
  });
  return { sitters, variant: state.header.variant };
};

/** The shake as throws of the roll for the first player, counted in turn order. */
export const throwsFrom = ({ ledger, header }: TableState): readonly Throw[] => {
  const begun = newRollOff(header.chairs);
  const first = ledger?.first ?? null;
  if (!begun.ok || first === null) return [];
  const throws: Throw[] = [];
  let rollOff = begun.value;
  for (const roll of first.rolls) {
    const player = nextToRoll(rollOff);
    const rolled = rollForFirst(rollOff, roll);
    if (player === null || !rolled.ok) break;
    throws.push({ sitter: (player - first.chair + header.chairs) % header.chairs, roll });
    rollOff = rolled.value;
  }
  return throws;
};
