import type { TableState } from '@claim-it/protocol';
import { recordTable } from '@claim-it/protocol';
import type { Game } from '@claim-it/rules';
import { formatRecord, invariant, newGame } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { computed, effect, signal } from '@preact/signals-core';
import { createMatch } from '../match/createMatch.ts';
import { recordOf, tagsOf } from '../model/record.ts';
import type { Halt, MatchSetup, PlayedMatch, Step } from '../model/types.ts';
import type { CheckedLog } from './log.ts';
import { onlineAuthority } from './onlineAuthority.ts';
import type { OnlineTable } from './onlineTable.ts';
import type { Nameless } from './sitters.ts';
import { setupFrom, throwsFrom } from './sitters.ts';

export type OnlineMatch = PlayedMatch & {
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

/** A table of a house as a match. */
export const createOnlineMatch = (parts: Parts, begun: CheckedLog): OnlineMatch => {
  const { table, nameless } = parts;
  const log = computed(() => table.log.value ?? begun);
  const setup = computed(() => setupFrom(log.value.state, table.about.value, nameless));
  const wasSeated = signal(false);
  const { end, ...play } = createMatch({
    authority: onlineAuthority(table, log),
    start: startOf(begun.state, setup.peek()),
    isOwn: (seat) => setup.peek().sitters[seat]?.kind === 'person',
    halt: computed(() => haltOf(parts)),
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
    ...play,
    wasSeated,
    record: () => recordFor(parts, setup.peek(), play.steps.peek()),
    start: (pace) => table.setPace(pace.settled),
    retry: () => {
      if (table.line.state.peek() === 'outdated') location.reload();
      else table.line.again();
    },
    playUnsaved: () => {},
    stop: () => table.setPace(null),
    house: { rematch: parts.rematch },
    end: () => {
      end();
      unseat();
    },
  };
};
