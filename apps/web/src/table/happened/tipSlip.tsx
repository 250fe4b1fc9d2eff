import type { JSX } from 'preact';
import { Button } from '../../kit/controls/buttons.tsx';
import { sets } from '../../kit/controls/handlers.ts';
import { text } from '../../kit/text/texts.ts';
import type { TableModel } from '../state/tableModel.ts';
import { sayTip } from './sayTip.ts';
import './tipSlip.css';

/** A tip of the first game, over the players: nothing there has to be pressed. */
export const TipSlip = ({ table }: { readonly table: TableModel }): JSX.Element | null => {
  const tip = table.tip.value;
  if (tip === null) return null;
  return (
    <div key={tip} class="tip-slip comes-in" data-tip={tip}>
      <p>{sayTip(tip)}</p>
      <Button
        class="text-button"
        label={text().happened.tips.close}
        onClick={sets(table.tip, null)}
      />
    </div>
  );
};
