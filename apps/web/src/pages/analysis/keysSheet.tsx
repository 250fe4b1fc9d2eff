import type { Color } from '@claim-it/rules';
import { letterOf } from '@claim-it/rules';
import type { AnalysisText } from '@claim-it/text';
import type { JSX } from 'preact';
import { Sheet } from '../../kit/controls/sheet.tsx';

type Props = {
  readonly texts: AnalysisText;
  readonly colors: readonly Color[];
  readonly onClose: () => void;
};

type KeyLine = { readonly keys: readonly string[]; readonly told: string };

const linesOf = ({ keys: say }: AnalysisText, colors: readonly Color[]): readonly KeyLine[] => {
  const letters = colors.map((color) => letterOf(color).toUpperCase());
  return [
    { keys: ['←', '↑', '↓', '→'], told: say.move },
    { keys: [say.enter], told: say.lay },
    { keys: letters, told: say.settled },
    { keys: [`${say.shift} + ${letters[0] ?? ''}`], told: say.claimed },
    { keys: ['1', '–', '6'], told: say.squatter },
    { keys: ['C', '*'], told: say.claim },
    { keys: [say.delete], told: say.erase },
    { keys: [`${say.control} + Z`, `${say.control} + Y`], told: say.back },
    { keys: ['1', '–', '6', say.delete], told: say.dice },
  ];
};

/** All keys of the analysis board. */
export const KeysSheet = ({ texts, colors, onClose }: Props): JSX.Element => (
  <Sheet title={texts.keys.title} class="is-help" onClose={onClose}>
    <p>{texts.keys.line}</p>
    <dl class="key-list analysis-keys">
      {linesOf(texts, colors).map(({ keys, told }) => (
        <div key={told}>
          <dt>{keys.map((key) => (key === '–' ? ' – ' : <kbd key={key}>{key}</kbd>))}</dt>
          <dd>{told}</dd>
        </div>
      ))}
    </dl>
  </Sheet>
);
