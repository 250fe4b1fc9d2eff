import type { OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import { chairsUpTo } from '@claim-it/fairness';
import type { TableState } from '@claim-it/protocol';
import { agreementsOf, phaseOf, seatOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { chairNames } from '../shared/chairNames.ts';

type Props = { readonly table: OnlineTable };

/** Bots in the game whose chair a person may take. */
const botChairs = (state: TableState): readonly Chair[] =>
  chairsUpTo(state.chairs.length).filter(
    (chair) =>
      state.chairs[chair]?.sitter.kind === 'bot' &&
      state.game?.departed.includes(seatOf(state, chair)) !== true,
  );

/** A late visitor may take over from a bot, at a listed table or with its link. */
export const JoinOffer = ({ table }: Props): JSX.Element | null => {
  const { room: say } = online.text();
  const isBusy = useSignal(false);
  const [state, about] = [table.log.value?.state, table.about.value];
  if (state === undefined || about === null || phaseOf(state) !== 'playing') return null;
  const invitation = parseInvitation(location.hash);
  const isOutside = about.you.chairs.length === 0 && !about.you.isRemoved;
  const isLetIn = state.header.isListed || invitation !== null;
  if (!agreementsOf(state.header).mayReplaceBots || !isOutside || !isLetIn) return null;
  const join = async (chair: Chair): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    const tip = await table.hand.firstTip(chair);
    const shown = invitation === null ? {} : { invitation: invitation.token };
    await table.give({ kind: 'join', chair, tip, ...shown });
    isBusy.value = false;
  };
  const names = chairNames(table);
  return (
    <p class="button-row">
      {botChairs(state).map((chair) => (
        <Button
          key={chair}
          class="wood-button"
          label={say.join(names[chair] ?? '')}
          onClick={() => void join(chair)}
        />
      ))}
    </p>
  );
};
