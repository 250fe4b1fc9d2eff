import type { OnlineTable } from '@claim-it/client/online';
import { newInvitation } from '@claim-it/client/online';
import { changeInvitation, invitationsOf } from '@claim-it/client/storage';
import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { OpenedTable, Token } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sitting } from './sitting.ts';

type Invitations = OpenedTable['invitations'];

/** The links that this device has made to the chairs of a table. */
export type Links = {
  readonly all: ReadonlySignal<Invitations>;
  /** Makes a link; the one before is dead. */
  readonly renew: (chair: Chair) => Promise<void>;
  readonly withdraw: (chair: Chair) => Promise<void>;
};

export const useLinks = (table: OnlineTable, { give }: Sitting): Links => {
  const all = useSignal<Invitations>([]);
  const look = async (): Promise<void> => {
    all.value = await invitationsOf(table.id);
  };
  useEffect(() => void look(), [table]);
  const change = async (chair: Chair, invitation: Token | null): Promise<void> => {
    if (!(await give({ kind: 'invite', chair, invitation }))) return;
    await changeInvitation(table.id, chair, invitation);
    await look();
  };
  return {
    all,
    renew: (chair) => change(chair, newInvitation(chair).token),
    withdraw: (chair) => change(chair, null),
  };
};

/** The chairs to which the host may make a link: empty, not the host's own, and not open to everybody. */
export const chairsToInvite = ({ about, log }: OnlineTable): readonly Chair[] => {
  const [known, state] = [about.value, log.value?.state];
  if (known === null || state === undefined || !known.you.isHost) return [];
  return known.chairs.flatMap(({ isInvited, isKept }, place) => {
    const chair = chairAt(place);
    const isOwn = known.you.kept.includes(chair);
    const isByLink = isInvited || isKept || !state.header.isListed;
    return state.chairs[place] === null && !isOwn && isByLink ? [chair] : [];
  });
};
