import type { Chair, DiceEvent } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import { rollInHand } from '../../src/online/witness.ts';
import type { World } from './world.ts';

/** The adversary's moves in words: a scenario is a list of them, and can be repeated. */
export type Move = string;

/** Appending an event changes the log alone; the client sees everything else. */
export const isDark = (move: Move): boolean =>
  /^(away|back|lose|seal|rekey|stir|replace|desert|join) /.test(move);

const eventFor = (world: World, verb: string, player: Chair): DiceEvent | null => {
  const { server } = world;
  const element = world.elementOf(player);
  if (verb === 'away') return { kind: 'wentAway', player };
  if (verb === 'lose') return { kind: 'keyLost', player, house: server.freshTip() };
  if (verb === 'seal') return { kind: 'reseeded', player, tip: server.freshTip() };
  if (element === null) return null;
  return verb === 'stir'
    ? { kind: 'stirred', player, element }
    : { kind: 'cameBack', player, element };
};

const DARK = ['away', 'back', 'lose', 'seal', 'rekey', 'stir'] as const;
/** Claims so many more entries than there are. */
const BOAST = 100;
const FALSE_ANSWERS = ['stale', 'refused', 'done', 'duplicate', 'busy'] as const;

/** How far back a log is restored, and what is changed in the new version. */
const FORKS = ['bowl', 'bowlBefore', 'chains', 'header', 'seat', 'old'] as const;

/** All moves that could be made now. Unlawful ones are refused when they are tried. */
export const movesIn = ({ server, onTurn }: World): readonly Move[] => {
  const { ledger } = server.state;
  const chairs = chairsUpTo(ledger?.chairs.length ?? 0);
  const people = chairs.filter((chair) => ledger?.chairs[chair] !== null);
  const isAway = (chair: Chair): boolean => ledger?.away.includes(chair) === true;
  return [
    ...people.flatMap((chair) =>
      DARK.filter((verb) => verb !== (isAway(chair) ? 'away' : 'back')).map(
        (verb) => `${verb} ${chair}`,
      ),
    ),
    ...people
      .filter((chair) => chair === onTurn)
      .flatMap((chair) => [`replace ${chair}`, `desert ${chair}`]),
    ...chairs.filter((chair) => !people.includes(chair)).map((chair) => `join ${chair}`),
    ...['show', 'reload', 'cut', 'boast'],
    ...(server.held.length > 0 ? ['accept', ...FALSE_ANSWERS.map((kind) => `say ${kind}`)] : []),
    ...FORKS.map((kind) => `fork ${kind}`),
  ];
};

const sayFalsely = async (world: World, kind: string): Promise<void> => {
  const { server } = world;
  if (kind === 'stale') server.answer({ kind: 'stale', seq: server.state.seq });
  if (kind === 'refused') server.answer({ kind: 'refused', refusal: { kind: 'nothingToDo' } });
  if (kind === 'done' || kind === 'duplicate') server.done(kind);
  if (kind === 'busy') server.answer({ kind: 'busy', retryAfter: 1 });
  await world.settle();
  if (kind === 'busy') world.clock.turn();
  await world.settle();
};

/** The entry with which the bowl of a roll was opened. */
const openingOf = ({ server }: World, roll: number): number =>
  server.states.findIndex(({ ledger }) => ledger !== null && rollInHand(ledger) === roll);

/** Goes back, changes something, and rebuilds the log up to the same roll with what is known of the honest player. */
const fork = async (world: World, kind: string): Promise<boolean> => {
  const { server, roll } = world;
  const tips = await world.tips();
  if (kind === 'bowl') server.rewind(openingOf(world, roll));
  else if (kind === 'bowlBefore') server.rewind(openingOf(world, Math.max(0, roll - 1)));
  else {
    server.rewind(0, kind === 'header' ? server.newHeader() : server.header);
    server.version = kind === 'old' ? 1 : server.version;
    server.gather(kind === 'seat' ? [] : tips);
  }
  world.layUntil(roll, true);
  return true;
};

/** Makes a move; false if it is not possible. `idle` and `next` only prepare a scenario. */
export const perform = async (world: World, move: Move): Promise<boolean> => {
  const { server } = world;
  const [verb = '', object = ''] = move.split(' ');
  const chair = Number(object) as Chair;
  if (verb === 'rekey')
    return (await perform(world, `lose ${object}`)) && perform(world, `seal ${object}`);
  if (verb === 'replace') return server.standIn(chair);
  if (verb === 'desert') return server.desert(chair);
  if (verb === 'join') return server.join(chair);
  if (verb === 'idle') return world.idle(chair);
  if (verb === 'next') return world.layUntil(world.roll + 1);
  if (isDark(move)) {
    const event = eventFor(world, verb, chair);
    return event !== null && server.lay({ kind: 'dice', event });
  }
  if (verb === 'fork') return fork(world, object);
  if (verb === 'say') await sayFalsely(world, object);
  if (verb === 'show') await world.show();
  if (verb === 'reload') await world.reload();
  if (verb === 'cut') await world.cut();
  if (verb === 'boast') server.boast = BOAST;
  if (verb === 'accept') server.accept();
  if (verb === 'accept') await world.settle();
  return true;
};
