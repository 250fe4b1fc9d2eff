import { Marker } from '@claim-it/board';
import { setupOf } from '@claim-it/client/model';
import type { Game, Replay } from '@claim-it/rules';
import { colorOf, standings } from '@claim-it/rules';
import type { Names } from '@claim-it/text';
import { say } from '@claim-it/text/say';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RoundButton } from '../../kit/controls/buttons.tsx';
import { DataTable } from '../../kit/controls/dataTable.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { StillBoard } from '../../parts/stillBoard/stillBoard.tsx';
import { namesAt } from '../../table/model/seats.ts';
import { replayTurns } from './replayTurns.ts';

type StandingsProps = { readonly game: Game; readonly names: Names };

const Standings = ({ game, names }: StandingsProps): JSX.Element => {
  const { shared: texts } = device.text();
  const rows = standings(game).map(({ seat, group, claims, spaces }) => {
    const player = (
      <span class="marked-name one-row">
        <Marker color={colorOf(game, seat)} size={24} />
        {names.player(seat)}
      </span>
    );
    return { key: seat, cells: [player, group, claims, spaces] as const };
  });
  return (
    <DataTable
      look="replay-standings"
      caption={texts.standings}
      columns={[text().table.end.player, texts.group, texts.claims, texts.spaces]}
      rows={rows}
    />
  );
};

type StepperProps = { readonly at: Signal<number>; readonly last: number };

const Stepper = ({ at, last }: StepperProps): JSX.Element => {
  const { shared: texts } = device.text();
  const moves = [
    { name: 'undo', label: texts.first, to: 0 },
    { name: 'back', label: texts.previous, to: at.value - 1 },
    { name: 'forward', label: texts.next, to: at.value + 1 },
    { name: 'flag', label: texts.last, to: last },
  ] as const;
  return (
    <div class="stepper">
      {moves.map(({ name, label, to }) => (
        <RoundButton
          key={name}
          icon={name}
          label={label}
          aria-disabled={to < 0 || to > last || to === at.value}
          onClick={sets(at, Math.min(last, Math.max(0, to)))}
        />
      ))}
    </div>
  );
};

type Props = { readonly replay: Replay };

/** A game turn by turn, from its end. */
export const ReplayView = ({ replay }: Props): JSX.Element => {
  const { shared: texts } = device.text();
  const turns = useMemo(() => replayTurns(replay), [replay]);
  const at = useSignal(turns.length);
  const setup = useMemo(() => setupOf(replay.record), [replay]);
  const names = namesAt(text(), setup);
  const turn = turns[at.value - 1];
  const game = turn?.after ?? replay.start;
  return (
    <div class="replay">
      <StillBoard game={game} setup={setup} />
      <div class="sheet replay-notes">
        <Stepper at={at} last={turns.length} />
        <div role="status">
          <h2>{turn === undefined ? texts.start : texts.turn(at.value, turns.length)}</h2>
          {turn !== undefined && (
            <ol class="told">
              {turn.events.map((event, nth) => (
                <li key={`${nth} ${event.kind}`}>{say(text().events, event, names)}</li>
              ))}
            </ol>
          )}
        </div>
        <Standings game={game} names={names} />
      </div>
    </div>
  );
};
