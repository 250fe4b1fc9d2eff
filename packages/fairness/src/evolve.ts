import type { Result } from '@claim-it/rules';
import { invariant, ok, refuse, unreachable } from '@claim-it/rules';
import { checkEvent, checkOpened } from './check.ts';
import { firstRollsFrom, rollFrom } from './dice.ts';
import type { DiceEvent, DiceRefusal, Opened, Owner } from './event.ts';
import type { Hash } from './hash.ts';
import type { ChainState, Ledger } from './ledger.ts';
import { chainOf, currentChain, newChainState, shakerFor } from './ledger.ts';
import type { Stir } from './pot.ts';
import { openPot, shakePot, stirPot } from './pot.ts';

type EventOf<Kind extends DiceEvent['kind']> = Extract<DiceEvent, { kind: Kind }>;

/** The ledger of a game whose chains are fixed and of which nothing else is known. */
export const openLedger = (opened: Opened): Result<Ledger, DiceRefusal> => {
  const refusal = checkOpened(opened);
  if (refusal !== null) return refuse(refusal);
  const { game, rules, house, players } = opened;
  const opening = openPot(opened);
  return ok({
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
    last: null,
    lostKey: null,
    reseeds: players.map(() => 0),
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
  return { ...reveal(ledger, 'house', house), pot, bowl: [], first: { chair: first, rolls } };
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
  const pot = stirPot(ledger.pot, { number, chair, house, shaker: shaken, stirs });
  return {
    ...reveal(reveal(ledger, shaker, element), 'house', house),
    pot,
    bowl,
    rolls: number,
    last: {
      chair,
      roll: rollFrom(pot),
      shaker,
      stirs: stirs.map((one) => one.chair),
      leftOut: bowl.map((one) => one.chair),
    },
  };
};

/** A chain that has ended hands over to its next one before another is announced. */
const anchor = (ledger: Ledger, { owner, tip }: EventOf<'anchored'>): Ledger => {
  const state = chainOf(ledger, owner);
  invariant(state !== null, 'only owners of chains announce');
  const anchored = withChain(ledger, owner, { ...currentChain(state), next: tip });
  return { ...anchored, tips: [...ledger.tips, tip] };
};

const loseKey = (ledger: Ledger, { player, house }: EventOf<'keyLost'>): Ledger => ({
  ...withChain(ledger, 'house', newChainState(house)),
  lostKey: player,
  tips: [...ledger.tips, house],
});

const reseed = (ledger: Ledger, { player, tip }: EventOf<'reseeded'>): Ledger => ({
  ...withChain(ledger, player, newChainState(tip)),
  lostKey: null,
  reseeds: ledger.reseeds.map((count, at) => (at === player ? count + 1 : count)),
  tips: [...ledger.tips, tip],
});

/** Folds an event that was checked. */
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
      return { ...ledger, away: [...ledger.away, event.player] };
    case 'cameBack':
      return { ...ledger, away: ledger.away.filter((chair) => chair !== event.player) };
    case 'keyLost':
      return loseKey(ledger, event);
    case 'reseeded':
      return reseed(ledger, event);
    default:
      return unreachable(event);
  }
};

/** The ledger after one more event, or why that event may not follow. */
export const advanceLedger = (ledger: Ledger, event: DiceEvent): Result<Ledger, DiceRefusal> => {
  const refusal = checkEvent(ledger, event);
  return refusal === null ? ok(evolveLedger(ledger, event)) : refuse(refusal);
};
