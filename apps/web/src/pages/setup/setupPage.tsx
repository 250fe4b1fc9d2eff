import './setup.css';
import '../../parts/seats/setup.css';
import { Die } from '@claim-it/board';
import { MAX_SEATS } from '@claim-it/rules';
import type { FunctionComponent, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { submits } from '../../kit/controls/handlers.ts';
import { Toggle } from '../../kit/controls/toggle.tsx';
import { PageFrame } from '../../kit/frame/pageFrame.tsx';
import { withTexts } from '../../kit/frame/withTexts.tsx';
import { bots, device } from '../../kit/text/lazyTexts.ts';
import { text } from '../../kit/text/texts.ts';
import { nameTwice } from '../../parts/seats/form.ts';
import { ChairPaper } from './chairPaper.tsx';
import { Chairs } from './chairs.tsx';
import type { SetupState } from './useSetup.ts';
import { useSetup } from './useSetup.ts';

/** When the button that was pressed is gone, the focus goes to the nearest one. */
const useFocusKept = (seats: number): void => {
  const before = useRef(seats);
  useEffect(() => {
    if (before.current === seats) return;
    before.current = seats;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.name-plate[aria-pressed="true"]')?.focus();
  }, [seats]);
};

/** The variation as a switch; with five players its line is the advice of the designer. */
const Variation = ({ setup }: { readonly setup: SetupState }): JSX.Element => {
  const id = useId();
  const { reuse, fiveWithReuse } = device.text().setup;
  const { seats, variant } = setup.form.value;
  const isAdvised = variant === 'reuse' && seats.length === MAX_SEATS;
  return (
    <div class="variation well">
      <Toggle
        id={id}
        describedBy={`${id}-line`}
        isOn={variant === 'reuse'}
        onSwitch={(isOn) =>
          setup.change({ ...setup.form.peek(), variant: isOn ? 'reuse' : 'standard' })
        }
      />
      <div>
        <label for={id}>{reuse.name}</label>
        <p id={`${id}-line`} role="status" class={isAdvised ? 'advice' : ''}>
          {isAdvised ? fiveWithReuse : reuse.line}
        </p>
      </div>
    </div>
  );
};

const Page: FunctionComponent = () => {
  const { setup: texts } = device.text();
  const setup = useSetup();
  const twice = nameTwice(setup.form.value);
  useFocusKept(setup.form.value.seats.length);
  return (
    <PageFrame title={text().pages.names.setup} line={texts.lead} kind="setup">
      <form noValidate class="setup-form" onSubmit={submits(setup.start)}>
        <div class="setup-table">
          <Chairs setup={setup} />
        </div>
        <p class="setup-said" role="status">
          {twice !== null && <span class="problem">{texts.sameName(twice.name)}</span>}
          <span class="spoken-only">{setup.said.value}</span>
        </p>
        <ChairPaper setup={setup} />
        <div class="setup-foot">
          <Variation setup={setup} />
          <button type="submit" class="plate start" aria-busy={setup.isStarting.value}>
            <Die pip={5} size={38} turn={1} />
            <span>
              <b>{texts.start}</b>
              <small>{texts.startLine}</small>
            </span>
          </button>
        </div>
      </form>
    </PageFrame>
  );
};

/** Who plays, in which colors, by which rules. */
export const SetupPage: FunctionComponent<object> = withTexts(device, withTexts(bots, Page));
