import type { MatchSetup } from '@claim-it/client/model';
import type { Seat } from '@claim-it/rules';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import { sitterAt } from '../model/seats.ts';

type Props = { readonly setup: MatchSetup; readonly luck: readonly number[] };

/** A bar is full at so many points. */
const FULL = 50;

/** What the dice gave and took, one bar for each player from the middle. */
export const LuckBars = ({ setup, luck }: Props): JSX.Element => {
  const { end: say } = text().happened;
  return (
    <section class="end-luck">
      <h3>{say.luck}</h3>
      <ul>
        {luck.map((points, seat) => {
          const { name, color } = sitterAt(setup, seat as Seat);
          const wide = `${Math.min(50, (Math.abs(points) / FULL) * 50)}%`;
          return (
            <li key={seat} data-color={color}>
              <span>{name}</span>
              <span class="luck-bar" aria-hidden="true">
                <i class={points < 0 ? 'is-bad' : ''} style={{ width: wide }} />
              </span>
              <b>{say.points(points)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
