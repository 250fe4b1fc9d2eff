import { Die, Marker } from '@claim-it/board';
import { settings } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { listed } from '../../kit/text/listing.ts';
import { text } from '../../kit/text/texts.ts';
import { dealIn } from '../../parts/games/dealIn.ts';
import type { GameSummary } from '../../parts/games/summary.ts';
import { othersAt } from '../../parts/games/summary.ts';
import { setupWish } from '../../parts/seats/wish.ts';

type SignProps = {
  /** Gold for the one thing to do first, walnut for the others. */
  readonly wood: 'gold' | 'walnut';
  readonly sign: JSX.Element;
  readonly title: string;
  readonly line: string;
};

/** An arrow board of the signpost, as wide and high as what stands on it. */
const Sign = ({ wood, sign, title, line }: SignProps): JSX.Element => (
  <span class={`plank one-row ${wood}`}>
    <span class="plank-sign centered">{sign}</span>
    <span class="plank-words">
      <b>{title}</b>
      <span>{line}</span>
    </span>
  </span>
);

const PlayNow = ({ wood }: Pick<SignProps, 'wood'>): JSX.Element => {
  const { playNow, dealing } = text().pages.home;
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
  return (
    <button type="button" aria-busy={isBusy.value} onClick={() => void deal()}>
      <Sign
        wood={wood}
        sign={<Die pip={5} size={38} turn={1} />}
        title={playNow.title}
        line={isBusy.value ? dealing : playNow.line}
      />
    </button>
  );
};

const GoOn = ({ game: { id, setup, game } }: { readonly game: GameSummary }): JSX.Element => {
  const { title, line } = text().pages.home.goOn;
  const others = listed(othersAt(setup, settings.value.name));
  const color = game.setup.colors[game.turn.seat] ?? 'green';
  return (
    <Link to={{ kind: 'play', id }}>
      <Sign
        wood="gold"
        sign={<Marker color={color} size={50} />}
        title={title}
        line={line(others)}
      />
    </Link>
  );
};

const TwoMarkers = (): JSX.Element => (
  <span class="two-markers">
    <Marker color="orange" size={34} />
    <Marker color="blue" size={34} />
  </span>
);

/** A letter with a seal: an invitation. */
const Envelope = (): JSX.Element => (
  <svg class="art envelope" viewBox="0 0 48 34" width="48" height="34" aria-hidden="true">
    <path d="M2 2h44v30H2z" fill="#f3e3bd" stroke="#2a1508" stroke-width="2.5" />
    <path d="M2 3l22 16L46 3" fill="none" stroke="#2a1508" stroke-width="2.5" />
    <circle cx="24" cy="18.500" r="6" fill="#a8281b" stroke="#4a0d06" stroke-width="1.500" />
  </svg>
);

/** The signpost: where one can go from here. A running game comes first. */
export const Planks = ({ running }: { readonly running: GameSummary | null }): JSX.Element => {
  const { pages } = text();
  const { pass, friends, learn } = pages.home;
  return (
    <nav class="planks" aria-label={pages.frame.pages}>
      <div class="signpost" aria-hidden="true" />
      {running !== null && <GoOn game={running} />}
      <PlayNow wood={running === null ? 'gold' : 'walnut'} />
      <Link to={{ kind: 'open' }}>
        <Sign wood="walnut" sign={<Envelope />} {...friends} />
      </Link>
      <Link to={{ kind: 'setup' }} before={sets(setupWish, 'people')}>
        <Sign wood="walnut" sign={<TwoMarkers />} {...pass} />
      </Link>
      <Link to={{ kind: 'learn', lesson: null }}>
        <Sign wood="walnut" sign={<Icon name="rules" />} {...learn} />
      </Link>
    </nav>
  );
};
