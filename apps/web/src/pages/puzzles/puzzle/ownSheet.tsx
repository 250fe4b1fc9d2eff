import type { Game } from '@claim-it/rules';
import { parsePosition } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { WoodLink } from '../../../kit/controls/buttons.tsx';
import { places } from '../../../kit/text/lazyTexts.ts';
import { LittleBoard } from '../../../parts/littleBoard/littleBoard.tsx';
import type { Mistake } from '../../../parts/results/result.ts';
import { readStoredResults } from '../../../parts/results/storedResults.ts';

/** What the people of this device could have played better, the worst first. */
const readMistakes = async (): Promise<readonly Mistake[]> => {
  const { results } = await readStoredResults();
  return results
    .flatMap(({ judged, seats }) =>
      (judged?.mistakes ?? []).filter(({ seat }) => seats[seat]?.kind === 'person'),
    )
    .toSorted((one, other) => other.loss - one.loss);
};

const gameOf = (mistake: Mistake | undefined): Game | null => {
  const game = parsePosition(mistake?.position ?? '');
  return game.ok ? game.value : null;
};

/** The tenth sheet: turns of one's own games, to be tried again among the statistics. */
export const OwnSheet = (): JSX.Element => {
  const { own: say } = places.text().puzzles;
  const mistakes = useSignal<readonly Mistake[]>([]);
  useEffect(() => {
    readMistakes().then(
      (found) => {
        mistakes.value = found;
      },
      // A device that keeps nothing has no games to learn from.
      () => undefined,
    );
  }, []);
  const { length } = mistakes.value;
  const game = gameOf(mistakes.value[0]);
  return (
    <li class="sheet theme-sheet">
      {game === null ? (
        <span class="theme-picture" aria-hidden="true" />
      ) : (
        <LittleBoard game={game} />
      )}
      <h2>{say.name}</h2>
      <p>{length === 0 ? say.none : say.line(length)}</p>
      <WoodLink to={{ kind: 'ledger' }}>{length === 0 ? say.statistics : say.button}</WoodLink>
    </li>
  );
};
