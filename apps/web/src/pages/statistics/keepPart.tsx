import type { LedgerText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Ask } from '../../kit/controls/ask.tsx';
import { download } from '../../kit/controls/download.ts';
import type { IconName } from '../../kit/controls/icon.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Link } from '../../kit/navigation/link.tsx';
import { text } from '../../kit/text/texts.ts';
import type { LedgerState } from './ledgerState.ts';

type Deed = 'save' | 'remove';
const ICONS: Readonly<Record<Deed, IconName>> = { save: 'save', remove: 'bin' };

const FILE = { kind: 'claim-it ledger', version: 1 } as const;

const saveFile = ({ results }: LedgerState): void => {
  const savedAt = new Date().toISOString();
  const content = { ...FILE, savedAt, games: results.peek() ?? [] };
  download(`claim-it-ledger-${savedAt.slice(0, 10)}.json`, JSON.stringify(content, null, 1));
};

type Props = { readonly texts: LedgerText; readonly state: LedgerState };

/** The ledger as a file, and no ledger at all. */
export const KeepPart = ({ texts: { keep: say }, state }: Props): JSX.Element => {
  const asked = useSignal<Deed | null>(null);
  const said = useSignal('');
  /** Whose question was answered: its button is where the focus goes back to. */
  const answered = useRef<Deed | null>(null);
  const close = (): void => {
    answered.current = asked.peek();
    asked.value = null;
  };
  const act = async (deed: Deed): Promise<void> => {
    close();
    if (deed === 'save') saveFile(state);
    else if (!(await state.remove())) return; // the page tells why
    said.value = say[deed].done;
  };
  return (
    <section class="sheet ledger-part">
      <h2>{say.heading}</h2>
      <p>{say.line}</p>
      {asked.value === null ? (
        <div class="button-row">
          {(['save', 'remove'] as const).map((deed) => (
            <button
              key={deed}
              type="button"
              class="wood-button"
              ref={(button) => {
                if (button === null || answered.current !== deed) return;
                answered.current = null;
                button.focus();
              }}
              onClick={() => {
                asked.value = deed;
              }}
            >
              <Icon name={ICONS[deed]} /> {say[deed].name}
            </button>
          ))}
        </div>
      ) : (
        <Ask
          question={say[asked.value].sure}
          no={say.no}
          yes={say[asked.value].yes}
          isGrave={asked.value === 'remove'}
          onNo={close}
          onYes={() => void act(asked.peek() ?? 'save')}
        />
      )}
      <p role="status" class="ledger-said">
        {said.value}
      </p>
      <p>
        <Link to={{ kind: 'me' }}>{say.me}</Link> ·{' '}
        <Link to={{ kind: 'saved' }}>{text().pages.names.saved}</Link>
      </p>
    </section>
  );
};
