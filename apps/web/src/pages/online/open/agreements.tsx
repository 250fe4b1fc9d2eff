import '../../../kit/controls/controls.css';
import { settings } from '@claim-it/client/storage';
import type { JSX } from 'preact';
import { Picker } from '../../../kit/controls/picker.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { BotChoice } from '../../../parts/seats/botChoice.tsx';
import { Choices, RulesChoice } from '../../../parts/seats/choices.tsx';
import type { OpenForm } from './openForm.ts';
import { BANKS, HOURS, PACES, PATIENCES, SECONDS, withListing } from './openForm.ts';

type Props = { readonly form: OpenForm; readonly onChange: (form: OpenForm) => void };

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
          onPick={(seconds) => onChange({ ...form, pace: { ...pace, seconds: Number(seconds) } })}
        />
      )}
      {pace.kind === 'live' && (
        <Picker
          label={say.reserve}
          line={say.reserveLine}
          value={`${pace.bank ?? 0}`}
          options={BANKS.map((one) => [`${one}`, say.minutesOf(one / 60)])}
          onPick={(bank) => onChange({ ...form, pace: { ...pace, bank: Number(bank) } })}
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

/** The options of the others while a player is away; slow tables have their clock for that. */
const AbsenceChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  return (
    <Choices
      legend={say.skipped}
      options={{ take: say.skipTake, lose: say.skipLose }}
      value={form.onSkip}
      onChoose={(onSkip) => onChange({ ...form, onSkip })}
    >
      {form.pace.kind !== 'slow' && (
        <Picker
          label={say.patience}
          line={say.patienceLine}
          value={`${form.patience}`}
          options={PATIENCES.map((one) => [`${one}`, say.minutesOf(one / 60)])}
          onPick={(patience) => onChange({ ...form, patience: Number(patience) })}
        />
      )}
    </Choices>
  );
};

type SwitchProps = {
  readonly words: { readonly name: string; readonly line: string };
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
};

const Switch = ({ words, isOn, onSwitch }: SwitchProps): JSX.Element => {
  const { on, off } = text().pages.frame;
  return (
    <label class="agreed-switch">
      <span>
        <b>{words.name}</b>
        <small>{words.line}</small>
      </span>
      <span class="toggle">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        <i aria-hidden="true" data-on={on} data-off={off} />
      </span>
    </label>
  );
};

const GatheringChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  return (
    <fieldset class="rules-choice well">
      <legend>{say.gathering}</legend>
      <Switch
        words={say.readyAsk}
        isOn={form.isReadyAsked}
        onSwitch={(isReadyAsked) => onChange({ ...form, isReadyAsked })}
      />
      <Switch
        words={say.replace}
        isOn={form.mayReplaceBots}
        onSwitch={(mayReplaceBots) => onChange({ ...form, mayReplaceBots })}
      />
    </fieldset>
  );
};

const TalkChoice = ({ form, onChange }: Props): JSX.Element => {
  const { open: say } = online.text();
  return (
    <div class="rules-choice well">
      <Switch
        words={say.talk}
        isOn={form.isFreeTextAllowed}
        onSwitch={(isFreeTextAllowed) => onChange({ ...form, isFreeTextAllowed })}
      />
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
      <AbsenceChoice {...props} />
      <LeavingChoice {...props} />
      <GatheringChoice {...props} />
      <RulesChoice
        variant={form.variant}
        seats={form.chairs.length}
        onChoose={(variant) => onChange({ ...form, variant })}
      />
      {!form.isListed && settings.value.freeText && <TalkChoice {...props} />}
    </div>
  );
};
