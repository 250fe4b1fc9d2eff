import type { OnlineTable } from '@claim-it/client/online';
import { findGame } from '@claim-it/client/online';
import { settings } from '@claim-it/client/storage';
import { phaseOf } from '@claim-it/protocol';
import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../kit/controls/buttons.tsx';
import { goTo } from '../../../kit/navigation/navigation.ts';
import { online } from '../../../kit/text/lazyTexts.ts';
import type { Search } from '../../../parts/online/arrival.ts';
import { arrival, FILL_SECONDS } from '../../../parts/online/arrival.ts';
import type { Sitting } from './sitting.ts';
import { freeChairs, freeColors, likedColor } from './sitting.ts';

type Props = { readonly table: OnlineTable; readonly sitting: Sitting };

const SECOND = 1000;
/** A search asks the server this often whether people wait elsewhere. */
const ASK_SECONDS = 3;

/** Sits down on the first free chair, once, for a guest who has requested that in the list. */
const useSeatAtOnce = ({ table, sitting }: Props): void => {
  useEffect(() => {
    let hasSat = false;
    return effect(() => {
      const you = table.about.value?.you;
      const [chair] = freeChairs(table);
      const isMeant = arrival.value?.table === table.id;
      if (hasSat || !isMeant || you === undefined || chair === undefined) return;
      if (you.chairs.length + you.kept.length > 0) return;
      hasSat = true;
      const color = likedColor(table, chair);
      const { name } = settings.peek();
      queueMicrotask(
        () => void sitting.sit({ chair, color, isColorChosen: false, name, invitation: null }),
      );
    });
  }, [table]);
};

const standUp = async ({ table, sitting }: Props): Promise<void> => {
  for (const chair of table.about.peek()?.you.chairs ?? [])
    await sitting.give({ kind: 'stand', chair });
};

const seatBots = async ({ table, sitting }: Props, { level }: Search): Promise<void> => {
  for (const chair of freeChairs(table)) {
    const color = freeColors(table, chair).at(-1) ?? 'violet';
    await sitting.give({ kind: 'seatBot', chair, level, style: null, color });
  }
};

/** Goes on to where others wait; true if it did. */
const moveOn = async (props: Props, search: Search): Promise<boolean> => {
  const found = await findGame({ ...search.wish, table: props.table.id });
  if (!found.ok || found.value.table === props.table.id) return false;
  if (arrival.peek()?.table !== props.table.id) return true;
  await standUp(props);
  arrival.value = { table: found.value.table, search };
  goTo({ kind: 'table', id: found.value.table });
  return true;
};

/** Looks for people, second by second; the opener's device fills up with bots in the end. */
const useSearch = (props: Props, search: Search | null): number => {
  const { table } = props;
  const passed = useSignal(0);
  useEffect(() => {
    if (search === null) return;
    let isBusy = false;
    const look = async (): Promise<void> => {
      passed.value = Math.floor((performance.now() - search.since) / SECOND);
      const you = table.about.peek()?.you;
      if (isBusy || you === undefined) return;
      isBusy = true;
      const isTime = passed.peek() >= FILL_SECONDS && you.isHost && you.chairs.length > 0;
      if (isTime) await seatBots(props, search);
      else if (passed.peek() % ASK_SECONDS === 0) await moveOn(props, search);
      isBusy = false;
    };
    const timer = setInterval(() => void look(), SECOND);
    return () => clearInterval(timer);
  }, [table, search]);
  return passed.value;
};

/** What is shown of a search while it goes on, with a way out. */
export const Arriving = (props: Props): JSX.Element | null => {
  const { lobby: say } = online.text();
  const { table } = props;
  const state = table.log.value?.state;
  const isHere = arrival.value?.table === table.id;
  const isGathering = state !== undefined && phaseOf(state) === 'gathering';
  const search = isHere && isGathering ? (arrival.value?.search ?? null) : null;
  useSeatAtOnce(props);
  const passed = useSearch(props, search);
  if (search === null) return null;
  const stop = async (): Promise<void> => {
    arrival.value = null;
    await standUp(props);
    goTo({ kind: 'lobby' });
  };
  return (
    <section class="well searching in-row">
      <p role="timer">
        <b>{say.looking(Math.floor(passed / 60), passed % 60)}</b>{' '}
        <small>{say.playNowLine(FILL_SECONDS)}</small>
      </p>
      <Button class="wood-button" label={say.stop} onClick={() => void stop()} />
    </section>
  );
};
