import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Link } from '../../kit/navigation/link.tsx';
import { whenIdle } from '../../kit/render/idle.ts';
import { text } from '../../kit/text/texts.ts';
import { gameAt } from '../../parts/games/position.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';

const EMPTY = gameAt('....../....../....../....../....../...... go g - - std');

type Notice = FunctionComponent<{ readonly blank: ComponentChildren }>;

/** Fetches what the notice says about today. */
export type LoadNotice = () => Promise<Notice>;

/** The notice before anything is known about the day. */
const Blank = (): JSX.Element => (
  <>
    <LittleBoard game={EMPTY} />
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
export const DailyNotice = ({ load }: { readonly load: LoadNotice }): JSX.Element => {
  const fetched = useSignal<{ readonly Notice: Notice } | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void load().then(
          (Notice) => {
            fetched.value = { Notice };
          },
          () => undefined, // the blank notice leads there as well
        );
      }),
    [fetched, load],
  );
  const Today = fetched.value?.Notice;
  return (
    <section class="sheet notice teaser daily-notice">
      {Today === undefined ? <Blank /> : <Today blank={<Blank />} />}
    </section>
  );
};
