import { invariant } from '@claim-it/rules';
import type { LearnText, StepText } from '@claim-it/text';
import { say } from '@claim-it/text/say';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../../table/model/seats.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import type { LessonState } from './engine.ts';
import { stepIn } from './engine.ts';

type Props = {
  readonly texts: LearnText;
  readonly state: LessonState;
  readonly table: TableModel;
};

const wordsFor = (texts: LearnText, state: LessonState): StepText => {
  const steps: Readonly<Record<string, StepText>> = texts.lessons[state.lesson.number].steps;
  const words = steps[stepIn(state).name];
  invariant(words !== undefined, 'every step has its words');
  return words;
};

/** What is said to a deed that did not lead on: the reason where there is one, and what to do. */
const answerTo = ({ texts, state, table }: Props): string => {
  const { answer } = state;
  if (answer === null) return '';
  const { hint } = wordsFor(texts, state);
  if (answer.kind === 'hint') return hint;
  const reason = say(text().refusals, answer.refusal, namesAt(text(), table.match.setup));
  return `${reason} ${hint}`;
};

/** The words of the step, as one reads them on a slip of paper beside the board. */
export const Coach = (props: Props): JSX.Element => {
  const { texts, state } = props;
  const { steps } = state.lesson;
  return (
    <div class="sheet coach">
      <p class="coach-step">{texts.step(state.at + 1, steps.length)}</p>
      <p class="coach-say" role="status">
        {wordsFor(texts, state).say}
      </p>
      <p class="coach-answer" role="alert">
        {answerTo(props)}
      </p>
    </div>
  );
};
