import { elementsUpTo } from '../src/chain.ts';
import type { Chair, DiceEvent, DiceVersion, Hash, Ledger, Opened, Owner } from '../src/index.ts';
import {
  advanceLedger,
  CHAIN_LENGTH,
  chainOf,
  chairAt,
  elementOf,
  isTipDue,
  newChain,
  openLedger,
  presentChairs,
  revealedOf,
  shakerFor,
} from '../src/index.ts';
import { currentChain } from '../src/ledger.ts';

/** The number of chains available to one game. */
export const POOL = 64;

/** A chain with all its elements, the first to be revealed first. */
type OpenChain = { readonly tip: Hash; readonly elements: readonly Hash[] };

/** Chains are costly to make, so test games share them; within one game no chain is used twice. */
const pool = new Map<number, OpenChain>();
export const pooledChain = (number: number): OpenChain => {
  const known = pool.get(number);
  if (known !== undefined) return known;
  const chain = newChain(new Uint8Array(32).fill(number));
  const open = elementsUpTo(elementOf(chain, CHAIN_LENGTH), CHAIN_LENGTH);
  pool.set(number, open);
  return open;
};

/** Server and players at one table, all honest: it holds every chain and checks every event as it is made. */
export type DiceTable = {
  readonly opened: Opened;
  readonly events: DiceEvent[];
  ledger: Ledger;
  readonly chains: Map<Hash, OpenChain>;
  readonly freshTip: () => Hash;
};

type TableOptions = { readonly version: DiceVersion; readonly firstChain?: number };

export const openTable = (
  game: string,
  rules: string,
  persons: readonly boolean[],
  { version, firstChain = 0 }: TableOptions,
): DiceTable => {
  let given = firstChain;
  const chains = new Map<Hash, OpenChain>();
  const freshTip = (): Hash => {
    given += 1;
    const chain = pooledChain(given % POOL);
    chains.set(chain.tip, chain);
    return chain.tip;
  };
  const house = freshTip();
  const players = persons.map((isPerson) => (isPerson ? freshTip() : null));
  const opening = { game, rules, house, players };
  const opened: Opened = { kind: 'opened', ...(version === 1 ? {} : { version }), ...opening };
  const ledger = openLedger(opened);
  if (!ledger.ok) throw new Error(`not opened: ${JSON.stringify(ledger.reason)}`);
  return { opened, events: [], ledger: ledger.value, chains, freshTip };
};

/** A copy of the table, to branch a scenario. */
export const copyOf = (table: DiceTable): DiceTable => ({ ...table, events: [...table.events] });

export const log = (table: DiceTable, event: DiceEvent): void => {
  const next = advanceLedger(table.ledger, event);
  if (!next.ok) throw new Error(`refused: ${JSON.stringify([event, next.reason])}`);
  table.ledger = next.value;
  table.events.push(event);
};

/** The chain of an owner's next element, and how many elements were given before. */
export const chainInUse = (
  table: DiceTable,
  of: 'house' | number,
): { readonly chain: OpenChain; readonly told: number } => {
  const state = chainOf(table.ledger, of === 'house' ? of : chairAt(of));
  if (state === null) throw new Error(`${of} has no chain`);
  const current = currentChain(state);
  const told = revealedOf(current);
  const chain = [...table.chains.values()].find(
    ({ tip, elements }) => (elements[told - 1] ?? tip) === current.head,
  );
  if (chain === undefined) throw new Error(`${of} does not hold this chain`);
  return { chain, told };
};

/** The element an honest owner gives next, or one after it; reading it does not spend it. */
export const peek = (table: DiceTable, of: 'house' | number, later = 0): Hash => {
  const { chain, told } = chainInUse(table, of);
  const element = chain.elements[told + later];
  if (element === undefined) throw new Error('the next chain was not announced');
  return element;
};

const give = (table: DiceTable, owner: Owner): Hash => {
  const state = chainOf(table.ledger, owner);
  if (state !== null && isTipDue(state))
    log(table, { kind: 'anchored', owner, tip: table.freshTip() });
  return peek(table, owner);
};

export const stir = (table: DiceTable, number: number): void => {
  const player = chairAt(number);
  log(table, { kind: 'stirred', player, element: give(table, player) });
};

export const goAway = (table: DiceTable, number: number): void =>
  log(table, { kind: 'wentAway', player: chairAt(number) });

/** In version 2 coming back costs an element. */
export const comeBack = (table: DiceTable, number: number): void => {
  const player = chairAt(number);
  const spent = table.ledger.version === 1 ? {} : { element: give(table, player) };
  log(table, { kind: 'cameBack', player, ...spent });
};

/** The players needed in version 2, and all present players in version 1. */
const shakers = ({ ledger }: DiceTable): readonly Chair[] =>
  (ledger.version === 1 ? presentChairs(ledger) : ledger.needed).filter(
    (chair) => !ledger.bowl.some((one) => one.chair === chair),
  );

/** Every player stirs that the bowl still needs. */
export const closeBowl = (table: DiceTable): void => {
  for (const chair of shakers(table)) stir(table, chair);
};

export const begin = (table: DiceTable): void => {
  closeBowl(table);
  log(table, { kind: 'begun', house: give(table, 'house') });
};

/** The roll that an honest server would append now. */
export const rollOf = (
  table: DiceTable,
  number: number,
  isMixed: (stirrer: Chair) => boolean = () => true,
): Extract<DiceEvent, { kind: 'rolled' }> => {
  const player = chairAt(number);
  const shaker = shakerFor(table.ledger, player);
  if (shaker === null) throw new Error('no player is present to shake');
  const element = give(table, shaker);
  const house = give(table, 'house');
  const stirs = table.ledger.bowl.map((one) => one.chair).filter(isMixed);
  return { kind: 'rolled', player, house, element, stirs };
};

/** One roll with the stirs in the bowl, or, in version 1, only some of them. */
export const roll = (
  table: DiceTable,
  number: number,
  isMixed: (stirrer: Chair) => boolean = () => true,
): void => log(table, rollOf(table, number, isMixed));

/** A roll before which all needed players stir. */
export const stirAndRoll = (table: DiceTable, number: number): void => {
  closeBowl(table);
  roll(table, number);
};

export const loseKey = (table: DiceTable, number: number): void =>
  log(table, { kind: 'keyLost', player: chairAt(number), house: table.freshTip() });

export const reseed = (table: DiceTable, number: number): void =>
  log(table, { kind: 'reseeded', player: chairAt(number), tip: table.freshTip() });

export const standIn = (table: DiceTable, number: number): void =>
  log(table, { kind: 'standIn', player: chairAt(number) });

/** A person takes the chair of a bot, with a new chain for it and one for the server. */
export const join = (table: DiceTable, number: number): void =>
  log(table, {
    kind: 'joined',
    player: chairAt(number),
    tip: table.freshTip(),
    house: table.freshTip(),
  });

/** A player returns without the key, and both the server and the player make a new chain. */
export const renewKey = (table: DiceTable, number: number): void => {
  loseKey(table, number);
  reseed(table, number);
};
