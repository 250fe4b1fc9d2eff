import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import { sayBenchNotice } from './words.ts';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };

type StepProps = {
  readonly icon: 'back' | 'forward';
  readonly label: string;
  readonly isOff: boolean;
  readonly shortcut: string;
  readonly onPress: () => void;
};

const Step = ({ icon, label, isOff, shortcut, onPress }: StepProps): JSX.Element => (
  <button
    type="button"
    class="step"
    data-way={icon}
    aria-disabled={isOff}
    aria-keyshortcuts={shortcut}
    onClick={onPress}
  >
    <Icon name={icon} />
    <span>{label}</span>
  </button>
);

/** Back and forward, and between them what came of the last action. */
export const Steps = ({ desk, texts }: Props): JSX.Element => {
  const { bench } = desk;
  const { past, now, future } = bench.history.value;
  const { tools: say } = texts;
  const notice = bench.notice.value;
  return (
    <div class="steps">
      <Step
        {...{ icon: 'back', label: say.back, isOff: past.length === 0, shortcut: 'Control+Z' }}
        onPress={bench.back}
      />
      <p class="bench-notice" role="status">
        {notice !== null && sayBenchNotice(texts, text(), notice, now)}
      </p>
      <Step
        {...{ icon: 'forward', label: say.forward, isOff: future.length === 0 }}
        shortcut="Control+Y"
        onPress={bench.forward}
      />
    </div>
  );
};
