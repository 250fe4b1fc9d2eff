import { Marker } from '@claim-it/board';
import { setupOf } from '@claim-it/client/model';
import type { Game, Replay } from '@claim-it/rules';
import { colorOf, standings } from '@claim-it/rules';
import type { Names, SharedText } from '@claim-it/text';
import { say } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RoundButton } from '../../kit/controls/buttons.tsx';
import { DataTable } from '../../kit/controls/dataTable.tsx';
import { text } from '../../kit/text/texts.ts';
import { StillBoard } from '../../parts/stillBoard/stillBoard.tsx';
import { namesAt } from '../../table/model/seats.ts';
import { replayTurns } from './replayTurns.ts';

type StandingsProps = {
  readonly texts: SharedText;
  readonly game: Game;
  readonly names: Names;
};

const Standings = ({ texts, game, names }: StandingsProps): JSX.Element => {
  const rows = standings(game).map(({ seat, group, claims, spaces }) => {
    const player = (
      <span class="marked-name">
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
      columns={[texts.player, texts.group, texts.claims, texts.spaces]}
      rows={rows}
    />
  );
};

type StepperProps = {
  readonly texts: SharedText;
  readonly at: number;
  readonly last: number;
  readonly go: (to: number) => void;
};

const Stepper = ({ texts, at, last, go }: StepperProps): JSX.Element => {
  const moves = [
    { name: 'undo', label: texts.first, to: 0 },
    { name: 'back', label: texts.previous, to: at - 1 },
    { name: 'forward', label: texts.next, to: at + 1 },
    { name: 'flag', label: texts.last, to: last },
  ] as const;
  return (
    <div class="stepper">
      {moves.map(({ name, label, to }) => (
        <RoundButton
          key={name}
          icon={name}
          label={label}
          aria-disabled={to < 0 || to > last || to === at}
          onClick={() => go(Math.min(last, Math.max(0, to)))}
        />
      ))}
    </div>
  );
};

type Props = { readonly texts: SharedText; readonly replay: Replay };

/** A game turn by turn, from its end. */
export const ReplayView = ({ texts, replay }: Props): JSX.Element => {
  const turns = useMemo(() => replayTurns(replay), [replay]);
  const at = useSignal(turns.length);
  const setup = useMemo(() => setupOf(replay.record), [replay]);
  const names = namesAt(text(), setup);
  const turn = turns[at.value - 1];
  const game = turn?.after ?? replay.start;
  const go = (to: number): void => {
    at.value = to;
  };
  return (
    <div class="replay">
      <StillBoard game={game} setup={setup} />
      <div class="sheet replay-notes">
        <Stepper texts={texts} at={at.value} last={turns.length} go={go} />
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
        <Standings texts={texts} game={game} names={names} />
      </div>
    </div>
  );
};
