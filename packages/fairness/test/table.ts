import type { RandomNumbers } from '@claim-it/testkit';
import { below } from '@claim-it/testkit';
import { elementsUpTo } from '../src/chain.ts';
import type { Chair, DiceEvent, Hash, Ledger, Opened, Owner } from '../src/index.ts';
import {
  advanceLedger,
  CHAIN_LENGTH,
  chainOf,
  chairAt,
  chairsUpTo,
  elementOf,
  isTipDue,
  newChain,
  openLedger,
  presentChairs,
  shakerFor,
} from '../src/index.ts';

const POOL = 24;

/** A chain with all its elements at hand, the first to be revealed first. */
type OpenChain = { readonly tip: Hash; readonly elements: readonly Hash[] };

/** Chains are costly to make, so test games share them; within one game no chain comes twice. */
const pool = new Map<number, OpenChain>();
export const pooledChain = (number: number): OpenChain => {
  const known = pool.get(number);
  if (known !== undefined) return known;
  const chain = newChain(new Uint8Array(32).fill(number));
  const open = elementsUpTo(elementOf(chain, CHAIN_LENGTH), CHAIN_LENGTH);
  pool.set(number, open);
  return open;
};

type Held = { chain: OpenChain; used: number; next: OpenChain | null };

/** House and players at one table, all honest: every chain lies here, and every event is checked as it is made. */
export type DiceTable = {
  readonly opened: Opened;
  readonly events: DiceEvent[];
  ledger: Ledger;
  readonly held: Map<Owner, Held>;
  readonly freshChain: () => OpenChain;
};

export const openTable = (
  game: string,
  rules: string,
  persons: readonly boolean[],
  firstChain = 0,
): DiceTable => {
  let given = firstChain;
  const freshChain = (): OpenChain => {
    given += 1;
    return pooledChain(given % POOL);
  };
  const held = new Map<Owner, Held>();
  const hold = (owner: Owner): Hash => {
    const chain = freshChain();
    held.set(owner, { chain, used: 0, next: null });
    return chain.tip;
  };
  const house = hold('house');
  const players = persons.map((isPerson, player) => (isPerson ? hold(chairAt(player)) : null));
  const opened: Opened = { kind: 'opened', game, rules, house, players };
  const ledger = openLedger(opened);
  if (!ledger.ok) throw new Error(`not opened: ${JSON.stringify(ledger.reason)}`);
  return { opened, events: [], ledger: ledger.value, held, freshChain };
};

export const log = (table: DiceTable, event: DiceEvent): void => {
  const next = advanceLedger(table.ledger, event);
  if (!next.ok) throw new Error(`refused: ${JSON.stringify([event, next.reason])}`);
  table.ledger = next.value;
  table.events.push(event);
};

const heldBy = (table: DiceTable, owner: Owner): Held => {
  const held = table.held.get(owner);
  if (held === undefined) throw new Error(`${owner} holds no chain`);
  return held;
};

/** The element an honest owner gives next; asking does not give it away. */
export const peek = (table: DiceTable, of: 'house' | number): Hash => {
  const owner = of === 'house' ? of : chairAt(of);
  const { chain, used, next } = heldBy(table, owner);
  const element = chain.elements[used] ?? next?.elements[0];
  if (element === undefined) throw new Error('the next chain was not announced');
  return element;
};

const give = (table: DiceTable, owner: Owner): Hash => {
  const state = chainOf(table.ledger, owner);
  const held = heldBy(table, owner);
  if (state !== null && isTipDue(state)) {
    held.next = table.freshChain();
    log(table, { kind: 'anchored', owner, tip: held.next.tip });
  }
  const element = peek(table, owner);
  if (held.used === CHAIN_LENGTH && held.next !== null)
    table.held.set(owner, { chain: held.next, used: 1, next: null });
  else held.used += 1;
  return element;
};

export const stir = (table: DiceTable, number: number): void => {
  const player = chairAt(number);
  const element = give(table, player);
  log(table, { kind: 'stirred', player, element });
};

export const begin = (table: DiceTable): void => {
  for (const chair of presentChairs(table.ledger)) stir(table, chair);
  log(table, { kind: 'begun', house: give(table, 'house') });
};

/** One roll with the stirs that lie in the bowl, or only some of them. */
export const roll = (
  table: DiceTable,
  number: number,
  isMixed: (stirrer: Chair) => boolean = () => true,
): void => {
  const player = chairAt(number);
  const shaker = shakerFor(table.ledger, player);
  if (shaker === null) throw new Error('nobody is there to shake');
  const element = give(table, shaker);
  const house = give(table, 'house');
  const stirs = table.ledger.bowl.map((one) => one.chair).filter(isMixed);
  log(table, { kind: 'rolled', player, house, element, stirs });
};

/** A player comes without the key, and both the house and the player begin a new chain. */
export const loseKey = (table: DiceTable, number: number): void => {
  const player = chairAt(number);
  const house = table.freshChain();
  const own = table.freshChain();
  log(table, { kind: 'keyLost', player, house: house.tip });
  table.held.set('house', { chain: house, used: 0, next: null });
  log(table, { kind: 'reseeded', player, tip: own.tip });
  table.held.set(player, { chain: own, used: 0, next: null });
};

/** What may happen between two rolls: people come and go, stir, and lose a key now and then. */
export const disturb = (table: DiceTable, random: RandomNumbers, gone: readonly Chair[]): void => {
  const { chairs } = table.ledger;
  const people = chairsUpTo(chairs.length).filter((chair) => chairs[chair] !== null);
  for (const player of people) {
    const isAway = table.ledger.away.includes(player);
    const hasStirred = table.ledger.bowl.some((one) => one.chair === player);
    if (isAway && !gone.includes(player) && random() < 0.3)
      log(table, { kind: 'cameBack', player });
    else if (!isAway && random() < 0.02) log(table, { kind: 'wentAway', player });
    else if (!isAway && !hasStirred && random() < 0.4) stir(table, player);
  }
  const loser = people[below(random, people.length)];
  if (loser !== undefined && (table.ledger.reseeds[loser] ?? 0) < 3 && random() < 0.003)
    loseKey(table, loser);
};
