/** An amount that flows from one place to another. */
export type Flow = { readonly from: string; readonly to: string; readonly amount: number };

/** One step of a path through flows: forward or backward. */
type Step = { readonly index: number; readonly sign: 1 | -1 };

/** A value this near to a whole number is one, up to floating-point error. */
const NEAR = 1e-4;

const isWhole = (amount: number): boolean => Math.abs(amount - Math.round(amount)) < NEAR;

/** The next fractional flow at a place, except the one the path came by. */
const stepFrom = (
  place: string,
  flows: readonly Flow[],
  amounts: readonly number[],
  behind: number | undefined,
): Step | null => {
  const index = flows.findIndex(
    ({ from, to }, at) =>
      at !== behind && (from === place || to === place) && !isWhole(amounts[at] ?? 0),
  );
  return index < 0 ? null : { index, sign: flows[index]?.from === place ? 1 : -1 };
};

/** Follows fractional flows until a place repeats, or until none is left. */
const followed = (
  flows: readonly Flow[],
  amounts: readonly number[],
  start: Step,
): { readonly way: readonly Step[]; readonly isRing: boolean } => {
  const way: Step[] = [];
  const seen: string[] = [];
  for (let step: Step | null = start; step !== null; ) {
    const flow: Flow | undefined = flows[step.index];
    if (flow === undefined) break;
    const [here, there] = step.sign > 0 ? [flow.from, flow.to] : [flow.to, flow.from];
    way.push(step);
    seen.push(here);
    if (seen.includes(there)) return { way: way.slice(seen.indexOf(there)), isRing: true };
    step = stepFrom(there, flows, amounts, step.index);
  }
  return { way, isRing: false };
};

/** How far a cycle can be shifted until one of its amounts is whole. */
const roomOf = (ring: readonly Step[], amounts: readonly number[], direction: 1 | -1): number =>
  Math.min(
    ...ring.map(({ index, sign }) => {
      const amount = amounts[index] ?? 0;
      return sign * direction > 0 ? Math.ceil(amount) - amount : amount - Math.floor(amount);
    }),
  );

const pushed = (ring: readonly Step[], amounts: readonly number[]): readonly number[] => {
  const [up, down] = [roomOf(ring, amounts, 1), roomOf(ring, amounts, -1)];
  const push = up <= down ? up : -down;
  const next = [...amounts];
  for (const { index, sign } of ring) next[index] = (next[index] ?? 0) + sign * push;
  return next;
};

/**
 * Rounds flows, each up or down to the next whole number, so that every place keeps its balance of inflow and outflow,
 * which is whole. While fractions are left, each place has none or two: some form a cycle, and a shift around it
 * changes no balance until one of them is whole.
 */
export const wholeFlows = (flows: readonly Flow[]): readonly number[] => {
  let amounts: readonly number[] = flows.map(({ amount }) => amount);
  for (;;) {
    const index = amounts.findIndex((amount) => !isWhole(amount));
    if (index < 0) return amounts.map((amount) => Math.round(amount) + 0);
    const { way, isRing } = followed(flows, amounts, { index, sign: 1 });
    const end = way.at(-1)?.index;
    // A single fraction at a place is a floating-point error.
    amounts = isRing
      ? pushed(way, amounts)
      : amounts.map((amount, at) => (at === end ? Math.round(amount) : amount));
  }
};

/**
 * Rounds parts so that they add up to `total`, which is whole: all are rounded down, and the rest goes to those
 * with the largest remainders.
 */
export const apportioned = (parts: readonly number[], total: number): readonly number[] => {
  const floors = parts.map((part) => Math.floor(part + 1e-9));
  const missing = total - floors.reduce((sum, part) => sum + part, 0);
  const byNeed = parts
    .map((part, index) => ({ index, need: part - (floors[index] ?? 0) }))
    .sort((one, other) => other.need - one.need)
    .slice(0, missing);
  for (const { index } of byNeed) floors[index] = (floors[index] ?? 0) + 1;
  return floors.map((part) => part + 0);
};

/** A smaller part of the last digit is rounded to zero. */
const LEAST = 0.4;

/**
 * Shares of the win for a list, with so many digits of a percent: the printed values add up to 100.
 * A small share keeps a value above zero, so that it is not printed as nothing; nor is one below all printed as all.
 */
export const shownShares = (shares: readonly number[], digits: number): readonly number[] => {
  const scale = 10 ** (2 + digits);
  const units = apportioned(
    shares.map((share) => share * scale),
    scale,
  );
  return shares.map((share, at) => {
    const shown = units[at] ?? 0;
    if (shown === 0) return Math.min(share, LEAST / scale);
    return shown === scale ? Math.max(share, 1 - LEAST / scale) : shown / scale;
  });
};
