import type { LedgerText } from '@claim-it/text';
import type { JSX } from 'preact';
import { numbered, percent } from '../../kit/text/numbers.ts';
import type { PlayersLine } from './sums.ts';
import { byPlayers } from './sums.ts';
import type { OwnGame } from './whose.ts';

type Props = { readonly texts: LedgerText; readonly games: readonly OwnGame[] };

/** The share that was won as a bar, and where a fair share would be. */
const ShareBar = ({ share, fair }: { readonly share: number; readonly fair: number }) => (
  <svg class="share-bar" viewBox="0 0 100 14" preserveAspectRatio="none" aria-hidden="true">
    <rect class="share-won" x="0" y="0" width={100 * share} height="14" />
    <rect class="share-fair" x={100 * fair - 1} y="0" width="2" height="14" />
  </svg>
);

const Line = ({ line: { players, games, wins } }: { readonly line: PlayersLine }): JSX.Element => (
  <tr>
    <th scope="row">{players}</th>
    <td>{games}</td>
    <td>{numbered(wins, Number.isInteger(wins) ? 0 : 1)}</td>
    <td>
      <b>{percent(wins / games)}</b>
      <ShareBar share={wins / games} fair={1 / players} />
    </td>
    <td>{percent(1 / players)}</td>
  </tr>
);

/** Results by number of players, beside a fair share. */
export const ResultsPart = ({ texts, games }: Props): JSX.Element => {
  const { results: say } = texts;
  const lines = byPlayers(games);
  const wins = lines.reduce((sum, line) => sum + line.wins, 0);
  const fair = lines.reduce((sum, line) => sum + line.games / line.players, 0);
  return (
    <section class="sheet ledger-part">
      <h2>{say.heading}</h2>
      <p>{say.line(percent(wins / games.length), percent(fair / games.length))}</p>
      <table class="ledger-table">
        <caption class="spoken-only">{say.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{say.players}</th>
            <th scope="col">{say.games}</th>
            <th scope="col">{say.wins}</th>
            <th scope="col">{say.share}</th>
            <th scope="col">{say.fair}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.players} line={line} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
