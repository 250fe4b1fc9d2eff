import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GuestId, TableId } from '@claim-it/protocol';
import { entriesAfter, rootOf } from '@claim-it/protocol';
import { checkKey } from '../../src/dice/checkKey.ts';
import { hashText } from '../../src/hashText.ts';
import { hashToken, newGuestId, newTableId, newToken } from '../../src/ids.ts';
import { insertEvent } from '../../src/store/append.ts';
import { insertChair } from '../../src/store/chairs.ts';
import type { Database, Statement } from '../../src/store/database.ts';
import { foldsOn } from '../../src/store/folds.ts';
import { guestsOn } from '../../src/store/guests.ts';
import { openSqlite, storeOn } from '../../src/store/index.ts';
import { formatWinners } from '../../src/store/winners.ts';
import type { Stage, Template } from './template.ts';

export type FillPlan = { readonly finished: number; readonly running: number };

/** What is asked for in a filled store: guests with their sessions, and finished games. */
export type Filled = FillPlan & {
  readonly guests: readonly { readonly guest: GuestId; readonly token: string }[];
  readonly games: readonly TableId[];
};

type Write = (statement: Statement) => Promise<void>;

/** The key of the dice in every filled store. */
export const KEY: Buffer = Buffer.alloc(32, 7);

const SEATS = 2;
/** So many games has each guest, in a small store as in a large one. */
const GAMES_OF_EACH = 20;
/** A transaction stays small enough for the log before the file. */
const GAMES_AT_ONCE = 500;
const MOST_NAMED = 500;
const DAY = 86_400_000;

const stageOf = (template: Template, number: number, isOver: boolean): Stage =>
  isOver ? template.over : (template.running[number % template.running.length] ?? template.over);

type Copy = {
  readonly id: TableId;
  readonly template: Template;
  readonly stage: Stage;
  readonly isOver: boolean;
  readonly guests: readonly GuestId[];
  readonly at: number;
};

const writeCopy = async (write: Write, copy: Copy): Promise<void> => {
  const { id, template, stage, isOver, guests, at } = copy;
  const root = { seq: 0, hash: rootOf(id, template.header) };
  const entries = entriesAfter(
    root,
    stage.entries.map(({ body }) => body),
    hashText,
  );
  const head = entries.at(-1) ?? root;
  await write({
    text: `insert into house_table
      (id, header, listed, status, turn, deadline, seq, hash, created_at, changed_at, winners)
      values ($1, $2, 1, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      id,
      template.header,
      isOver ? 'finished' : 'playing',
      stage.turn,
      isOver ? null : at + 7 * DAY,
      head.seq,
      head.hash,
      at - DAY,
      at,
      isOver ? formatWinners(template.winners) : null,
    ],
  });
  for (const row of template.chairs)
    await write(insertChair(id, { ...row, guest: guests[row.chair] ?? null, invitation: null }));
  for (const [place, entry] of entries.entries())
    await write(insertEvent(id, { ...entry, command: stage.entries[place]?.command ?? null }));
  const { seq, state, record, rolls } = stage.fold;
  const own = (text: string): string => text.replaceAll(template.id, id);
  await foldsOn(writerOf(write)).keepFold({
    table: id,
    seq,
    hash: head.hash,
    state: own(state),
    record: record === null ? null : own(record),
    rolls,
  });
  await write({
    text: `insert into turn_notice (table_id, seq, kind, chair, at, is_new)
      values ($1, $2, $3, $4, $5, 0)`,
    values: [id, head.seq, isOver ? 'over' : 'turn', stage.turn, at],
  });
};

const writerOf = (write: Write): Pick<Database, 'read' | 'write'> => ({
  read: () => Promise.reject(new Error('a store is only filled')),
  write: async (statements) => {
    for (const statement of statements) await write(statement);
    return [];
  },
});

const fillGuests = async (database: Database, count: number): Promise<Filled['guests']> => {
  const guests = Array.from({ length: count }, () => ({ guest: newGuestId(), token: newToken() }));
  const at = Date.now();
  await database.fill(async (write) => {
    const store = guestsOn({ ...database, write: writerOf(write).write });
    for (const [number, { guest, token }] of guests.entries()) {
      await store.createGuest({ id: guest, name: `Digger ${number}`, at });
      await store.openSession({ tokenHash: hashToken(token), kind: 'device', guest, at });
    }
  });
  return guests;
};

const someOf = <Type>(all: readonly Type[]): readonly Type[] => {
  const step = Math.ceil(all.length / MOST_NAMED);
  return all.filter((_, place) => place % step === 0);
};

/**
 * Fills an empty file with copies of games; every copy is a log with a chain of its own. Dice are bound to the id of a table:
 * a copy is opened from what is kept beside its log, and cannot be played through again.
 */
const fill = async (
  file: string,
  { finished, running }: FillPlan,
  templates: readonly Template[],
): Promise<Filled> => {
  const database = await openSqlite({ file });
  await checkKey(storeOn(database), KEY);
  const count = finished + running;
  const people = Math.max(SEATS, Math.ceil((count * SEATS) / GAMES_OF_EACH));
  const guests = await fillGuests(database, people);
  const games: TableId[] = [];
  const now = Date.now();
  for (let from = 0; from < count; from += GAMES_AT_ONCE)
    await database.fill(async (write) => {
      for (let number = from; number < Math.min(count, from + GAMES_AT_ONCE); number += 1) {
        // Games in play lie between finished ones, as in a store that has grown.
        const isOver =
          Math.floor(((number + 1) * finished) / count) > Math.floor((number * finished) / count);
        const template = templates[number % templates.length];
        if (template === undefined) throw new Error('there is no game to copy');
        const sitting = [0, 1].flatMap(
          (seat) => guests[(number * SEATS + seat) % people]?.guest ?? [],
        );
        const id = newTableId(true);
        const at = now - DAY - (count - number) * 1_000;
        await writeCopy(write, {
          id,
          template,
          stage: stageOf(template, number, isOver),
          isOver,
          guests: sitting,
          at,
        });
        if (isOver) games.push(id);
      }
    });
  await database.close();
  return { finished, running, games: someOf(games), guests: someOf(guests) };
};

/** The filled store in this folder; it is made if it is not there. */
export const filledStore = async (
  folder: string,
  plan: FillPlan,
  templates: () => Promise<readonly Template[]>,
): Promise<Filled> => {
  const list = join(folder, 'filled.json');
  if (existsSync(list)) {
    const filled: Filled = JSON.parse(readFileSync(list, 'utf8'));
    if (filled.finished === plan.finished && filled.running === plan.running) return filled;
    throw new Error(`${folder} holds a store of another size`);
  }
  mkdirSync(join(folder, 'data'), { recursive: true, mode: 0o700 });
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>Claim It!</title>');
  const filled = await fill(join(folder, 'data', 'house.db'), plan, await templates());
  writeFileSync(list, JSON.stringify(filled));
  return filled;
};
