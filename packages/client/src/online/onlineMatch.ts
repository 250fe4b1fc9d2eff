import type { CommandAnswer, TableCommand, TableState } from '@claim-it/protocol';
import { agreementsOf, chairOf, isRollReady, isShakenByOther } from '@claim-it/protocol';
import type { Choice, Game, Result } from '@claim-it/rules';
import { invariant, newGame, ok, refuse } from '@claim-it/rules';
import type { ReadonlySignal } from '@preact/signals-core';
import { computed, effect, signal } from '@preact/signals-core';
import { createMatch, OVERTAKEN } from '../match/createMatch.ts';
import type {
  Again,
  Authority,
  Halt,
  MatchSetup,
  MatchStep,
  Occasion,
  PlayedMatch,
  Rejection,
} from '../model/types.ts';
import { asidesFrom, companyFrom } from './company.ts';
import type { About } from './feed.ts';
import type { CheckedLog } from './log.ts';
import type { OnlineTable } from './onlineTable.ts';
import { askForChain, doChore, elementFor, stirsIn } from './pilot.ts';
import type { Nameless } from './sitters.ts';
import { namesByChair, setupFrom, throwsFrom } from './sitters.ts';

export type OnlineMatch = PlayedMatch & {
  /** Whether this device has had a chair at this table. */
  readonly wasSeated: ReadonlySignal<boolean>;
  /** Ends it for good; `stop` only pauses it. */
  readonly end: () => void;
};

type OnlineMatchDeps = {
  readonly table: OnlineTable;
  /** Whether the connection has been broken for long enough to show it. */
  readonly isCut: ReadonlySignal<boolean>;
  readonly nameless: Nameless;
  readonly rematch: () => void;
  /** Shows the host the webhooks. */
  readonly tellChats?: () => void;
};

/** Whether a choice can be sent: a roll needs the stirs of all present players, and its player. */
const isReady = (state: TableState, choice: Choice): boolean => {
  if (choice.kind !== 'roll' || state.ledger?.version !== 2) return true;
  const chair = chairOf(state, choice.seat);
  if (isShakenByOther(state, chair)) return true;
  return isRollReady(state) && !state.ledger.away.includes(chair);
};

/** Waits until a choice is possible, or pointless. */
const readyFor = (
  { log, fault, closed }: OnlineTable,
  choice: Choice,
  seen: number,
): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const now = log.value;
      const isOver = fault.value !== null || closed.value !== null;
      const isMissed = now?.steps.length !== seen;
      if (now !== null && !isOver && !isMissed && !isReady(now.state, choice)) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

const commandFor = async (
  table: OnlineTable,
  log: CheckedLog,
  choice: Choice,
): Promise<TableCommand | null> => {
  const { state } = log;
  const chair = chairOf(state, choice.seat);
  switch (choice.kind) {
    case 'place':
      return { kind: 'place', space: choice.space };
    case 'leave':
      return { kind: 'leave', chair };
    case 'roll': {
      const stirs = stirsIn(state);
      if (isShakenByOther(state, chair)) return { kind: 'roll', element: null, stirs };
      const element = await elementFor(table, log, chair, 'roll');
      if (element === null) await askForChain(table, log, chair);
      if (element === null || element === 'later' || element === 'elsewhere') return null;
      return { kind: 'roll', element, stirs };
    }
    default:
      return { kind: choice.kind };
  }
};

const MOST_TRIES = 8;
const ELSEWHERE = { kind: 'elsewhere' } as const;

/** Whether this device may roll for the chair; the device that has its chain is asked for it. */
const hasChain = async (
  table: OnlineTable,
  { state }: CheckedLog,
  { seat }: Choice,
): Promise<boolean> => {
  const chair = chairOf(state, seat);
  return isShakenByOther(state, chair) || table.fetchChain(chair);
};

type Submitted = Result<readonly MatchStep[], Rejection>;

const counts = ({ kind }: CommandAnswer): boolean => kind === 'done' || kind === 'duplicate';

/** A limit of the table is reported as such; any other refusal means that the table has changed. */
const rejectionOf = (answer: CommandAnswer): Rejection => {
  const kind = answer.kind === 'refused' ? answer.refusal.kind : null;
  return kind === 'tooManyChanges' || kind === 'tableIsFull' ? { kind } : OVERTAKEN;
};

/**
 * Sends a choice to the server; again, if only stirs or chains came in between, which do not change the game.
 * Leaving counts even if the others have played meanwhile.
 */
const submit = async (
  table: OnlineTable,
  choice: Choice,
  { seen, isMeant }: Occasion,
): Promise<Submitted> => {
  /** Null if it may be retried. */
  const attempt = async (): Promise<Submitted | null> => {
    const log = table.log.peek();
    const isMissed = choice.kind !== 'leave' && log?.steps.length !== seen;
    if (log === null || isMissed || !isMeant()) return refuse(OVERTAKEN);
    if (choice.kind === 'roll' && !(await hasChain(table, log, choice))) return refuse(ELSEWHERE);
    // A roll needs a chain: a lost or finished one is replaced first.
    if (choice.kind === 'roll' && (await doChore(table, log))) return null;
    const command = isReady(log.state, choice) ? await commandFor(table, log, choice) : null;
    if (command === null) return null;
    const answer = await table.give(command);
    if (counts(answer)) return ok(table.log.peek()?.steps.slice(seen) ?? []);
    return answer.kind === 'stale' ? null : refuse(rejectionOf(answer));
  };
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Stirs and chains of this device use the same queue, so this wait stays outside of it.
    if (choice.kind !== 'leave') await readyFor(table, choice, seen);
    if (choice.kind === 'roll') await table.settledHere();
    const submitted = await table.inTurn(attempt);
    if (submitted !== null) return submitted;
  }
  return refuse(OVERTAKEN);
};

/** A server as the authority: its steps are checked before they count. */
const onlineAuthority = (table: OnlineTable, log: ReadonlySignal<CheckedLog>): Authority => ({
  steps: computed(() => log.value.steps),
  submit: (choice, occasion) => submit(table, choice, occasion),
});

const startOf = ({ header, chairs }: TableState, setup: MatchSetup): Game => {
  const colors = setup.sitters.map(({ color }) => color);
  const game = newGame({ colors, variant: header.variant });
  invariant(game.ok, `${chairs.length} chairs make a game`);
  return game.value;
};

const haltOf = ({ table, isCut }: OnlineMatchDeps): Halt | null => {
  if (table.fault.value !== null) return { kind: 'proofFailed' };
  if (table.closed.value !== null) return { kind: 'tableGone' };
  const line = table.line.state.value;
  if (line === 'outdated') return { kind: 'outdated' };
  if (!isCut.value || line === 'open') return null;
  return { kind: line === 'restarting' ? 'houseRestarting' : 'connectionLost' };
};

/** Who watches without this guest. */
const watchersOf = (about: About | null): number => {
  if (about === null) return 0;
  const isOutside = about.you.chairs.length + about.you.kept.length === 0;
  return Math.max(0, about.spectators - (isOutside ? 1 : 0));
};

const againOf = ({ table, nameless }: OnlineMatchDeps): Again => {
  const [log, about] = [table.log.value, table.about.value];
  const own = about?.you.chairs ?? [];
  if (log === null || own.length === 0) return { kind: 'none' };
  if (log.state.rematch === null) return { kind: 'ask' };
  const wish = log.events.findLast((event) => event.kind === 'rematch');
  const chair = wish?.kind === 'rematch' ? (wish.chair ?? null) : null;
  const isOwn = chair === null || own.includes(chair);
  return {
    kind: 'join',
    name: isOwn ? null : (namesByChair(log.state, about, nameless)[chair] ?? null),
  };
};

/** An online table as a match. */
export const createOnlineMatch = (deps: OnlineMatchDeps, begun: CheckedLog): OnlineMatch => {
  const { table, nameless } = deps;
  const log = computed(() => table.log.value ?? begun);
  const setup = computed(() => setupFrom(log.value.state, table.about.value, nameless));
  const wasSeated = signal(false);
  const { end, ...play } = createMatch({
    authority: onlineAuthority(table, log),
    start: startOf(begun.state, setup.peek()),
    isOwn: (seat) => setup.peek().sitters[seat]?.kind === 'person',
    halt: computed(() => haltOf(deps)),
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
    company: computed(() =>
      companyFrom(log.value.state, table.about.value, table.line.now() - Date.now()),
    ),
    asides: computed(() => asidesFrom(log.value, table.about.value)),
    wasSeated,
    record: async () =>
      (await import('./onlineRecord.ts')).onlineRecord(table, setup.peek(), play.steps.peek()),
    start: (pace) => table.setPace(pace.settled),
    retry: () => {
      if (table.line.state.peek() === 'outdated') location.reload();
      else table.line.again();
    },
    playUnsaved: () => {},
    stop: () => table.setPace(null),
    house: {
      rematch: deps.rematch,
      again: computed(() => againOf(deps)),
      hasBotsForLeavers: agreementsOf(begun.state.header).onLeaving.kind === 'bot',
      isWatching: computed(() => table.about.value?.you.chairs.length === 0),
      watchers: computed(() => watchersOf(table.about.value)),
      isSending: table.isSending,
      untilAgain: table.line.untilAgain,
      tellChats: computed(() =>
        table.about.value?.you.isHost === true ? (deps.tellChats ?? null) : null,
      ),
    },
    end: () => {
      end();
      unseat();
    },
  };
};
