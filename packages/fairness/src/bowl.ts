import type { Chair } from './chair.ts';
import { chairAt } from './chair.ts';
import type { Ledger, Renewal } from './ledger.ts';
import { newChainState, presentChairs } from './ledger.ts';

/** Whose stirs the bowl still needs before a roll can be asked for. */
export const missingStirs = ({ needed, bowl }: Ledger): readonly Chair[] =>
  needed.filter((chair) => !bowl.some((stir) => stir.chair === chair));

/** A lost key of this chair whose new chain does not count yet. */
export const renewalOf = ({ renewals }: Ledger, chair: Chair): Renewal | null =>
  renewals.find((one) => one.chair === chair) ?? null;

/** The bowl of the next roll: everybody who is there stirs it, and nobody who comes later. */
export const withNewBowl = (ledger: Ledger): Ledger => ({
  ...ledger,
  bowl: [],
  needed: presentChairs(ledger),
  left: [],
  returned: [],
  wasEmpty: presentChairs(ledger).length === 0,
  renewals: ledger.renewals.map((one) => ({ ...one, isBowlNew: one.tip !== null })),
});

const withChair = (chairs: readonly Chair[], chair: Chair): readonly Chair[] =>
  chairs.includes(chair) ? chairs : [...chairs, chair];

/** Somebody is not there any more, or was not there and has lost the key: the bowl does without them. */
export const withLeft = (ledger: Ledger, chair: Chair): Ledger => {
  const left: Ledger = {
    ...ledger,
    away: withChair(ledger.away, chair),
    needed: ledger.bowl.some((stir) => stir.chair === chair)
      ? ledger.needed
      : ledger.needed.filter((one) => one !== chair),
    left: withChair(ledger.left, chair),
  };
  return { ...left, wasEmpty: left.wasEmpty || presentChairs(left).length === 0 };
};

/** Who comes back joins the next bowl; only an empty table takes the first who comes into this one. */
export const withReturned = (ledger: Ledger, chair: Chair): Ledger => {
  const isAlone = presentChairs(ledger).length === 0 && ledger.bowl.length === 0;
  return {
    ...ledger,
    away: ledger.away.filter((one) => one !== chair),
    needed: isAlone ? [chair] : ledger.needed,
    returned: withChair(ledger.returned, chair),
  };
};

/** Everybody whom the bowl needs has opened an element since both tips are known; who came back later has spent one. */
const isRenewed = (ledger: Ledger, { tip, isBowlNew }: Renewal): boolean =>
  tip !== null &&
  (presentChairs(ledger).length === 0 || (isBowlNew && missingStirs(ledger).length === 0));

/** Puts new chains in their place as soon as they count. The house's new chain comes with the player's. */
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

/** Whether the first player could have been another, had somebody stayed or stayed away. */
export const isFirstChoice = (ledger: Ledger): boolean =>
  lacksStir(ledger) || ledger.returned.length > 0;

/** Whether another shakes for a person who could come back: a bot plays for them, and they are gone for good. */
export const isReplaced = (ledger: Ledger, player: Chair): boolean =>
  ledger.version === 2 &&
  ledger.away.includes(player) &&
  renewalOf(ledger, player) === null &&
  !ledger.gone.includes(player);

/**
 * Whether this roll could have been another: a stir is missing that was needed, or the shaker changed
 * since the bowl was opened. A player who comes back for the own roll changes nothing: while they can, nobody else
 * shakes for them unnamed.
 */
export const isRollChoice = (ledger: Ledger, player: Chair, shaker: Chair): boolean => {
  const count = ledger.chairs.length;
  const steps = (shaker - player + count) % count;
  const passed = Array.from({ length: steps + 1 }, (_, step) => chairAt((player + step) % count));
  const hasMoved = (chair: Chair): boolean =>
    ledger.left.includes(chair) || (chair !== player && ledger.returned.includes(chair));
  return lacksStir(ledger) || isReplaced(ledger, player) || passed.some(hasMoved);
};
