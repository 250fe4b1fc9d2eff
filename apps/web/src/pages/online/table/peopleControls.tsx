import type { OnlineTable } from '@claim-it/client/online';
import { blockPerson, reportPerson } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import { REPORT_KINDS } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Ask } from '../../../kit/controls/ask.tsx';
import { Button } from '../../../kit/controls/buttons.tsx';
import { sets } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import { isBlocked, isMuted, switchMute } from './listening.ts';

type Props = { readonly table: OnlineTable };
type PersonProps = Props & { readonly chair: Chair; readonly name: string };

const Person = ({ table, chair, name }: PersonProps): JSX.Element => {
  const { safety: say, talk } = online.text();
  const asked = useSignal<'block' | 'report' | null>(null);
  const said = useSignal('');
  const end = async (done: ReturnType<typeof blockPerson>, words: string): Promise<void> => {
    asked.value = null;
    said.value = (await done).ok ? words : say.failed;
  };
  return (
    <li class="person-controls">
      <div class="in-row">
        <label class="one-row">
          <input
            type="checkbox"
            checked={isMuted(table, chair)}
            onChange={() => switchMute(table, chair, name)}
          />
          {talk.mute(name)}
        </label>
        {!isBlocked(table, chair) && (
          <Button
            class="text-button"
            label={say.block(name)}
            onClick={sets(asked, 'block')}
            aria-expanded={asked.value === 'block'}
          />
        )}
        <Button
          class="text-button"
          label={say.report(name)}
          onClick={sets(asked, 'report')}
          aria-expanded={asked.value === 'report'}
        />
      </div>
      {asked.value === 'block' && (
        <Ask
          question={say.blockSure(name)}
          no={say.blockNo}
          yes={say.blockYes}
          isGrave={false}
          onNo={sets(asked, null)}
          onYes={() => void end(blockPerson(table.id, chair), say.blocked(name))}
        />
      )}
      {asked.value === 'report' && (
        <fieldset class="ask">
          <legend>{say.reportLead}</legend>
          {REPORT_KINDS.map((kind) => (
            <Button
              key={kind}
              class="wood-button"
              label={say.kinds[kind]}
              onClick={() => void end(reportPerson(table.id, chair, kind), say.reported)}
            />
          ))}
          <Button class="text-button" label={say.blockNo} onClick={sets(asked, null)} />
        </fieldset>
      )}
      <p role="status">{isBlocked(table, chair) ? say.blocked(name) : said.value}</p>
    </li>
  );
};

/** Not listening to others at the table, blocking them, and telling the operator. */
export const PeopleControls = ({ table }: Props): JSX.Element | null => {
  const names = chairNames(table);
  const people = table.about.value?.you.people ?? [];
  const chairs = chairsUpTo(people.length).filter((chair) => (people[chair] ?? null) !== null);
  if (chairs.length === 0) return null;
  return (
    <details class="people-controls">
      <summary>{online.text().safety.people}</summary>
      <ul>
        {chairs.map((chair) => (
          <Person key={chair} table={table} chair={chair} name={names[chair] ?? ''} />
        ))}
      </ul>
    </details>
  );
};
