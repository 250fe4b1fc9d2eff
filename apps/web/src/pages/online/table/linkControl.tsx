import type { OnlineTable } from '@claim-it/client/online';
import { changeInvitation } from '@claim-it/client/storage';
import { phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';

type Props = { readonly table: OnlineTable };

/** The host may withdraw the link to a table whose game runs. */
export const LinkControl = ({ table }: Props): JSX.Element | null => {
  const { door: say, room } = online.text();
  const isWithdrawn = useSignal(false);
  const state = table.log.value?.state;
  const isOut = table.about.value?.you.isLinkOut === true;
  if (state === undefined || phaseOf(state) !== 'playing') return null;
  if (!isOut) return isWithdrawn.value ? <p role="status">{say.closed}</p> : null;
  const withdraw = async (): Promise<void> => {
    const { kind } = await table.give({ kind: 'inviteAll', invitation: null });
    if (kind === 'refused') return;
    isWithdrawn.value = true;
    await changeInvitation(table.id, null, null);
  };
  return (
    <p class="in-row">
      {say.open}
      <Button class="text-button" label={room.withdraw} onClick={() => void withdraw()} />
    </p>
  );
};
