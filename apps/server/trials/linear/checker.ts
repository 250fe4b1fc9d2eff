/** What a client asked, and when; `end` is infinite where no answer came: then it may count at any time, or never. */
export type Operation<Kind> = { readonly call: number; readonly end: number; readonly kind: Kind };

/** What an object does, one operation after another. */
export type Model<State, Kind> = {
  readonly start: State;
  /** The state after an operation with this answer; null where it could not have been answered so. */
  readonly step: (state: State, kind: Kind) => State | null;
  /** The same text for the same state. */
  readonly keyOf: (state: State) => string;
};

/** Null if all answers fit one order; otherwise how far the best order comes, and the operations of which none can follow. */
export type Misfit<Kind> = {
  readonly fitted: number;
  readonly next: readonly Operation<Kind>[];
} | null;

type Event<Kind> = {
  readonly operation: Operation<Kind>;
  readonly number: number;
  readonly isCall: boolean;
  readonly at: number;
  before: Event<Kind> | null;
  after: Event<Kind> | null;
  /** The end of a call, if it has one. */
  ending: Event<Kind> | null;
};

/** Calls and ends in the order of time; at the same instant calls come first, which allows more orders. */
const eventsOf = <Kind>(operations: readonly Operation<Kind>[]): Event<Kind> | null => {
  const events = operations.flatMap((operation, number) => {
    const links = { operation, number, before: null, after: null, ending: null };
    const call: Event<Kind> = { ...links, isCall: true, at: operation.call };
    if (operation.end === Number.POSITIVE_INFINITY) return [call];
    const ending: Event<Kind> = { ...links, isCall: false, at: operation.end };
    call.ending = ending;
    return [call, ending];
  });
  events.sort((a, b) => a.at - b.at || Number(b.isCall) - Number(a.isCall));
  for (const [place, event] of events.entries()) {
    event.before = events[place - 1] ?? null;
    event.after = events[place + 1] ?? null;
  }
  return events[0] ?? null;
};

/** Which operations are in order: those that were answered up to a number, and single ones beyond it. */
class Chosen {
  readonly #isAnswered: readonly boolean[];
  readonly #isIn: boolean[];
  readonly #beyond = new Set<number>();
  #low = 0;
  count = 0;

  constructor(operations: readonly Operation<unknown>[]) {
    this.#isAnswered = operations.map(({ end }) => end !== Number.POSITIVE_INFINITY);
    this.#isIn = operations.map(() => false);
  }

  #isPassed(number: number): boolean {
    return this.#isIn[number] === true || this.#isAnswered[number] === false;
  }

  add(number: number): void {
    this.#isIn[number] = true;
    this.#beyond.add(number);
    this.count += 1;
    while (this.#low < this.#isIn.length && this.#isPassed(this.#low)) {
      if (this.#isAnswered[this.#low] === true) this.#beyond.delete(this.#low);
      this.#low += 1;
    }
  }

  remove(number: number): void {
    this.#isIn[number] = false;
    this.#beyond.delete(number);
    this.count -= 1;
    while (this.#low > number) {
      this.#low -= 1;
      if (this.#isIn[this.#low] === true) this.#beyond.add(this.#low);
    }
  }

  key(): string {
    return `${this.#low}:${[...this.#beyond].toSorted((a, b) => a - b).join()}`;
  }
}

/**
 * Whether a history is linearizable, as Wing and Gong try it: one operation after another is put in order, among those that
 * had begun when the first of the rest ended. An order is given up where the same operations have led to the same state before.
 */
export const misfitOf = <State, Kind>(
  history: readonly Operation<Kind>[],
  { start, step, keyOf }: Model<State, Kind>,
): Misfit<Kind> => {
  const operations = history.toSorted((a, b) => a.call - b.call);
  let first = eventsOf(operations);
  let open = operations.filter(({ end }) => end !== Number.POSITIVE_INFINITY).length;
  const unlink = (event: Event<Kind>): void => {
    if (event.before === null) first = event.after;
    else event.before.after = event.after;
    if (event.after !== null) event.after.before = event.before;
  };
  const relink = (event: Event<Kind>): void => {
    if (event.before === null) first = event;
    else event.before.after = event;
    if (event.after !== null) event.after.before = event;
  };
  const chosen = new Chosen(operations);
  const seen = new Set<string>();
  const path: { readonly event: Event<Kind>; readonly state: State }[] = [];
  let best: { readonly fitted: number; readonly next: readonly Operation<Kind>[] } | null = null;
  const pending = (): readonly Operation<Kind>[] => {
    const found: Operation<Kind>[] = [];
    for (let event = first; event?.isCall === true; event = event.after)
      found.push(event.operation);
    return found;
  };
  let state = start;
  let event = first;
  while (open > 0) {
    const next = event?.isCall === true ? step(state, event.operation.kind) : null;
    if (event !== null && next !== null) {
      chosen.add(event.number);
      const key = `${chosen.key()} ${keyOf(next)}`;
      if (!seen.has(key)) {
        seen.add(key);
        path.push({ event, state });
        state = next;
        unlink(event);
        if (event.ending !== null) {
          unlink(event.ending);
          open -= 1;
        }
        event = first;
        continue;
      }
      chosen.remove(event.number);
    }
    if (event?.isCall === true) {
      event = event.after;
      continue;
    }
    // An operation has ended that is not in order: the last choice was wrong.
    if (best === null || chosen.count > best.fitted)
      best = { fitted: chosen.count, next: pending() };
    let isRead = true;
    while (isRead) {
      const last = path.pop();
      if (last === undefined) return best;
      chosen.remove(last.event.number);
      if (last.event.ending !== null) {
        relink(last.event.ending);
        open += 1;
      }
      relink(last.event);
      // What changes nothing fits at once or later: only the choice before it can be the wrong one.
      isRead = keyOf(last.state) === keyOf(state);
      state = last.state;
      event = last.event.after;
    }
  }
  return null;
};
