import { newGame } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { whenIdle } from '../app/idle.ts';
import { Link } from '../app/link.tsx';
import { LittleBoard } from '../app/littleBoard.tsx';
import { text } from '../app/texts.ts';

const EMPTY = newGame({ colors: ['green', 'orange'], variant: 'standard' });

/** The notice before anything is known about the day. */
const Blank = (): JSX.Element => (
  <>
    {EMPTY.ok && <LittleBoard game={EMPTY.value} />}
    <div class="teaser-words">
      <h2>{text().pages.names.daily}</h2>
      <p>
        <Link to={{ kind: 'daily' }} class="plate">
          {text().pages.home.open}
        </Link>
      </p>
    </div>
  </>
);

/** The puzzle of the day, pinned up; what is on it comes when nothing else is going on. */
export const DailyNotice = (): JSX.Element => {
  const fetched = useSignal<{
    readonly Notice: FunctionComponent<{ readonly blank: ComponentChildren }>;
  } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void import('../puzzles/todayNotice.tsx').then(
          ({ TodayNotice }) => {
            fetched.value = { Notice: TodayNotice };
          },
          () => undefined, // the blank notice leads there as well
        );
      }),
    [fetched],
  );
  const Notice = fetched.value?.Notice;
  return (
    <section class="sheet notice teaser daily-notice">
      {Notice === undefined ? <Blank /> : <Notice blank={<Blank />} />}
    </section>
  );
};
