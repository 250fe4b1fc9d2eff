import { runningTables, turnsElsewhere } from '@claim-it/client/running';
import type { JSX } from 'preact';
import { Link } from '../../kit/navigation/link.tsx';
import { text } from '../../kit/text/texts.ts';
import { RunningRow } from '../../parts/turns/runningRow.tsx';

const SHOWN = 3;

/** The first paper while tables wait for this device: the one that waits longest comes first. */
export const YourTurns = (): JSX.Element | null => {
  const { turns, pages } = text();
  const waiting = turnsElsewhere.value;
  if (waiting.length === 0) return null;
  const others = runningTables.value.length - waiting.length;
  return (
    <section class="sheet notice your-turns">
      <h2>{turns.yourTurn(waiting.length)}</h2>
      <ul>
        {waiting.slice(0, SHOWN).map((card) => (
          <RunningRow key={card.table} card={card} />
        ))}
      </ul>
      <p class="notice-links">
        <span>{others > 0 && turns.waitingFor(others)}</span>
        <Link to={{ kind: 'saved' }}>{pages.home.allGames}</Link>
      </p>
    </section>
  );
};
