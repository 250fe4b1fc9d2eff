import { formatPosition } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { IconName } from '../../kit/controls/icon.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { copyOut } from '../../kit/controls/share.ts';
import { addressOf } from '../../kit/navigation/navigation.ts';
import { positionHash } from '../../kit/navigation/positionHash.ts';
import { emptied, START } from './bench.ts';
import type { Desk } from './desk.ts';
import { KeysSheet } from './keysSheet.tsx';
import { PasteSheet } from './pasteSheet.tsx';

type Props = { readonly desk: Desk; readonly texts: AnalysisText };

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
  { bench }: Desk,
  content: string,
  done: 'positionCopied' | 'linkCopied',
): Promise<void> => {
  const kind = (await copyOut(content)) === 'copied' ? done : 'cannotCopy';
  bench.notice.value = { kind };
};

/** What can be done with the whole position. */
export const Tools = ({ desk, texts }: Props): JSX.Element => {
  const { tools: say } = texts;
  const { bench } = desk;
  const now = bench.game.value;
  const sheet = useSignal<'paste' | 'keys' | null>(null);
  const close = (): void => {
    sheet.value = null;
  };
  const open = (which: 'paste' | 'keys') => (): void => {
    sheet.value = which;
  };
  const link = (): string => location.origin + addressOf({ kind: 'analysis' }) + positionHash(now);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of tools */}
      <div class="tools-row" role="group" aria-label={say.title}>
        <Tool icon="bin" label={say.empty} onPress={() => bench.show(emptied(now))} />
        <Tool icon="again" label={say.start} onPress={() => bench.show(START)} />
        <Tool icon="open" label={say.paste} onPress={open('paste')} />
        <Tool
          icon="copy"
          label={say.copyPosition}
          onPress={() => void copy(desk, formatPosition(now), 'positionCopied')}
        />
        <Tool
          icon="share"
          label={say.copyLink}
          onPress={() => void copy(desk, link(), 'linkCopied')}
        />
        <Tool icon="help" label={say.keys} onPress={open('keys')} />
      </div>
      {sheet.value === 'paste' && <PasteSheet desk={desk} texts={texts} onClose={close} />}
      {sheet.value === 'keys' && (
        <KeysSheet texts={texts} colors={now.setup.colors} onClose={close} />
      )}
    </>
  );
};
