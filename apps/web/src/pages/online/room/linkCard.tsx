import type { OnlineTable } from '@claim-it/client/online';
import { invitationLink, tableLink } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { LinkBox } from '../shared/linkBox.tsx';
import type { Links } from './links.ts';

type Props = { readonly table: OnlineTable; readonly links: Links };

/** The address that gives out the free chairs; null where this device does not know it. */
const linkOf = ({ table, links }: Props): string | null => {
  const isListed = table.log.value?.state.header.isListed === true;
  if (isListed) return tableLink(location.origin, table.id);
  const { token } = links.all.value;
  const isOut = table.about.value?.you.isLinkOut === true && token !== null;
  return isOut ? invitationLink(location.origin, table.id, { chair: null, token }) : null;
};

const Changes = ({ table, links }: Props): JSX.Element | null => {
  const { room: say } = online.text();
  const isOut = table.about.value?.you.isLinkOut === true;
  if (table.log.value?.state.header.isListed === true) return null;
  return (
    <div class="button-row">
      <Button
        class="text-button"
        label={isOut ? say.renewLink : say.makeLink}
        aria-description={isOut ? say.renewLine : undefined}
        onClick={() => void links.renew(null)}
      />
      {isOut && (
        <Button
          class="text-button"
          label={say.withdraw}
          onClick={() => void links.withdraw(null)}
        />
      )}
    </div>
  );
};

/** One link for everybody: it gives out the free chairs, and then places to watch. */
export const LinkCard = (props: Props): JSX.Element => {
  const { room: say } = online.text();
  const { table } = props;
  const link = linkOf(props);
  const hasFree = table.log.value?.state.chairs.includes(null) === true;
  const missing = table.about.value?.you.isLinkOut === true ? say.otherLink : say.noTableLink;
  return (
    <section class="sheet crumpled link-card">
      <h2>{say.inviteAll}</h2>
      <p>{link === null ? missing : hasFree ? say.inviteAllLine : say.inviteMore}</p>
      {link !== null && <LinkBox link={link} shareTitle={say.shareTitle} />}
      <Changes {...props} />
    </section>
  );
};
