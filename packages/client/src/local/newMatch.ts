import type { Level } from '@claim-it/ai';
import type { Result, Roll, RollOff, Variant } from '@claim-it/rules';
import {
  firstPlayer,
  invariant,
  newRollOff,
  nextToRoll,
  ok,
  rollForFirst,
  turnOrder,
} from '@claim-it/rules';
import { freshName } from '../base/names.ts';
import { newId, rollDice } from '../model/chance.ts';
import { cleanName, gameFor } from '../model/setup.ts';
import type { MatchPlayer, MatchSetup, OpenRefusal, SavedMatch, Throw } from '../model/types.ts';
import { addMatch, loadMatch } from '../storage/matches.ts';
import { change, settings } from '../storage/settings.ts';
import { opponents } from './opponents.ts';

/** The sitters around the table, clockwise; the roll for the first player makes the turn order of it. */
export type Seating = { readonly sitters: readonly MatchPlayer[]; readonly variant: Variant };

type Begun = { readonly first: number; readonly throws: readonly Throw[] };

/** Rolls until one player is first. S2 */
const rollOff = (players: number, roll: () => Roll): Begun => {
  const begun = newRollOff(players);
  invariant(begun.ok, `${players} cannot play`);
  const throws: Throw[] = [];
  let state: RollOff = begun.value;
  for (let next = nextToRoll(state); next !== null; next = nextToRoll(state)) {
    const thrown = roll();
    throws.push({ sitter: next, roll: thrown });
    const rolled = rollForFirst(state, thrown);
    invariant(rolled.ok, 'a player is still to roll');
    state = rolled.value;
  }
  return { first: firstPlayer(state) ?? 0, throws };
};

/** Seats people around the first player: from here on sitters and throws are counted in turn order. */
const seat = ({ sitters, variant }: Seating, { first, throws }: Begun): [MatchSetup, Throw[]] => {
  const order = turnOrder(sitters.length, first);
  const seated = order.flatMap((player) => sitters[player] ?? []);
  return [
    { sitters: seated.map((one) => ({ ...one, name: cleanName(one.name) })), variant },
    throws.map((one) => ({ ...one, sitter: order.indexOf(one.sitter) })),
  ];
};

/** Rolls for the first player, saves the new match and returns its id. */
export const newMatch = async (
  seating: Seating,
  roll: () => Roll = rollDice,
  daily?: string,
): Promise<string> => {
  const [setup, throws] = seat(seating, rollOff(seating.sitters.length, roll));
  const game = gameFor(setup);
  invariant(game.ok, 'every color sits once at a table');
  const now = Date.now();
  const match: SavedMatch = {
    version: 1,
    id: newId(),
    createdAt: now,
    changedAt: now,
    setup,
    throws,
    inputs: [],
    daily,
  };
  await addMatch(match, game.value);
  return match.id;
};

/** The same people around the same table, with a new roll for the first player; the bots keep their level unless given another. */
export const rematch = async (id: string, level?: Level): Promise<Result<string, OpenRefusal>> => {
  const former = await loadMatch(id);
  if (!former.ok) return former;
  const { sitters, variant } = former.value.setup;
  const again = sitters.map((one) =>
    one.kind === 'bot' ? { ...one, level: level ?? one.level } : one,
  );
  return ok(await newMatch({ sitters: again, variant }));
};

const BOT_COLORS = ['orange', 'blue', 'red', 'violet'] as const;

/** One person against the bots chosen last. */
export const quickGame = (
  name: string,
  random: () => number = Math.random,
  levels: readonly Level[] = opponents.peek(),
): Seating => {
  const taken = [name];
  const bots = levels.map((level, at): MatchPlayer => {
    const bot = freshName(taken, random);
    taken.push(bot);
    return { kind: 'bot', name: bot, color: BOT_COLORS[at] ?? 'orange', level, style: null };
  });
  return { sitters: [{ kind: 'person', name, color: 'green' }, ...bots], variant: 'standard' };
};

/** The player's name; a player without one gets a random name, which can be changed. */
export const ownName = (): string => {
  const known = cleanName(settings.peek().name);
  if (known !== '') return known;
  const name = freshName([]);
  change({ name });
  return name;
};
