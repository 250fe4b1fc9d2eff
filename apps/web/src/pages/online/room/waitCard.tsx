import type { OnlineTable } from '@claim-it/client/online';
import type { Phrase } from '@claim-it/protocol';
import { maySay } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { addressOf } from '../../../kit/navigation/navigation.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { Facts } from './facts.tsx';

type Props = { readonly table: OnlineTable };

/** What people say before a game. */
const PHRASES: readonly Phrase[] = ['hello', 'goodLuck', 'oneMoment', 'imBack'];

const Phrases = ({ table }: Props): JSX.Element | null => {
  const { room: say, talk } = online.text();
  const [chair] = table.about.value?.you.chairs ?? [];
  const state = table.log.value?.state;
  if (chair === undefined || state === undefined || !maySay(state, chair, false)) return null;
  return (
    <section class="room-phrases">
      <h3>{say.speak}</h3>
      <ul class="in-row">
        {PHRASES.map((saying) => (
          <li key={saying}>
            <Button
              class="word-pill"
              label={talk.phrases[saying]}
              onClick={() => void table.give({ kind: 'say', chair, saying })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What there is to do until the game starts. The lesson opens beside the room, so that the chair is kept. */
export const WaitCard = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  return (
    <section class="sheet pinned wait-card">
      <div class="wait-learn in-row">
        <div>
          <h2>{say.wait}</h2>
          <p>{say.learn}</p>
        </div>
        <a
          class="wood-button"
          href={addressOf({ kind: 'learn', lesson: 1 })}
          target="_blank"
          rel="noopener"
        >
          <Icon name="rules" /> {say.lesson}
          <span class="spoken-only"> ({say.newTab})</span>
        </a>
      </div>
      <Phrases table={table} />
      <Facts table={table} />
    </section>
  );
};
