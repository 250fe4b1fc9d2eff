import { seededRandom } from '@claim-it/ai';
import { MINERS } from '@claim-it/client/base';
import type { Seating } from '@claim-it/client/local';
import { newMatch } from '@claim-it/client/local';
import type { MatchStep, SavedMatch } from '@claim-it/client/model';
import { dailyBots, dailyThrow, numberOfDay, replaySaved } from '@claim-it/client/model';
import type { MatchSummary } from '@claim-it/client/storage';
import { loadMatch } from '@claim-it/client/storage';
import type { Seat } from '@claim-it/rules';
import { resultOf } from '../../../table/model/result.ts';
import type { Day } from '../stored/days.ts';
import type { DailyResult } from '../stored/storedAnswers.ts';

const NAMES = 5;

/** The same two miners for all players that day. */
export const dailyNames = (day: Day): readonly [string, string] => {
  const random = seededRandom(NAMES, numberOfDay(day));
  const first = random.below(MINERS.length);
  const second = (first + 1 + random.below(MINERS.length - 1)) % MINERS.length;
  return [MINERS[first] ?? '', MINERS[second] ?? ''];
};

export const dailySeating = (day: Day, name: string): Seating => {
  const [one, other] = dailyNames(day);
  const [weak, strong] = dailyBots(day);
  return {
    sitters: [
      { kind: 'person', name, color: 'green' },
      { kind: 'bot', name: one, color: 'orange', level: weak, style: null },
      { kind: 'bot', name: other, color: 'blue', level: strong, style: null },
    ],
    variant: 'standard',
  };
};

/** Starts the game of the day; returns the id of the match. */
export const newDailyMatch = (day: Day, name: string): Promise<string> => {
  let thrown = 0;
  const roll = () => {
    thrown += 1;
    return dailyThrow(day, thrown - 1);
  };
  return newMatch(dailySeating(day, name), roll, day);
};

const turnsOf = (steps: readonly MatchStep[], seat: Seat): DailyResult['turns'] =>
  steps
    .flatMap(({ events }) => events)
    .flatMap((event) => {
      if (event.kind === 'took' && event.seat === seat) return ['took'] as const;
      return event.kind === 'busted' && event.seat === seat ? (['bust'] as const) : [];
    });

/** How a finished game went for the one person at the table; null if it is not over, or cannot be read. */
export const dailyResultOf = (match: SavedMatch): DailyResult | null => {
  const replayed = replaySaved(match);
  if (!replayed.ok) return null;
  const { steps } = replayed.value;
  const seat = match.setup.sitters.findIndex(({ kind }) => kind === 'person') as Seat;
  const result = steps.length === 0 ? null : resultOf((steps.at(-1) as MatchStep).after);
  const at = result?.ranking.findIndex((standing) => standing.seat === seat) ?? -1;
  const own = result?.ranking[at];
  if (result === null || own === undefined) return null;
  return {
    place: result.winners.includes(seat) ? 1 : at + 1,
    players: match.setup.sitters.length,
    mine: own.group,
    turns: turnsOf(steps, seat),
  };
};

type DailySummary = Exclude<MatchSummary, { kind: 'damaged' }>;

/** The games of a day on this device, the first one first. */
export const dailyMatches = (matches: readonly MatchSummary[], day: Day): readonly DailySummary[] =>
  matches
    .filter((one): one is DailySummary => one.kind !== 'damaged' && one.daily === day)
    .sort((one, other) => one.createdAt - other.createdAt);

/** The result of the first game of a day that is over; null if none is. */
export const firstResult = async (
  matches: readonly MatchSummary[],
  day: Day,
): Promise<DailyResult | null> => {
  const first = dailyMatches(matches, day).find(({ kind }) => kind === 'over');
  const match = first === undefined ? null : await loadMatch(first.id);
  return match?.ok ? dailyResultOf(match.value) : null;
};
