import type { MatchSetup } from '@claim-it/client/model';
import type { Seat } from '@claim-it/rules';
import type { WebCatalog } from '@claim-it/text';
import type { FinalResult } from './result.ts';
import { isShared, sitterAt } from './seats.ts';

/** The only person here, who is addressed as "you"; null with several or none. */
export const youAt = (setup: MatchSetup): Seat | null => {
  const seat = setup.sitters.findIndex(({ kind }) => kind === 'person');
  return seat < 0 || isShared(setup) ? null : (seat as Seat);
};

/** The wording of a result for the readers of this device. */
export type Ending = {
  readonly title: string;
  /** Below the title; null where there is nothing to add. */
  readonly line: string | null;
  /** Why the winner won, in one sentence. */
  readonly why: string;
  /** Whose marker heads the paper. */
  readonly seat: Seat;
};

type Facts = { readonly result: FinalResult; readonly setup: MatchSetup; readonly rounds: number };

const sayWhy = ({ table, happened }: WebCatalog, { result, setup }: Facts): string => {
  const { why } = result;
  if (why.kind === 'alone') return table.end.alone;
  if (why.kind === 'shared') return table.end.shared;
  const you = youAt(setup);
  const nameOf = (seat: Seat): string | null => (seat === you ? null : sitterAt(setup, seat).name);
  return happened.end.why({ ...why, ahead: nameOf(why.ahead), behind: nameOf(why.behind) });
};

/** A win is the player's, a defeat is polite, and among several people the winner is named. */
export const endingOf = (text: WebCatalog, facts: Facts): Ending => {
  const { result, setup, rounds } = facts;
  const { winners, ranking } = result;
  const { table, happened } = text;
  const names = winners.map((seat) => sitterAt(setup, seat).name);
  const you = youAt(setup);
  const why = sayWhy(text, facts);
  const played = happened.end.rounds(rounds);
  const [first = 0] = winners;
  if (you === null || (winners.includes(you) && winners.length > 1))
    return { title: table.banner.wins(names), line: played, why, seat: you ?? first };
  const { name } = sitterAt(setup, you);
  if (winners.includes(you))
    return { title: happened.end.youWin(name), line: played, why, seat: you };
  const place = ranking.findIndex(({ seat }) => seat === you) + 1;
  const line = happened.end.place({ place, players: ranking.length, winners: names });
  return { title: happened.end.wellDug(name), line, why, seat: you };
};

/** What the dice did to the one who reads, or else to the winner. */
export const sayDice = (
  { happened }: WebCatalog,
  { result: { winners }, setup }: Facts,
  luck: readonly number[],
): string | null => {
  const you = youAt(setup);
  const seat = you ?? winners[0];
  const points = seat === undefined ? undefined : luck[seat];
  if (seat === undefined || points === undefined) return null;
  return happened.end.dice(seat === you ? null : sitterAt(setup, seat).name, points);
};
