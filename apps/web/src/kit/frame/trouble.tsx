import type { JSX } from 'preact';
import { Button } from '../controls/buttons.tsx';
import { Link } from '../navigation/link.tsx';
import { text } from '../text/texts.ts';
import { PageFrame } from './pageFrame.tsx';

type Props = {
  readonly title: string;
  readonly line: string;
  /** Where trying again may help. */
  readonly again?: () => void;
};

/** A page that could not be shown, in words. */
export const Trouble = ({ title, line, again }: Props): JSX.Element => {
  const { frame } = text().pages;
  return (
    <PageFrame title={title}>
      <div class="sheet trouble">
        <p>{line}</p>
        <p class="button-row">
          {again !== undefined && <Button class="plate" label={frame.again} onClick={again} />}
          <Link to={{ kind: 'home' }} class="wood-button">
            {frame.home}
          </Link>
        </p>
      </div>
    </PageFrame>
  );
};
