import { supportsSimd } from '@claim-it/ai';
import { createQueue } from '@claim-it/protocol';
import type { Game } from '@claim-it/rules';
import { isOver, refuse } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { AskBot } from '../bots/client.ts';
import { createMatch, OVERTAKEN } from '../match/createMatch.ts';
import { recordOf } from '../model/record.ts';
import type {
  Authority,
  BotPlayer,
  Halt,
  MatchStep,
  PlayedMatch,
  SavedMatch,
} from '../model/types.ts';
import type { Journal } from '../storage/journal.ts';
import type { Hold } from '../storage/lock.ts';
import { StoreFailure } from '../storage/storeFailure.ts';
import type { BotDriver } from './botDriver.ts';
import { createBotDriver } from './botDriver.ts';
import type { Device } from './device.ts';

export type LocalMatchDeps = {
  readonly saved: SavedMatch;
  readonly start: Game;
  readonly device: Device;
  readonly hold: Hold;
  readonly ask: AskBot;
  /** Where the match goes on if the player does not mind that it is not kept. */
  readonly unsavedJournal: Journal;
};

/** A match of this device, and what only the one who opens it does. */
export type LocalMatch = PlayedMatch & {
  readonly halt: (halt: Halt) => void;
  /** Rolls dice that were due when the match was left. */
  readonly settle: () => Promise<void>;
};

type Signals = {
  readonly steps: Signal<readonly MatchStep[]>;
  readonly halted: Signal<Halt | null>;
  readonly isThinking: Signal<boolean>;
  readonly isStopped: Signal<boolean>;
  /** The game as far as it is saved. */
  readonly safe: ReadonlySignal<Game>;
};

const signalsOf = ({ device, start }: LocalMatchDeps): Signals => {
  const steps = signal(device.steps());
  return {
    steps,
    halted: signal<Halt | null>(null),
    isThinking: signal(false),
    isStopped: signal(false),
    safe: computed(() => steps.value.at(-1)?.after ?? start),
  };
};

const canGoOn = ({ halted, isStopped }: Signals): boolean =>
  halted.peek() === null && !isStopped.peek();

const botOnTurn = (signals: Signals, { setup }: SavedMatch): BotPlayer | null => {
  const game = signals.safe.peek();
  const sitter = setup.sitters[game.turn.seat];
  if (!canGoOn(signals) || isOver(game) || sitter?.kind !== 'bot') return null;
  return sitter;
};

/** Halts the match where the storage fails; anything else is a fault of ours. */
const haltBy = (signals: Signals, error: unknown): void => {
  if (!(error instanceof StoreFailure)) throw error;
  signals.halted.value = { kind: error.kind };
};

const driverFor = (
  parts: LocalMatchDeps,
  signals: Signals,
  submit: Authority['submit'],
): BotDriver =>
  createBotDriver({
    ask: parts.ask,
    game: () => signals.safe.peek(),
    botOnTurn: () => botOnTurn(signals, parts.saved),
    submit: (choice) => submit(choice, { seen: signals.steps.peek().length, isMeant: () => true }),
    showThinking: (isThinking) => {
      signals.isThinking.value = isThinking;
    },
    fail: () => {
      const kind = supportsSimd() ? 'brainFailed' : 'brainUnsupported';
      if (canGoOn(signals)) signals.halted.value = { kind };
    },
  });

export const createLocalMatch = (parts: LocalMatchDeps): LocalMatch => {
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
  const submit: Authority['submit'] = (choice, { isMeant }) =>
    inTurn(async () => {
      if (!canGoOn(signals) || !isMeant()) return refuse(OVERTAKEN);
      const sent = await attempt<Awaited<ReturnType<Authority['submit']>>>(
        () => device.submit(choice),
        refuse(OVERTAKEN),
      );
      driver.wake();
      return sent;
    });
  const driver = driverFor(parts, signals, submit);
  const { end, ...play } = createMatch({
    authority: { steps: signals.steps, submit },
    start: parts.start,
    isOwn: (seat) => saved.setup.sitters[seat]?.kind === 'person',
    halt: signals.halted,
    isThinking: signals.isThinking,
  });
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
    if (kind === 'brainFailed' || kind === 'brainUnsupported') return;
    if (kind === 'openElsewhere') await hold.seize();
    await device.resume();
    await device.settle();
  };
  return {
    id: saved.id,
    setup: saved.setup,
    throws: saved.throws,
    daily: saved.daily,
    ...play,
    record: () => recordOf(saved, signals.steps.peek()),
    start: driver.start,
    retry: () => goOn(retry),
    playUnsaved: () => goOn(() => device.moveTo(parts.unsavedJournal)),
    stop: () => {
      signals.isStopped.value = true;
      end();
      hold.release();
    },
    halt: (halt) => {
      if (!signals.isStopped.peek()) signals.halted.value = halt;
    },
    settle: () => inTurn(() => attempt(device.settle, undefined)),
  };
};
