import { Marker } from '@claim-it/board';
import type { MatchSummary } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Ask } from '../../kit/controls/ask.tsx';
import { PlateLink, WoodButton, WoodLink } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { device } from '../../kit/text/lazyTexts.ts';
import { dated, listed } from '../../kit/text/listing.ts';
import { sayDamage } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';
import type { GameSummary } from '../../parts/games/summary.ts';
import { sayState } from '../../parts/games/summary.ts';
import { LittleBoard } from '../../parts/littleBoard/littleBoard.tsx';

type Props = {
  readonly summary: MatchSummary;
  readonly onExport: () => void;
  readonly onRemove: () => void;
};

const Facts = ({ summary }: { readonly summary: GameSummary }): JSX.Element => {
  const { saved: texts } = device.text();
  const { game, kind, changedAt } = summary;
  const isOver = kind === 'over';
  return (
    <>
      <p class="card-state">
        <span class={isOver ? 'badge' : 'badge running'}>
          {isOver ? texts.finished : texts.running}
        </span>
        {sayState(summary)}
      </p>
      <p class="card-date faint">{texts.changed(dated(changedAt))}</p>
      <p class="card-colors one-row" aria-hidden="true">
        {game.setup.colors.map((color) => (
          <Marker key={color} color={color} size={26} />
        ))}
      </p>
    </>
  );
};

/** One game on this device: how it stands, and what can be done with it. */
export const GameCard = ({ summary, onExport, onRemove }: Props): JSX.Element => {
  const { saved: texts } = device.text();
  const isAsking = useSignal(false);
  const isDamaged = summary.kind === 'damaged';
  const names = isDamaged
    ? text().pages.home.damaged
    : listed(summary.setup.sitters.map(({ name }) => name));
  return (
    <li class="sheet game-card">
      {!isDamaged && <LittleBoard game={summary.game} />}
      <div class="card-words stacked">
        <h2>{names}</h2>
        {isDamaged ? <p>{sayDamage(text(), summary.damage)}</p> : <Facts summary={summary} />}
      </div>
      {isAsking.value ? (
        <Ask
          question={texts.removeSure(names)}
          no={texts.keep}
          yes={texts.yesRemove}
          isGrave={true}
          onYes={onRemove}
          onNo={sets(isAsking, false)}
        />
      ) : (
        <div class="button-row">
          {!isDamaged && (
            <PlateLink to={{ kind: 'play', id: summary.id }}>
              {summary.kind === 'over' ? texts.look : text().pages.home.goOn.title}
              <span class="spoken-only">: {names}</span>
            </PlateLink>
          )}
          {!isDamaged && (
            <WoodLink to={{ kind: 'review', id: summary.id }}>
              {summary.kind === 'over' ? text().pages.names.review : text().table.menu.lookBack}
              <span class="spoken-only">: {names}</span>
            </WoodLink>
          )}
          <WoodButton onPress={onExport}>
            <Icon name="save" /> {texts.export}
          </WoodButton>
          <WoodButton onPress={sets(isAsking, true)}>
            <Icon name="bin" /> {texts.remove}
          </WoodButton>
        </div>
      )}
    </li>
  );
};
