import { Board, Marker } from '@claim-it/board';
import { setupOf } from '@claim-it/client/model';
import type { Game, Replay } from '@claim-it/rules';
import { standings } from '@claim-it/rules';
import type { Names, SharedText } from '@claim-it/text';
import { say } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../kit/controls/icon.tsx';
import { text } from '../../kit/text/texts.ts';
import { boardModel } from '../../table/board/boardModel.ts';
import { namesAt } from '../../table/model/seats.ts';
import type { ReplayTurn } from './replayTurns.ts';
import { replayTurns } from './replayTurns.ts';

type StandingsProps = {
  readonly texts: SharedText;
  readonly game: Game;
  readonly names: Names;
};

const Standings = ({ texts, game, names }: StandingsProps): JSX.Element => (
  <table class="replay-standings">
    <caption>{texts.standings}</caption>
    <thead>
      <tr>
        <th scope="col">{texts.player}</th>
        <th scope="col">{texts.group}</th>
        <th scope="col">{texts.claims}</th>
        <th scope="col">{texts.spaces}</th>
      </tr>
    </thead>
    <tbody>
      {standings(game).map(({ seat, group, claims, spaces }) => (
        <tr key={seat}>
          <th scope="row">
            <span class="replay-player">
              <Marker color={game.setup.colors[seat] ?? 'green'} size={24} />
              {names.player(seat)}
            </span>
          </th>
          <td>{group}</td>
          <td>{claims}</td>
          <td>{spaces}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

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
        <button
          key={name}
          type="button"
          class="round-button"
          aria-disabled={to < 0 || to > last || to === at}
          onClick={() => go(Math.min(last, Math.max(0, to)))}
        >
          <Icon name={name} />
          <span class="spoken-only">{label}</span>
        </button>
      ))}
    </div>
  );
};

const Told = ({ turn, names }: { readonly turn: ReplayTurn; readonly names: Names }) => (
  <ol class="told">
    {turn.events.map((event, at) => (
      <li key={`${at} ${event.kind}`}>{say(text().events, event, names)}</li>
    ))}
  </ol>
);

type Props = { readonly texts: SharedText; readonly replay: Replay };

/** A game turn by turn, from its end. */
export const ReplayView = ({ texts, replay }: Props): JSX.Element => {
  const turns = useMemo(() => replayTurns(replay), [replay]);
  const at = useSignal(turns.length);
  const names = namesAt(text(), setupOf(replay.record));
  const turn = turns[at.value - 1];
  const game = turn?.after ?? replay.start;
  const { phase } = game.turn;
  const model = boardModel(text().spaces, {
    ...{ game, names, you: null, isOpen: false, keys: null },
    mineOf: phase.kind === 'over' ? (phase.winners[0] ?? null) : null,
  });
  const ignore = (): void => undefined;
  return (
    <div class="replay">
      <Board model={model} onChoose={ignore} onRefused={ignore} />
      <div class="sheet replay-notes">
        <Stepper
          texts={texts}
          at={at.value}
          last={turns.length}
          go={(to) => {
            at.value = to;
          }}
        />
        <div role="status">
          <h2>{turn === undefined ? texts.start : texts.turn(at.value, turns.length)}</h2>
          {turn !== undefined && <Told turn={turn} names={names} />}
        </div>
        <Standings texts={texts} game={game} names={names} />
      </div>
    </div>
  );
};
