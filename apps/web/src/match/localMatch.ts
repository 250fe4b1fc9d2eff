import type { Choice, Game, Refusal, Result } from '@claim-it/rules';
import { isOver, ok, refuse } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { Journal } from '../keep/journal.ts';
import type { Hold } from '../keep/lock.ts';
import { StoreFailure } from '../keep/storeFailure.ts';
import type { BotDriver, BotMind } from './botDriver.ts';
import { createBotDriver } from './botDriver.ts';
import type { Device } from './device.ts';
import { createQueue } from './queue.ts';
import { recordOf } from './record.ts';
import type { BotSitter, Halt, Match, MatchStatus, SavedMatch, Step } from './types.ts';

export type LocalParts = {
  readonly saved: SavedMatch;
  readonly start: Game;
  readonly device: Device;
  readonly hold: Hold;
  readonly mind: BotMind;
  /** Where the match goes on if the player does not mind that it is not kept. */
  readonly unsavedJournal: Journal;
};

/** A match of this device, and what only the one who opens it does. */
export type LocalMatch = Match & {
  readonly halt: (halt: Halt) => void;
  /** Rolls dice that were due when the match was left. */
  readonly settle: () => Promise<void>;
};

type Signals = {
  readonly steps: Signal<readonly Step[]>;
  readonly halted: Signal<Halt | null>;
  readonly isThinking: Signal<boolean>;
  readonly isStopped: Signal<boolean>;
  readonly game: ReadonlySignal<Game>;
};

const statusOf = ({ halted, game, isThinking }: Signals): MatchStatus => {
  if (halted.value !== null) return { kind: 'halted', halt: halted.value };
  if (isOver(game.value)) return { kind: 'over' };
  return { kind: isThinking.value ? 'thinking' : 'waiting' };
};

const signalsOf = ({ device, start }: LocalParts): Signals => {
  const steps = signal(device.steps());
  return {
    steps,
    halted: signal<Halt | null>(null),
    isThinking: signal(false),
    isStopped: signal(false),
    game: computed(() => steps.value.at(-1)?.after ?? start),
  };
};

const canGoOn = ({ halted, isStopped }: Signals): boolean =>
  halted.peek() === null && !isStopped.peek();

const botOnTurn = (signals: Signals, { setup }: SavedMatch): BotSitter | null => {
  const game = signals.game.peek();
  const sitter = setup.sitters[game.turn.seat];
  if (!canGoOn(signals) || isOver(game) || sitter?.kind !== 'bot') return null;
  return sitter;
};

/** Why a view's choice cannot even be asked about: it is a bot's, or was made before the dice it could not know. */
const staleness = (
  { steps, game }: Signals,
  { setup }: SavedMatch,
  choice: Choice,
  seen: number,
): Refusal | null => {
  if (choice.kind === 'leave') return null;
  const { seat } = choice;
  if (setup.sitters[seat]?.kind === 'bot')
    return { kind: 'notYourTurn', seat, onTurn: game.peek().turn.seat };
  const news = steps.peek().slice(seen);
  return news.some(({ input }) => input.kind === 'dice') ? { kind: 'diceAreRolling' } : null;
};

type Submit = (choice: Choice, seen: number | null) => Promise<Result<readonly Step[], Refusal>>;

/** Halts the match where the storage fails; anything else is a fault of ours. */
const haltBy = (signals: Signals, error: unknown): void => {
  if (!(error instanceof StoreFailure)) throw error;
  signals.halted.value = { kind: error.kind };
};

const driverFor = (parts: LocalParts, signals: Signals, submit: Submit): BotDriver =>
  createBotDriver({
    mind: parts.mind,
    game: () => signals.game.peek(),
    botOnTurn: () => botOnTurn(signals, parts.saved),
    submit: (choice) => submit(choice, null),
    showThinking: (isThinking) => {
      signals.isThinking.value = isThinking;
    },
    fail: () => {
      if (canGoOn(signals)) signals.halted.value = { kind: 'brainFailed' };
    },
  });

export const createLocalMatch = (parts: LocalParts): LocalMatch => {
  const { saved, device, hold } = parts;
  const signals = signalsOf(parts);
  const inTurn = createQueue();
  /** Shows what is safe by now; a failure of the storage halts the match. */
  const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      haltBy(signals, error);
      return otherwise;
    } finally {
      signals.steps.value = device.steps();
    }
  };
  const submit: Submit = (choice, seen) =>
    inTurn(async () => {
      if (!canGoOn(signals)) return ok([]);
      const stale = seen === null ? null : staleness(signals, saved, choice, seen);
      if (stale !== null) return refuse(stale);
      const sent = await attempt(() => device.submit(choice), ok([]));
      driver.wake();
      return sent;
    });
  const driver = driverFor(parts, signals, submit);
  const goOn = (work: () => Promise<void>): void => {
    void inTurn(async () => {
      if (signals.halted.peek() === null || signals.isStopped.peek()) return;
      const isMended = await attempt(() => work().then(() => true), false);
      if (isMended) signals.halted.value = null;
      driver.wake();
    });
  };
  const retry = async (): Promise<void> => {
    const kind = signals.halted.peek()?.kind;
    if (kind === 'brainFailed') return;
    if (kind === 'openElsewhere') await hold.seize();
    await device.resume();
    await device.settle();
  };
  return {
    ...{ id: saved.id, setup: saved.setup, throws: saved.throws, daily: saved.daily },
    ...{ game: signals.game, steps: signals.steps },
    status: computed(() => statusOf(signals)),
    send: (choice) => submit(choice, signals.steps.peek().length),
    record: () => recordOf(saved, signals.steps.peek()),
    start: driver.start,
    retry: () => goOn(retry),
    playUnsaved: () => goOn(() => device.moveTo(parts.unsavedJournal)),
    stop: () => {
      signals.isStopped.value = true;
      hold.release();
    },
    halt: (halt) => {
      if (!signals.isStopped.peek()) signals.halted.value = halt;
    },
    settle: () => inTurn(() => attempt(device.settle, undefined)),
  };
};
