import type { OnlineTable } from '@claim-it/client/online';
import { newLinkToken } from '@claim-it/client/online';
import type { TableLinks } from '@claim-it/client/storage';
import { changeInvitation, invitationsOf } from '@claim-it/client/storage';
import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { Token } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sitting } from './sitting.ts';

/** The links that this device has made to a table; where `chair` is null, the one that gives out the free chairs. */
export type Links = {
  readonly all: ReadonlySignal<TableLinks>;
  /** Makes a link; the one before is dead. */
  readonly renew: (chair: Chair | null) => Promise<void>;
  readonly withdraw: (chair: Chair | null) => Promise<void>;
  /** The chair is for all who have the link of the table. */
  readonly release: (chair: Chair) => Promise<void>;
};

export const useLinks = (table: OnlineTable, { give }: Sitting): Links => {
  const all = useSignal<TableLinks>({ token: null, invitations: [] });
  const look = async (): Promise<void> => {
    all.value = await invitationsOf(table.id);
  };
  useEffect(() => void look(), [table]);
  const keep = async (chair: Chair | null, invitation: Token | null): Promise<void> => {
    await changeInvitation(table.id, chair, invitation);
    await look();
  };
  const change = async (chair: Chair | null, invitation: Token | null): Promise<void> => {
    const command =
      chair === null
        ? ({ kind: 'inviteAll', invitation } as const)
        : ({ kind: 'invite', chair, invitation } as const);
    if (await give(command)) await keep(chair, invitation);
  };
  return {
    all,
    renew: (chair) => change(chair, newLinkToken()),
    withdraw: (chair) => change(chair, null),
    release: async (chair) => {
      if (await give({ kind: 'release', chair })) await keep(chair, null);
    },
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
