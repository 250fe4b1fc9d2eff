import './roll.css';
import type { CandidateReview, DecisionReview } from '@claim-it/ai';
import { costliest, gradeOf } from '@claim-it/ai';
import { Board, ThreeDice } from '@claim-it/board';
import { columnOf, rowOf } from '@claim-it/rules';
import { say, sayChoice } from '@claim-it/text/say';
import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { text } from '../../../kit/text/texts.ts';
import { useAdvice } from '../../../parts/advice/useAdvice.ts';
import type { RecordedRoll } from '../../../parts/record/rolls.ts';
import type { ReviewProps } from '../state/reviewState.ts';
import { namesIn } from '../state/reviewState.ts';
import { marksOf, rollBoard } from '../state/rollBoard.ts';
import { sayRoll, shareReport } from '../state/sentences.ts';

/** Leafing through quickly asks nothing. */
const PAUSE_MS = 120;

const ignore = (): void => undefined;

/** The board at the roll that is looked at; while the book is drawn, first the map as it is before the game. */
export const RollBoard = ({ texts, review }: ReviewProps): JSX.Element => {
  const hasMarkers = useComputed(() => review.shownParts.value > 1);
  const roll = hasMarkers.value ? review.rolls[review.at.value] : undefined;
  const decision = review.decision.value;
  const model = rollBoard(text(), texts, review, roll, decision);
  return (
    <Board model={model} onChoose={ignore} onRefused={ignore}>
      {decision !== null && (
        <div class="choice-marks" aria-hidden="true">
          {marksOf(decision).map(({ space, kind, share, isAbove }) => (
            <i
              key={`${space} ${kind}`}
              class={`is-${kind} ${isAbove ? 'is-above' : ''}`}
              style={{ '--column': columnOf(space), '--row': rowOf(space) }}
            >
              <b class="chance">{texts.numbers.percent(share)}</b>
            </i>
          ))}
        </div>
      )}
    </Board>
  );
};

const Options = ({
  texts,
  review,
  decision,
}: ReviewProps & { readonly decision: DecisionReview }): JSX.Element | null => {
  const { candidates, played, seat } = decision;
  const [best, chosen] = [candidates[0], candidates[played]];
  if (best === undefined || chosen === undefined) return null;
  const { moment: words, numbers } = texts;
  const option = (tag: string, look: string, candidate: CandidateReview): JSX.Element => (
    <div class="option in-row">
      <dt>
        <span class={`tag is-${look}`}>{tag}</span>
      </dt>
      <dd class="one-row">
        <span>{sayChoice(text(), candidate)}</span>
        <b>{numbers.percent(candidate.shares[seat] ?? 0)}</b>
      </dd>
    </div>
  );
  return (
    <dl class="options">
      {option(played === 0 ? words.playedBest : words.best, 'gold', best)}
      {played !== 0 && option(words.played, gradeOf(decision), chosen)}
      <div class="option is-loss in-row">
        <dt>{words.givenAway}</dt>
        <dd class="one-row">
          <b class={decision.mark === null ? '' : 'lost'}>{numbers.signed(-review.loss.value)}</b>
        </dd>
      </div>
    </dl>
  );
};

const Words = ({ texts, review, roll }: ReviewProps & { readonly roll: RecordedRoll }) => {
  const { moment: words, numbers } = texts;
  const at = review.at.value;
  const judged = review.roll.value;
  const decision = review.decision.value;
  const advice = useAdvice(decision === null ? null : roll.waiting, PAUSE_MS);
  const isCostliest = review.analysis.value !== null && costliest(review.judged.peek()) === at;
  const { placement, then } = roll;
  return (
    <>
      {judged === null && placement !== null && (
        <p>{texts.rolls.choice(placement.stake, placement.space, then)}</p>
      )}
      {roll.waiting === null && (
        <p class="roll-bust">
          <b>{judged === null ? words.onlyBust : words.busted(judged.busts)}</b>
        </p>
      )}
      {roll.isSkipped && <p>{words.skipped}</p>}
      {roll.isByBot && <p>{words.byBot}</p>}
      {isCostliest && (
        <p>
          <b>{words.costliest}</b>
        </p>
      )}
      {advice !== null && (
        <p class="roll-reason">
          {sayChoice(text(), advice.best)}:{' '}
          {say(text().coach.reasons, advice.reason, namesIn(text(), review))}
        </p>
      )}
      {decision !== null && <Options texts={texts} review={review} decision={decision} />}
      {judged !== null && (
        <p class="faint">{words.luck(numbers.signed(Math.round(judged.luck * 1000)))}</p>
      )}
    </>
  );
};

/** What happened at the roll that is looked at, and what would have been better. */
export const RollNotes = (props: ReviewProps): JSX.Element => {
  const { review } = props;
  const roll = review.rolls[review.at.value];
  return (
    <div class="roll-notes">
      {roll !== undefined && (
        <div class="roll-dice" aria-hidden="true">
          <ThreeDice roll={roll.roll} size={44} />
        </div>
      )}
      <p class="spoken-only" aria-live={review.isPlaying.value ? 'off' : 'polite'}>
        {sayRoll(props)}
      </p>
      {roll !== undefined && <Words {...props} roll={roll} />}
    </div>
  );
};

/** The roll that is looked at, as a link or as a picture. */
export const RollShare = (props: ReviewProps): JSX.Element => {
  const { head } = props.texts;
  const said = useSignal<string | null>(null);
  const share = async (): Promise<void> => {
    said.value = await shareReport(props, props.review.at.peek() + 1);
  };
  const save = async (): Promise<void> => {
    const { savePicture } = await import('../picture/rollPicture.ts');
    said.value = (await savePicture(props)) ? null : head.noPicture;
  };
  return (
    <div class="roll-share in-row">
      <button type="button" onClick={() => void share()}>
        {head.shareMoment}
      </button>
      <button type="button" onClick={() => void save()}>
        {head.picture}
      </button>
      <p role="status">{said.value}</p>
    </div>
  );
};
