import './bigScreen.css';
import { shownShares } from '@claim-it/ai';
import { Marker, ThreeDice } from '@claim-it/board';
import type { MatchSetup } from '@claim-it/client/model';
import type { Game, Roll } from '@claim-it/rules';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { RoundLink, WoodButton } from '../../kit/controls/buttons.tsx';
import { PageHeading } from '../../kit/frame/pageHeading.tsx';
import type { Page } from '../../kit/navigation/route.ts';
import { review } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { StillBoard } from '../../parts/stillBoard/stillBoard.tsx';
import type { Card } from '../../table/model/cards.ts';
import { cardsOf, pipsOf } from '../../table/model/cards.ts';
import { namesAt } from '../../table/model/seats.ts';
import type { Forecast } from './forecast.ts';

type Props = {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly forecast: Forecast | null;
  /** Why chances are missing, where they are. */
  readonly note?: string | null;
  /** The table itself. */
  readonly table: Page;
};

/** The roll that is shown; null before the first of a turn. */
const rollOn = ({ turn: { phase } }: Game): Roll | null => {
  if (phase.kind === 'toPlace') return phase.roll;
  return phase.kind === 'toDecide' ? (phase.undoable?.roll ?? null) : null;
};

const sayHead = (game: Game, setup: MatchSetup): string => {
  const { banner } = text().table;
  const { player } = namesAt(text(), setup);
  const { phase, seat } = game.turn;
  return phase.kind === 'over'
    ? banner.wins(phase.winners.map(player))
    : banner.rolling(player(seat));
};

type CardProps = { readonly card: Card; readonly share: number | null };

const Chance = ({ share }: { readonly share: number }): JSX.Element => (
  <div class="big-chance one-row">
    <span class="big-bar" aria-hidden="true">
      <i style={{ '--share': `${Math.round(share * 1000) / 10}%` }} />
    </span>
    <b>
      <span class="spoken-only">{review.text().charts.chances} </span>
      {review.text().numbers.percent(share)}
    </b>
  </div>
);

const BigCard = ({ card, share }: CardProps): JSX.Element => {
  const { cards: say } = text().table;
  const { sitter, standing, needed } = card;
  return (
    <li
      class={`big-card well ${card.isOnTurn ? 'active' : ''} ${card.isGone ? 'is-gone' : ''}`}
      data-color={sitter.color}
    >
      <Marker color={sitter.color} size={56} />
      <p class="big-name in-row">
        {sitter.name}
        {card.isCaller && <span class="pennant">{say.lastRound}</span>}
      </p>
      <p class="big-stats">
        <span>
          <b>{standing.group}</b> {say.mine}
        </span>{' '}
        <span>
          <b>{standing.claims}</b>
          {standing.claims <= needed && `/${needed}`} {say.claims}
        </span>
      </p>
      <div class="big-pips" aria-hidden="true">
        {pipsOf(card).map((pip, index) => (
          <i key={index} class={`big-pip is-${pip}`} />
        ))}
      </div>
      {share !== null && <Chance share={share} />}
    </li>
  );
};

const sayRisk = (forecast: Forecast | null): string => {
  const { show } = review.text();
  const busts = forecast?.busts ?? null;
  if (busts === null) return '\u00a0';
  return busts === 0 ? show.noBust : show.bust(text().numbers.risk(busts), busts);
};

/** Red is for the last round; a win is no alarm. */
const isLastRound = ({ lastRoundCalledBy, turn }: Game): boolean =>
  lastRoundCalledBy !== null && turn.phase.kind !== 'over';

const ignore = (): void => undefined;

/** A game on a big screen: board, players with their chances, dice and risk, and nothing else. */
export const BigScreenView = (props: Props): JSX.Element => {
  const { game, setup, forecast, note = null, table } = props;
  const { head, show } = review.text();
  const root = useRef<HTMLDivElement>(null);
  const roll = rollOn(game);
  const shares = forecast === null ? null : shownShares(forecast.shares, 0);
  const switchFull = (): void => {
    if (document.fullscreenElement === null) void root.current?.requestFullscreen().catch(ignore);
    else void document.exitFullscreen().catch(ignore);
  };
  return (
    <div class="big-screen" ref={root}>
      <div class="table-top" aria-hidden="true" />
      <header class="big-controls">
        <RoundLink to={table} icon="back" label={head.table} />
        {document.fullscreenEnabled && (
          <WoodButton onPress={switchFull}>{show.fullScreen}</WoodButton>
        )}
      </header>
      <main id="main" tabIndex={-1}>
        <div class="big-board">
          <StillBoard game={game} setup={setup} />
        </div>
        <div class="big-side">
          <div class={`big-head plate ${isLastRound(game) ? 'red' : ''}`}>
            <PageHeading>{sayHead(game, setup)}</PageHeading>
          </div>
          <ul class="big-cards" aria-label={text().table.cards.heading}>
            {cardsOf(game, setup).map((card) => {
              const share = shares?.[card.seat] ?? null;
              return <BigCard key={card.seat} card={card} share={share} />;
            })}
          </ul>
          {game.turn.phase.kind !== 'over' && (
            <div class="big-dice well" aria-hidden="true">
              {roll !== null && <ThreeDice roll={roll} size={64} />}
            </div>
          )}
          <p class="big-risk" role="status">
            {note ?? sayRisk(forecast)}
          </p>
        </div>
      </main>
    </div>
  );
};
