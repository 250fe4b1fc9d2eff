import type { LedgerText } from '@claim-it/text';
import type { JSX } from 'preact';
import { WoodButton } from '../../kit/controls/buttons.tsx';
import { numbered } from '../../kit/text/numbers.ts';
import type { MistakeKind } from '../../parts/results/result.ts';
import type { MistakeGroup } from './sums.ts';

type Props = {
  readonly texts: LedgerText;
  readonly groups: readonly MistakeGroup[];
  readonly onDrill: (kind: MistakeKind) => void;
};

/** What goes wrong most, and the way to do it better. */
export const MistakesPart = ({ texts: { mistakes: say }, groups, onDrill }: Props): JSX.Element => (
  <section class="sheet ledger-part">
    <h2>{say.heading}</h2>
    <p>{groups.length === 0 ? say.none : say.line}</p>
    <ul class="mistakes">
      {groups.map(({ kind, mistakes, cost }) => (
        <li key={kind}>
          <div>
            <h3>{say.kinds[kind].name}</h3>
            <p>{say.kinds[kind].line}</p>
            <p class="mistake-times">{say.times(mistakes.length, numbered(cost))}</p>
          </div>
          <WoodButton onPress={() => onDrill(kind)}>
            {say.drill}
            <span class="spoken-only">: {say.kinds[kind].name}</span>
          </WoodButton>
        </li>
      ))}
    </ul>
  </section>
);
