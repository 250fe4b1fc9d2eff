import './calendar.css';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { RoundButton } from '../../../kit/controls/buttons.tsx';
import { language } from '../../../kit/navigation/navigation.ts';
import { places } from '../../../kit/text/lazyTexts.ts';
import type { Day } from '../stored/days.ts';
import type { DayRow } from '../stored/storedAnswers.ts';
import { dayRow } from '../stored/storedAnswers.ts';
import type { DayState, Month } from './months.ts';
import { monthOf, monthStep, stateOfDay, weeksOf } from './months.ts';

const localeOf = (): string => (language.value === 'en' ? 'en-GB' : language.value);

const nameOf = ({ year, month }: Month): string =>
  new Intl.DateTimeFormat(localeOf(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, 1),
  );

/** The days of the week from Monday on: short for the eye, whole for the ear. */
const weekdays = (): readonly (readonly [string, string])[] =>
  Array.from({ length: 7 }, (_, at) => {
    // The fifth of January 2026 is a Monday.
    const time = Date.UTC(2026, 0, 5 + at);
    const say = (weekday: 'short' | 'long'): string =>
      new Intl.DateTimeFormat(localeOf(), { weekday, timeZone: 'UTC' }).format(time);
    return [say('short'), say('long')] as const;
  });

const Nugget = ({ state }: { readonly state: DayState }): JSX.Element | null => {
  const { states } = places.text().daily;
  if (state === 'ahead') return null;
  return (
    <>
      <i class={`day-nugget is-${state}`} aria-hidden="true" />
      <span class="spoken-only"> {states[state]}</span>
    </>
  );
};

type Props = { readonly today: Day; readonly first: Day };

const DayCell = ({ day, today, first }: Props & { readonly day: Day }): JSX.Element => {
  const state = stateOfDay(day, { today, first, row: dayRow(day) });
  return (
    <td class={day === today ? 'is-today' : ''} aria-current={day === today ? 'date' : undefined}>
      <b>{Number(day.slice(-2))}</b>
      {day === today && state === 'ahead' ? (
        <small>{places.text().daily.today}</small>
      ) : (
        <Nugget state={state} />
      )}
    </td>
  );
};

/** A month of daily puzzles as a table: gold at the first try, silver later, a dashed ring for a missed day. */
export const Calendar = ({ today, first }: Props): JSX.Element => {
  const say = places.text().daily;
  const shown = useSignal(monthOf(today));
  const step = (by: number) => (): void => {
    shown.value = monthStep(shown.peek(), by);
  };
  const isNow = nameOf(shown.value) === nameOf(monthOf(today));
  return (
    <section class="sheet calendar">
      <header class="one-row">
        <RoundButton icon="back" label={say.previous} onClick={step(-1)} />
        <h2 aria-live="polite">{nameOf(shown.value)}</h2>
        <RoundButton icon="forward" label={say.next} disabled={isNow} onClick={step(1)} />
      </header>
      <table>
        <caption class="spoken-only">
          {say.calendar}, {nameOf(shown.value)}
        </caption>
        <thead>
          <tr>
            {weekdays().map(([short, long]) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown.value).map((week, at) => (
            <tr key={at}>
              {week.map((day, column) =>
                day === null ? (
                  <td key={column} />
                ) : (
                  <DayCell key={day} day={day} today={today} first={first} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** The last days as a line of nuggets. */
export const NuggetLine = ({
  rows,
}: {
  readonly rows: readonly (DayRow['puzzle'] | null)[];
}): JSX.Element => (
  <span class="nugget-line" aria-hidden="true">
    {rows.map((puzzle, at) => (
      <i
        key={at}
        class={`day-nugget ${puzzle?.isSolved ? (puzzle.tries === 1 ? 'is-first' : 'is-later') : 'is-missed'}`}
      />
    ))}
  </span>
);
