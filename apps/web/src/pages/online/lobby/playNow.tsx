import { Marker } from '@claim-it/board';
import { BOT_LEVELS } from '@claim-it/protocol';
import { MAX_SEATS, MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Portrait } from '../../../kit/bots/portrait.tsx';
import { Segments } from '../../../kit/controls/segments.tsx';
import { Select } from '../../../kit/controls/select.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { FILL_SECONDS } from '../../../parts/online/arrival.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import type { Meeting } from '../../../parts/online/meeting.ts';
import { lastMeeting, meet } from '../../../parts/online/meeting.ts';
import { Screws } from '../shared/screws.tsx';

const COUNTS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, at) => MIN_SEATS + at);

type ChoicesProps = {
  readonly meeting: Meeting;
  readonly onChange: (changes: Partial<Meeting>) => void;
};

/** With how many, how fast, and how strong the bots are that come otherwise. */
const Choices = ({ meeting, onChange }: ChoicesProps): JSX.Element => {
  const { lobby: say, places } = online.text();
  const id = useId();
  const { bots } = text();
  return (
    <div class="play-choices">
      <fieldset>
        <legend class="spoken-only">{say.players}</legend>
        <Segments
          value={meeting.players}
          options={COUNTS.map((one) => [one, one])}
          onChoose={(players) => onChange({ players })}
        />
      </fieldset>
      <fieldset>
        <legend class="spoken-only">{say.speed}</legend>
        <Segments
          value={meeting.pace}
          options={[
            ['calm', say.speeds.calm],
            ['quick', say.speeds.quick],
          ]}
          onChoose={(pace) => onChange({ pace })}
        />
      </fieldset>
      <p class="play-level wood-field one-row">
        <Portrait level={meeting.level} size={44} />
        <label for={id}>{places.lobby.strength}</label>
        <Select
          id={id}
          value={meeting.level}
          options={BOT_LEVELS.map((one) => [one, bots[one].level])}
          onPick={(level) => onChange({ level })}
        />
      </p>
    </div>
  );
};

/** One press to a game with people who are here, or with bots where none come. */
export const PlayNow = (): JSX.Element => {
  const { lobby: say } = online.text();
  const meeting = useSignal<Meeting>(lastMeeting());
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const play = async (): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const fault = await meet(meeting.peek());
    isBusy.value = false;
    problem.value = fault === null ? '' : sayFault(fault);
  };
  return (
    <section>
      <button
        type="button"
        class="plate play-plate"
        aria-busy={isBusy.value}
        onClick={() => void play()}
      >
        <Screws />
        <span class="two-markers" aria-hidden="true">
          <Marker color="green" size={40} />
          <Marker color="red" size={40} />
        </span>
        <span>
          <b>{say.playNow}</b> <small>{say.playNowLine(FILL_SECONDS)}</small>
        </span>
      </button>
      <p class="form-problem if-said" role="alert">
        {problem.value}
      </p>
      <Choices
        meeting={meeting.value}
        onChange={(changes) => {
          meeting.value = { ...meeting.peek(), ...changes };
        }}
      />
    </section>
  );
};
