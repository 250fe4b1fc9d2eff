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
  readonly isOpen: boolean;
};

/** The way to one chair: a link to send, a code to hold a camera at, and what ends them. */
export const InviteCard = ({ table, chair, links, isOpen }: Props): JSX.Element => {
  const { room: say, open } = online.text();
  const wire = table.about.value?.chairs[chair];
  const isOut = wire?.isInvited === true;
  const invitation = isOut ? links.all.value.find((one) => one.chair === chair) : undefined;
  const line = wire?.isKept === true ? say.linkTakes : say.noLink(chair + 1);
  const place = <span class="spoken-only">: {open.chair(chair + 1)}</span>;
  return (
    <details class="sheet crumpled invite-card" open={isOpen}>
      <summary class="one-row">
        <h2>
          {say.invite}
          {place}
        </h2>
      </summary>
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
      </div>
    </details>
  );
};
