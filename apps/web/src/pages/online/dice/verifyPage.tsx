import { submits, typedInto } from '../../../kit/controls/handlers.ts';
import './verify.css';
import { LONGEST_RECORD, setupOf } from '@claim-it/client/model';
import type { Verified, VerifyFault } from '@claim-it/fairness';
import { bandsFor, tallyOf, verifyRecord } from '@claim-it/fairness';
import type { Result } from '@claim-it/rules';
import type { WebCatalog } from '@claim-it/text';
import type { VerifyText } from '@claim-it/text/proof';
import { sayProved } from '@claim-it/text/proof';
import { namesOf, say, sayFault } from '@claim-it/text/say';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '../../../kit/controls/icon.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { useTexts } from '../../../kit/frame/withTexts.tsx';
import { online, verify } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { WaxSeal } from '../shared/signs.tsx';

/** Why a record is not proved, as a sentence. */
const sayUnproved = (text: WebCatalog, { fault }: VerifyText, why: VerifyFault): string =>
  why.kind === 'recordFault' ? sayFault(text, why.fault, namesOf(text, [])) : say(fault, why);

/** What the proof of a record shows, with the players' names. */
const sayVerified = (
  text: WebCatalog,
  verify: VerifyText,
  verified: Verified,
): readonly string[] => {
  const { record } = verified.replay;
  const players = setupOf(record).sitters.map(({ name }) => name);
  const { pips } = tallyOf(verified.rolls.map(({ roll }) => roll));
  const counts = { pips, ...bandsFor(verified.rolls.length).pip };
  return sayProved(verify, verified, counts, namesOf(text, record.setup.colors, players));
};

type Outcome = Result<Verified, VerifyFault>;

const Verdict = ({ outcome }: { readonly outcome: Outcome }): JSX.Element | null => {
  const { verify: say } = online.text();
  const sentences = useTexts(verify);
  if (sentences === null) return null;
  const lines = outcome.ok
    ? sayVerified(text(), sentences, outcome.value)
    : [sayUnproved(text(), sentences, outcome.reason)];
  return (
    <section class={outcome.ok ? 'sheet verdict' : 'sheet verdict is-unproved'}>
      <h2 class="one-row">
        <WaxSeal isBroken={!outcome.ok} /> {outcome.ok ? say.proved : say.notProved}
      </h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {outcome.ok && (
        <>
          <p class="verdict-code">{outcome.value.code}</p>
          <p>{say.compare}</p>
        </>
      )}
    </section>
  );
};

const useCheck = () => {
  const { verify: say } = online.text();
  const outcome = useSignal<Outcome | null>(null);
  const said = useSignal('');
  const check = (record: string): void => {
    outcome.value = null;
    if (record.trim() === '') {
      said.value = say.empty;
      return;
    }
    if (record.length > LONGEST_RECORD) {
      said.value = text().notices.recordTooLong;
      return;
    }
    said.value = say.checking;
    // The sentence is drawn first: thousands of hashes take a moment.
    setTimeout(() => {
      outcome.value = verifyRecord(record);
      said.value = outcome.value.ok ? say.proved : say.notProved;
    }, 30);
  };
  const checkFile = async (file: File | undefined): Promise<void> => {
    if (file !== undefined)
      check(file.size > LONGEST_RECORD ? ' '.repeat(LONGEST_RECORD + 1) : await file.text());
  };
  return { outcome, said, check, checkFile };
};

/** The verifier: a file or a text in, plain words out; nothing leaves the device. */
export const VerifyPage = (): JSX.Element => {
  const { verify: say } = online.text();
  const id = useId();
  const pasted = useSignal('');
  const { outcome, said, check, checkFile } = useCheck();
  return (
    <PageFrame title={text().pages.names.verify} kind="house-verify">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a short cut; the button beside it does the same */}
      <section
        class="sheet verify-sheet stacked"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          void checkFile(event.dataTransfer?.files[0]);
        }}
      >
        <p>{say.lead}</p>
        <p class="button-row">
          <label class="plate file-button file-label">
            <Icon name="open" /> {say.choose}
            <input
              type="file"
              class="spoken-only"
              accept=".claim,.txt,text/plain"
              onChange={({ currentTarget }) => {
                void checkFile(currentTarget.files?.[0]);
                currentTarget.value = '';
              }}
            />
          </label>
          <span>{say.drop}</span>
        </p>
        <form onSubmit={submits(() => check(pasted.peek()))}>
          <label for={id}>{say.paste}</label>
          <textarea id={id} rows={5} spellcheck={false} {...typedInto(pasted)} />
          <button type="submit" class="wood-button">
            {say.check}
          </button>
        </form>
        <p class="spoken-only" role="status">
          {said.value}
        </p>
      </section>
      {outcome.value !== null && <Verdict outcome={outcome.value} />}
    </PageFrame>
  );
};
