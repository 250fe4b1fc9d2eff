import type { Pace } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { Picker } from '../../../kit/controls/picker.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { BotChoice } from '../../../parts/seats/botChoice.tsx';
import { Choices, RulesChoice } from '../../../parts/seats/choices.tsx';
import type { OpenForm } from './openForm.ts';
import { HOURS, SECONDS, withListing } from './openForm.ts';

type Props = { readonly form: OpenForm; readonly onChange: (form: OpenForm) => void };

const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 60 },
  slow: { kind: 'slow', hours: 24 },
};

const PaceChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  const { pace } = form;
  return (
    <Choices
      legend={say.clock}
      options={{ none: say.none, live: say.live, slow: say.slow }}
      value={pace.kind}
      onChoose={(kind) => onChange({ ...form, pace: PACES[kind] })}
    >
      {pace.kind === 'live' && (
        <Picker
          label={say.seconds}
          value={`${pace.seconds}`}
          options={SECONDS.map((one) => [`${one}`, say.secondsOf(one)])}
          onPick={(seconds) =>
            onChange({ ...form, pace: { kind: 'live', seconds: Number(seconds) } })
          }
        />
      )}
      {pace.kind === 'slow' && (
        <Picker
          label={say.hours}
          value={`${pace.hours}`}
          options={HOURS.map((one) => [`${one}`, say.hoursOf(one)])}
          onPick={(hours) => onChange({ ...form, pace: { kind: 'slow', hours: Number(hours) } })}
        />
      )}
    </Choices>
  );
};

const LeavingChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  const { onLeaving } = form;
  return (
    <Choices
      legend={say.leaving}
      options={{ skip: say.skip, bot: say.takeOver }}
      value={onLeaving.kind}
      onChoose={(kind) =>
        onChange({ ...form, onLeaving: kind === 'skip' ? { kind } : { kind, level: 'miner' } })
      }
    >
      {onLeaving.kind === 'bot' && (
        <BotChoice
          seat={{ level: onLeaving.level, style: null }}
          hasStyles={false}
          onChange={({ level }) => {
            if (level !== undefined) onChange({ ...form, onLeaving: { kind: 'bot', level } });
          }}
        />
      )}
    </Choices>
  );
};

const TalkChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  return (
    <div class="rules-choice well">
      <label>
        <input
          type="checkbox"
          checked={form.isFreeTextAllowed}
          onChange={({ currentTarget }) =>
            onChange({ ...form, isFreeTextAllowed: currentTarget.checked })
          }
        />
        <span>
          <b>{say.talk.name}</b>
          <small>{say.talk.line}</small>
        </span>
      </label>
      {form.isFreeTextAllowed && (
        <p class="advice" role="status">
          {say.adults}
        </p>
      )}
    </div>
  );
};

/** Everything else that is agreed before a table is opened; all of it has a sensible answer already. */
export const Agreements = (props: Props): JSX.Element => {
  const { form, onChange } = props;
  const { open: say } = online.text();
  return (
    <div class="agreements">
      <Choices
        legend={say.door}
        options={{ link: say.byLink, listed: say.listed }}
        value={form.isListed ? 'listed' : 'link'}
        onChoose={(door) => onChange(withListing(form, door === 'listed'))}
      />
      <PaceChoice {...props} />
      <LeavingChoice {...props} />
      <RulesChoice
        variant={form.variant}
        seats={form.chairs.length}
        onChoose={(variant) => onChange({ ...form, variant })}
      />
      {!form.isListed && <TalkChoice {...props} />}
    </div>
  );
};
