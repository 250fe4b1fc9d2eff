import './runningRow.css';
import { Marker } from '@claim-it/board';
import { isMyTurn } from '@claim-it/client/running';
import type { TableCard } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { Link } from '../../kit/navigation/link.tsx';
import { text } from '../../kit/text/texts.ts';
import { tableLine, tableTitle } from './tableWords.ts';

/** A running table in a list: who is there, their colors, what it waits for, and the way to it. */
export const RunningRow = ({ card }: { readonly card: TableCard }): JSX.Element => {
  const { roll, goOn } = text().turns;
  const title = tableTitle(card);
  const isMine = isMyTurn(card);
  return (
    <li class="running-row">
      <span class="running-words">
        <b>
          {title}{' '}
          <span class="running-colors" aria-hidden="true">
            {card.chairs.map(
              ({ color }) => color !== null && <Marker key={color} color={color} size={21} bare />,
            )}
          </span>
        </b>
        <small>{tableLine(card)}</small>
      </span>
      <Link to={{ kind: 'table', id: card.table }} class={isMine ? 'plate' : 'wood-button'}>
        {isMine ? roll : goOn}
        <span class="spoken-only">: {title}</span>
      </Link>
    </li>
  );
};
