import type { Chair } from '@claim-it/fairness';
import '../../../parts/seats/setup.css';
import './room.css';
import './chairs.css';
import type { Invitation, OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import type { JSX } from 'preact';
import { Button } from '../../../kit/controls/buttons.tsx';
import { lazyPart } from '../../../kit/frame/lazyPart.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { DoorBell } from '../../../parts/notices/doorBell.tsx';
import { TellMe } from '../../../parts/notices/tellMe.tsx';
import { Arriving } from './arriving.tsx';
import type { Links } from './links.ts';
import { chairsToInvite, useLinks } from './links.ts';
import { sayStanding, useNews } from './news.ts';
import { RoomFoot } from './readyPlate.tsx';
import { RoomChairs } from './roomChairs.tsx';
import { RoomTable } from './roomTable.tsx';
import { SitCard } from './sitCard.tsx';
import type { Sitting } from './sitting.ts';
import { freeChairs, useSitting } from './sitting.ts';
import { WaitCard } from './waitCard.tsx';

// Only who invites others needs these.
const InviteCard = lazyPart(() => import('./inviteCard.tsx'), 'InviteCard');
const LinkCard = lazyPart(() => import('./linkCard.tsx'), 'LinkCard');
const Webhooks = lazyPart(
  () => import('../shared/webhooks.tsx').then(({ Webhooks }) => ({ Webhooks })),
  'Webhooks',
);

type Props = { readonly table: OnlineTable };

/** The chairs that people at this device may take: reserved, invited and free ones. */
const chairsToTake = (
  table: OnlineTable,
  invitation: Invitation | null,
  isArriving: boolean,
): readonly Chair[] => {
  const { about, log } = table;
  const invited = invitation?.chair ?? null;
  const [known, state] = [about.value, log.value?.state];
  if (known === null || state === undefined || known.you.isRemoved) return [];
  const isEmpty = (chair: number): boolean => state.chairs[chair] === null;
  const isBusy = isArriving && known.you.chairs.length === 0;
  const kept = known.you.kept.filter(isEmpty).slice(isBusy ? 1 : 0);
  if (invited !== null && isEmpty(invited) && known.chairs[invited]?.isInvited === true)
    return [...kept, invited];
  const isInside = known.you.kept.length + known.you.chairs.length > 0;
  const isLetIn = state.header.isListed || (invitation !== null && invited === null);
  return isInside || !isLetIn ? kept : freeChairs(table).slice(0, 1);
};

/** Who invites to what, for those who do not sit here yet. */
const Inviter = ({ table }: Props): JSX.Element | null => {
  const { room: say } = online.text();
  const about = table.about.value;
  if (about === null || about.you.isHost || about.you.chairs.length > 0) return null;
  const name = about.host === null ? null : (about.chairs[about.host]?.name ?? null);
  return <p class="lead inviter">{name === null ? say.youAreInvited : say.invitesYou(name)}</p>;
};

/** What happened last, and how the table stands; said aloud. */
const Headline = ({ table }: Props): JSX.Element => {
  const news = useNews(table);
  return (
    <span class="room-standing" role="status">
      {news.value} {sayStanding(table)}
    </span>
  );
};

/** Whose table it is. */
const sayTitle = ({ about }: OnlineTable): string => {
  const { room: say, places } = online.text();
  const known = about.value;
  if (known === null || known.host === null) return say.title;
  if (known.you.isHost) return places.room.own;
  const name = known.chairs[known.host]?.name ?? null;
  return name === null ? say.title : places.room.of(name);
};

/** Why a visitor cannot sit down. */
const sayOutside = (table: OnlineTable, hasLink: boolean): string => {
  const { room: say } = online.text();
  if (table.about.value?.you.isRemoved === true) return say.youAreRemoved;
  if (freeChairs(table).length === 0) return say.full;
  return hasLink ? say.used : say.watching;
};

/** Those whom the host has removed may come in again. */
const LetIn = ({ table, sitting }: Props & { readonly sitting: Sitting }): JSX.Element | null => {
  const { room: say } = online.text();
  const removed = table.about.value?.you.removed ?? 0;
  if (removed === 0) return null;
  return (
    <p>
      {say.removed(removed)}{' '}
      <Button
        class="text-button"
        label={say.letIn}
        onClick={() => void sitting.give({ kind: 'letIn' })}
      />
    </p>
  );
};

/** Links to certain chairs, for those who want to be sure of theirs. */
const KeptChairs = ({ table, links }: Props & { readonly links: Links }): JSX.Element | null => {
  const { room: say } = online.text();
  const chairs = chairsToInvite(table);
  if (chairs.length === 0) return null;
  return (
    <details class="sheet crumpled room-fold">
      <summary class="one-row">
        <h2>{say.keepChair}</h2>
      </summary>
      <p>{say.keepChairLine}</p>
      {chairs.map((chair) => (
        <InviteCard key={chair} table={table} chair={chair} links={links} />
      ))}
    </details>
  );
};

/** The table before the game: the present players, links for the others, and a chair for a guest who may take one. */
export const Room = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  const invitation = parseInvitation(location.hash);
  const sitting = useSitting(table);
  const links = useLinks(table, sitting);
  const about = table.about.value;
  const toTake = chairsToTake(table, invitation, sitting.isArriving.value);
  const header = table.log.value?.state.header;
  const isSlow = header?.pace.kind === 'slow';
  const mayInvite = about?.you.isHost === true || header?.isListed === true;
  const isOutsider =
    about !== null && about.you.chairs.length + about.you.kept.length + toTake.length === 0;
  // Who has come without a chair is counted, too.
  const isOutside = about !== null && about.you.chairs.length + about.you.kept.length === 0;
  const watchers = (about?.spectators ?? 0) - (isOutside ? 1 : 0);
  return (
    <PageFrame title={sayTitle(table)} line={<Headline table={table} />} kind="house-room">
      <Inviter table={table} />
      <Arriving table={table} sitting={sitting} />
      <div class="room-parts">
        <div class="room-main">
          {toTake.map((chair) => (
            <SitCard
              key={chair}
              table={table}
              chair={chair}
              invitation={invitation}
              sitting={sitting}
            />
          ))}
          <p class="form-problem if-said" role="alert">
            {sitting.problem.value}
          </p>
          <section class="room-stage">
            <RoomTable table={table} />
            <h2 class="spoken-only">{say.chairs}</h2>
            <RoomChairs table={table} sitting={sitting} />
          </section>
          <div class="room-asides">
            {isOutsider && <p>{sayOutside(table, invitation !== null)}</p>}
            <LetIn table={table} sitting={sitting} />
            {watchers > 0 && <p>{say.watchers(watchers)}</p>}
            {isSlow && (about?.you.chairs.length ?? 0) > 0 && <TellMe />}
            <DoorBell label={online.text().places.room.bell} />
          </div>
        </div>
        <div class="room-papers">
          {mayInvite && <LinkCard table={table} links={links} />}
          <WaitCard table={table} />
          {about?.you.isHost === true && <KeptChairs table={table} links={links} />}
          {about?.you.isHost === true && <Webhooks table={table.id} />}
        </div>
      </div>
      <RoomFoot table={table} sitting={sitting} />
    </PageFrame>
  );
};
