import { readBlocks, unblockPerson } from '@claim-it/client/online';
import { muted, unmute } from '@claim-it/client/storage';
import type { Blocks, PersonId } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { MePart } from './mePart.tsx';

/** The muted and blocked people, with buttons to undo that. */
export const PeoplePart = (): JSX.Element => {
  const { safety: say } = online.text();
  const blocks = useSignal<Blocks['blocks']>([]);
  const problem = useSignal('');
  const read = async (): Promise<void> => {
    const answer = await readBlocks();
    if (answer.ok) blocks.value = answer.value.blocks;
  };
  useEffect(() => {
    void read();
  }, []);
  const unblock = async (person: PersonId): Promise<void> => {
    problem.value = (await unblockPerson(person)).ok ? '' : say.failed;
    await read();
  };
  const isEmpty = muted.value.length + blocks.value.length === 0;
  return (
    <MePart words={say.list}>
      {isEmpty && <p>{say.none}</p>}
      <ul class="people-list">
        {blocks.value.map(({ person, name }) => (
          <li key={person} class="in-row">
            <b>{name}</b> <span class="faint">{say.isBlocked}</span>
            <Button
              class="text-button"
              label={say.unblock(name)}
              onClick={() => void unblock(person)}
            />
          </li>
        ))}
        {muted.value.map(({ person, name }) => (
          <li key={person} class="in-row">
            <b>{name}</b> <span class="faint">{say.muted}</span>
            <Button class="text-button" label={say.unmute(name)} onClick={() => unmute(person)} />
          </li>
        ))}
      </ul>
      <p role="alert">{problem.value}</p>
    </MePart>
  );
};
