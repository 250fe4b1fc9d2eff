import './lastDays.css';
import type { JSX } from 'preact';
import { language } from '../../../kit/navigation/navigation.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Day } from '../stored/days.ts';
import { dayBefore } from '../stored/days.ts';
import { dayRow } from '../stored/storedAnswers.ts';

const DAYS = 7;

/** Up to the given day, which comes last. */
const daysUpTo = (day: Day): readonly Day[] => {
  const days = [day];
  while (days.length < DAYS) days.unshift(dayBefore(days[0] ?? day));
  return days;
};

type Outcome = 'first' | 'later' | 'missed';

const outcomeOf = (day: Day): Outcome => {
  const puzzle = dayRow(day)?.puzzle;
  if (puzzle?.isSolved !== true) return 'missed';
  return puzzle.first === 'right' ? 'first' : 'later';
};

const nameOf = (day: Day, weekday: 'long' | 'narrow'): string =>
  new Intl.DateTimeFormat(language.value, { weekday, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** Gold for a puzzle that was solved at once, silver for one solved later, an empty ring otherwise. */
const Nugget = ({ outcome }: { readonly outcome: Outcome }): JSX.Element => (
  <svg class={`art nugget is-${outcome}`} viewBox="-12 -12 24 24" aria-hidden="true">
    {outcome === 'missed' ? (
      <circle r="8.500" />
    ) : (
      <>
        <path d="M-9 2c0-7 5-10 9-10s10 2 9.500 8S5 9.500 0 9-9 7-9 2z" />
        <path class="nugget-light" d="M-5-1c1-4 4-5 6-5" />
      </>
    )}
  </svg>
);

/** How the puzzles of the last seven days went. */
export const LastDays = ({ day }: { readonly day: Day }): JSX.Element => {
  const { days: say } = text().home;
  return (
    <ol class="last-days" aria-label={say.label}>
      {daysUpTo(day).map((one) => (
        <li key={one}>
          <Nugget outcome={outcomeOf(one)} />
          <span aria-hidden="true">{nameOf(one, 'narrow')}</span>
          <span class="spoken-only">
            {nameOf(one, 'long')}: {say[outcomeOf(one)]}
          </span>
        </li>
      ))}
    </ol>
  );
};
