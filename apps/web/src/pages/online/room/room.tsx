import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import '../../../parts/seats/setup.css';
import './room.css';
import type { OnlineTable } from '@claim-it/client/online';
import { parseInvitation } from '@claim-it/client/online';
import { phaseOf } from '@claim-it/protocol';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { Icon } from '../../../kit/controls/icon.tsx';
import { PageFrame } from '../../../kit/frame/pageFrame.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { nameWindow } from '../../../kit/turns/windowName.ts';
import { TellMe } from '../../../parts/notices/tellMe.tsx';
import { sayPace } from '../lobby/tableCard.tsx';
import { InviteCard } from './inviteCard.tsx';
import { chairsToInvite, useLinks } from './links.ts';
import { RoomChairs } from './roomChairs.tsx';
import { SitCard } from './sitCard.tsx';
import type { Sitting } from './sitting.ts';
import { useSitting } from './sitting.ts';
import { Webhooks } from './webhooks.tsx';

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
  { about, log }: OnlineTable,
  invited: Chair | null,
  isArriving: boolean,
): readonly Chair[] => {
  const [known, state] = [about.value, log.value?.state];
  if (known === null || state === undefined || known.you.isRemoved) return [];
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
const sayOutside = ({ about }: OnlineTable, hasLink: boolean): string => {
  const { room: say } = online.text();
  if (about.value?.you.isRemoved === true) return say.youAreRemoved;
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

/** Where people gather: who is there, links for those who are not, and a chair for whoever has one. */
export const Room = ({ table }: Props): JSX.Element => {
  const { room: say } = online.text();
  const invitation = parseInvitation(location.hash);
  const sitting = useSitting(table);
  const links = useLinks(table, sitting);
  const about = table.about.value;
  const toTake = chairsToTake(table, invitation?.chair ?? null, sitting.isArriving.value);
  const toInvite = chairsToInvite(table);
  const isSlow = table.log.value?.state.header.pace.kind === 'slow';
  const firstOut = toInvite.find((chair) => about?.chairs[chair]?.isInvited === true);
  const isOutsider =
    about !== null && about.you.chairs.length + about.you.kept.length + toTake.length === 0;
  useEffect(() => {
    nameWindow(`${say.title} · ${text().pages.title}`);
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
            {isOutsider && <p>{sayOutside(table, invitation !== null)}</p>}
            <LetIn table={table} sitting={sitting} />
            {(about?.spectators ?? 0) > 0 && <p>{say.watchers(about?.spectators ?? 0)}</p>}
            <Facts table={table} />
            {isSlow && (about?.you.chairs.length ?? 0) > 0 && <TellMe class="room-tell" />}
            {about?.you.isHost === true && <Webhooks table={table.id} />}
          </section>
        </div>
        {toInvite.length > 0 && (
          <div class="room-invites">
            {toInvite.map((chair) => (
              <InviteCard
                key={chair}
                table={table}
                chair={chair}
                links={links}
                isOpen={chair === firstOut}
              />
            ))}
          </div>
        )}
      </div>
    </PageFrame>
  );
};
