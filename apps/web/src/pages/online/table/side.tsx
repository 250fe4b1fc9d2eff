import './side.css';
import './sideLayout.css';
import type { Rejection } from '@claim-it/client/model';
import type { OnlineMatch, OnlineTable } from '@claim-it/client/online';
import { heardUntil } from '@claim-it/client/storage';
import { chairOnTurn, waitsForAnybody } from '@claim-it/protocol';
import { isOver } from '@claim-it/rules';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { sets } from '../../../kit/controls/handlers.ts';
import { Icon } from '../../../kit/controls/icon.tsx';
import { lazyPart } from '../../../kit/frame/lazyPart.tsx';
import { online } from '../../../kit/text/lazyTexts.ts';
import { TellMe } from '../../../parts/notices/tellMe.tsx';
import { sayAgain } from '../../../table/model/again.ts';
import { announce } from '../../../table/speech/announcer.ts';
import { chairNames } from '../shared/chairNames.ts';
import { TalkSign, WaxSeal } from '../shared/signs.tsx';
import { Bubbles } from './bubbles.tsx';
import { JoinOffer } from './joinOffer.tsx';
import { lastHeard } from './listening.ts';
import { useNudges } from './nudges.ts';

const SealSheet = lazyPart(() => import('./sealSheet.tsx'), 'SealSheet');
const TalkSheet = lazyPart(() => import('./talkSheet.tsx'), 'TalkSheet');

const SECOND = 1000;
const HOUR_SECONDS = 3600;
/** Said aloud when so many seconds are left. */
const SPOKEN = [30, 10];

const sayLeft = (seconds: number): string => {
  const { table: say } = online.text();
  if (seconds <= 0) return say.timesUp;
  if (seconds >= HOUR_SECONDS) return say.leftHours(Math.round(seconds / HOUR_SECONDS));
  return say.left(Math.floor(seconds / 60), seconds % 60);
};

/** The same for narrow tables: never wider than the place that is kept for it beside the notes. */
const sayLeftShort = (seconds: number): string => {
  const { table: say } = online.text();
  if (seconds < HOUR_SECONDS) return say.left(Math.floor(seconds / 60), Math.max(0, seconds % 60));
  return say.leftShort(Math.round(seconds / HOUR_SECONDS));
};

/** How long the one on turn may still think; nothing at a table without a clock. */
const ClockFace = ({ table }: { readonly table: OnlineTable }): JSX.Element | null => {
  const deadline = table.deadline.value;
  const left = useSignal(0);
  const { chairs = [] } = table.about.value?.you ?? {};
  const state = table.log.value?.state;
  const chair = state === undefined ? null : chairOnTurn(state);
  const isMine = chair !== null && chairs.includes(chair);
  useEffect(() => {
    if (deadline === null) return;
    const look = (): void => {
      const before = left.peek();
      const seconds = Math.max(0, Math.ceil((deadline - table.line.now()) / SECOND));
      left.value = seconds;
      if (isMine && seconds < before && SPOKEN.includes(seconds))
        announce(online.text().table.hurry(seconds), 'assertive');
    };
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [deadline, isMine, table, left]);
  if (deadline === null || chair === null) return null;
  const name = chairNames(table)[chair] ?? '';
  const look = isMine && left.value <= 10 ? 'is-short' : '';
  const isLong = left.value >= HOUR_SECONDS ? 'has-words' : '';
  return (
    <p class={`side-clock well ${look} ${isLong}`} role="timer">
      <span class="spoken-only">{online.text().table.clock(name)}: </span>
      <span class="clock-long">{sayLeft(left.value)}</span>
      <span class="clock-short">{sayLeftShort(left.value)}</span>
    </p>
  );
};

type Props = { readonly table: OnlineTable; readonly match: OnlineMatch };

/** A former player on this device is informed that the seat moved; spectators see it on the plates. */
const sayPlace = ({ table, match }: Props): string | null => {
  const you = table.about.value?.you;
  if (you === undefined || you.chairs.length > 0 || isOver(match.game.value)) return null;
  return match.wasSeated.value ? online.text().table.moved : null;
};

const sayRejection = ({ kind }: Rejection): string => {
  const { table: say, devices } = online.text();
  if (kind === 'elsewhere') return devices.elsewhere;
  return kind === 'tooManyChanges' || kind === 'tableIsFull' ? say[kind] : say.corrected;
};

/** One line about the most urgent event outside the board. */
const sayNow = (props: Props): string | null => {
  const { table, match } = props;
  const { table: say } = online.text();
  const state = table.log.value?.state;
  if (match.rejected.value !== null) return sayRejection(match.rejected.value);
  if (state !== undefined && waitsForAnybody(state)) return say.waitsForAnybody;
  return sayPlace(props);
};

/** Announces that another player wants a rematch; the buttons of the result show it. */
const useInvitation = ({ match }: Props): void => {
  const again = isOver(match.game.value) ? sayAgain(match) : null;
  const isAsked = match.house?.again.value.kind === 'join';
  useEffect(() => {
    if (isAsked && again !== null) announce(again);
  }, [isAsked, again]);
};

/** Whether something was said that this device has not shown in the list. */
const useUnread = (table: OnlineTable, isOpen: boolean): boolean => {
  const read = useSignal(heardUntil(table.id));
  const last = lastHeard(table);
  useEffect(() => {
    if (isOpen) read.value = Math.max(read.peek(), last);
  }, [isOpen, last, read]);
  return !isOpen && last > read.value;
};

/** In a slow game, during another player's turn: a good time to offer notifications. */
const isSlowWait = ({ table, match }: Props): boolean => {
  const isSlow = table.log.value?.state.header.pace.kind === 'slow';
  const { seat } = match.game.value.turn;
  const isMine = match.setup.sitters[seat]?.kind === 'person';
  const sitsHere = (table.about.value?.you.chairs.length ?? 0) > 0;
  return isSlow && sitsHere && !isMine && !isOver(match.game.value);
};

/** The extra parts of an online table: the seal of the dice, the clock, and the chat. */
export const Side = (props: Props): JSX.Element => {
  const { table } = props;
  const { seal, talk } = online.text();
  const sheet = useSignal<'seal' | 'talk' | null>(null);
  const close = sets(sheet, null);
  const rolls = table.log.value?.state.ledger?.rolls ?? 0;
  const isBroken = table.fault.value !== null;
  const now = sayNow(props);
  const isUnread = useUnread(table, sheet.value === 'talk');
  const isWatching = table.about.value?.you.chairs.length === 0;
  const watchers = props.match.house?.watchers.value ?? 0;
  useInvitation(props);
  useNudges(table);
  return (
    <div class="house-side">
      <div class="side-row one-row">
        <button
          type="button"
          class={`round-button side-button seal-button ${isBroken ? 'is-broken' : ''}`}
          onClick={sets(sheet, 'seal')}
        >
          <WaxSeal isBroken={isBroken} />
          <span class="side-label" aria-hidden="true">
            {seal.short(rolls)}
          </span>
          <span class="spoken-only">{seal.label(rolls)}</span>
        </button>
        <ClockFace table={table} />
        <button type="button" class="round-button side-button" onClick={sets(sheet, 'talk')}>
          <TalkSign />
          {isUnread && <i class="unread" />}
          {watchers > 0 && (
            <small class="watcher-badge one-row" aria-hidden="true">
              <Icon name="eye" /> {watchers}
            </small>
          )}
          <span class="spoken-only">
            {isWatching ? talk.listen : talk.open}
            {isUnread ? `. ${talk.unread}` : ''}
          </span>
        </button>
      </div>
      <p class={`side-line ${now === null ? '' : 'well'}`} role="status">
        {now}
      </p>
      <JoinOffer table={table} />
      {watchers > 0 && <p class="spoken-only">{online.text().watching.count(watchers)}</p>}
      {isSlowWait(props) && <TellMe class="plate" />}
      <Bubbles table={table} />
      {sheet.value === 'seal' && <SealSheet {...props} onClose={close} />}
      {sheet.value === 'talk' && <TalkSheet table={table} onClose={close} />}
    </div>
  );
};
