import { MAX_SEATS, MIN_SEATS, unreachable } from '@claim-it/rules';
import { missingStirs, renewalOf } from './bowl.ts';
import { isNextLink } from './chain.ts';
import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import type { DiceEvent, DiceRefusal, Opened, Owner } from './event.ts';
import type { Hash } from './hash.ts';
import { parseHash } from './hash.ts';
import type { Ledger } from './ledger.ts';
import {
  chainOf,
  currentChain,
  isPresent,
  isTipDue,
  MAX_JOINS,
  MAX_RESEEDS,
  presentChairs,
  shakerFor,
} from './ledger.ts';

type Refused = DiceRefusal | null;
type EventOf<Kind extends DiceEvent['kind']> = Extract<DiceEvent, { kind: Kind }>;

const GAME = /^[A-Za-z0-9_-]{1,64}$/;
const RULES = /^[a-z]{1,16}\.[1-9][0-9]{0,3}$/;

/** Never equal to a hash, so the ledger refuses it. */
const NO_ELEMENT = '' as Hash;

const checkHash = (hash: Hash): Refused =>
  parseHash(hash) === null ? { kind: 'unreadableHash', found: hash } : null;

/** Every tip must be new: a chain seen before would be predictable. */
const checkTip = (known: readonly Hash[], owner: Owner, tip: Hash): Refused =>
  checkHash(tip) ?? (known.includes(tip) ? { kind: 'tipKnown', owner } : null);

/** Why a game cannot be opened this way; it needs readable names, two to five players, a person among them, and distinct tips. */
export const checkOpened = ({ game, rules, house, players }: Opened): Refused => {
  if (!GAME.test(game)) return { kind: 'unreadableGame', found: game };
  if (!RULES.test(rules)) return { kind: 'unreadableRules', found: rules };
  if (players.length < MIN_SEATS || players.length > MAX_SEATS)
    return { kind: 'playerCount', players: players.length };
  if (players.every((tip) => tip === null)) return { kind: 'onlyBots' };
  const known: Hash[] = [house];
  for (const [number, tip] of players.entries()) {
    const refused = tip === null ? null : checkTip(known, chairAt(number), tip);
    if (refused !== null) return refused;
    if (tip !== null) known.push(tip);
  }
  return checkHash(house);
};

const checkPerson = (ledger: Ledger, player: Chair): Refused => {
  const state = ledger.chairs[player];
  if (state === undefined) return { kind: 'noSuchPlayer', player };
  return state === null ? { kind: 'playerIsBot', player } : null;
};

/** An owner can reveal only one value next. */
const checkReveal = (ledger: Ledger, owner: Owner, element: Hash): Refused => {
  const state = chainOf(ledger, owner);
  if (state === null) return typeof owner === 'number' ? checkPerson(ledger, owner) : null;
  if (owner === ledger.lostKey) return { kind: 'keyIsLost', player: owner };
  if (isTipDue(state)) return { kind: 'nextTipIsDue', owner };
  const isLink = isNextLink(currentChain(state).head, element);
  return isLink ? null : (checkHash(element) ?? { kind: 'brokenLink', owner });
};

const checkStirred = (ledger: Ledger, { player, element }: EventOf<'stirred'>): Refused => {
  const refused = checkPerson(ledger, player);
  if (refused !== null) return refused;
  if (!isPresent(ledger, player)) return { kind: 'playerIsAway', player };
  if (ledger.bowl.some(({ chair }) => chair === player)) return { kind: 'alreadyStirred', player };
  if (ledger.version === 2 && !ledger.needed.includes(player))
    return { kind: 'stirNotDue', player };
  return checkReveal(ledger, player, element);
};

/** Version 1 waits for all present players, version 2 for those who were present when the bowl was opened. */
const dueShakes = (ledger: Ledger): readonly Chair[] => {
  if (ledger.version === 2) return missingStirs(ledger);
  const shaken = ledger.bowl.map(({ chair }) => chair);
  return presentChairs(ledger).filter((chair) => !shaken.includes(chair));
};

const checkBegun = (ledger: Ledger, { house }: EventOf<'begun'>): Refused => {
  if (ledger.first !== null) return { kind: 'alreadyBegun' };
  const due = dueShakes(ledger);
  if (ledger.bowl.length === 0 && due.length === 0) return { kind: 'nobodyPresent' };
  if (due.length > 0) return { kind: 'shakeIsDue', players: due };
  return checkReveal(ledger, 'house', house);
};

/** Stirs are listed in the players' order, so no party can choose the order; in version 2 none is left out. */
const checkStirs = (ledger: Ledger, stirs: readonly Chair[]): Refused => {
  const players = ledger.version === 2 ? missingStirs(ledger) : [];
  if (players.length > 0) return { kind: 'bowlIsOpen', players };
  const inBowl = ledger.bowl.map(({ chair }) => chair);
  const named = ledger.version === 2 ? inBowl : inBowl.filter((chair) => stirs.includes(chair));
  const isExact = named.length === stirs.length && named.every((one, at) => one === stirs[at]);
  return isExact ? null : { kind: 'stirNotInBowl', stirs };
};

const checkRolled = (ledger: Ledger, event: EventOf<'rolled'>): Refused => {
  const { player, house, element, stirs } = event;
  if (ledger.first === null) return { kind: 'notBegun' };
  if (ledger.chairs[player] === undefined) return { kind: 'noSuchPlayer', player };
  const shaker = shakerFor(ledger, player);
  if (shaker === null) return { kind: 'nobodyPresent' };
  return (
    checkStirs(ledger, stirs) ??
    checkReveal(ledger, shaker, element) ??
    checkReveal(ledger, 'house', house)
  );
};

const checkAnchored = (ledger: Ledger, { owner, tip }: EventOf<'anchored'>): Refused => {
  const refused = owner === 'house' ? null : checkPerson(ledger, owner);
  if (refused !== null) return refused;
  const state = chainOf(ledger, owner);
  const isKnown = state !== null && state.left > 0 && state.next !== null;
  return isKnown ? { kind: 'nextTipKnown', owner } : checkTip(ledger.tips, owner, tip);
};

const checkKeyLost = (ledger: Ledger, { player, house }: EventOf<'keyLost'>): Refused => {
  const refused = checkPerson(ledger, player);
  if (refused !== null) return refused;
  if (ledger.gone.includes(player)) return { kind: 'playerIsAway', player };
  const isLost = ledger.version === 2 && renewalOf(ledger, player) !== null;
  const lost = isLost ? player : ledger.lostKey;
  if (lost !== null) return { kind: 'keyIsLost', player: lost };
  const people = 1 + (ledger.joins[player] ?? 0);
  if ((ledger.reseeds[player] ?? 0) >= people * MAX_RESEEDS)
    return { kind: 'tooManyReseeds', player };
  return checkTip(ledger.tips, 'house', house);
};

const isKeyLost = (ledger: Ledger, player: Chair): boolean => {
  const renewal = renewalOf(ledger, player);
  return ledger.lostKey === player || (renewal !== null && renewal.tip === null);
};

const checkReseeded = (ledger: Ledger, { player, tip }: EventOf<'reseeded'>): Refused =>
  isKeyLost(ledger, player) ? checkTip(ledger.tips, player, tip) : { kind: 'keyIsNotLost', player };

const checkPresence = (ledger: Ledger, player: Chair, wanted: boolean): Refused => {
  const refused = checkPerson(ledger, player);
  if (refused !== null || isPresent(ledger, player) === wanted) return refused;
  return wanted ? { kind: 'playerIsAway', player } : { kind: 'playerIsPresent', player };
};

/** In version 2 only the key's owner can come back, because it takes an element. */
const checkCameBack = (ledger: Ledger, { player, element }: EventOf<'cameBack'>): Refused => {
  const refused = checkPresence(ledger, player, false);
  if (refused !== null) return refused;
  if (ledger.version === 1) return element === undefined ? null : { kind: 'stirNotDue', player };
  if (ledger.gone.includes(player)) return { kind: 'playerIsAway', player };
  const renewal = renewalOf(ledger, player);
  if (renewal !== null) return { kind: renewal.tip === null ? 'keyIsLost' : 'chainIsNew', player };
  return checkReveal(ledger, player, element ?? NO_ELEMENT);
};

/** Both stand-in events need version 2 and a game that has begun. */
const checkBegunTwo = ({ version, first }: Ledger): Refused => {
  if (version === 1) return { kind: 'versionIsOld' };
  return first === null ? { kind: 'notBegun' } : null;
};

const checkStandIn = (ledger: Ledger, player: Chair): Refused => {
  const refused = checkBegunTwo(ledger) ?? checkPresence(ledger, player, false);
  if (refused !== null) return refused;
  if (ledger.gone.includes(player)) return { kind: 'playerIsAway', player };
  return ledger.replaced.includes(player) ? { kind: 'alreadyReplaced', player } : null;
};

/** New chains that are about to count are not dropped: that would let the server choose between two of its chains. */
const checkJoined = (ledger: Ledger, { player, tip, house }: EventOf<'joined'>): Refused => {
  const refused = checkBegunTwo(ledger);
  if (refused !== null) return refused;
  if (ledger.chairs[player] === undefined) return { kind: 'noSuchPlayer', player };
  if (isPresent(ledger, player)) return { kind: 'chairIsTaken', player };
  if ((renewalOf(ledger, player)?.tip ?? null) !== null) return { kind: 'chainIsNew', player };
  if ((ledger.joins[player] ?? 0) >= MAX_JOINS) return { kind: 'tooManyJoins', player };
  return checkTip(ledger.tips, 'house', house) ?? checkTip([...ledger.tips, house], player, tip);
};

/** Why an event may not follow; null if it may. Server, player and verifier use this same check. */
export const checkEvent = (ledger: Ledger, event: DiceEvent): DiceRefusal | null => {
  switch (event.kind) {
    case 'stirred':
      return checkStirred(ledger, event);
    case 'begun':
      return checkBegun(ledger, event);
    case 'rolled':
      return checkRolled(ledger, event);
    case 'anchored':
      return checkAnchored(ledger, event);
    case 'wentAway':
      return checkPresence(ledger, event.player, true);
    case 'cameBack':
      return checkCameBack(ledger, event);
    case 'keyLost':
      return checkKeyLost(ledger, event);
    case 'reseeded':
      return checkReseeded(ledger, event);
    case 'standIn':
      return checkStandIn(ledger, event.player);
    case 'joined':
      return checkJoined(ledger, event);
    default:
      return unreachable(event);
  }
};
