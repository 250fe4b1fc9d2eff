import type { OnlineTable } from '@claim-it/client/online';
import { invitationLink, tableLink } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { into } from '../../../kit/controls/handlers.ts';
import { Picker } from '../../../kit/controls/picker.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { LinkBox } from '../shared/linkBox.tsx';
import type { LinkOrigins } from './linkOrigin.ts';
import { useLinkOrigins } from './linkOrigin.ts';
import type { Links } from './links.ts';

type Props = { readonly table: OnlineTable; readonly links: Links };

/** The address that gives out the free chairs; null where this device does not know it. */
const linkOf = ({ table, links }: Props, origin: string): string | null => {
  const isListed = table.log.value?.state.header.isListed === true;
  if (isListed) return tableLink(origin, table.id);
  const { token } = links.all.value;
  const isOut = table.about.value?.you.isLinkOut === true && token !== null;
  return isOut ? invitationLink(origin, table.id, { chair: null, token }) : null;
};

const COMMAND = 'npm start -- --host 0.0.0.0';

/** What starts the server for other devices, too; the command stays on one line. */
const OpenToOthers = (): JSX.Element => {
  const [before, after] = online.text().room.openToOthers.split(COMMAND);
  return (
    <>
      {before}
      {after !== undefined && <code>{COMMAND}</code>}
      {after}
    </>
  );
};

/** A page of this computer says so, and offers the addresses for other devices. */
const OnlyHere = ({ origin, others, isOnlyHere }: LinkOrigins): JSX.Element | null => {
  const { room: say } = online.text();
  if (!isOnlyHere) return null;
  const [first, ...more] = others;
  return (
    <div class="only-here" role="status">
      <p>
        <b>{say.onlyHere}</b> {first === undefined ? <OpenToOthers /> : say.otherAddress}
      </p>
      {more.length > 0 && (
        <Picker
          label={say.address}
          value={origin.value}
          options={others.map((one) => [one, new URL(one).host])}
          onPick={into(origin)}
        />
      )}
    </div>
  );
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
  const { room: say, places } = online.text();
  const { table } = props;
  const origins = useLinkOrigins();
  const link = linkOf(props, origins.origin.value);
  const hasFree = table.log.value?.state.chairs.includes(null) === true;
  const missing = table.about.value?.you.isLinkOut === true ? say.otherLink : say.noTableLink;
  return (
    <section class="sheet crumpled pinned link-card">
      <h2>{hasFree ? say.inviteAll : places.room.full}</h2>
      <p>{link === null ? missing : hasFree ? say.inviteAllLine : say.inviteMore}</p>
      {link !== null && <OnlyHere {...origins} />}
      {link !== null && <LinkBox link={link} shareTitle={say.shareTitle} />}
      <Changes {...props} />
    </section>
  );
};
