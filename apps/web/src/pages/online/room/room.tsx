import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import '../../../parts/seats/setup.css';
import './room.css';
import type { Invitation, OnlineTable } from '@claim-it/client/online';
import { invitationLink, parseInvitation } from '@claim-it/client/online';
import { invitationsOf } from '@claim-it/client/storage';
import type { OpenedTable } from '@claim-it/protocol';
import { phaseOf } from '@claim-it/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { into } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { sayPace } from '../lobby/tableCard.tsx';
import { LinkBox } from '../shared/linkBox.tsx';
import { RoomChairs } from './roomChairs.tsx';
import { SitCard } from './sitCard.tsx';
import { useSitting } from './sitting.ts';

type Props = { readonly table: OnlineTable };
type InviteProps = Props & { readonly invitation: Invitation; readonly isOpen: boolean };

/** The way to one chair: a link to send, and a code to hold a camera at. */
const InviteCard = ({ table, invitation, isOpen }: InviteProps): JSX.Element => {
  const { room: say } = online.text();
  return (
    <details class="sheet crumpled invite-card" open={isOpen}>
      <summary class="one-row">
        <h2>{say.invite}</h2>
      </summary>
      <p>{say.inviteLine(invitation.chair + 1)}</p>
      <LinkBox
        link={invitationLink(location.origin, table.id, invitation)}
        shareTitle={say.shareTitle}
      />
    </details>
  );
};

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
  { about, log }: OnlineTable,
  invited: Chair | null,
  isArriving: boolean,
): readonly Chair[] => {
  const [known, state] = [about.value, log.value?.state];
  if (known === null || state === undefined) return [];
  const isEmpty = (chair: number): boolean => state.chairs[chair] === null;
  const isBusy = isArriving && known.you.chairs.length === 0;
  const kept = known.you.kept.filter(isEmpty).slice(isBusy ? 1 : 0);
  if (invited !== null && isEmpty(invited) && known.chairs[invited]?.isInvited === true)
    return [...kept, invited];
  const isInside = known.you.kept.length + known.you.chairs.length > 0;
  if (isInside || !state.header.isListed) return kept;
  const free = known.chairs.findIndex(
    ({ isInvited, isKept }, chair) => isEmpty(chair) && !isInvited && !isKept,
  );
  return free < 0 ? [] : [chairAt(free)];
};

const useInvitations = (table: string): OpenedTable['invitations'] => {
  const all = useSignal<OpenedTable['invitations']>([]);
  useEffect(() => {
    void invitationsOf(table).then(into(all));
  }, [table, all]);
  return all.value;
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

/** Where people gather: who is there, links for those who are not, and a chair for whoever has one. */
export const Room = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  const invitation = parseInvitation(location.hash);
  const invitations = useInvitations(table.id);
  const sitting = useSitting(table);
  const about = table.about.value;
  const state = table.log.value?.state;
  const toTake = chairsToTake(table, invitation?.chair ?? null, sitting.isArriving.value);
  const open = invitations.filter(({ chair }) => state?.chairs[chair] === null);
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
              invitation={chair === invitation?.chair ? invitation.token : null}
              sitting={sitting}
            />
          ))}
          <p class="form-problem if-said" role="alert">
            {sitting.problem.value}
          </p>
          <section class="sheet room-sheet">
            <h2>{say.chairs}</h2>
            <RoomChairs table={table} sitting={sitting} />
            {isOutsider && <p>{invitation === null ? say.watching : say.used}</p>}
            {(about?.spectators ?? 0) > 0 && <p>{say.watchers(about?.spectators ?? 0)}</p>}
            <Facts table={table} />
          </section>
        </div>
        {open.length > 0 && (
          <div class="room-invites">
            {open.map((one, at) => (
              <InviteCard key={one.chair} table={table} invitation={one} isOpen={at === 0} />
            ))}
          </div>
        )}
      </div>
    </PageFrame>
  );
};
