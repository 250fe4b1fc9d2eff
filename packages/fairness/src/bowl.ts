import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import type { Hash } from './hash.ts';
import type { Ledger, Renewal } from './ledger.ts';
import { newChainState, presentChairs } from './ledger.ts';

/** The chairs whose stirs the bowl still needs before a roll can be requested. */
export const missingStirs = ({ needed, bowl }: Ledger): readonly Chair[] =>
  needed.filter((chair) => !bowl.some((stir) => stir.chair === chair));

/** A lost key of this chair, or its new person, whose new chain does not count yet. */
export const renewalOf = ({ renewals }: Ledger, chair: Chair): Renewal | null =>
  renewals.find((one) => one.chair === chair) ?? null;

/** The bowl of the next roll: every player present when it opens stirs it, and no player who comes later. */
export const withNewBowl = (ledger: Ledger): Ledger => ({
  ...ledger,
  bowl: [],
  needed: presentChairs(ledger),
  left: [],
  returned: [],
  stoodIn: [],
  replaced: ledger.replaced.filter((chair) => ledger.away.includes(chair)),
  wasEmpty: presentChairs(ledger).length === 0,
  renewals: ledger.renewals.map((one) => ({ ...one, isBowlNew: one.tip !== null })),
});

type NewPerson = { readonly chair: Chair; readonly house: Hash; readonly tip: Hash };

const withChair = (chairs: readonly Chair[], chair: Chair): readonly Chair[] =>
  chairs.includes(chair) ? chairs : [...chairs, chair];

/**
 * A player has left, or was away and has lost the key: the bowl continues without their stir.
 * The key of a replaced person who is away does not affect this bowl.
 */
export const withLeft = (ledger: Ledger, chair: Chair): Ledger => {
  const isAwaited = !(ledger.replaced.includes(chair) && ledger.away.includes(chair));
  const left: Ledger = {
    ...ledger,
    away: withChair(ledger.away, chair),
    needed: ledger.bowl.some((stir) => stir.chair === chair)
      ? ledger.needed
      : ledger.needed.filter((one) => one !== chair),
    left: isAwaited ? withChair(ledger.left, chair) : ledger.left,
  };
  return { ...left, wasEmpty: left.wasEmpty || presentChairs(left).length === 0 };
};

/**
 * A returning player joins the next bowl; only at an empty table the first one joins this bowl.
 * The return of a replaced person does not change the stirs of this bowl.
 */
export const withReturned = (ledger: Ledger, chair: Chair): Ledger => {
  const isAlone = presentChairs(ledger).length === 0 && ledger.bowl.length === 0;
  return {
    ...ledger,
    away: ledger.away.filter((one) => one !== chair),
    needed: isAlone ? [chair] : ledger.needed,
    returned: ledger.replaced.includes(chair) ? ledger.returned : withChair(ledger.returned, chair),
  };
};

/** Others shake for this chair. If its person could return during this bowl, their own roll has two possible results. */
export const withStandIn = (ledger: Ledger, chair: Chair): Ledger => {
  const mayReturn = renewalOf(ledger, chair)?.isBowlNew ?? true;
  return {
    ...ledger,
    replaced: [...ledger.replaced, chair],
    stoodIn: mayReturn ? [...ledger.stoodIn, chair] : ledger.stoodIn,
  };
};

/** A person takes the chair of a bot. Others shake for it until the new chain counts and the person is present. */
export const withJoined = (before: Ledger, { chair, house, tip }: NewPerson): Ledger => {
  const isSettled = before.chairs[chair] === null || before.gone.includes(chair);
  const isReplaced = isSettled || before.replaced.includes(chair);
  const ledger = isReplaced ? before : withStandIn(before, chair);
  const renewal: Renewal = { chair, house, tip, isBowlNew: false };
  return {
    ...ledger,
    away: withChair(ledger.away, chair),
    replaced: withChair(ledger.replaced, chair),
    gone: ledger.gone.filter((one) => one !== chair),
    renewals: [...ledger.renewals.filter((one) => one.chair !== chair), renewal],
  };
};

/** All players that the bowl needs have opened an element since both tips are known; a player who came back later has spent one. */
const isRenewed = (ledger: Ledger, { tip, isBowlNew }: Renewal): boolean =>
  tip !== null &&
  (presentChairs(ledger).length === 0 || (isBowlNew && missingStirs(ledger).length === 0));

/** Replaces the old chains as soon as the new ones count, the server's together with the player's. */
export const withRenewedChains = (ledger: Ledger): Ledger => {
  const done = ledger.renewals.filter((one) => isRenewed(ledger, one));
  const house = done.at(-1)?.house;
  if (house === undefined) return ledger;
  const tipOf = (chair: Chair) => done.find((one) => one.chair === chair)?.tip ?? null;
  return {
    ...ledger,
    house: newChainState(house),
    chairs: ledger.chairs.map((state, number) => {
      const tip = tipOf(chairAt(number));
      return tip === null ? state : newChainState(tip);
    }),
    renewals: ledger.renewals.filter((one) => !done.includes(one)),
  };
};

/** Whether the bowl lacks a stir that it needed when it was opened, or new chains could count without one. */
const lacksStir = ({ left, bowl, wasEmpty }: Ledger): boolean =>
  wasEmpty || left.some((chair) => !bowl.some((stir) => stir.chair === chair));

/** Whether the first player could have been another if a player had stayed or left. */
export const isFirstChoice = (ledger: Ledger): boolean =>
  lacksStir(ledger) || ledger.returned.length > 0;

/** Whether another player shakes without a stand-in for a person who could come back: that person can no longer return. */
export const isGivenUp = (ledger: Ledger, player: Chair): boolean =>
  ledger.version === 2 &&
  ledger.away.includes(player) &&
  renewalOf(ledger, player) === null &&
  !ledger.gone.includes(player) &&
  !ledger.replaced.includes(player);

/**
 * Whether this roll could have been another: a needed stir is missing, or the shaker changed
 * since the bowl was opened. A player who comes back for their own roll changes nothing: while they can, no other player
 * shakes for them unnamed. A replaced person shakes only after all others have left.
 */
export const isRollChoice = (ledger: Ledger, player: Chair, shaker: Chair): boolean => {
  const count = ledger.chairs.length;
  const steps = (shaker - player + count) % count;
  const passed = Array.from({ length: steps + 1 }, (_, step) => chairAt((player + step) % count));
  const hasMoved = (chair: Chair): boolean =>
    ledger.left.includes(chair) || (chair !== player && ledger.returned.includes(chair));
  const isHandOther = ledger.stoodIn.includes(player) || ledger.replaced.includes(shaker);
  return lacksStir(ledger) || isGivenUp(ledger, player) || isHandOther || passed.some(hasMoved);
};
