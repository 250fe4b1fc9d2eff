import type { ReviewText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../app/texts.ts';
import { sayNotice } from '../match/sayNotice.ts';
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
      <button type="button" class="wood-button" onClick={review.cancel}>
        {say.cancel}
      </button>
    </>
  );
};

const Stopped = ({ line, label, review }: { line: string; label: string; review: ReviewState }) => (
  <>
    <p role="alert">{line}</p>
    <button type="button" class="wood-button" onClick={review.begin}>
      {label}
    </button>
  </>
);

/** How far the review is, and what can be done about it; nothing once it is there. */
export const ProgressNote = ({ texts, review }: Props): JSX.Element => {
  const { progress: say } = texts;
  const stage = review.stage.value;
  const isResting = stage.kind === 'resting';
  return (
    <div class="progress-note">
      {(stage.kind === 'beginning' || stage.kind === 'running') && (
        <Bar texts={texts} review={review} />
      )}
      {stage.kind === 'cancelled' && (
        <Stopped line={say.cancelled} label={say.goOn} review={review} />
      )}
      {stage.kind === 'failed' && <Stopped line={say.failed} label={say.again} review={review} />}
      {stage.kind === 'recordFaulty' && <p role="alert">{sayNotice(text(), stage)}</p>}
      {isResting && <p>{review.moments.length === 0 ? say.empty : say.replayOnly}</p>}
      <p class="spoken-only" role="status">
        {stage.kind === 'done' ? say.ready : ''}
      </p>
    </div>
  );
};
