import type { Result } from '@claim-it/rules';
import { invariant, ok, refuse, unreachable } from '@claim-it/rules';
import {
  isFirstChoice,
  isGivenUp,
  isRollChoice,
  withJoined,
  withLeft,
  withNewBowl,
  withRenewedChains,
  withReturned,
  withStandIn,
} from './bowl.ts';
import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import { checkEvent, checkOpened } from './check.ts';
import { firstRollsFrom, rollFrom } from './dice.ts';
import type { DiceEvent, DiceRefusal, Opened, Owner } from './event.ts';
import type { Hash } from './hash.ts';
import type { ChainState, Ledger } from './ledger.ts';
import { chainOf, currentChain, inOrder, newChainState, shakerFor } from './ledger.ts';
import type { Stir } from './pot.ts';
import { openPot, shakePot, stirPot } from './pot.ts';

type EventOf<Kind extends DiceEvent['kind']> = Extract<DiceEvent, { kind: Kind }>;

/** The ledger of a game whose chains are fixed and in which nothing has been revealed. */
export const openLedger = (opened: Opened): Result<Ledger, DiceRefusal> => {
  const refusal = checkOpened(opened);
  if (refusal !== null) return refuse(refusal);
  const { game, rules, house, players, version = 1 } = opened;
  const opening = openPot(opened, version === 1 ? 'pot' : 'pot2');
  return ok({
    version,
    game,
    rules,
    opening,
    pot: opening,
    house: newChainState(house),
    chairs: players.map((tip) => (tip === null ? null : newChainState(tip))),
    away: [],
    bowl: [],
    first: null,
    rolls: 0,
    named: 0,
    last: null,
    needed: players.flatMap((tip, number) => (tip === null ? [] : [chairAt(number)])),
    left: [],
    returned: [],
    stoodIn: [],
    replaced: [],
    wasEmpty: false,
    gone: [],
    renewals: [],
    lostKey: null,
    reseeds: players.map(() => 0),
    joins: players.map(() => 0),
    tips: [house, ...players.filter((tip) => tip !== null)],
  });
};

const withChain = (ledger: Ledger, owner: Owner, state: ChainState): Ledger =>
  owner === 'house'
    ? { ...ledger, house: state }
    : { ...ledger, chairs: ledger.chairs.map((old, at) => (at === owner ? state : old)) };

const reveal = (ledger: Ledger, owner: Owner, element: Hash): Ledger => {
  const state = chainOf(ledger, owner);
  invariant(state !== null, 'only owners of chains reveal');
  const { left, next } = currentChain(state);
  return withChain(ledger, owner, { head: element, left: left - 1, next });
};

const byChair = (a: Stir, b: Stir): number => a.chair - b.chair;

const stir = (ledger: Ledger, { player: chair, element }: EventOf<'stirred'>): Ledger => ({
  ...reveal(ledger, chair, element),
  bowl: [...ledger.bowl, { chair, element }].sort(byChair),
});

const begin = (ledger: Ledger, { house }: EventOf<'begun'>): Ledger => {
  const pot = shakePot(ledger.pot, house, ledger.bowl);
  const { first, rolls } = firstRollsFrom(pot, ledger.chairs.length);
  const isChoice = ledger.version === 1 || isFirstChoice(ledger);
  const begun: Ledger = {
    ...reveal(ledger, 'house', house),
    pot,
    bowl: [],
    first: { chair: first, rolls, isChoice },
  };
  return ledger.version === 1 ? begun : withNewBowl(begun);
};

const roll = (ledger: Ledger, event: EventOf<'rolled'>): Ledger => {
  const { player: chair, house, element } = event;
  const shaker = shakerFor(ledger, chair);
  invariant(shaker !== null, 'somebody shakes');
  const isMixed = (one: Stir): boolean => event.stirs.includes(one.chair);
  const stirs = ledger.bowl.filter(isMixed);
  const bowl = ledger.bowl.filter((one) => !isMixed(one));
  const number = ledger.rolls + 1;
  const shaken: Stir = { chair: shaker, element };
  const isChoice = ledger.version === 1 || isRollChoice(ledger, chair, shaker);
  const pot = stirPot(ledger.pot, { number, chair, house, shaker: shaken, stirs });
  const rolled: Ledger = {
    ...reveal(reveal(ledger, shaker, element), 'house', house),
    pot,
    bowl,
    rolls: number,
    named: ledger.named + (isChoice && ledger.version === 2 ? 1 : 0),
    gone: isGivenUp(ledger, chair) ? [...ledger.gone, chair] : ledger.gone,
    last: {
      chair,
      roll: rollFrom(pot),
      shaker,
      stirs: stirs.map((one) => one.chair),
      leftOut: bowl.map((one) => one.chair),
      isChoice,
    },
  };
  return ledger.version === 1 ? rolled : withNewBowl(rolled);
};

/** A finished chain is replaced by its successor before another tip is announced. */
const anchor = (ledger: Ledger, { owner, tip }: EventOf<'anchored'>): Ledger => {
  const state = chainOf(ledger, owner);
  invariant(state !== null, 'only owners of chains announce');
  const anchored = withChain(ledger, owner, { ...currentChain(state), next: tip });
  return { ...anchored, tips: [...ledger.tips, tip] };
};

/** A player who has lost the key is away for the dice until the new chain counts. */
const loseKey = (ledger: Ledger, { player, house }: EventOf<'keyLost'>): Ledger => {
  const tips = [...ledger.tips, house];
  if (ledger.version === 1)
    return { ...withChain(ledger, 'house', newChainState(house)), lostKey: player, tips };
  const left = withLeft(ledger, player);
  const renewal = { chair: player, house, tip: null, isBowlNew: false };
  return { ...left, renewals: [...left.renewals, renewal], tips };
};

const reseed = (ledger: Ledger, { player, tip }: EventOf<'reseeded'>): Ledger => {
  const reseeded: Ledger = {
    ...ledger,
    lostKey: null,
    reseeds: ledger.reseeds.map((count, at) => (at === player ? count + 1 : count)),
    tips: [...ledger.tips, tip],
  };
  if (ledger.version === 1) return withChain(reseeded, player, newChainState(tip));
  const renewals = ledger.renewals.map((one) => (one.chair === player ? { ...one, tip } : one));
  return { ...reseeded, renewals };
};

const join = (ledger: Ledger, { player: chair, tip, house }: EventOf<'joined'>): Ledger => ({
  ...withJoined(ledger, { chair, house, tip }),
  joins: ledger.joins.map((count, at) => (at === chair ? count + 1 : count)),
  tips: [...ledger.tips, house, tip],
});

const goAway = (ledger: Ledger, player: Chair): Ledger =>
  ledger.version === 1 ? { ...ledger, away: [...ledger.away, player] } : withLeft(ledger, player);

const comeBack = (ledger: Ledger, { player, element }: EventOf<'cameBack'>): Ledger =>
  element === undefined
    ? { ...ledger, away: ledger.away.filter((chair) => chair !== player) }
    : withReturned(reveal(ledger, player, element), player);

/** Folds a checked event. */
const evolveLedger = (ledger: Ledger, event: DiceEvent): Ledger => {
  switch (event.kind) {
    case 'stirred':
      return stir(ledger, event);
    case 'begun':
      return begin(ledger, event);
    case 'rolled':
      return roll(ledger, event);
    case 'anchored':
      return anchor(ledger, event);
    case 'wentAway':
      return goAway(ledger, event.player);
    case 'cameBack':
      return comeBack(ledger, event);
    case 'keyLost':
      return loseKey(ledger, event);
    case 'reseeded':
      return reseed(ledger, event);
    case 'standIn':
      return withStandIn(ledger, event.player);
    case 'joined':
      return join(ledger, event);
    default:
      return unreachable(event);
  }
};

/** The ledger after one more event, or why that event may not follow. */
export const advanceLedger = (ledger: Ledger, event: DiceEvent): Result<Ledger, DiceRefusal> => {
  const refusal = checkEvent(ledger, event);
  if (refusal !== null) return refuse(refusal);
  const evolved = evolveLedger(ledger, event);
  return ok(inOrder(ledger.version === 1 ? evolved : withRenewedChains(evolved)));
};
