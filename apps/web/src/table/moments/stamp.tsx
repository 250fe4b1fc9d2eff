import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Moment } from '../stage/moment.ts';
import { BUST } from '../stage/motions.ts';

type Props = { readonly moment: Extract<Moment, { kind: 'busting' }> };

/** The red stamp; it falls when the markers have been swept away. */
export const Stamp = ({ moment: { ms, lost } }: Props): JSX.Element => {
  const { busted, nothingLost } = text().spaces.moments;
  const delay = ms * (BUST.shake + BUST.sweep);
  return (
    <p class="stamp" style={{ '--delay': `${delay}ms`, '--ms': `${ms * BUST.stamp}ms` }}>
      <span>{lost.length === 0 ? nothingLost : busted}</span>
    </p>
  );
};
