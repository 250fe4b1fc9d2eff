import type { ConsideredChoice } from '@claim-it/ai';
import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { numbered } from '../../kit/text/numbers.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import type { RolloutState } from './assay.ts';
import type { Desk } from './desk.ts';
import { choiceKey, trialsIn } from './rollouts.ts';

type Props = {
  readonly desk: Desk;
  readonly texts: AnalysisText;
  /** None where the position itself is rolled out. */
  readonly choices: readonly ConsideredChoice[];
};

const labelOf = (
  { rollout: say }: AnalysisText,
  { kind }: RolloutState,
  { ticked, all }: { readonly ticked: number; readonly all: number },
): string => {
  if (kind === 'running') return say.stop;
  if (kind === 'stopped' || kind === 'done') return say.goOn;
  if (all === 0) return say.title;
  return ticked === 0 ? say.all : say.picked(ticked);
};

/** Starts, stops and counts the games that are played to their end. */
export const RolloutBar = ({ desk, texts, choices }: Props): JSX.Element => {
  const { rollout: say } = texts;
  const state = desk.assay.rollout.value;
  const { startRollout, stopRollout } = desk.assay;
  const ticked = choices.filter((choice) => desk.ticked.value.has(choiceKey(choice)));
  const press = (): void => {
    if (state.kind === 'running') stopRollout();
    else startRollout(ticked.length === 0 ? null : ticked);
  };
  return (
    <div class="rollout-bar">
      <button type="button" class="plate" onClick={press}>
        {labelOf(texts, state, { ticked: ticked.length, all: choices.length })}
      </button>
      {state.kind === 'idle' ? (
        <p>{say.line}</p>
      ) : (
        <p class="rollout-count">{say.trials(numbered(trialsIn(state.estimates)))}</p>
      )}
      {state.kind === 'failed' && (
        <p class="assay-problem" role="alert">
          {sayUnanswered(say.failed)}
        </p>
      )}
    </div>
  );
};
