import { ownName } from '@claim-it/client/local';
import { dailyBots } from '@claim-it/client/model';
import type { MatchSummary } from '@claim-it/client/storage';
import type { PuzzleText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { PlateLink, WoodLink } from '../../kit/controls/buttons.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import type { Day } from './calendar.ts';
import { dailyMatches, dailyNames, newDailyMatch } from './dailyGame.ts';
import type { DailyResult } from './kept.ts';
import { dayRow } from './kept.ts';
import { bustsIn, squaresOf } from './shareText.ts';

type Props = {
  readonly texts: PuzzleText;
  readonly day: Day;
  readonly matches: readonly MatchSummary[];
};

const Result = ({ texts, result }: { texts: PuzzleText; result: DailyResult }): JSX.Element => {
  const { place, players, mine } = result;
  return (
    <>
      <p class="daily-result">
        {texts.share.game({ place, players, mine, busts: bustsIn(result) })}
      </p>
      <p class="daily-squares" aria-hidden="true">
        {squaresOf(result)}
      </p>
    </>
  );
};

/** The game of the day: begin it, go on with it, or play it again for practice. */
export const DailyGameCard = ({ texts, day, matches }: Props): JSX.Element => {
  const isDealing = useSignal(false);
  const result = dayRow(day)?.game ?? null;
  const games = dailyMatches(matches, day);
  const running = games.find(({ kind }) => kind === 'open');
  const finished = games.find(({ kind }) => kind === 'over');
  const names = dailyNames(day);
  const levels = dailyBots(day).map((level) => texts.levels[level]);
  const deal = async (): Promise<void> => {
    if (isDealing.peek()) return;
    isDealing.value = true;
    goTo({ kind: 'play', id: await newDailyMatch(day, ownName()) });
  };
  return (
    <section class="sheet daily-card daily-game">
      <h2>{texts.dailyGame}</h2>
      <p>{texts.daily.company(names.map((name, index) => `${name} (${levels[index]})`))}</p>
      {result !== null && <Result texts={texts} result={result} />}
      <p>{result === null ? texts.daily.firstCounts : texts.daily.practice}</p>
      <p class="button-row">
        {running !== undefined ? (
          <PlateLink to={{ kind: 'play', id: running.id }}>{texts.daily.goOn}</PlateLink>
        ) : (
          <button
            type="button"
            class={result === null ? 'plate' : 'wood-button'}
            onClick={() => void deal()}
          >
            {result === null ? texts.daily.play : texts.daily.again}
          </button>
        )}
        {finished !== undefined && (
          <WoodLink to={{ kind: 'review', id: finished.id }}>{texts.daily.review}</WoodLink>
        )}
      </p>
    </section>
  );
};
