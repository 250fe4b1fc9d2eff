import { hangUp, noteSecret, signInWith } from '@claim-it/client/online';
import { storedGuest } from '@claim-it/client/storage';
import type { WordsFault } from '@claim-it/client/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { PlateButton, PlateLink, WoodButton, WoodLink } from '../../../kit/controls/buttons.tsx';
import { sets, submits } from '../../../kit/controls/handlers.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import { sayFault } from '../../../parts/online/gate.tsx';
import { MePart } from './mePart.tsx';
import { NewWords } from './newWords.tsx';
import { EnterPasskey } from './passkeys.tsx';

const Words = ({ words }: { readonly words: readonly string[] }): JSX.Element => (
  <ol class="me-words" translate={false} lang="en">
    {words.map((word, at) => (
      <li key={`${at} ${word}`}>{word}</li>
    ))}
  </ol>
);

/** The twelve words of this guest, hidden until they are asked for. */
export const WordsPart = (): JSX.Element => {
  const { devices: say, passkeys } = online.text();
  const entropy = useSignal<string | null>(null);
  const words = useSignal<readonly string[] | null>(null);
  const said = useSignal('');
  useEffect(() => {
    void storedGuest().then((stored) => {
      entropy.value = stored === null || stored.guest === null ? '' : stored.entropy;
    });
  }, [entropy]);
  const show = async (): Promise<void> => {
    const { wordsOf } = await import('@claim-it/client/words');
    words.value = wordsOf(entropy.peek() ?? '');
    await noteSecret('shared');
  };
  const keep = async (): Promise<void> => {
    await noteSecret('kept');
    words.value = null;
    said.value = say.keptDone;
  };
  const begin = async (made: string): Promise<void> => {
    entropy.value = made;
    said.value = passkeys.renewed;
    await show();
  };
  if (entropy.value === '')
    return (
      <MePart words={{ ...say.words, line: say.missing }}>
        <WoodLink to={{ kind: 'recover' }}>{say.enter.name}</WoodLink>
      </MePart>
    );
  return (
    <MePart words={say.words}>
      {words.value === null ? (
        <WoodButton onPress={() => void show()}>{say.show}</WoodButton>
      ) : (
        <>
          <Words words={words.value} />
          <div class="button-row">
            <PlateButton onPress={() => void keep()}>{say.kept}</PlateButton>
            <WoodButton onPress={sets(words, null)}>{say.hide}</WoodButton>
          </div>
        </>
      )}
      <NewWords onMade={(made) => void begin(made)} />
      <p role="status">{said.value}</p>
    </MePart>
  );
};

const sayWordsFault = (fault: WordsFault): string => {
  const { devices: say } = online.text();
  if (fault.kind === 'unknown') return say.unknownWord(fault.word);
  return fault.kind === 'count' ? say.wordCount(fault.count) : say.wrongWords;
};

/** Signs a new device in with the words that were written down. */
export const EnterWords = (): JSX.Element => {
  const { devices: say, passkeys, recover } = online.text();
  const id = useId();
  const typed = useSignal('');
  const problem = useSignal('');
  const done = useSignal<string | null>(null);
  const finish = (words: string): void => {
    done.value = words;
    hangUp();
  };
  const signIn = async (): Promise<void> => {
    const { entropyOf } = await import('@claim-it/client/words');
    const entropy = entropyOf(typed.peek());
    problem.value = entropy.ok ? '' : sayWordsFault(entropy.reason);
    if (!entropy.ok) return;
    const known = await signInWith(entropy.value);
    if (known.ok) finish(say.signedIn);
    else problem.value = known.reason.kind === 'refused' ? say.nobody : sayFault(known.reason);
  };
  if (done.value !== null)
    return (
      <>
        <p role="status">{done.value}</p>
        <p class="button-row">
          <PlateLink to={{ kind: 'lobby' }}>{recover.toTables}</PlateLink>
        </p>
      </>
    );
  return (
    <>
      <form class="me-part" noValidate onSubmit={submits(signIn)}>
        <h2>{say.enter.name}</h2>
        <p>{say.enter.line}</p>
        <label for={id}>{say.label}</label>
        <textarea
          id={id}
          class="me-data"
          rows={3}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
        <p class="button-row">
          <button type="submit" class="plate">
            {say.signIn}
          </button>
        </p>
        <p role="alert">{problem.value}</p>
      </form>
      <EnterPasskey
        onSignedIn={(hasSecret) => finish(hasSecret ? say.signedIn : passkeys.signedInPlain)}
      />
    </>
  );
};
