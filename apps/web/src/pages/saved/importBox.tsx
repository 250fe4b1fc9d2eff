import '../../kit/controls/pasteField.css';
import { importRecord } from '@claim-it/client/storage';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { submits, typedInto } from '../../kit/controls/handlers.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { goTo } from '../../kit/navigation/navigation.ts';
import { device } from '../../kit/text/lazyTexts.ts';
import { sayNotice } from '../../kit/text/sayNotice.ts';
import { text } from '../../kit/text/texts.ts';

/** A file this long is no record; it is not even read. */
const LARGEST_FILE = 1_000_000;

const readFile = async (file: File): Promise<string | null> => {
  if (file.size > LARGEST_FILE) return null;
  return file.text().catch(() => '');
};

/** Brings in a game from a file or from pasted text; a bad one is answered with where and why. */
export const ImportBox = (): JSX.Element => {
  const { saved: texts } = device.text();
  const id = useId();
  const problem = useSignal<string | null>(null);
  const pasted = useSignal('');
  const bring = async (record: string | null): Promise<void> => {
    if (record === null) problem.value = text().notices.recordTooLong;
    else if (record.trim() === '') problem.value = texts.empty;
    else {
      const imported = await importRecord(record);
      if (imported.ok) goTo({ kind: 'play', id: imported.value });
      else problem.value = sayNotice(text(), imported.reason);
    }
  };
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (file !== undefined) await bring(await readFile(file));
    input.value = ''; // the same file may be chosen again
  };
  return (
    <details class="sheet import-box">
      <summary>
        <h2>{texts.import.name}</h2>
        <p>{texts.import.line}</p>
      </summary>
      <label class="wood-button file-button with-icon">
        <Icon name="open" /> {texts.chooseFile}
        <input
          type="file"
          class="spoken-only"
          accept=".claim,.txt,text/plain"
          onChange={({ currentTarget }) => void take(currentTarget)}
        />
      </label>
      <form class="stacked" onSubmit={submits(() => bring(pasted.peek()))}>
        <label for={id}>{texts.paste}</label>
        <textarea
          id={id}
          class="paste-field"
          rows={4}
          spellcheck={false}
          aria-describedby={`${id}-line`}
          {...typedInto(pasted)}
        />
        <p id={`${id}-line`} class="faint">
          {texts.pasteLine}
        </p>
        <button type="submit" class="wood-button">
          {texts.read}
        </button>
      </form>
      <p class="problem-line" role="alert">
        {problem.value}
      </p>
    </details>
  );
};
