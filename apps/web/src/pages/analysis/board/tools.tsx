import '../../../kit/controls/pasteField.css';
import type { Color } from '@claim-it/rules';
import { formatPosition, letterOf } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { sets, submits, typedInto } from '../../../kit/controls/handlers.ts';
import type { IconName } from '../../../kit/controls/icon.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { copyOut } from '../../../kit/controls/share.ts';
import { Sheet } from '../../../kit/controls/sheet.tsx';
import { addressOf } from '../../../kit/navigation/navigation.ts';
import { positionHash } from '../../../kit/navigation/positionHash.ts';
import { analysis } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import type { Editor } from '../position/editor.ts';
import { emptied, START } from '../position/editor.ts';
import { readPasted } from '../position/reading.ts';
import type { AnalysisProps } from '../state/analysisState.ts';
import { sayReading } from '../state/words.ts';

type SheetProps = AnalysisProps & { readonly onClose: () => void };

/** Brings in a position or a whole game; a bad one is answered with where and why. */
const PasteSheet = ({ state, onClose }: SheetProps): JSX.Element => {
  const { paste: say } = analysis.text();
  const id = useId();
  const pasted = useSignal('');
  const problem = useSignal('');
  const read = async (): Promise<void> => {
    const reading = await readPasted(pasted.peek());
    if (!reading.ok) {
      problem.value = sayReading(reading.reason);
      return;
    }
    state.editor.read(reading.value);
    onClose();
  };
  return (
    <Sheet title={say.title} onClose={onClose}>
      <form class="stacked" onSubmit={submits(read)}>
        <p id={`${id}-line`}>{say.line}</p>
        <label for={id}>{say.label}</label>
        <textarea
          id={id}
          class="paste-field"
          rows={5}
          spellcheck={false}
          aria-describedby={`${id}-line ${id}-problem`}
          aria-invalid={problem.value !== ''}
          {...typedInto(pasted)}
        />
        <p id={`${id}-problem`} class="problem-line" role="alert">
          {problem.value}
        </p>
        <div class="sheet-actions in-row">
          <button type="submit" class="plate sheet-button">
            {say.read}
          </button>
        </div>
      </form>
    </Sheet>
  );
};

type KeyLine = readonly [keys: readonly string[], told: string];

const keyLines = (colors: readonly Color[]): readonly KeyLine[] => {
  const { keys: say, palette } = analysis.text();
  const letters = colors.map((color) => letterOf(color).toUpperCase());
  return [
    [['←', '↑', '↓', '→'], text().table.help.move],
    [[say.enter], say.lay],
    [letters, say.settled],
    [[`${say.shift} + ${letters[0] ?? ''}`], say.claimed],
    [['1', '–', '6'], say.squatter],
    [['C', '*'], palette.claim],
    [[say.delete], say.erase],
    [[`${say.control} + Z`, `${say.control} + Y`], say.back],
    [['1', '–', '6', say.delete], say.dice],
  ];
};

/** All keys of the analysis board. */
const KeysSheet = ({ state, onClose }: SheetProps): JSX.Element => (
  <Sheet title={text().table.menu.keys} class="is-help" onClose={onClose}>
    <p>{analysis.text().keys.line}</p>
    <dl class="key-list analysis-keys">
      {keyLines(state.editor.game.value.setup.colors).map(([keys, told]) => (
        <div key={told}>
          <dt>{keys.map((key) => (key === '–' ? ' – ' : <kbd key={key}>{key}</kbd>))}</dt>
          <dd>{told}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);

type ToolProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
};

const Tool = ({ icon, label, onPress }: ToolProps): JSX.Element => (
  <button type="button" class="tool" onClick={onPress}>
    <span class="round-button" aria-hidden="true">
      <Icon name={icon} />
    </span>
    <span class="tool-name">{label}</span>
  </button>
);

const copy = async (
  { notice }: Editor,
  content: string,
  done: 'positionCopied' | 'linkCopied',
): Promise<void> => {
  notice.value = { kind: (await copyOut(content)) === 'copied' ? done : 'cannotCopy' };
};

/** What can be done with the whole position. */
export const Tools = (props: AnalysisProps): JSX.Element => {
  const { tools: say } = analysis.text();
  const { menu } = text().table;
  const { editor } = props.state;
  const now = editor.game.value;
  const sheet = useSignal<'paste' | 'keys' | null>(null);
  const link = location.origin + addressOf({ kind: 'analysis' }) + positionHash(now);
  const copyPosition = () => void copy(editor, formatPosition(now), 'positionCopied');
  const copyLink = () => void copy(editor, link, 'linkCopied');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of tools */}
      <div class="tools-row" role="group" aria-label={say.title}>
        <Tool icon="bin" label={say.empty} onPress={() => editor.show(emptied(now))} />
        <Tool icon="again" label={say.start} onPress={() => editor.show(START)} />
        <Tool icon="open" label={say.paste} onPress={sets(sheet, 'paste')} />
        <Tool icon="copy" label={menu.copyPosition} onPress={copyPosition} />
        <Tool icon="share" label={say.copyLink} onPress={copyLink} />
        <Tool icon="help" label={menu.keys} onPress={sets(sheet, 'keys')} />
      </div>
      {sheet.value === 'paste' && <PasteSheet {...props} onClose={sets(sheet, null)} />}
      {sheet.value === 'keys' && <KeysSheet {...props} onClose={sets(sheet, null)} />}
    </>
  );
};
