import { Marker } from '@claim-it/board';
import type { Seat } from '@claim-it/rules';
import { colorOf } from '@claim-it/rules';
import type { TableText } from '@claim-it/text';
import type { JSX } from 'preact';
import { text } from '../../kit/text/texts.ts';
import type { Banner } from '../model/banner.ts';
import { bannerOf } from '../model/banner.ts';
import { sitterAt } from '../model/seats.ts';
import { rollsThisTurn } from '../model/turns.ts';
import type { TableModel } from '../state/tableModel.ts';
import './banner.css';

type Said = { readonly head: string; readonly detail: string | null };

/** The words on the banner. */
const sayBanner = (
  { banner: say }: Pick<TableText, 'banner'>,
  banner: Banner,
  nameOf: (seat: Seat) => string,
): Said => {
  switch (banner.kind) {
    case 'whoBegins':
      return { head: say.whoBegins, detail: null };
    case 'yours': {
      const name = nameOf(banner.seat);
      const detail = banner.hint === 'passTo' ? say.passTo(name) : say[banner.hint];
      return { head: say.yourTurn(name), detail };
    }
    case 'watching': {
      const detail = banner.rolls === 0 ? null : say.rollNumber(banner.rolls);
      return { head: say[banner.doing](nameOf(banner.seat)), detail };
    }
    case 'busted':
      return { head: say.busted, detail: say.bustedLost(banner.lost) };
    case 'lastRound': {
      const { claims } = banner;
      return {
        head: say.lastRound,
        detail: say.lastRoundWhy({ name: nameOf(banner.seat), claims }),
      };
    }
    case 'over':
      return { head: say.wins(banner.winners.map(nameOf)), detail: say.over };
  }
};

const seatOf = (banner: Banner): Seat | null => {
  if (banner.kind === 'whoBegins') return null;
  return banner.kind === 'over' ? (banner.winners[0] ?? null) : banner.seat;
};

/** Brass for you, dark for others, red for loss and the end. */
const LOOKS: Readonly<Record<Banner['kind'], string>> = {
  whoBegins: 'plate',
  yours: 'plate',
  over: 'plate',
  watching: 'plate dark',
  busted: 'plate red',
  lastRound: 'plate red',
};

type Props = { readonly table: TableModel };

/** Whose turn it is and what is asked; the live regions say the same to those who listen. */
export const TurnBanner = ({ table }: Props): JSX.Element => {
  const { match, game, moment, steps } = table;
  const { setup } = match;
  const banner = bannerOf(game.value, setup, moment.value, rollsThisTurn(steps.value));
  const said = sayBanner(text().table, banner, (seat) => sitterAt(setup, seat).name);
  const seat = seatOf(banner);
  return (
    <div class={`banner one-row ${LOOKS[banner.kind]}`} data-kind={banner.kind}>
      {LOOKS[banner.kind] === 'plate' && <i class="screw" />}
      {seat !== null && <Marker color={colorOf(game.value, seat)} size={40} />}
      <p class="banner-words">
        <b>{said.head}</b>
        {said.detail !== null && <span>{said.detail}</span>}
      </p>
      {LOOKS[banner.kind] === 'plate' && <i class="screw" />}
    </div>
  );
};
