import type { OnlineTable, Remark } from '@claim-it/client/online';
import type { Saying } from '@claim-it/protocol';
import { chairOnTurn, NUDGES } from '@claim-it/protocol';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { buzz } from '../../../kit/sound/haptics.ts';
import { play } from '../../../kit/sound/sound.ts';
import { isHeard } from './listening.ts';

/** The same person is heard with the same nudge once in this time. */
const MINUTE = 60_000;

const isNudge = (saying: string): boolean => NUDGES.some((one) => one === saying);

/** Whether a player at this device is nudged. */
export const isNudged = (table: OnlineTable, { chair, said }: Remark): boolean => {
  const state = table.log.value?.state;
  const own = table.about.value?.you.chairs ?? [];
  if (state === undefined || said.kind !== 'saying' || !isNudge(said.saying)) return false;
  const onTurn = chairOnTurn(state);
  const isOwn = (one: number | null): boolean => own.some((mine) => mine === one);
  return onTurn !== null && isOwn(onTurn) && !isOwn(chair);
};

/** Whether a chair may say this now: nudges are for others who are on turn, and once a minute. */
export const mayNudge = (table: OnlineTable, chair: number, saying: Saying): boolean => {
  if (!isNudge(saying)) return true;
  const log = table.log.value;
  const onTurn = log === null ? null : chairOnTurn(log.state);
  const own = table.about.value?.you.chairs ?? [];
  if (log === null || onTurn === null || own.includes(onTurn)) return false;
  const last = log.events.findLast(
    (event) => event.kind === 'said' && event.chair === chair && event.saying === saying,
  );
  return last === undefined || last.at + MINUTE <= table.line.now();
};

/** A soft bell for a nudged player; returns a function that ends it. */
export const startNudges = (
  table: OnlineTable,
  ring: () => void = () => {
    play('bell');
    buzz('take');
  },
): (() => void) => {
  const rung = new Map<string, number>();
  let seen = table.remarks.peek().at(-1)?.id ?? 0;
  return effect(() => {
    for (const remark of table.remarks.value) {
      if (remark.id <= seen) continue;
      seen = remark.id;
      if (remark.said.kind !== 'saying' || !isNudged(table, remark) || !isHeard(table, remark))
        continue;
      const key = `${remark.chair} ${remark.said.saying}`;
      const now = table.line.now();
      if (now < (rung.get(key) ?? Number.NEGATIVE_INFINITY) + MINUTE) continue;
      rung.set(key, now);
      ring();
    }
  });
};

export const useNudges = (table: OnlineTable): void => {
  useEffect(() => startNudges(table), [table]);
};
