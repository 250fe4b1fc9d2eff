import type { OnlineTable } from '@claim-it/client/online';
import { arrive } from '@claim-it/client/online';
import { change, readLocal, settings, writeLocal } from '@claim-it/client/storage';
import type { Chair } from '@claim-it/fairness';
import type { CommandAnswer, Token } from '@claim-it/protocol';
import { nameFault, tidyName } from '@claim-it/protocol';
import type { Color } from '@claim-it/rules';
import { COLORS } from '@claim-it/rules';
import type { Signal } from '@preact/signals';
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { online } from '../../../kit/text/lazyTexts.ts';

const COLOR_KEY = 'claim-it:color';

const storedColor = (): Color | undefined => COLORS.find((color) => color === readLocal(COLOR_KEY));

/** Colors that players at the table have. */
export const takenColors = ({ log }: OnlineTable): readonly Color[] =>
  log.value?.state.chairs.flatMap((one) => one?.color ?? []) ?? [];

/** Colors that players at the table have, and those that are kept for others than this chair. */
export const takenFor = (table: OnlineTable, chair: Chair): readonly Color[] => [
  ...takenColors(table),
  ...(table.about.value?.chairs.flatMap(({ color }, other) =>
    color === undefined || other === chair ? [] : [color],
  ) ?? []),
];

export const freeColors = (table: OnlineTable, chair: Chair): readonly Color[] =>
  COLORS.filter((color) => !takenFor(table, chair).includes(color));

/** The color of the game before, or the one that this person likes, if it is free. */
export const likedColor = (table: OnlineTable, chair: Chair): Color => {
  const free = freeColors(table, chair);
  const liked = [table.about.value?.chairs[chair]?.color, storedColor()];
  return liked.find((color) => color !== undefined && free.includes(color)) ?? free[0] ?? 'green';
};

const sayRefusal = (answer: CommandAnswer): string => {
  const { refusals: say, me } = online.text();
  if (answer.kind !== 'refused') return answer.kind === 'stale' ? say.other : '';
  const { kind } = answer.refusal;
  if (kind === 'badName') return me.nameRefused;
  if (kind === 'colorTaken' || kind === 'chairTaken' || kind === 'chairReserved') return say[kind];
  if (kind === 'tooManyMoves' || kind === 'removed') return say[kind];
  return say.other;
};

const isColorTaken = (answer: CommandAnswer): boolean =>
  answer.kind === 'refused' && answer.refusal.kind === 'colorTaken';

export type SitRequest = {
  readonly chair: Chair;
  readonly color: Color;
  /** A color that was only offered gives way to another one when somebody is quicker. */
  readonly isColorChosen: boolean;
  readonly name: string;
  readonly invitation: Token | null;
};

/** Sitting down and standing up, with what the house says to it. */
export type Sitting = {
  readonly problem: Signal<string>;
  /** Whoever has a chair of their own is still about to sit down on it. */
  readonly isArriving: Signal<boolean>;
  readonly sit: (seat: SitRequest) => Promise<void>;
  readonly recolor: (chair: Chair, color: Color) => Promise<void>;
  /** Answers whether it was done. */
  readonly give: (command: Parameters<OnlineTable['give']>[0]) => Promise<boolean>;
};

/** The first person of a device goes by the name of the device; the others bring their own. */
export const isSecond = ({ about }: OnlineTable, chair: Chair): boolean => {
  const { chairs = [], kept = [] } = about.peek()?.you ?? {};
  return chairs.some((one) => one !== chair) || (kept.length > 0 && kept[0] !== chair);
};

export const useSitting = (table: OnlineTable): Sitting => {
  const problem = useSignal('');
  const isArriving = useSignal(true);
  const give: Sitting['give'] = async (command) => {
    const answer = await table.give(command);
    problem.value = sayRefusal(answer);
    return answer.kind === 'done' || answer.kind === 'duplicate';
  };
  const sit: Sitting['sit'] = async ({ chair, color, isColorChosen, name, invitation }) => {
    const fault = nameFault(tidyName(name));
    if (fault !== null) {
      problem.value = online.text().me.faults[fault.kind];
      return;
    }
    const own = isSecond(table, chair) ? tidyName(name) : null;
    if (own === null && tidyName(name) !== settings.peek().name) {
      change({ name: tidyName(name) });
      await arrive();
    }
    if (isColorChosen) writeLocal(COLOR_KEY, color);
    const tip = await table.hand.firstTip(chair);
    const sitIn = (wanted: Color): Promise<CommandAnswer> =>
      table.give({
        kind: 'sit',
        chair,
        color: wanted,
        tip,
        ...(own === null ? {} : { name: own }),
        ...(invitation === null ? {} : { invitation }),
      });
    const others = isColorChosen ? [] : COLORS.filter((other) => other !== color);
    let answer = await sitIn(color);
    for (const other of others) {
      if (!isColorTaken(answer)) break;
      if (freeColors(table, chair).includes(other)) answer = await sitIn(other);
    }
    problem.value = sayRefusal(answer);
  };
  const recolor: Sitting['recolor'] = async (chair, color) => {
    writeLocal(COLOR_KEY, color);
    await give({ kind: 'stand', chair });
    if (problem.peek() !== '') return;
    await give({ kind: 'sit', chair, color, tip: await table.hand.firstTip(chair) });
  };
  useOwnChair(table, async (chair) => {
    const color = likedColor(table, chair);
    const { name } = settings.peek();
    await sit({ chair, color, isColorChosen: false, name, invitation: null });
    isArriving.value = false;
  });
  return { problem, isArriving, sit, recolor, give };
};

/** Whoever opened the table, or played at the one before, sits down without being asked; once. */
const useOwnChair = (table: OnlineTable, sit: (chair: Chair) => Promise<void>): void => {
  useEffect(() => {
    let hasSat = false;
    return effect(() => {
      const you = table.about.value?.you;
      const [first] = you?.kept ?? [];
      if (hasSat || first === undefined || (you?.chairs.length ?? 0) > 0) return;
      hasSat = true;
      queueMicrotask(() => void sit(first));
    });
  }, [table]);
};
