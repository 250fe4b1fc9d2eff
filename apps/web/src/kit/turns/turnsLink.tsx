import './turnsLink.css';
import { turnsElsewhere } from '@claim-it/client/running';
import type { JSX } from 'preact';
import { Icon } from '../controls/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { text } from '../text/texts.ts';

/** "Your turn in 2 games", to the one that has waited longest; where there is little room, a bell and the number. */
export const TurnsLink = ({
  isShort = false,
}: {
  readonly isShort?: boolean;
}): JSX.Element | null => {
  const [oldest, ...others] = turnsElsewhere.value;
  if (oldest === undefined) return null;
  const count = others.length + 1;
  const words = text().turns.yourTurn(count);
  return (
    <Link
      to={{ kind: 'table', id: oldest.table }}
      class={`turns-link plate ${isShort ? 'is-short' : ''}`}
    >
      {!isShort && <span class="turns-dot" aria-hidden="true" />}
      <Icon name="bell" />
      <span class="turns-count" aria-hidden="true">
        {count}
      </span>
      <span class={isShort ? 'spoken-only' : 'turns-words'}>{words}</span>
    </Link>
  );
};
