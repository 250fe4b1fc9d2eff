import { Die, Marker } from '@claim-it/board';
import { opponents } from '@claim-it/client/local';
import { settings } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent, JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Link } from '../../kit/navigation/link.tsx';
import type { Page } from '../../kit/navigation/route.ts';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';
import { dealIn } from '../../parts/games/dealIn.ts';
import type { GameSummary } from '../../parts/games/summary.ts';
import { othersAt } from '../../parts/games/summary.ts';
import { setupWish } from '../../parts/seats/wish.ts';
import { Book, Envelope, TwoMarkers } from './plankSigns.tsx';

type SignProps = {
  /** Gold for the one thing to do first, walnut for the others. */
  readonly wood: 'gold' | 'walnut';
  readonly sign: JSX.Element;
  readonly children: ComponentChildren;
};

/** An arrow board of the signpost, as wide and high as its content. An element with the class `plank-press` fills it. */
const Sign = ({ wood, sign, children }: SignProps): JSX.Element => (
  <div class={`plank one-row ${wood}`}>
    <span class="plank-sign centered">{sign}</span>
    <div class="plank-words">{children}</div>
  </div>
);

type WayProps = Omit<SignProps, 'children'> & {
  readonly to: Page;
  readonly title: string;
  readonly line: string;
  readonly before?: () => void;
};

const Way = ({ wood, sign, title, line, ...rest }: WayProps): JSX.Element => (
  <Sign wood={wood} sign={sign}>
    <Link class="plank-press" {...rest}>
      <b>{title}</b> <span class="plank-line">{line}</span>
    </Link>
  </Sign>
);

type SheetProps = { readonly onClose: () => void; readonly onPlay: () => void };

/** The sheet is loaded when the player wants other opponents. */
const useOpponentSheet = () => {
  const fetched = useSignal<{ readonly OpponentSheet: FunctionComponent<SheetProps> } | null>(null);
  const open = async (): Promise<void> => {
    fetched.value = await import('./opponentSheet.tsx');
  };
  return { fetched, open };
};

const PlayNow = ({ wood }: Pick<SignProps, 'wood'>): JSX.Element => {
  const { playNow, dealing } = text().pages.home;
  const { against, change, opponents: opponentTexts } = text().home;
  const id = useId();
  const { bots } = text();
  const { fetched, open } = useOpponentSheet();
  const isBusy = useSignal(false);
  const deal = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      await dealIn();
    } finally {
      isBusy.value = false;
    }
  };
  const line = against(listed(opponents.value.map((level) => bots[level].level)));
  const Sheet = fetched.value?.OpponentSheet;
  return (
    <>
      <Sign wood={wood} sign={<Die pip={5} size={38} turn={1} />}>
        <button
          type="button"
          class="plank-press"
          aria-busy={isBusy.value}
          aria-describedby={id}
          onClick={() => void deal()}
        >
          <b>{playNow.title}</b>
        </button>
        <span class="plank-line">
          <span id={id}>{isBusy.value ? dealing : line}</span>,{' '}
          <Button
            class="plank-change"
            label={change}
            aria-description={opponentTexts.title}
            onClick={() => void open()}
          />
        </span>
      </Sign>
      {Sheet !== undefined && <Sheet onClose={sets(fetched, null)} onPlay={() => void deal()} />}
    </>
  );
};

const GoOn = ({ game: { id, setup, game } }: { readonly game: GameSummary }): JSX.Element => {
  const { title, line } = text().pages.home.goOn;
  const others = listed(othersAt(setup, settings.value.name));
  const color = game.setup.colors[game.turn.seat] ?? 'green';
  return (
    <Way
      wood="gold"
      sign={<Marker color={color} size={50} />}
      to={{ kind: 'play', id }}
      title={title}
      line={line(others)}
    />
  );
};

/** To the tables of the server; the shortest way to a link for friends is on it, too. */
const PlayOnline = (): JSX.Element => {
  const { title, friends, or } = text().home.online;
  return (
    <Sign wood="walnut" sign={<Envelope />}>
      <Link class="plank-press" to={{ kind: 'lobby' }}>
        <b>{title}</b>
      </Link>
      <span class="plank-line">
        <Link class="plank-change" to={{ kind: 'open' }}>
          {friends}
        </Link>
        {or}
      </span>
    </Sign>
  );
};

/** The signpost: where one can go from here. A running game comes first. */
export const Planks = ({ running }: { readonly running: GameSummary | null }): JSX.Element => {
  const { pages } = text();
  const { pass, learn } = pages.home;
  return (
    <nav class="planks" aria-label={pages.frame.pages}>
      <div class="signpost" aria-hidden="true" />
      {running !== null && <GoOn game={running} />}
      <PlayNow wood={running === null ? 'gold' : 'walnut'} />
      <PlayOnline />
      <Way
        wood="walnut"
        sign={<TwoMarkers />}
        to={{ kind: 'setup' }}
        before={sets(setupWish, 'people')}
        {...pass}
      />
      <Way wood="walnut" sign={<Book />} to={{ kind: 'learn', lesson: null }} {...learn} />
    </nav>
  );
};
