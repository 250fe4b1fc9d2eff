import { supportsSimd } from '@claim-it/ai';
import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import type { ReviewState } from './reviewState.ts';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const Bar = ({ texts, review }: Props): JSX.Element => {
  const { progress: say } = texts;
  const stage = review.stage.value;
  const [done, all] = stage.kind === 'running' ? [stage.done, stage.all] : [0, 0];
  return (
    <>
      <p aria-hidden="true">{say.running(done, all === 0 ? review.moments.length : all)}</p>
      <progress aria-label={say.label} value={done} max={Math.max(1, all)} />
    </>
  );
};

type Deed = { readonly label: string; readonly act: () => void };

const deedFor = ({ texts, review }: Props): Deed | null => {
  const { progress: say } = texts;
  switch (review.stage.value.kind) {
    case 'beginning':
    case 'running':
      return { label: say.cancel, act: review.cancel };
    case 'cancelled':
      return { label: say.goOn, act: review.begin };
    case 'failed':
      return supportsSimd() ? { label: say.again, act: review.begin } : null;
    default:
      return null;
  }
};

/** How far the review is, and what can be done about it; nothing once it is there. */
export const ProgressNote = ({ texts, review }: Props): JSX.Element => {
  const { progress: say } = texts;
  const stage = review.stage.value;
  const isResting = stage.kind === 'resting';
  const deed = deedFor({ texts, review });
  return (
    <div class="progress-note">
      {(stage.kind === 'beginning' || stage.kind === 'running') && (
        <Bar texts={texts} review={review} />
      )}
      {stage.kind === 'cancelled' && <p role="alert">{say.cancelled}</p>}
      {stage.kind === 'failed' && <p role="alert">{sayUnanswered(say.failed)}</p>}
      {stage.kind === 'recordFaulty' && <p role="alert">{sayNotice(text(), stage)}</p>}
      {isResting && <p>{review.moments.length === 0 ? say.empty : say.replayOnly}</p>}
      {/* One button for all: the focus stays on it. */}
      {deed !== null && (
        <button type="button" class="wood-button" onClick={deed.act}>
          {deed.label}
        </button>
      )}
      <p class="spoken-only" role="status">
        {stage.kind === 'done' ? say.ready : ''}
      </p>
    </div>
  );
};
