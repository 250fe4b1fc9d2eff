import type { Hash } from '@claim-it/fairness';
import { chainWith } from './chest.ts';
import type { Shown, Verdict } from './judge.ts';
import type { Move } from './moves.ts';
import { isDark, movesIn, perform } from './moves.ts';
import type { WorldSetup } from './world.ts';
import { World } from './world.ts';

export type SearchSetup = WorldSetup & {
  /** The roll that the adversary wants to change; 0 is the roll for the first player. */
  readonly roll: number;
  readonly depth: number;
  /** The element just received: the stir, the own roll, or the shake for a bot; that may be for a later roll. */
  readonly heard?: 'stir' | 'roll' | 'shake' | 'back';
  /** Events before that roll: moves as soon as this chair is on turn. */
  readonly before?: { readonly onTurn: number; readonly moves: readonly Move[] };
};

export type Story = { readonly moves: readonly Move[]; readonly shown: Shown };

export type Report = {
  stories: number;
  readonly ends: Record<Verdict | 'impossible', number>;
  readonly influences: Story[];
};

const PADDING = 6;

/** A game up to the point where the adversary alone has received an element of the honest player for a roll. */
const heardFor = async (setup: SearchSetup): Promise<World> => {
  const { heard = 'stir', before } = setup;
  const world = await World.open({ padding: PADDING, ...setup });
  let { roll } = setup;
  if (before !== undefined) {
    await world.playUntil(() => world.onTurn === before.onTurn);
    for (const move of before.moves)
      if (!(await perform(world, move))) throw new Error(`not possible before: ${move}`);
    roll = Math.max(roll, world.roll + (heard === 'back' ? 0 : 1));
  }
  const isHeard = (): boolean => world.server.held.some(({ kind }) => kind === heard);
  const isThere = await world.playUntil(() => world.roll >= roll && isHeard());
  if (!isThere) throw new Error(`no ${heard} was heard`);
  return world;
};

/** A chain's key in a search: later chains are equivalent. */
const nameOf = (link: Hash | null, start: number): unknown => {
  const chain = link === null ? null : chainWith(link);
  return chain === null || chain < start ? link : 'new';
};

/** The state that decides the future: two worlds with the same key have the same one. */
const keyOf = ({ server, honest, judge }: World, start: number): string => {
  const { ledger, game } = server.state;
  const log = honest.table.log.peek();
  const seen = log?.hashes ?? [];
  const common = seen.findIndex((hash, at) => at > 0 && server.entries[at - 1]?.hash !== hash);
  const dice =
    ledger === null
      ? null
      : {
          ...ledger,
          tips: ledger.tips.length > start,
          house: [nameOf(ledger.house.head, start), ledger.house.left],
          chairs: ledger.chairs.map((one) => [nameOf(one?.head ?? null, start), one?.left]),
          renewals: ledger.renewals.map((one) => ({
            ...one,
            house: nameOf(one.house, start),
            tip: nameOf(one.tip, start),
          })),
          away: ledger.away.toSorted(),
          left: ledger.left.toSorted(),
          returned: ledger.returned.toSorted(),
          stoodIn: ledger.stoodIn.toSorted(),
          replaced: ledger.replaced.toSorted(),
        };
  return JSON.stringify([
    dice,
    game?.turn,
    server.state.standIns,
    server.version,
    server.boast,
    server.header.houseTip,
    common,
    common < 0 && server.entries.length > seen.length - 1,
    server.entries.length > PADDING + 8,
    log?.state.ledger?.pot,
    log?.state.ledger?.away,
    log?.state.ledger?.renewals.length,
    log?.state.ledger?.bowl.length,
    server.held.map(({ kind }) => kind),
    server.known.size,
    honest.memory,
    judge.isWarned,
  ]);
};

/** Plays on as well as the adversary can: unseen as far as possible, then with the client. */
const finish = async (world: World, roll: number): Promise<void> => {
  world.layUntil(roll + 1);
  await world.show();
  const isShown = (): boolean => world.judge.shown.some((one) => one.roll > roll);
  await world.playUntil(isShown);
};

/** The result of one scenario. */
export const tell = async (
  setup: SearchSetup,
  moves: readonly Move[],
): Promise<readonly Shown[]> => {
  const world = await heardFor(setup);
  const { roll } = world;
  for (const move of moves)
    if (!(await perform(world, move))) throw new Error(`not possible: ${move}`);
  await finish(world, roll);
  world.end();
  return world.judge.shown;
};

const verdictOf = (shown: readonly Shown[], roll: number): Verdict | 'impossible' => {
  const found = shown.filter((one) => one.roll === roll).at(-1);
  return found?.verdict ?? 'impossible';
};

/** The moves that lead to a new world; those visible to the client are tried in their turn. */
const newMoves = async (
  world: World,
  seen: Set<string>,
  start: number,
): Promise<readonly Move[]> => {
  const found: Move[] = [];
  const { server } = world;
  const restore = server.snapshot();
  for (const move of movesIn(world)) {
    if (!isDark(move)) found.push(move);
    else if (await perform(world, move)) {
      const key = keyOf(world, start);
      if (!seen.has(key)) found.push(move);
    }
    restore();
  }
  return found;
};

/** Every scenario of so many moves, each world once. */
export const search = async (setup: SearchSetup): Promise<Report> => {
  const ends = { settled: 0, named: 0, absent: 0, detected: 0, influence: 0, impossible: 0 };
  const report: Report = { stories: 0, ends, influences: [] };
  const seen = new Set<string>();
  let edge: (readonly Move[])[] = [[]];
  for (let depth = 0; depth <= setup.depth; depth += 1) {
    const next: (readonly Move[])[] = [];
    for (const moves of edge) {
      const world = await heardFor(setup);
      const { roll } = world;
      const start = world.server.chains;
      let isPossible = true;
      for (const move of moves) isPossible &&= await perform(world, move);
      const key = keyOf(world, start);
      if (isPossible && !seen.has(key)) {
        seen.add(key);
        report.stories += 1;
        if (depth < setup.depth && !world.judge.isWarned)
          for (const move of await newMoves(world, seen, start)) next.push([...moves, move]);
        await finish(world, roll);
        ends[verdictOf(world.judge.shown, roll)] += 1;
        const found = world.judge.shown.find(({ verdict }) => verdict === 'influence');
        if (found !== undefined) report.influences.push({ moves, shown: found });
      }
      world.end();
    }
    edge = next;
  }
  return report;
};
