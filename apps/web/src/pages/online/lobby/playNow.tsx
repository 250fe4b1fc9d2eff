import { Marker } from '@claim-it/board';
import { arrive, findGame } from '@claim-it/client/online';
import type { BotLevel, PlayWish } from '@claim-it/protocol';
import { BOT_LEVELS } from '@claim-it/protocol';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { into } from '../../../kit/controls/handlers.ts';
import { Select } from '../../../kit/controls/select.tsx';
import { useTexts } from '../../../kit/frame/withTexts.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { device, online } from '../../../kit/text/lazyTexts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { arrival, FILL_SECONDS } from '../shared/arrival.ts';

type SegmentProps<Value extends string> = {
  readonly legend: string;
  readonly options: readonly (readonly [Value, string])[];
  readonly value: Value;
  readonly onPick: (value: Value) => void;
};

/** A few choices side by side, one of them pressed. */
const Segment = <Value extends string>(props: SegmentProps<Value>): JSX.Element => {
  const { legend, options, value, onPick } = props;
  const name = useId();
  return (
    <fieldset class="segment">
      <legend class="spoken-only">{legend}</legend>
      {options.map(([one, words]) => (
        <label key={one}>
          <input
            type="radio"
            class="spoken-only"
            name={name}
            checked={one === value}
            onChange={() => onPick(one)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
};

const COUNTS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, at) => `${MIN_SEATS + at}`);

/** One press to a game with people who are here, or with bots where none come. */
export const PlayNow = (): JSX.Element => {
  const { lobby: say } = online.text();
  const levels = useTexts(device)?.setup.levels;
  const players = useSignal('3');
  const pace = useSignal<PlayWish['pace']>('calm');
  const level = useSignal<BotLevel>('miner');
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const id = useId();
  const play = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const wish = { players: Number(players.peek()), pace: pace.peek() };
    const known = await arrive();
    const found = known.ok ? await findGame(wish) : known;
    isBusy.value = false;
    problem.value = found.ok ? '' : sayFault(found.reason);
    if (!found.ok) return;
    const search = { wish, level: level.peek(), since: Date.now() };
    arrival.value = { table: found.value.table, search };
    goTo({ kind: 'table', id: found.value.table });
  };
  return (
    <section class="play-now">
      <button
        type="button"
        class="plate play-plate one-row"
        aria-busy={isBusy.value}
        onClick={() => void play()}
      >
        <span class="two-markers" aria-hidden="true">
          <Marker color="green" size={40} />
          <Marker color="red" size={40} />
        </span>
        <span>
          <b>{say.playNow}</b>
          <small>{say.playNowLine(FILL_SECONDS)}</small>
        </span>
      </button>
      <p class="form-problem if-said" role="alert">
        {problem.value}
      </p>
      <div class="play-choices in-row">
        <Segment
          legend={say.players}
          options={COUNTS.map((one) => [one, one])}
          value={players.value}
          onPick={into(players)}
        />
        <Segment
          legend={say.speed}
          options={[
            ['calm', say.speeds.calm],
            ['quick', say.speeds.quick],
          ]}
          value={pace.value}
          onPick={into(pace)}
        />
        <span class="wood-field play-level one-row">
          <label for={id}>{say.bots}</label>
          <Select
            id={id}
            value={level.value}
            options={BOT_LEVELS.map((one) => [one, levels?.[one].name ?? one])}
            onPick={into(level)}
          />
        </span>
      </div>
    </section>
  );
};
