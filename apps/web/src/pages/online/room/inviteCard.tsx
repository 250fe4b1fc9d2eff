import type { Invitation } from '@claim-it/client/online';
import { invitationLink } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { online } from '../../../kit/text/lazyTexts.ts';
import { LinkBox } from '../shared/linkBox.tsx';

type Props = {
  readonly table: string;
  readonly invitation: Invitation;
  readonly isOpen: boolean;
};

/** The way to one chair: a link to send, and a code to hold a camera at. */
export const InviteCard = ({ table, invitation, isOpen }: Props): JSX.Element => {
  const { room: say } = online.text();
  return (
    <details class="sheet crumpled invite-card" open={isOpen}>
      <summary>
        <h2>{say.invite}</h2>
      </summary>
      <p>{say.inviteLine(invitation.chair + 1)}</p>
      <LinkBox
        link={invitationLink(location.origin, table, invitation)}
        shareTitle={say.shareTitle}
      />
    </details>
  );
};
