import type { Chair } from '@claim-it/fairness';
import '../../../parts/seats/setup.css';
import './room.css';
import type { Invitation, OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import { phaseOf } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayPace } from '../lobby/tableCard.tsx';
import { InviteCard } from './inviteCard.tsx';
import { LinkCard } from './linkCard.tsx';
import type { Links } from './links.ts';
import { chairsToInvite, useLinks } from './links.ts';
import { RoomChairs } from './roomChairs.tsx';
import { SitCard } from './sitCard.tsx';
import type { Sitting } from './sitting.ts';
import { freeChairs, useSitting } from './sitting.ts';

type Props = { readonly table: OnlineTable };

const Facts = ({ table }: Props): JSX.Element | null => {
  const header = table.log.value?.state.header;
  if (header === undefined) return null;
  const { room: say, open } = online.text();
  const facts = [
    sayPace(header),
    header.isListed ? say.listed : open.byLink.name,
    text().words.variants[header.variant],
    header.onLeaving.kind === 'skip' ? say.skip : say.takeOver,
    ...(header.isFreeTextAllowed ? [say.freeText] : []),
  ];
  return (
    <section class="room-facts">
      <h2>{say.facts}</h2>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon name="check" /> <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The chairs on which somebody at this device may sit down: kept ones, invited ones, free ones. */
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

const Headline = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  const state = table.log.value?.state;
  const isShaking = state !== undefined && phaseOf(state) !== 'gathering';
  const empty = state?.chairs.filter((one) => one === null).length ?? 0;
  return (
    <p class="lead" role="status">
      {isShaking ? say.shaking : say.waiting(empty)}
    </p>
  );
};

/** Why somebody who has come here cannot sit down. */
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
    <details class="sheet crumpled kept-chairs">
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

/** Where people gather: who is there, links for those who are not, and a chair for whoever has one. */
export const Room = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  const invitation = parseInvitation(location.hash);
  const sitting = useSitting(table);
  const links = useLinks(table, sitting);
  const about = table.about.value;
  const toTake = chairsToTake(table, invitation, sitting.isArriving.value);
  const mayInvite = about?.you.isHost === true || table.log.value?.state.header.isListed === true;
  const isOutsider =
    about !== null && about.you.chairs.length + about.you.kept.length + toTake.length === 0;
  useEffect(() => {
    document.title = `${say.title} · ${text().pages.title}`;
  }, [say]);
  return (
    <PageFrame title={say.title} kind="house-room">
      <Headline table={table} />
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
          <section class="sheet room-sheet">
            <h2>{say.chairs}</h2>
            <RoomChairs table={table} sitting={sitting} />
            {isOutsider && <p>{sayOutside(table, invitation !== null)}</p>}
            <LetIn table={table} sitting={sitting} />
            {(about?.spectators ?? 0) > 0 && <p>{say.watchers(about?.spectators ?? 0)}</p>}
            <Facts table={table} />
          </section>
        </div>
        {mayInvite && (
          <div class="room-invites">
            <LinkCard table={table} links={links} />
            <KeptChairs table={table} links={links} />
          </div>
        )}
      </div>
    </PageFrame>
  );
};
