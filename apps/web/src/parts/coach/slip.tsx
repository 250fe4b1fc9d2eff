import './coach.css';
import { settings } from '@claim-it/client/storage';
import type { StatisticsText } from '@claim-it/text';
import { sayAdvice } from '@claim-it/text/say';
import type { Signal } from '@preact/signals';
import type { FunctionComponent, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { RoundButton } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { statistics } from '../../kit/text/lazyTexts.ts';
import { numbered } from '../../kit/text/numbers.ts';
import { sayUnanswered } from '../../kit/text/sayUnanswered.ts';
import { text } from '../../kit/text/texts.ts';
import { namesAt } from '../../table/model/seats.ts';
import type { TableModel } from '../../table/state/tableModel.ts';
import type { CoachWords } from './thought.ts';

type Texts = StatisticsText['coach'];

const SPECTACLES =
  'M2.5 13.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM13.5 13.5a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM10.5 13c.8-.9 2.2-.9 3 0M2.5 13l2-6.5M21.5 13l-2-6.5';

/** Shows that a coach is here, and asks it. */
export const coachBadge =
  (onHint: () => void): FunctionComponent =>
  () => {
    const say = statistics.texts.value?.coach;
    if (say === undefined) return null;
    return (
      <button
        type="button"
        class="coach-badge"
        title={say.on}
        aria-label={`${say.on} ${say.hint}`}
        aria-keyshortcuts={settings.value.keys.hint}
        onClick={onHint}
      >
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
          <path d={SPECTACLES} />
        </svg>
      </button>
    );
  };

type SureProps = {
  readonly say: Texts;
  readonly said: Extract<CoachWords, { kind: 'sure' }>;
  readonly advice: string;
  readonly onClose: () => void;
};

/** The question before a serious error; thinking again is where the focus is. */
const Sure = ({ say, said, advice, onClose }: SureProps): JSX.Element => {
  const id = useId();
  const think = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    think.current?.focus();
    return () => {
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus();
    };
  }, []);
  return (
    <div
      class="coach-slip one-row is-question"
      role="alertdialog"
      aria-labelledby={`${id}-sure`}
      aria-describedby={`${id}-why`}
    >
      <h2 id={`${id}-sure`}>{say.sure}</h2>
      <p id={`${id}-why`}>
        {say.cost(numbered(100 * said.loss))} {advice}
      </p>
      <div class="coach-answers">
        <button type="button" class="plate" ref={think} onClick={onClose}>
          {say.think}
        </button>
        <button
          type="button"
          class="coach-anyway"
          onClick={() => {
            onClose();
            said.goOn();
          }}
        >
          {say.anyway}
        </button>
      </div>
    </div>
  );
};

type HintProps = {
  readonly say: Texts;
  readonly words: string;
  readonly onClose: () => void;
};

const Hint = ({ say, words, onClose }: HintProps): JSX.Element => (
  <div class="coach-slip one-row">
    <p>
      <b>{say.hintHeading}</b> {words}
    </p>
    <RoundButton icon="close" label={say.close} onClick={onClose} />
  </div>
);

const wordsFor = (say: Texts, kind: Exclude<CoachWords['kind'], 'hint' | 'sure'>): string =>
  kind === 'failed' ? sayUnanswered(say.failed) : say[kind];

/** The words of the coach, where nothing is played. */
export const coachSlip =
  ({ match }: TableModel, slip: Signal<CoachWords | null>): FunctionComponent =>
  () => {
    const [say, said] = [statistics.texts.value?.coach, slip.value];
    const onClose = sets(slip, null);
    const advice =
      said !== null && 'advice' in said
        ? sayAdvice(text(), said.advice, namesAt(text(), match.setup))
        : '';
    return (
      <>
        <div class="coach-place" role="status">
          {say !== undefined && said !== null && said.kind !== 'sure' && (
            <Hint
              say={say}
              words={said.kind === 'hint' ? advice : wordsFor(say, said.kind)}
              onClose={onClose}
            />
          )}
        </div>
        {say !== undefined && said?.kind === 'sure' && (
          <div class="coach-place is-question">
            <Sure say={say} said={said} advice={advice} onClose={onClose} />
          </div>
        )}
      </>
    );
  };
