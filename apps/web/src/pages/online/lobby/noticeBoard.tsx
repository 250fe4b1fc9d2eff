import './board.css';
import type { TableCard } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button, PlateLink, WoodLink } from '../../../kit/controls/buttons.tsx';
import { Link } from '../../../kit/navigation/link.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { DoorBell, ringDoorBell } from '../../../parts/notices/doorBell.tsx';
import type { SlipBoard } from './slips.ts';
import { boardOf, withFresh } from './slips.ts';
import { Slip } from './tableCard.tsx';
import { Tumbleweed } from './tumbleweed.tsx';

/** The empty list: the actions until other players come. */
const EmptyBoard = (): JSX.Element => {
  const { lobby: say, places } = online.text();
  return (
    <div class="sheet crumpled pinned empty-board">
      <Tumbleweed />
      <h3>{say.empty}</h3>
      <p>{say.emptyLine}</p>
      <p class="button-row">
        <PlateLink to={{ kind: 'open' }}>{say.openOne}</PlateLink>
        <WoodLink to={{ kind: 'setup' }}>{say.meanwhile}</WoodLink>
      </p>
      <DoorBell label={places.lobby.bell} />
      <p>
        {places.lobby.until}
        {text().words.colon}
        <Link to={{ kind: 'daily' }}>{places.lobby.puzzle}</Link>
      </p>
    </div>
  );
};

/** For those who found nothing: their own table hangs here, too. */
const PinUp = (): JSX.Element => {
  const { places } = online.text();
  return (
    <div class="pin-up">
      <div class="sheet pinned one-row">
        <p>{places.lobby.pin}</p>
        <WoodLink to={{ kind: 'open' }}>{places.lobby.pinOne}</WoodLink>
      </div>
      <p class="sheet pinned be-kind">{places.lobby.kind}</p>
    </div>
  );
};

/** The board at the last look; a bell rings when tables are added. */
const useBoard = (open: readonly TableCard[]) => {
  const board = useSignal<SlipBoard>(boardOf(null, open));
  useEffect(() => {
    const before = board.peek();
    const now = boardOf(before, open);
    const live = (one: SlipBoard): number => one.slips.filter(({ isGone }) => !isGone).length;
    if (now.fresh.length > before.fresh.length || live(now) > live(before)) ringDoorBell();
    board.value = now;
  }, [open]);
  return board;
};

/** The notice board: tables whose opener is here. */
export const NoticeBoard = ({ open }: { readonly open: readonly TableCard[] }): JSX.Element => {
  const { lobby: say, places } = online.text();
  const board = useBoard(open);
  const { slips, fresh } = board.value;
  return (
    <section class="notice-board">
      <h2 class="plate">{say.board}</h2>
      <p class="fresh-slips" role="status">
        {fresh.length > 0 && (
          <Button
            class="plate"
            label={places.lobby.fresh(fresh.length)}
            onClick={() => {
              board.value = withFresh(board.peek());
            }}
          />
        )}
      </p>
      {slips.length === 0 ? (
        <EmptyBoard />
      ) : (
        <>
          <ul class="slips">
            {slips.map(({ card, isGone }) => (
              <Slip key={card.table} card={card} isGone={isGone} />
            ))}
          </ul>
          <PinUp />
        </>
      )}
    </section>
  );
};
