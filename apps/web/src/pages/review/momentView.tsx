import './moment.css';
import type { CandidateReview, DecisionReview, RollReview, Tenths } from '@claim-it/ai';
import { costliest, gradeOf } from '@claim-it/ai';
import { Board, Die } from '@claim-it/board';
import { columnOf, rowOf } from '@claim-it/rules';
import type { ReviewText } from '@claim-it/text';
import { say, sayChoice } from '@claim-it/text/say';
import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../../parts/record/moments.ts';
import { marksOf, momentBoard } from './momentBoard.ts';
import { useReason } from './reason.ts';
import type { ReviewState } from './reviewState.ts';
import { namesIn } from './reviewState.ts';
import { sayMoment } from './scrubber.tsx';

type Props = { readonly texts: ReviewText; readonly review: ReviewState };

const ignore = (): void => undefined;

const Marks = ({ texts, decision }: { texts: ReviewText; decision: DecisionReview }) => (
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
);

/** The board at the roll that is looked at; while the book is laid, first the map as it is before the game. */
export const MomentBoard = ({ texts, review }: Props): JSX.Element => {
  const isLaid = useComputed(() => review.laid.value > 1);
  const moment = isLaid.value ? review.moments[review.at.value] : undefined;
  const decision = review.decision.value;
  return (
    <Board
      model={momentBoard(text(), texts, review, moment, decision)}
      onChoose={ignore}
      onRefused={ignore}
    >
      {decision !== null && <Marks texts={texts} decision={decision} />}
    </Board>
  );
};

const Dice = ({ moment }: { readonly moment: Moment }): JSX.Element => (
  <div class="moment-dice" aria-hidden="true">
    {moment.roll.map((pip, index) => (
      <Die key={index} pip={pip} size={44} turn={([0, 1, 2] as const)[index] ?? 0} />
    ))}
  </div>
);

type OptionProps = {
  readonly texts: ReviewText;
  readonly tag: string;
  readonly look: string;
  readonly candidate: CandidateReview;
  readonly seat: number;
};

const Option = ({ texts, tag, look, candidate, seat }: OptionProps): JSX.Element => (
  <div class="option">
    <dt>
      <span class={`tag is-${look}`}>{tag}</span>
    </dt>
    <dd>
      <span>{sayChoice(text(), candidate)}</span>
      <b>{texts.numbers.percent(candidate.shares[seat] ?? 0)}</b>
    </dd>
  </div>
);

type OptionsProps = {
  readonly texts: ReviewText;
  readonly decision: DecisionReview;
  readonly loss: Tenths;
};

const Options = ({ texts, decision, loss }: OptionsProps): JSX.Element | null => {
  const { candidates, played, seat } = decision;
  const [best, chosen] = [candidates[0], candidates[played]];
  if (best === undefined || chosen === undefined) return null;
  const say = texts.moment;
  const one = { texts, seat };
  return (
    <dl class="options">
      {played === 0 ? (
        <Option {...one} tag={say.playedBest} look="gold" candidate={best} />
      ) : (
        <>
          <Option {...one} tag={say.best} look="gold" candidate={best} />
          <Option {...one} tag={say.played} look={gradeOf(decision)} candidate={chosen} />
        </>
      )}
      <div class="option is-loss">
        <dt>{say.givenAway}</dt>
        <dd>
          <b class={decision.mark === null ? '' : 'lost'}>{texts.numbers.signed(-loss)}</b>
        </dd>
      </div>
    </dl>
  );
};

const Luck = ({ texts, roll }: { texts: ReviewText; roll: RollReview }): JSX.Element => (
  <p class="moment-luck">{texts.moment.luck(texts.numbers.signed(Math.round(roll.luck * 1000)))}</p>
);

const Words = ({ texts, review }: Props): JSX.Element | null => {
  const at = review.at.value;
  const moment = review.moments[at];
  const roll = review.roll.value;
  const decision = review.decision.value;
  const advice = useReason(moment, decision !== null);
  const names = namesIn(text(), review.source);
  if (moment === undefined) return null;
  const isBust = moment.waiting === null;
  const isCostliest = review.analysis.value !== null && costliest(review.judged.peek()) === at;
  return (
    <>
      {isBust && (
        <p class="moment-bust">
          {roll === null ? texts.moment.onlyBust : texts.moment.busted(roll.busts)}
        </p>
      )}
      {isCostliest && <p class="moment-costliest">{texts.moment.costliest}</p>}
      {advice !== null && (
        <p class="moment-reason">
          {sayChoice(text(), advice.best)}: {say(text().coach.reasons, advice.reason, names)}
        </p>
      )}
      {decision !== null && <Options texts={texts} decision={decision} loss={review.loss.value} />}
      {roll !== null && <Luck texts={texts} roll={roll} />}
    </>
  );
};

const Played = ({ texts, moment }: { texts: ReviewText; moment: Moment }) => {
  const { placement } = moment;
  if (placement === null) return null;
  return <p>{texts.rolls.choice(placement.stake, placement.space, moment.then)}</p>;
};

/** What happened at the roll that is looked at, and what would have been better. */
export const MomentNotes = ({ texts, review }: Props): JSX.Element => {
  const moment = review.moments[review.at.value];
  return (
    <div class="moment-notes">
      {moment !== undefined && <Dice moment={moment} />}
      <p class="spoken-only" aria-live={review.isPlaying.value ? 'off' : 'polite'}>
        {sayMoment({ texts, review })}
      </p>
      {moment !== undefined && review.roll.value === null && (
        <Played texts={texts} moment={moment} />
      )}
      <Words texts={texts} review={review} />
    </div>
  );
};
