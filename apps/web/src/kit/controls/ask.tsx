import './ask.css';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

type Props = {
  readonly question: string;
  readonly no: string;
  readonly yes: string;
  /** Whether yes takes something away for good. */
  readonly isGrave: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

/** Asks in place of the button; the safe answer has the focus. */
export const Ask = ({ question, no, yes, isGrave, onNo, onYes }: Props): JSX.Element => {
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <fieldset class="ask">
      <legend>{question}</legend>
      <button type="button" class="wood-button" ref={harmless} onClick={onNo}>
        {no}
      </button>
      <button type="button" class={`wood-button ${isGrave ? 'danger' : ''}`} onClick={onYes}>
        {yes}
      </button>
    </fieldset>
  );
};
