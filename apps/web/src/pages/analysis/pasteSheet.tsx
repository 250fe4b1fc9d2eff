import '../../kit/controls/pasteField.css';
import type { AnalysisText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Sheet } from '../../kit/controls/sheet.tsx';
import { text } from '../../kit/text/texts.ts';
import type { Desk } from './desk.ts';
import { readPasted } from './reading.ts';
import { sayReading } from './words.ts';

type Props = { readonly desk: Desk; readonly texts: AnalysisText; readonly onClose: () => void };

/** Brings in a position or a whole game; a bad one is answered with where and why. */
export const PasteSheet = ({ desk, texts, onClose }: Props): JSX.Element => {
  const { paste: say } = texts;
  const id = useId();
  const pasted = useSignal('');
  const problem = useSignal('');
  const read = async (): Promise<void> => {
    const reading = await readPasted(pasted.peek());
    if (!reading.ok) {
      problem.value = sayReading(texts, text(), reading.reason);
      return;
    }
    desk.bench.read(reading.value);
    onClose();
  };
  return (
    <Sheet title={say.title} onClose={onClose}>
      <form
        class="paste-form"
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <p id={`${id}-line`}>{say.line}</p>
        <label for={id}>{say.label}</label>
        <textarea
          id={id}
          class="paste-field"
          rows={5}
          spellcheck={false}
          aria-describedby={`${id}-line ${id}-problem`}
          aria-invalid={problem.value !== ''}
          value={pasted.value}
          onInput={({ currentTarget }) => {
            pasted.value = currentTarget.value;
          }}
        />
        <p id={`${id}-problem`} class="paste-problem" role="alert">
          {problem.value}
        </p>
        <div class="sheet-actions">
          <button type="submit" class="plate sheet-button">
            {say.read}
          </button>
        </div>
      </form>
    </Sheet>
  );
};
