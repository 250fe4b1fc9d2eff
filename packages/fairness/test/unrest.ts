import type { RandomNumbers } from '@claim-it/testkit';
import { below, pick } from '@claim-it/testkit';
import type { Chair } from '../src/index.ts';
import { chairsUpTo, checkEvent, MAX_RESEEDS, shakerFor } from '../src/index.ts';
import type { DiceTable } from './table.ts';
import {
  closeBowl,
  comeBack,
  goAway,
  join,
  log,
  loseKey,
  renewKey,
  reseed,
  standIn,
  stir,
} from './table.ts';

const peopleAt = ({ ledger }: DiceTable): readonly Chair[] =>
  chairsUpTo(ledger.chairs.length).filter((chair) => ledger.chairs[chair] !== null);

/** Version 1, between two rolls: people come and go, stir, and sometimes lose a key. */
export const disturbOne = (
  table: DiceTable,
  random: RandomNumbers,
  gone: readonly Chair[],
): void => {
  const people = peopleAt(table);
  for (const player of people) {
    const isAway = table.ledger.away.includes(player);
    const hasStirred = table.ledger.bowl.some((one) => one.chair === player);
    if (isAway && !gone.includes(player) && random() < 0.3) comeBack(table, player);
    else if (!isAway && random() < 0.02) goAway(table, player);
    else if (!isAway && !hasStirred && random() < 0.4) stir(table, player);
  }
  const loser = people[below(random, people.length)];
  if (loser !== undefined && (table.ledger.reseeds[loser] ?? 0) < 3 && random() < 0.003)
    renewKey(table, loser);
};

/** The possible events of one player in version 2, and how likely each is. */
type Happening = {
  readonly chance: number;
  readonly mayBe: (table: DiceTable, player: Chair) => boolean;
  readonly play: (table: DiceTable, player: Chair) => void;
};

const isAway = ({ ledger }: DiceTable, player: Chair): boolean => ledger.away.includes(player);
const renewalOf = ({ ledger }: DiceTable, player: Chair) =>
  ledger.renewals.find(({ chair }) => chair === player) ?? null;
const mayReturn = (table: DiceTable, player: Chair): boolean =>
  isAway(table, player) && renewalOf(table, player) === null && !table.ledger.gone.includes(player);

const HAPPENINGS: readonly Happening[] = [
  {
    chance: 0.5,
    mayBe: ({ ledger }, player) =>
      ledger.needed.includes(player) && !ledger.bowl.some((one) => one.chair === player),
    play: stir,
  },
  { chance: 0.03, mayBe: (table, player) => !isAway(table, player), play: goAway },
  { chance: 0.3, mayBe: mayReturn, play: comeBack },
  {
    chance: 0.02,
    mayBe: (table, player) =>
      renewalOf(table, player) === null &&
      !table.ledger.gone.includes(player) &&
      (table.ledger.reseeds[player] ?? 0) < MAX_RESEEDS,
    play: loseKey,
  },
  { chance: 0.5, mayBe: (table, player) => renewalOf(table, player)?.tip === null, play: reseed },
  {
    chance: 0.002,
    mayBe: ({ ledger }, player) => ledger.chairs[player]?.next === null,
    play: (table, player) => log(table, { kind: 'anchored', owner: player, tip: table.freshTip() }),
  },
];

/** Version 2: people come and go, stir, lose keys, several at once; `gone` have left for good. */
export const disturbTwo = (
  table: DiceTable,
  random: RandomNumbers,
  gone: readonly Chair[],
): void => {
  const people = peopleAt(table).filter((player) => !gone.includes(player));
  for (let count = 0; people.length > 0 && count < people.length; count += 1) {
    const player = pick(random, people);
    for (const { chance, mayBe, play } of HAPPENINGS)
      if (mayBe(table, player) && random() < chance) play(table, player);
  }
  if (table.ledger.house.next === null && random() < 0.01)
    log(table, { kind: 'anchored', owner: 'house', tip: table.freshTip() });
};

/** Chains are shared, so a game cannot have more tips than there are. */
const MOST_TIPS = 48;

/** Version 2: others shake for people who are away, and people take the chairs of bots. */
export const replaceSome = (
  table: DiceTable,
  random: RandomNumbers,
  gone: readonly Chair[],
): void => {
  const { ledger } = table;
  const isTaken = (player: Chair): boolean =>
    (ledger.joins[player] ?? 0) > 1 || ledger.tips.length > MOST_TIPS || gone.includes(player);
  for (const player of chairsUpTo(ledger.chairs.length)) {
    const isAlone = checkEvent(ledger, { kind: 'standIn', player }) === null;
    const isFree = ledger.chairs[player] === null || isAway(table, player);
    if (isAlone && random() < 0.3) standIn(table, player);
    else if (isFree && !isTaken(player) && renewalOf(table, player) === null && random() < 0.02)
      join(table, player);
  }
};

/**
 * Version 2: the bowl is closed and a shaker for `player` is present. A person who is away returns
 * for their own roll, unless a bot plays for them. False if all people have left for good.
 */
export const readyBowl = (
  table: DiceTable,
  player: Chair,
  gone: readonly Chair[],
  hasBot = false,
): boolean => {
  closeBowl(table);
  const isReplaced = table.ledger.replaced.includes(player);
  if (mayReturn(table, player) && !hasBot && !isReplaced) comeBack(table, player);
  if (shakerFor(table.ledger, player) === null) {
    const candidates = peopleAt(table).filter((one) => !gone.includes(one));
    for (const one of candidates) if (renewalOf(table, one)?.tip === null) reseed(table, one);
    const back = candidates.find((one) => mayReturn(table, one));
    if (back === undefined) return false;
    comeBack(table, back);
  }
  closeBowl(table);
  return true;
};
