import type { Brain } from '@claim-it/ai';
import type { Setup } from '@claim-it/rules';
import { formatRecord } from '@claim-it/rules';
import { loadBrainFor } from '../brain.ts';
import type { Entrant } from '../lineup.ts';
import { fillSeats } from '../lineup.ts';
import { namesTag } from '../names.ts';
import type { BotFault } from './botFault.ts';
import { playMatch } from './match.ts';
import type { Player } from './player.ts';
import { newPlayer } from './player.ts';

/** A worker's job: which games of which series to play. Plain data, so that it can be sent to threads. */
export type SeriesJob = {
  readonly setup: Setup;
  readonly entrants: readonly Entrant[];
  readonly seed: number;
  /** The clock for one decision, if there is one. */
  readonly ms: number | null;
  /** Whether the seats rotate with each game. */
  readonly rotate: boolean;
  /** Whether the luck of the dice is analysed. */
  readonly luck: boolean;
  readonly from: number;
  readonly to: number;
};

/** One finished game: its record, and the share of the win, the luck and the faults of each entrant. */
export type SeriesGame = {
  readonly record: string;
  readonly wins: readonly number[];
  readonly luck: readonly number[];
  readonly faults: readonly (BotFault | null)[];
};

const UNDATED = '????-??-??';

const playOne = async (
  job: SeriesJob,
  game: number,
  players: readonly Player[],
  judge: Brain | null,
): Promise<SeriesGame> => {
  const seats = job.setup.colors.length;
  const lineup = fillSeats(job.entrants.length, seats);
  const shift = job.rotate ? game % seats : 0;
  const entrantAt = lineup.map((_, seat) => lineup[(seat - shift + seats) % seats] as number);
  const names = entrantAt.map((entrant) => job.entrants[entrant]?.name ?? '');
  const seated = lineup.map((_, seat) => players[(seat - shift + seats) % seats] as Player);
  const result = await playMatch({
    setup: job.setup,
    players: seated,
    seeds: [job.seed, game],
    judge,
    tags: [
      { name: 'Game', value: 'Claim It!' },
      { name: 'Date', value: UNDATED },
      namesTag(names),
      { name: 'Event', value: `seed ${job.seed}, game ${game + 1}` },
    ],
  });
  const wins = job.entrants.map(() => 0);
  for (const seat of result.winners) {
    const entrant = entrantAt[seat] as number;
    wins[entrant] = (wins[entrant] as number) + 1 / result.winners.length;
  }
  const luck = job.entrants.map((_, entrant) =>
    result.luck.reduce((sum, share, seat) => sum + (entrantAt[seat] === entrant ? share : 0), 0),
  );
  const faultOf = (entrant: number): BotFault | null =>
    result.faults.find(({ seat }) => entrantAt[seat] === entrant)?.fault ?? null;
  return {
    record: formatRecord(result.record),
    wins,
    luck,
    faults: job.entrants.map((_, i) => faultOf(i)),
  };
};

/** Plays the games of a job one after another, with one player for each seat. */
export const playJob = async (job: SeriesJob): Promise<readonly SeriesGame[]> => {
  const seats = fillSeats(job.entrants.length, job.setup.colors.length);
  const players = await Promise.all(
    seats.map((entrant) => newPlayer(job.entrants[entrant] as Entrant, job.setup, job.ms)),
  );
  const judge = job.luck ? await loadBrainFor(job.setup) : null;
  const played: SeriesGame[] = [];
  try {
    for (let game = job.from; game < job.to; game += 1)
      played.push(await playOne(job, game, players, judge));
  } finally {
    await Promise.all(players.map((player) => player.end()));
  }
  return played;
};
