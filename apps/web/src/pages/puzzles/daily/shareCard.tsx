import type { Puzzle } from '@claim-it/ai';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { PlateButton, WoodButton } from '../../../kit/controls/buttons.tsx';
import { download } from '../../../kit/controls/download.ts';
import { into } from '../../../kit/controls/handlers.ts';
import type { ShareOutcome } from '../../../kit/controls/share.ts';
import { copyOut, shareOut } from '../../../kit/controls/share.ts';
import { addressOf, language } from '../../../kit/navigation/navigation.ts';
import { places, puzzles as puzzleTexts } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Day } from '../stored/days.ts';
import { dayBefore, sayDay, streakOn } from '../stored/days.ts';
import type { DayRow } from '../stored/storedAnswers.ts';
import { dayRow, solvedDays } from '../stored/storedAnswers.ts';
import { NuggetLine } from './calendar.tsx';
import type { DayPicture, Nugget } from './dayPicture.ts';
import { bustsIn, shareText } from './shareText.ts';

/** The last six days, the newest at the end. */
const lastDays = (day: Day): readonly Day[] => {
  const days = [day];
  while (days.length < 6) days.unshift(dayBefore(days[0] ?? day));
  return days;
};

const nuggetOf = (puzzle: DayRow['puzzle'] | null): Nugget => {
  if (puzzle?.isSolved !== true) return 'missed';
  return puzzle.tries === 1 ? 'first' : 'later';
};

/** What the card of a day says as a picture. */
const contentFor = ({ day, puzzle, game }: DayRow, shown: Puzzle): DayPicture => {
  const { share } = puzzleTexts.text();
  const streak = streakOn(day, solvedDays());
  const tried = puzzle?.isSolved === true ? share.solved : share.unsolved;
  const answered = puzzle === null ? null : tried(puzzle.tries);
  const days = streak < 2 ? null : `${streak} ${places.text().puzzles.days(streak)}`;
  const played = game === null ? null : share.game({ ...game, busts: bustsIn(game) });
  return {
    heading: text().pages.names.daily,
    lines: [sayDay(day, language.value), answered, played, days].filter((one) => one !== null),
    nuggets: lastDays(day).map((one) => nuggetOf(dayRow(one)?.puzzle ?? null)),
    game: shown.game,
  };
};

/** Without the picture the words are shared alone. */
const draw = async (content: DayPicture): Promise<Blob | null> => {
  try {
    const { drawDay } = await import('./dayPicture.ts');
    return await drawDay(content);
  } catch {
    return null;
  }
};

type Props = { readonly day: Day; readonly puzzle: Puzzle };

/** The shareable result of a day, without spoilers: words, and a picture. */
export const ShareCard = ({ day, puzzle }: Props): JSX.Element | null => {
  const texts = puzzleTexts.text();
  const said = useSignal('');
  const picture = useSignal<Blob | null>(null);
  const drawing = useRef<Promise<Blob | null>>(Promise.resolve(null));
  const row = dayRow(day);
  const key = JSON.stringify(row);
  // Drawn before the press: a device hands something on only at once.
  useEffect(() => {
    if (row === null) return;
    drawing.current = draw(contentFor(row, puzzle));
    void drawing.current.then(into(picture));
  }, [key, puzzle, language.value]);
  if (row === null) return null;
  const address = `${location.origin}${addressOf({ kind: 'daily' })}`;
  const told = shareText(texts, row, sayDay(day, language.value), address);
  const name = `claim-it-${day}.png`;
  const say = (done: ShareOutcome): void => {
    const { copied } = texts.share;
    said.value = { shared: '', copied, refused: text().table.menu.cannotCopy }[done];
  };
  const copy = async (): Promise<void> => say(await copyOut(told));
  const share = async (): Promise<void> => {
    const drawn = picture.peek();
    const files = drawn === null ? [] : [new File([drawn], name, { type: drawn.type })];
    say(await shareOut({ text: told, ...(files.length > 0 ? { files } : {}) }));
  };
  const save = async (): Promise<void> => {
    const drawn = await drawing.current;
    if (drawn !== null) download(name, drawn);
    said.value = drawn === null ? texts.share.noPicture : '';
  };
  return (
    <section class="sheet daily-card daily-share">
      <h2 class="spoken-only">{texts.share.title}</h2>
      <div class="share-picture">
        <b>{text().pages.title}</b>
        <p>{told.split('\n').slice(0, -1).join('\n')}</p>
        <NuggetLine rows={lastDays(day).map((one) => dayRow(one)?.puzzle ?? null)} />
      </div>
      <p>{texts.share.line}</p>
      <p class="button-row">
        <PlateButton onPress={() => void share()}>{texts.share.button}</PlateButton>
        <WoodButton onPress={() => void copy()}>{texts.share.copy}</WoodButton>
        <WoodButton onPress={() => void save()}>{texts.share.picture}</WoodButton>
      </p>
      <p role="status">{said.value}</p>
    </section>
  );
};
