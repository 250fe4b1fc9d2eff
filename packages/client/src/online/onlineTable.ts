import type { Chair, Hash } from '@claim-it/fairness';
import type {
  CommandAnswer,
  CommandId,
  HouseMessage,
  Queue,
  TableCommand,
  TableId,
  TableState,
} from '@claim-it/protocol';
import { createQueue, phaseOf } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals-core';
import { computed, effect, signal } from '@preact/signals-core';
import type { Clock } from '../base/clock.ts';
import { browserClock } from '../base/clock.ts';
import type { CommandStore, PendingCommand } from '../storage/secrets.ts';
import { commandsOf } from '../storage/secrets.ts';
import type { LogView } from './announced.ts';
import { watchAbsence } from './calledAbsent.ts';
import type { Feed } from './feed.ts';
import { createFeed } from './feed.ts';
import type { Hand } from './hand.ts';
import { createHand } from './hand.ts';
import type { HandOver } from './handOver.ts';
import { shareHand } from './handOver.ts';
import type { Line } from './line.ts';
import type { CheckedLog } from './log.ts';
import { askForChain, startPilot } from './pilot.ts';
import type { DiceDoubt, Witness } from './witness.ts';
import { createWitness } from './witness.ts';

/** The dice secrets of a device at a table: the tip for sitting down depends on the table's log. */
export type TableHand = Omit<Hand, 'firstTip'> & {
  readonly firstTip: (chair: number) => Promise<Hash>;
};

/** A table of the server on this device: follows it, plays at it, and checks its dice. */
export type OnlineTable = Feed & {
  readonly id: TableId;
  readonly line: Line;
  readonly hand: TableHand;
  /** Irregularities that may have a harmless cause, and should be shown. */
  readonly doubts: ReadonlySignal<readonly DiceDoubt[]>;
  /** The log marked this person absent while this device was connected all the time. */
  readonly isCalledAbsent: ReadonlySignal<boolean>;
  /** Choices and dice of this device, one after another: each element of a chain follows the one before. */
  readonly inTurn: Queue;
  /** Resolves when the server has answered and, if there are new events, this device has received them. */
  readonly give: (command: TableCommand) => Promise<CommandAnswer>;
  /** Whether the server has left a choice of this device unanswered for a while. */
  readonly isSending: ReadonlySignal<boolean>;
  /** Own chairs whose dice another device of this guest has. */
  readonly elsewhere: ReadonlySignal<readonly Chair[]>;
  /** Makes sure that this device has the dice of a chair; false if no other device gives them up. */
  readonly fetchChain: (chair: Chair) => Promise<boolean>;
  /** "Play on here": with the chain of the other device, or with a new one. */
  readonly playHere: () => Promise<void>;
  /** Resolves when no "Play on here" is in progress. */
  readonly settledHere: () => Promise<void>;
  /** The page is hidden: any device of this guest may continue. */
  readonly putDown: () => Promise<void>;
  /** The page is visible again. */
  readonly pickUp: () => Promise<void>;
  /** What the shaker of a bot's roll waits for: the animation of the last one. */
  readonly setPace: (settled: (() => Promise<void>) | null) => void;
  /** The person plays again, after a bot did because their time ran out. */
  readonly comeBack: () => void;
};

export type OnlineTableDeps = {
  readonly line: Line;
  readonly commands?: CommandStore;
  readonly hand?: Hand;
  readonly clock?: Clock;
};

/** Commands to one table, each answered exactly once, even when the connection breaks. */
type Commands = {
  readonly give: (command: TableCommand, seq: number) => Promise<CommandAnswer>;
  readonly isSending: ReadonlySignal<boolean>;
  readonly stop: () => void;
};

const CID_BYTES = 12;

const newCid = (): CommandId =>
  Array.from(crypto.getRandomValues(new Uint8Array(CID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('') as CommandId;

/** The commands of people; the others are sent automatically. */
const CHOICES: readonly TableCommand['kind'][] = ['roll', 'place', 'take', 'undo', 'leave', 'say'];

/** How long a choice may be unanswered before this is shown. */
const UNNOTICED_MS = 1500;

/** Counts choices that were not answered for a while. */
const createLateness = (clock: Clock) => {
  const late = signal<ReadonlySet<string>>(new Set());
  const timers = new Map<string, () => void>();
  const forget = (cid: string): void => {
    timers.get(cid)?.();
    timers.delete(cid);
    if (late.peek().has(cid)) late.value = new Set([...late.peek()].filter((one) => one !== cid));
  };
  return {
    isAny: computed(() => late.value.size > 0),
    sent: ({ cid, command }: PendingCommand): void => {
      if (!CHOICES.includes(command.kind)) return;
      const note = (): void => {
        late.value = new Set([...late.peek(), cid]);
      };
      timers.set(cid, clock.after(UNNOTICED_MS, note));
    },
    forget,
    stop: (): void => {
      for (const cid of [...timers.keys()]) forget(cid);
    },
  };
};

const createCommands = (
  table: TableId,
  line: Line,
  stored: CommandStore,
  clock: Clock,
): Commands => {
  const open = new Map<
    string,
    { pending: PendingCommand; answer: (answer: CommandAnswer) => void }
  >();
  const lateness = createLateness(clock);
  const send = ({ cid, seq, command }: PendingCommand): void =>
    line.send({ kind: 'do', cid, table, seq, command });
  const add = (pending: PendingCommand, answer: (answer: CommandAnswer) => void): void => {
    open.set(pending.cid, { pending, answer });
    lateness.sent(pending);
    send(pending);
  };
  const hear = (message: HouseMessage): void => {
    if (message.kind === 'welcome') for (const { pending } of open.values()) send(pending);
    if (message.kind !== 'answer') return;
    const found = open.get(message.cid);
    if (found === undefined) return;
    if (message.answer.kind === 'busy') {
      clock.after(message.answer.retryAfter, () => {
        if (open.has(message.cid)) send(found.pending);
      });
      return;
    }
    open.delete(message.cid);
    lateness.forget(message.cid);
    stored.remove(message.cid);
    found.answer(message.answer);
  };
  const unhear = line.hear(hear);
  // Commands of a page that was closed too early: sent again with the same id, they are not executed twice.
  void stored.all().then((all) => {
    for (const pending of all) if (!open.has(pending.cid)) add(pending, () => {});
  });
  return {
    give: (command, seq) =>
      new Promise((resolve) => {
        const pending = { cid: newCid(), table, seq, command };
        stored.add(pending);
        add(pending, resolve);
      }),
    isSending: lateness.isAny,
    stop: () => {
      unhear();
      lateness.stop();
      open.clear();
    },
  };
};

/** Whether people wait for each other right now; at a slow table they visit occasionally. */
const isLively = (state: TableState | undefined): boolean => {
  if (state === undefined || state.header.pace.kind === 'slow') return false;
  const phase = phaseOf(state);
  return phase === 'shaking' || phase === 'playing';
};

/** The connection is monitored closely while the game is lively, until the returned function is called. */
const listenWhileLively = ({ log }: Feed, line: Line): (() => void) => {
  const lively = computed(() => isLively(log.value?.state));
  let release: (() => void) | null = null;
  const stop = effect(() => {
    release?.();
    release = lively.value ? line.listenClosely() : null;
  });
  return () => {
    stop();
    release?.();
  };
};

const seqOf = (state: TableState | undefined): number => state?.seq ?? 0;

/** Resolves once the log has come to this event, or no more will come. */
const seenUpTo = ({ log, fault, closed }: Feed, seq: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      const isHere = seqOf(log.value?.state) >= seq;
      if (!isHere && fault.value === null && closed.value === null) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });

const shownLog = ({ log }: Feed): Promise<CheckedLog> =>
  new Promise((resolve) => {
    const stop = effect(() => {
      if (log.value === null) return;
      queueMicrotask(() => stop());
      resolve(log.value);
    });
  });

/** The same hand; the witness sees every chain that it makes, and every element that it sends. */
const watched = (hand: Hand, { knows, made, gave }: Witness): Hand => {
  const noted =
    (make: (chair: number, log: LogView) => Promise<Hash | null>) =>
    async (chair: number, log: LogView): Promise<Hash | null> => {
      const tip = await make(chair, log);
      if (tip !== null) made(chair, tip);
      return tip;
    };
  const learn = async (chair: number): Promise<void> => {
    for (const one of await hand.own()) if (one.chair === chair) knows(one);
  };
  return {
    ...hand,
    firstTip: async (chair, log) => {
      const tip = await hand.firstTip(chair, log);
      await learn(chair);
      return tip;
    },
    nextTip: noted(hand.nextTip),
    renew: noted(hand.renew),
    accept: async (chair, log, said) => {
      const isAccepted = await hand.accept(chair, log, said);
      if (isAccepted) await learn(chair);
      return isAccepted;
    },
    element: async (chair, chain, occasion) => {
      const element = await hand.element(chair, chain, occasion);
      const isGiven = element !== null && element !== 'later' && element !== 'elsewhere';
      if (isGiven) gave({ element, use: occasion.use });
      return element;
    },
  };
};

/** "Play on here", one request after another. */
const playingHere = (
  tableOf: () => OnlineTable,
  shared: HandOver,
): Pick<OnlineTable, 'playHere' | 'settledHere'> => {
  const playHere = async (): Promise<void> => {
    const table = tableOf();
    await shared.look();
    for (const chair of shared.elsewhere.peek())
      if (!(await shared.fetchChain(chair)))
        await table.inTurn(async () => {
          await askForChain(table, await shownLog(table), chair);
        });
    await shared.look();
  };
  let coming: Promise<void> = Promise.resolve();
  return {
    playHere: () => {
      coming = coming.then(playHere, playHere);
      return coming;
    },
    settledHere: () => coming,
  };
};

export const createOnlineTable = (id: TableId, deps: OnlineTableDeps): OnlineTable => {
  const { line, clock = browserClock } = deps;
  const witness = createWitness();
  const hand = watched(deps.hand ?? createHand(id), witness);
  // The elements sent by an earlier page are compared with the log as well, before any of it is shown.
  const ready = hand.own().then((all) => {
    for (const one of all) witness.knows(one);
  });
  const feed = createFeed(id, line, witness, ready);
  const commands = createCommands(id, line, deps.commands ?? commandsOf(id), clock);
  const unlisten = listenWhileLively(feed, line);
  let settled: (() => Promise<void>) | null = null;
  const lookAgain = (): void => {
    const seen = feed.log.peek();
    const own = feed.about.peek()?.you.chairs ?? [];
    const fault = seen === null ? null : witness.look(seen, seen, own);
    if (fault !== null) feed.accuse(fault);
  };
  const give = async (command: TableCommand): Promise<CommandAnswer> => {
    const answer = await commands.give(command, seqOf(feed.log.peek()?.state));
    witness.done(command, answer);
    if ('seq' in answer) await seenUpTo(feed, answer.seq);
    lookAgain();
    return answer;
  };
  const inTurn = createQueue();
  const shared = shareHand({ id, feed, line, hand, clock, tell: witness.tell });
  const absence = watchAbsence({ id, feed, line });
  const table: OnlineTable = {
    ...feed,
    id,
    line,
    hand: {
      ...hand,
      firstTip: async (chair) => hand.firstTip(chair, await shownLog(feed)),
    },
    doubts: witness.doubts,
    isCalledAbsent: absence.isCalledAbsent,
    inTurn,
    give,
    isSending: commands.isSending,
    elsewhere: shared.elsewhere,
    fetchChain: shared.fetchChain,
    putDown: shared.putDown,
    pickUp: shared.pickUp,
    ...playingHere(() => table, shared),
    setPace: (wanted) => {
      settled = wanted;
    },
    comeBack: () => pilot.comeBack(),
    stop: () => {
      pilot.stop();
      unlisten();
      shared.stop();
      absence.stop();
      commands.stop();
      feed.stop();
    },
  };
  const pilot = startPilot(table, () => settled?.() ?? Promise.resolve(), clock);
  return table;
};
