import type { Invitation, OnlineTable } from '@claim-it/client/online';
import { arrive, parseInvitation } from '@claim-it/client/online';
import { change, readLocal, settings, writeLocal } from '@claim-it/client/storage';
import type { Chair } from '@claim-it/fairness';
import { chairAt } from '@claim-it/fairness';
import type { CommandAnswer } from '@claim-it/protocol';
import { tidyName } from '@claim-it/protocol';
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

/** Colors that players at the table have, and those reserved for other chairs. */
export const takenFor = (table: OnlineTable, chair: Chair): readonly Color[] => [
  ...takenColors(table),
  ...(table.about.value?.chairs.flatMap(({ color }, other) =>
    color === undefined || other === chair ? [] : [color],
  ) ?? []),
];

/** Unreserved empty chairs, in order. */
export const freeChairs = ({ about, log }: OnlineTable): readonly Chair[] =>
  (about.value?.chairs ?? []).flatMap(({ isInvited, isKept }, chair) => {
    const isFree = log.value?.state.chairs[chair] === null && !isInvited && !isKept;
    return isFree ? [chairAt(chair)] : [];
  });

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

const isRefused = (answer: CommandAnswer, why: 'colorTaken' | 'chairTaken'): boolean =>
  answer.kind === 'refused' && answer.refusal.kind === why;

/** Five people who sit down at once get in each other's way a few times, not more. */
const MOST_ATTEMPTS = 10;

/** What sitting down takes besides a chair and a color. */
type Seat = Pick<SitRequest, 'invitation'> & { readonly name: string | null };

const sitOn = async (
  table: OnlineTable,
  chair: Chair,
  color: Color,
  { name, invitation }: Seat,
): Promise<CommandAnswer> =>
  table.give({
    kind: 'sit',
    chair,
    color,
    tip: await table.hand.firstTip(chair),
    ...(name === null ? {} : { name }),
    ...(invitation === null || (invitation.chair ?? chair) !== chair
      ? {}
      : { invitation: invitation.token }),
  });

/** A suggested chair or color is replaced when another guest takes it. */
const sitSomewhere = async (
  table: OnlineTable,
  { chair, color, isColorChosen }: SitRequest,
  seat: Seat,
): Promise<CommandAnswer> => {
  let [at, wanted] = [chair, color];
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sitOn(table, at, wanted, seat);
    if (attempt === MOST_ATTEMPTS) return answer;
    const otherColor = freeColors(table, at).find((one) => one !== wanted);
    const otherChair = freeChairs(table).find((one) => one !== at);
    if (isRefused(answer, 'colorTaken') && !isColorChosen && otherColor !== undefined)
      wanted = otherColor;
    else if (isRefused(answer, 'chairTaken') && otherChair !== undefined) at = otherChair;
    else return answer;
  }
};

export type SitRequest = {
  readonly chair: Chair;
  readonly color: Color;
  /** A suggested color is replaced when another guest takes it. */
  readonly isColorChosen: boolean;
  readonly name: string;
  readonly invitation: Invitation | null;
};

/** Sitting down and standing up, with the server's response. */
export type Sitting = {
  readonly problem: Signal<string>;
  /** A guest with a reserved chair has not sat down yet. */
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
  const sit: Sitting['sit'] = async (request) => {
    const { chair, color, isColorChosen, name, invitation } = request;
    const { nameFault } = await import('./nameCheck.ts');
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
    problem.value = sayRefusal(await sitSomewhere(table, request, { name: own, invitation }));
  };
  const recolor: Sitting['recolor'] = async (chair, color) => {
    writeLocal(COLOR_KEY, color);
    const name = isSecond(table, chair) ? (table.about.peek()?.chairs[chair]?.name ?? null) : null;
    await give({ kind: 'stand', chair });
    if (problem.peek() !== '') return;
    const invitation = parseInvitation(location.hash);
    problem.value = sayRefusal(await sitOn(table, chair, color, { name, invitation }));
  };
  useOwnChair(table, async (chair) => {
    const color = likedColor(table, chair);
    const { name } = settings.peek();
    await sit({ chair, color, isColorChosen: false, name, invitation: null });
    isArriving.value = false;
  });
  return { problem, isArriving, sit, recolor, give };
};

/** The opener of the table, or a player of the previous one, sits down automatically; once. */
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
