import { supportsSimd } from '@claim-it/ai';
import { createQueue } from '@claim-it/protocol';
import type { Game } from '@claim-it/rules';
import { isOver, refuse } from '@claim-it/rules';
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { AskBot } from '../bots/client.ts';
import { createMatch, OVERTAKEN } from '../match/createMatch.ts';
import type { Authority, BotPlayer, Halt, PlayedMatch, SavedMatch } from '../model/types.ts';
import { StoreFailure } from '../storage/database.ts';
import type { Journal } from '../storage/journal.ts';
import type { Hold } from '../storage/lock.ts';
import { createBotDriver } from './botDriver.ts';
import type { Device } from './device.ts';

export type LocalMatchDeps = {
  readonly saved: SavedMatch;
  readonly start: Game;
  readonly device: Device;
  readonly hold: Hold;
  readonly ask: AskBot;
  /** The journal to use if the player continues without storage. */
  readonly unsavedJournal: Journal;
};

/** A match of this device, with methods for the code that opens it. */
export type LocalMatch = PlayedMatch & {
  readonly halt: (halt: Halt) => void;
  /** Rolls dice that were due when the match was closed. */
  readonly settle: () => Promise<void>;
};

type State = {
  readonly halted: Signal<Halt | null>;
  readonly isThinking: Signal<boolean>;
  /** The game as far as it is saved. */
  readonly safe: ReadonlySignal<Game>;
  isStopped: boolean;
};

const canGoOn = ({ halted, isStopped }: State): boolean => halted.peek() === null && !isStopped;

const botOnTurn = (state: State, { setup }: SavedMatch): BotPlayer | null => {
  const game = state.safe.peek();
  const sitter = setup.sitters[game.turn.seat];
  if (!canGoOn(state) || isOver(game) || sitter?.kind !== 'bot') return null;
  return sitter;
};

/** Halts the match where the storage fails; anything else is a bug. */
const haltBy = (state: State, error: unknown): void => {
  if (!(error instanceof StoreFailure)) throw error;
  state.halted.value = { kind: error.kind };
};

const driverFor = (deps: LocalMatchDeps, state: State, submit: Authority['submit']) =>
  createBotDriver({
    ask: deps.ask,
    game: () => state.safe.peek(),
    botOnTurn: () => botOnTurn(state, deps.saved),
    // A take may be undone while the choice waits in the queue.
    submit: (choice, game) =>
      submit(choice, {
        seen: deps.device.steps.peek().length,
        isMeant: () => state.safe.peek() === game,
      }),
    showThinking: (isThinking) => {
      state.isThinking.value = isThinking;
    },
    fail: () => {
      const kind = supportsSimd() ? 'brainFailed' : 'brainUnsupported';
      if (canGoOn(state)) state.halted.value = { kind };
    },
  });

/** Whether a person's take was the last step: unlike dice or the end of the game, it reveals nothing. */
const hasOpenTake = ({ device, saved: { setup } }: LocalMatchDeps, state: State): boolean => {
  const last = device.steps.peek().at(-1);
  if (!canGoOn(state) || last?.input.kind !== 'take' || isOver(last.after)) return false;
  return setup.sitters[last.before.turn.seat]?.kind === 'person';
};

const takenBack = async (device: Device): Promise<boolean> => {
  await device.takeBack();
  return true;
};

export const createLocalMatch = (deps: LocalMatchDeps): LocalMatch => {
  const { saved, device, hold } = deps;
  const state: State = {
    halted: signal<Halt | null>(null),
    isThinking: signal(false),
    safe: computed(() => device.steps.value.at(-1)?.after ?? deps.start),
    isStopped: false,
  };
  const inTurn = createQueue();
  /** A failure of the storage halts the match. */
  const attempt = async <Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await work();
    } catch (error) {
      haltBy(state, error);
      return otherwise;
    }
  };
  const submit: Authority['submit'] = (choice, { isMeant }) =>
    inTurn(async () => {
      if (!canGoOn(state) || !isMeant()) return refuse(OVERTAKEN);
      const sent = await attempt<Awaited<ReturnType<Authority['submit']>>>(
        () => device.submit(choice),
        refuse(OVERTAKEN),
      );
      driver.wake();
      return sent;
    });
  const driver = driverFor(deps, state, submit);
  const { end, ...play } = createMatch({
    authority: { steps: device.steps, submit },
    start: deps.start,
    isOwn: (seat) => saved.setup.sitters[seat]?.kind === 'person',
    halt: state.halted,
    isThinking: state.isThinking,
  });
  const goOn = (work: () => Promise<void>): void => {
    void inTurn(async () => {
      if (state.halted.peek() === null || state.isStopped) return;
      const isMended = await attempt(() => work().then(() => true), false);
      if (isMended) state.halted.value = null;
      driver.wake();
    });
  };
  const retry = async (): Promise<void> => {
    const kind = state.halted.peek()?.kind;
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
    record: async () => (await import('../model/record.ts')).recordOf(saved, device.steps.peek()),
    start: driver.start,
    undoTake: () =>
      inTurn(async () => hasOpenTake(deps, state) && attempt(() => takenBack(device), false)),
    retry: () => goOn(retry),
    playUnsaved: () => goOn(() => device.moveTo(deps.unsavedJournal)),
    stop: () => {
      state.isStopped = true;
      end();
      hold.release();
    },
    halt: (halt) => {
      if (!state.isStopped) state.halted.value = halt;
    },
    settle: () => inTurn(() => attempt(device.settle, undefined)),
  };
};
