import type { Match, MatchStep } from '@claim-it/client/model';
import { settings } from '@claim-it/client/storage';
import type { Seat } from '@claim-it/rules';
import { signal } from '@preact/signals';

/** Whether a step is a bot's roll, which may have to wait for a press. */
const isBotRoll = ({ input }: MatchStep, { setup }: Match): boolean =>
  input.kind === 'roll' && setup.sitters[input.seat]?.kind === 'bot';

export type StageHold = Readonly<ReturnType<typeof createHold>>;

/** Why a table does not continue automatically: it is paused, or a bot's roll waits for a press. */
export const createHold = (match: Match, mayStep: boolean) => {
  const held = signal<Seat | null>(null);
  let isPaused = false;
  /** Rolls before this step were released. */
  let asked = match.steps.peek().length;
  return {
    /** The bot whose roll waits; null while none does. */
    held,
    isOn: (): boolean => isPaused || held.peek() !== null,
    /** Whether the step that comes next has to wait. */
    keeps: (step: MatchStep | null): boolean => {
      const mustAsk = mayStep && settings.peek().stepwise && step !== null && step.index >= asked;
      held.value = mustAsk && isBotRoll(step, match) ? step.before.turn.seat : null;
      return step !== null && (isPaused || held.peek() !== null);
    },
    /** Releases the waiting step; false if none waits. */
    ask: (step: MatchStep | null): boolean => {
      if (held.peek() === null || step === null) return false;
      asked = step.index + 1;
      return true;
    },
    pause: (wanted: boolean): void => {
      isPaused = wanted;
    },
    end: (): void => {
      isPaused = false;
      held.value = null;
    },
  };
};
