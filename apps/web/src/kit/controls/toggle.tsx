import './controls.css';
import type { JSX } from 'preact';
import { text } from '../text/texts.ts';

type Props = {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** Of a label elsewhere. */
  readonly id?: string;
  /** The label for screen readers if no label is beside it. */
  readonly label?: string;
  readonly describedBy?: string;
  /** It is shown and cannot be switched. */
  readonly isOff?: boolean;
};

/** A switch of brass that has the word On or Off in it. */
export const Toggle = (props: Props): JSX.Element => {
  const { isOn, onSwitch, id, label, describedBy, isOff = false } = props;
  const { on, off } = text().pages.frame;
  return (
    <span class="toggle">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-describedby={describedBy}
        checked={isOn}
        disabled={isOff}
        onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
      />
      <i aria-hidden="true" data-on={on} data-off={off} />
    </span>
  );
};
