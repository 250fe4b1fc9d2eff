import type { Answer, TableState } from '@claim-it/protocol';
import { recordTable } from '@claim-it/protocol';
import type { Game } from '@claim-it/rules';
import { formatRecord, invariant, isOver, newGame, ok } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals';
import { computed, effect, signal } from '@preact/signals';
import { createQueue } from '../match/queue.ts';
import { recordOf, tagsOf } from '../match/record.ts';
import type { Halt, Match, MatchSetup, MatchStatus, Step } from '../match/types.ts';
import { foresee, submit } from './choices.ts';
import type { Early } from './early.ts';
import { createEarly } from './early.ts';
import type { CheckedLog } from './log.ts';
import type { OnlineTable } from './onlineTable.ts';
import type { Nameless } from './sitters.ts';
import { setupFrom, throwsFrom } from './sitters.ts';

export type OnlineMatch = Match & {
  /** Counts how often a choice that was shown had to be taken back: the table is then drawn anew. */
  readonly corrections: ReadonlySignal<number>;
  /** Why the last choice did not count; null when all is well. */
  readonly refused: ReadonlySignal<Answer | null>;
  /** Whether this device has had a chair at this table. */
  readonly wasSeated: ReadonlySignal<boolean>;
  /** Nothing of it goes on any more; `stop` only rests it. */
  readonly end: () => void;
};

type Parts = {
  readonly table: OnlineTable;
  /** Whether the line has been broken for long enough to speak of it. */
  readonly isCut: ReadonlySignal<boolean>;
  readonly nameless: Nameless;
  readonly rematch: () => void;
};

const startOf = ({ header, chairs }: TableState, setup: MatchSetup): Game => {
  const colors = setup.sitters.map(({ color }) => color);
  const game = newGame({ colors, variant: header.variant });
  invariant(game.ok, `${chairs.length} chairs make a game`);
  return game.value;
};

const haltOf = ({ table, isCut }: Parts): Halt | null => {
  if (table.fault.value !== null) return { kind: 'proofFailed' };
  if (table.closed.value !== null) return { kind: 'tableGone' };
  const line = table.line.state.value;
  if (line === 'outdated') return { kind: 'outdated' };
  if (!isCut.value || line === 'open') return null;
  return { kind: line === 'restarting' ? 'houseRestarting' : 'connectionLost' };
};

/** The record with the proof of its dice, as far as the game has come. */
const recordFor = ({ table }: Parts, setup: MatchSetup, steps: readonly Step[]): string => {
  const log = table.log.peek();
  const at = log?.events[0]?.at ?? Date.now();
  const proved =
    log === null || table.fault.peek() !== null
      ? null
      : recordTable(
          { id: table.id, header: log.state.header, events: log.events },
          tagsOf(at, setup),
        );
  return proved?.ok === true
    ? formatRecord(proved.value)
    : recordOf({ createdAt: at, setup }, steps);
};

/** Shows a choice at once and sends it; one after another, in the order they were made. */
const createSend = (
  { table }: Parts,
  { steps, corrections, show, takeBack }: Early,
  { game, status }: Pick<Match, 'game' | 'status'>,
): Match['send'] => {
  const inTurn = createQueue();
  return async (choice) => {
    if (status.peek().kind === 'halted') return ok([]);
    const { length } = steps.peek();
    const round = corrections.peek();
    const shown = foresee(game.peek(), length, choice);
    if (!shown.ok || shown.value.length === 0) return shown;
    // Leaving is the house's to tell: a bot may take over.
    show(choice.kind === 'leave' ? [] : shown.value);
    void inTurn(async () => {
      if (choice.kind !== 'leave' && round !== corrections.peek()) return;
      const answer = await submit(table, choice, length);
      if (answer.kind !== 'done' && answer.kind !== 'duplicate') takeBack(answer);
    });
    return shown;
  };
};

/** A table of the house as a match: own choices are shown at once, and taken back if the house says no. */
export const createOnlineMatch = (parts: Parts, begun: CheckedLog): OnlineMatch => {
  const { table, nameless } = parts;
  const log = computed(() => table.log.value ?? begun);
  const setup = computed(() => setupFrom(log.value.state, table.about.value, nameless));
  const start = startOf(begun.state, setup.peek());
  const wasSeated = signal(false);
  const early = createEarly(log);
  const { steps, corrections, refused } = early;
  const game = computed(() => steps.value.at(-1)?.after ?? start);
  const status = computed((): MatchStatus => {
    const halt = haltOf(parts);
    if (halt !== null) return { kind: 'halted', halt };
    return { kind: isOver(game.value) ? 'over' : 'waiting' };
  });
  const unseat = effect(() => {
    if ((table.about.value?.you.chairs.length ?? 0) > 0) wasSeated.value = true;
  });
  return {
    id: table.id,
    get setup() {
      return setup.value;
    },
    throws: throwsFrom(begun.state),
    ...{ game, steps, status, corrections, refused, wasSeated },
    send: createSend(parts, early, { game, status }),
    record: () => recordFor(parts, setup.peek(), steps.peek()),
    start: (pace) => table.setPace(pace.settled),
    retry: () => {
      if (table.line.state.peek() === 'outdated') location.reload();
      else table.line.again();
    },
    playUnsaved: () => {},
    stop: () => table.setPace(null),
    house: { rematch: parts.rematch },
    end: () => {
      early.stop();
      unseat();
    },
  };
};
