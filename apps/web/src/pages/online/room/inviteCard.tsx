import type { Invitation } from '@claim-it/client/online';
import { invitationLink } from '@claim-it/client/online';
import type { HouseText } from '@claim-it/text';
import type { JSX } from 'preact';
import { LinkBox } from '../shared/linkBox.tsx';

type Props = {
  readonly table: string;
  readonly texts: HouseText;
  readonly invitation: Invitation;
  readonly isOpen: boolean;
};

/** The way to one chair: a link to send, and a code to hold a camera at. */
export const InviteCard = ({ table, texts, invitation, isOpen }: Props): JSX.Element => {
  const { room: say } = texts;
  const number = invitation.chair + 1;
  return (
    <details class="sheet crumpled invite-card" open={isOpen}>
      <summary>
        <h2>{say.invite}</h2>
      </summary>
      <p>{say.inviteLine(number)}</p>
      <LinkBox
        texts={texts}
        link={invitationLink(location.origin, table, invitation)}
        shareTitle={say.shareTitle}
      />
    </details>
  );
};
