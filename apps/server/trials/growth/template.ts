import type { Chair } from '@claim-it/fairness';
import type { TableHeader, TableState } from '@claim-it/protocol';
import { chairOnTurn, newTable, parseHeader, phaseOf } from '@claim-it/protocol';
import { COLORS } from '@claim-it/rules';
import type { MadeFold } from '../../src/folds/foldLog.ts';
import { foldLog } from '../../src/folds/foldLog.ts';
import { foldEntries } from '../../src/house/liveTable.ts';
import { winnersIn } from '../../src/house/winners.ts';
import type { ChairRow, StoredEntry, StoredLog } from '../../src/store/index.ts';
import { autoplay } from '../../test/autoplay.ts';
import { TestHouse } from '../../test/fixture.ts';

/** A game up to one of its events, and what the store keeps beside its log. */
export type Stage = {
  readonly entries: readonly StoredEntry[];
  readonly turn: number | null;
  readonly fold: Pick<MadeFold, 'seq' | 'state' | 'record' | 'rolls'>;
};

/** A game that was really played: copies of it, with chains of their own, fill a store. */
export type Template = {
  readonly id: string;
  readonly header: string;
  readonly chairs: readonly ChairRow[];
  readonly winners: readonly Chair[];
  readonly over: Stage;
  readonly running: readonly Stage[];
};

/** Games in play are cut off after these shares of their events. */
const CUTS = [0.2, 0.4, 0.6, 0.8];

const must = <Type>(value: Type | null | undefined, what: string): Type => {
  if (value === null || value === undefined) throw new Error(`a game has no ${what}`);
  return value;
};

const startOf = (log: StoredLog): TableState => {
  const header = parseHeader(log.header);
  return newTable(log.id, must<TableHeader>(header.ok ? header.value : null, 'header'));
};

const stateAt = (log: StoredLog, entries: readonly StoredEntry[]): TableState => {
  const state = foldEntries(startOf(log), entries);
  return must(state.ok ? state.value : null, 'state');
};

const running = (log: StoredLog, share: number): Stage => {
  const wanted = Math.floor(log.entries.length * share);
  const end = log.entries.findIndex(({ seq, command }) => seq > wanted && command !== null);
  const entries = log.entries.slice(0, end + 1);
  const state = stateAt(log, entries);
  const { seq } = state;
  const fold = { seq, state: JSON.stringify(state), record: null, rolls: null };
  return { entries, turn: chairOnTurn(state), fold };
};

const templateOf = (log: StoredLog): Template => {
  const made = foldLog(log);
  if ('damage' in made) throw new Error(made.damage);
  return {
    id: log.id,
    header: log.header,
    chairs: log.chairs,
    winners: winnersIn(stateAt(log, log.entries)),
    over: { entries: log.entries, turn: null, fold: made },
    running: CUTS.map((share) => running(log, share)),
  };
};

const playOne = async (house: TestHouse): Promise<Template> => {
  const people = [await house.visitor(), await house.visitor()];
  const host = must(people[0], 'host');
  const pace = { kind: 'slow', hours: 168 } as const;
  const { table } = await host.open({ chairs: [{ kind: 'mine' }, { kind: 'open' }], pace });
  for (const one of people) {
    autoplay(one);
    await one.watch(table);
  }
  for (const [chair, one] of people.entries())
    await one.sit(table, chair, must(COLORS[chair], 'color'));
  await host.until(() => phaseOf(must(host.views.get(table), 'view').state) === 'over');
  const id = must(host.views.get(table), 'view').state.id;
  for (const one of people) await one.close();
  return templateOf(must(await house.store.read({ table: id, since: 0 }), 'log'));
};

/** So many games of two, played to their end on a server in memory. */
export const playTemplates = async (count: number): Promise<readonly Template[]> => {
  const house = await new TestHouse().start();
  try {
    const games: Template[] = [];
    while (games.length < count) games.push(await playOne(house));
    return games;
  } finally {
    await house.remove();
  }
};
