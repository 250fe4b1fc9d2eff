import type { OnlineTable } from '@claim-it/client/online';
import type { TableEvent } from '@claim-it/protocol';
import { agreementsOf, phaseOf } from '@claim-it/protocol';
import type { ReadonlySignal } from '@preact/signals';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { online } from '../../../kit/text/lazyTexts.ts';
import { text } from '../../../kit/text/texts.ts';
import { nameWindow } from '../../../kit/turns/windowName.ts';
import { ringDoorBell } from '../../../parts/notices/doorBell.tsx';
import { chairNames } from '../shared/chairNames.ts';

/** What an event in the room says to those who wait; null where it says nothing. */
const sayEvent = (event: TableEvent, nameAt: (chair: number) => string): string | null => {
  const { room: say } = online.text();
  if (event.kind === 'sat') return say.satDown(nameAt(event.chair));
  if (event.kind === 'stood') return say.stoodUp(nameAt(event.chair));
  return event.kind === 'ready' && event.isReady ? say.isReady(nameAt(event.chair)) : null;
};

/** How the table stands, in one line. */
export const sayStanding = ({ log }: Pick<OnlineTable, 'log'>): string => {
  const { room: say } = online.text();
  const state = log.value?.state;
  if (state === undefined) return '';
  if (phaseOf(state) !== 'gathering') return say.shaking;
  const free = state.chairs.filter((one) => one === null).length;
  const starts = agreementsOf(state.header).isReadyAsked ? say.startsReady : say.startsItself;
  return free === 0 ? starts : say.chairsFree(free);
};

/** Names are resolved after the event: those of new people are known by then. */
const TELL_AFTER_MS = 300;

/** The last thing that happened in the room. A bell rings when other people come and when the game starts. */
export const useNews = (table: OnlineTable): ReadonlySignal<string> => {
  const news = useSignal('');
  useEffect(() => {
    let seen = table.log.peek()?.events.length ?? 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const names: string[] = [];
    const tell = (event: TableEvent): void => {
      const nameAt = (chair: number): string => chairNames(table)[chair] ?? names[chair] ?? '';
      const said = sayEvent(event, nameAt);
      const isOwn = 'chair' in event && table.about.peek()?.you.chairs.includes(event.chair);
      if (said !== null && isOwn !== true) news.value = said;
      const isStart = event.kind === 'dice' && event.event.kind === 'opened';
      if (isStart || (event.kind === 'sat' && isOwn !== true)) ringDoorBell();
    };
    const stop = effect(() => {
      const events = table.log.value?.events ?? [];
      const fresh = events.slice(seen);
      seen = events.length;
      if (fresh.length === 0) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        for (const event of fresh) tell(event);
      }, TELL_AFTER_MS);
      timers.add(timer);
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [table]);
  const line = `${news.value} ${sayStanding(table)}`.trim();
  useEffect(() => {
    nameWindow(`${line} · ${text().pages.title}`);
  }, [line]);
  return news;
};
