import type { Style } from '@claim-it/ai';
import { STYLES } from '@claim-it/ai';
import { Marker } from '@claim-it/board';
import { MIN_SEATS } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { sets } from '../../kit/controls/handlers.ts';
import { NameInput } from '../../kit/controls/nameInput.tsx';
import { Segments } from '../../kit/controls/segments.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { bots, device } from '../../kit/text/lazyTexts.ts';
import { AllBots } from '../../parts/bots/allBots.tsx';
import { BotCard } from '../../parts/bots/botCard.tsx';
import { BotGallery } from '../../parts/bots/gallery.tsx';
import { gamesAgainst } from '../../parts/results/against.ts';
import { readStoredResults } from '../../parts/results/storedResults.ts';
import { ColorPicker } from '../../parts/seats/colorPicker.tsx';
import type { SeatForm } from '../../parts/seats/form.ts';
import { hasStyle, nameTwice, withColor, withSeat } from '../../parts/seats/form.ts';
import type { SetupState } from './useSetup.ts';

type Props = { readonly setup: SetupState; readonly seat: SeatForm };

const NO_STYLE = 'none';

const NameField = ({ setup, seat }: Props): JSX.Element => {
  const id = useId();
  const { setup: texts } = device.text();
  const { form, chosen, change } = setup;
  const twice = nameTwice(form.value);
  const problem = twice?.seat === chosen.value ? texts.sameName(twice.name) : null;
  return (
    <div class="chair-field bone-field">
      <label for={id}>{texts.name}</label>
      <NameInput
        id={id}
        class="chair-name"
        autocomplete="off"
        value={seat.name}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) =>
          change(withSeat(form.peek(), chosen.peek(), { name: currentTarget.value }))
        }
      />
      {problem !== null && (
        <p id={`${id}-problem`} class="problem-line">
          {problem}
        </p>
      )}
    </div>
  );
};

const StyleField = ({ setup, seat }: Props): JSX.Element | null => {
  const id = useId();
  const { setup: texts } = device.text();
  const { form, chosen, change } = setup;
  if (!hasStyle(seat.level)) return null;
  const pick = (style: Style | null): void =>
    change(withSeat(form.peek(), chosen.peek(), { style }));
  const { line } = seat.style === null ? texts.noStyle : texts.styles[seat.style];
  return (
    <div class="chair-field bone-field">
      <label for={id}>{texts.style}</label>
      <Select
        id={id}
        describedBy={`${id}-line`}
        value={seat.style ?? NO_STYLE}
        options={[
          [NO_STYLE, texts.noStyle.name],
          ...STYLES.map((one) => [one, texts.styles[one].name] as const),
        ]}
        onPick={(one) => pick(one === NO_STYLE ? null : one)}
      />
      <p id={`${id}-line`} class="faint">
        {line}
      </p>
    </div>
  );
};

/** Who of the seven sits there: a face in large, all of them in small, and how the bot is to play. */
const BotPart = ({ setup, seat }: Props): JSX.Element => {
  const say = bots.text();
  const against = useSignal<ReturnType<typeof gamesAgainst>>({});
  const isOpen = useSignal(false);
  useEffect(() => {
    const read = async (): Promise<void> => {
      against.value = gamesAgainst((await readStoredResults()).results);
    };
    // A device that keeps nothing has no games to tell of.
    read().catch(() => undefined);
  }, []);
  const { level } = seat;
  return (
    <>
      <BotCard level={level} against={against.value[level] ?? null} />
      <div class="gallery-part">
        <button type="button" class="text-button see-all" onClick={sets(isOpen, true)}>
          {say.all}
        </button>
        <BotGallery
          legend={device.text().setup.level}
          value={level}
          onChoose={(one) => setup.seatSomebody({ level: one })}
        />
      </div>
      <StyleField setup={setup} seat={seat} />
      {isOpen.value && (
        <AllBots
          value={level}
          against={against.value}
          onChoose={(one) => setup.seatSomebody({ level: one })}
          onClose={sets(isOpen, false)}
        />
      )}
    </>
  );
};

const Kind = ({ setup, seat }: Props): JSX.Element => {
  const { setup: texts } = device.text();
  return (
    <fieldset class="chair-kind">
      <legend class="spoken-only">{texts.who}</legend>
      <Segments
        value={seat.kind}
        options={(['person', 'bot'] as const).map((kind) => [kind, texts[kind]] as const)}
        onChoose={(kind) => setup.seatSomebody({ kind })}
      />
    </fieldset>
  );
};

/** The chosen chair on a sheet of paper: who sits there, in which color, and how strong a bot is. */
export const ChairPaper = ({ setup }: { readonly setup: SetupState }): JSX.Element | null => {
  const { setup: texts } = device.text();
  const say = bots.text();
  const { form, chosen, change } = setup;
  const { seats } = form.value;
  const seat = seats[chosen.value];
  if (seat === undefined) return null;
  const others = seats.filter((one) => one !== seat);
  return (
    <section class="sheet chair-paper" aria-labelledby="chair-heading">
      <div class="chair-paper-in">
        <header class="one-row">
          <h2 id="chair-heading">{say.chair(chosen.value + 1)}</h2>
          {seats.length > MIN_SEATS && (
            <button type="button" class="text-button" onClick={setup.remove}>
              {say.remove}
              <span class="spoken-only">: {seat.name}</span>
            </button>
          )}
        </header>
        <div class="chair-kind-row">
          <Kind setup={setup} seat={seat} />
          <ColorPicker
            legend={texts.color}
            value={seat.color}
            taken={others.map(({ color }) => color)}
            sayTaken={(name, color) =>
              texts.swaps(name, others.find((one) => one.color === color)?.name ?? '')
            }
            canSwap={true}
            onChoose={(color) => change(withColor(form.peek(), chosen.peek(), color))}
          />
        </div>
        {seat.kind === 'bot' ? (
          <BotPart setup={setup} seat={seat} />
        ) : (
          <div class="person-card">
            <Marker color={seat.color} size={104} />
            <p>{say.person}</p>
          </div>
        )}
        <NameField setup={setup} seat={seat} />
      </div>
    </section>
  );
};
