import type { OnlineTable, TalkEnd } from '@claim-it/client/online';
import { talk } from '@claim-it/client/online';
import { settings } from '@claim-it/client/storage';
import type { Saying } from '@claim-it/protocol';
import { EMOTES, MAX_TALK, maySay, PHRASES, phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { sets, submits, typedInto } from '../../../kit/controls/handlers.ts';
import { Sheet } from '../../../kit/controls/sheet.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';
import { Face } from '../shared/signs.tsx';
import { LinkControl } from './linkControl.tsx';
import { mayNudge } from './nudges.ts';
import { PeopleControls } from './peopleControls.tsx';
import { SaidList } from './saidList.tsx';

type Props = { readonly table: OnlineTable; readonly onClose: () => void };

type WordsProps = {
  readonly table: OnlineTable;
  readonly chair: number;
  readonly onSay: (saying: Saying) => void;
};

const Words = ({ table, chair, onSay }: WordsProps): JSX.Element => {
  const { talk: say } = online.text();
  const phrases = PHRASES.filter((phrase) => mayNudge(table, chair, phrase));
  return (
    <>
      <h3>{say.words}</h3>
      <ul class="phrases in-row">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Button class="wood-button" label={say.phrases[phrase]} onClick={() => onSay(phrase)} />
          </li>
        ))}
      </ul>
      <h3>{say.faces}</h3>
      <ul class="emotes in-row">
        {EMOTES.map((emote) => (
          <li key={emote}>
            <button
              type="button"
              class="centered"
              title={say.emotes[emote]}
              onClick={() => onSay(emote)}
            >
              <Face emote={emote} />
              <span class="spoken-only">{say.emotes[emote]}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

type WriteProps = {
  readonly onWrite: (text: string) => Promise<TalkEnd>;
  readonly onDone: () => void;
};

/** Words stay in the field until the server has them. */
const Write = ({ onWrite, onDone }: WriteProps): JSX.Element => {
  const { talk: say } = online.text();
  const id = useId();
  const typed = useSignal('');
  const isSending = useSignal(false);
  const problem = useSignal('');
  const isShown = useRef(true);
  useLayoutEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const send = async (): Promise<void> => {
    const words = typed.peek().trim();
    if (words === '' || isSending.peek()) return;
    isSending.value = true;
    problem.value = '';
    const end = await onWrite(words);
    isSending.value = false;
    if (end !== 'talked') problem.value = say.unsent[end];
    else if (isShown.current) onDone();
  };
  return (
    <form class="talk-write" onSubmit={submits(send)}>
      <label for={id}>{say.write}</label>
      <input
        id={id}
        type="text"
        maxLength={MAX_TALK}
        autocomplete="off"
        aria-describedby={`${id}-line`}
        readOnly={isSending.value}
        {...typedInto(typed)}
      />
      <button type="submit" class="wood-button">
        {say.send}
      </button>
      <p class="talk-problem problem-line if-said" role="alert">
        {problem.value}
      </p>
      <small id={`${id}-line`}>{say.unkept}</small>
    </form>
  );
};

/** The messages so far, phrases and faces with one tap; free text only where table and device allow it. */
export const TalkSheet = ({ table, onClose }: Props): JSX.Element => {
  const { talk: say } = online.text();
  const own = table.about.value?.you.chairs ?? [];
  const names = chairNames(table);
  const speaker = useSignal(own[0] ?? null);
  const chair = speaker.value;
  const state = table.log.value?.state;
  const isAllowed = state?.header.isFreeTextAllowed === true;
  const isOpen = isAllowed && settings.value.freeText;
  const hasWords =
    state === undefined || chair === null || maySay(state, chair, phaseOf(state) === 'over');
  return (
    <Sheet title={own.length === 0 ? say.listen : say.open} class="is-talk" onClose={onClose}>
      <SaidList table={table} hasHeading={own.length > 0} />
      {own.length > 1 && (
        <fieldset class="speakers">
          <legend>{say.as}</legend>
          {own.map((one) => (
            <label key={one} class="one-row">
              <input
                type="radio"
                name="speaker"
                checked={one === chair}
                onChange={sets(speaker, one)}
              />
              {names[one]}
            </label>
          ))}
        </fieldset>
      )}
      {chair !== null && !hasWords && <p>{say.enough}</p>}
      {chair !== null && hasWords && (
        <Words
          table={table}
          chair={chair}
          onSay={(saying) => {
            void table.give({ kind: 'say', chair, saying });
            onClose();
          }}
        />
      )}
      {chair !== null && isOpen && (
        <Write
          onWrite={(text) => talk(table.line, { kind: 'talk', table: table.id, chair, text })}
          onDone={onClose}
        />
      )}
      {isAllowed && !isOpen && <p class="faint">{say.textOff}</p>}
      <LinkControl table={table} />
      <PeopleControls table={table} />
    </Sheet>
  );
};
