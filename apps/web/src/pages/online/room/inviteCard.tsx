import type { OnlineTable } from '@claim-it/client/online';
import { invitationLink } from '@claim-it/client/online';
import type { Chair } from '@claim-it/fairness';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { LinkBox } from '../shared/linkBox.tsx';
import type { Links } from './links.ts';

type Props = {
  readonly table: OnlineTable;
  readonly chair: Chair;
  readonly links: Links;
};

/** A chair that is kept for one person: a link to send, a code to hold a camera at, and what ends them. */
export const InviteCard = ({ table, chair, links }: Props): JSX.Element => {
  const { room: say } = online.text();
  const wire = table.about.value?.chairs[chair];
  const isOut = wire?.isInvited === true;
  const invitation = isOut
    ? links.all.value.invitations.find((one) => one.chair === chair)
    : undefined;
  const line = wire?.isKept === true ? say.linkTakes : say.noLink(chair + 1);
  return (
    <section class="invite-card">
      <h3>{say.invite(chair + 1)}</h3>
      {invitation === undefined ? (
        <p>{isOut ? say.renewLine : line}</p>
      ) : (
        <>
          <p>{say.inviteLine(chair + 1)}</p>
          <LinkBox
            link={invitationLink(location.origin, table.id, invitation)}
            shareTitle={say.shareTitle}
          />
        </>
      )}
      <div class="button-row">
        <Button
          class="text-button"
          label={isOut ? say.renewLink : say.makeLink}
          aria-description={isOut ? say.renewLine : undefined}
          onClick={() => void links.renew(chair)}
        />
        {isOut && (
          <Button
            class="text-button"
            label={say.withdraw}
            onClick={() => void links.withdraw(chair)}
          />
        )}
        {(isOut || wire?.isKept === true) && (
          <Button
            class="text-button"
            label={say.release}
            onClick={() => void links.release(chair)}
          />
        )}
      </div>
    </section>
  );
};
