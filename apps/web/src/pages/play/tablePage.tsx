import { openMatch } from '@claim-it/client/local';
import type { OpenRefusal, PlayedMatch } from '@claim-it/client/model';
import type { Result } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../../kit/navigation/link.tsx';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import { MatchTable } from '../../parts/match/matchTable.tsx';
import './tablePage.css';

/** A match that cannot be opened: why, and where to go. Saved games offer what was saved for export. */
const Unopened = ({ refusal }: { readonly refusal: OpenRefusal }): JSX.Element => {
  const { trouble: say } = text().table;
  const title = {
    notFound: say.notFound,
    damaged: say.damaged,
    storageForbidden: say.forbidden,
  }[refusal.kind];
  return (
    <main class="unopened centered" id="main" tabIndex={-1}>
      <div class="table-top" />
      <div class="sheet unopened-paper">
        <h1>{title}</h1>
        <p>{sayNotice(text(), refusal)}</p>
        <p class="sheet-actions in-row">
          <Link to={{ kind: 'saved' }} class="wood-button">
            {say.savedGames}
          </Link>
          <Link to={{ kind: 'home' }} class="wood-button">
            {text().pages.frame.home}
          </Link>
        </p>
      </div>
    </main>
  );
};

const Opening = (): JSX.Element => (
  <main class="unopened centered" id="main" tabIndex={-1} aria-busy="true">
    <div class="table-top" />
    <p class="unopened-wait">{text().table.trouble.opening}</p>
  </main>
);

/** The table of one match, from its address. */
export const TablePage = ({ id }: { readonly id: string }): JSX.Element => {
  const opened = useSignal<Result<PlayedMatch, OpenRefusal> | null>(null);
  useEffect(() => {
    let isLeft = false;
    opened.value = null;
    void openMatch(id).then((result) => {
      if (!isLeft) opened.value = result;
      else if (result.ok) result.value.stop(); // the player went elsewhere meanwhile
    });
    return () => {
      isLeft = true;
    };
  }, [id, opened]);
  const result = opened.value;
  if (result === null) return <Opening />;
  return result.ok ? (
    <MatchTable key={id} match={result.value} />
  ) : (
    <Unopened refusal={result.reason} />
  );
};
