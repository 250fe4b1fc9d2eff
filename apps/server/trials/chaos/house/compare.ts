import type { TableEvent, TableId } from '@claim-it/protocol';
import { evolveTable, newTable, parseEvent, parseHeader } from '@claim-it/protocol';
import type { Store, StoredEntry, StoredLog } from '../../../src/store/index.ts';
import type { Findings } from './findings.ts';
import { NOTHING } from './findings.ts';
import type { Ledger, Page } from './ledger.ts';

type Counts = { -readonly [Key in keyof Findings]: Findings[Key] };

/** The dice of each command that rolled, by the number of the command's last event; null if the log cannot be played. */
const fallsIn = ({ id, header, entries }: StoredLog): ReadonlyMap<number, string> | null => {
  const parsed = parseHeader(header);
  if (!parsed.ok) return null;
  let state = newTable(id, parsed.value);
  let fall: string | null = null;
  const falls = new Map<number, string>();
  for (const { body, seq, command } of entries) {
    const event = parseEvent(body);
    const next = event.ok ? evolveTable(state, event.value) : event;
    if (!event.ok || !next.ok) return null;
    state = next.value.state;
    if (isRoll(event.value)) fall = state.ledger?.last?.roll.join('-') ?? null;
    if (command === null) continue;
    if (fall !== null) falls.set(seq, fall);
    fall = null;
  }
  return falls;
};

const isRoll = (event: TableEvent): boolean =>
  event.kind === 'dice' && event.event.kind === 'rolled';

const cidOf = ({ command }: StoredEntry): string | undefined => command?.split(':').at(-1);

/** How the server calls what it does by itself. */
const HOUSE = /^(open|bot|clock|away|back|vacate|absent|returned):/;

const isForeign = (entry: StoredEntry, page: Page): boolean =>
  entry.command !== null && !HOUSE.test(entry.command) && !page.sent.has(cidOf(entry) ?? '');

/** Holds one log against one page of the ledger. */
const comparePage = (counts: Counts, log: StoredLog | null, page: Page, ledger: Ledger): void => {
  counts.acked += page.acked.length;
  counts.shown += page.shown.size;
  counts.changed += page.contradicted;
  const entries = log?.entries ?? [];
  const falls = log === null ? null : fallsIn(log);
  const commands = entries.flatMap(({ command }) => command ?? []);
  counts.doubled += commands.length - new Set(commands).size;
  if (log === null) counts.lost += 1;
  else if (falls === null) counts.unplayable += 1;
  for (const { cid, seq, hash } of page.acked) {
    const entry = entries[seq - 1];
    if (entry === undefined) counts.lost += 1;
    else if (entry.hash !== hash || cidOf(entry) !== cid) counts.changed += 1;
    const due = ledger.dice.get(cid);
    if (due !== undefined && falls !== null && falls.get(seq) !== due) counts.rerolled += 1;
  }
  for (const [seq, hash] of page.shown) {
    const entry = entries[seq - 1];
    if (entry === undefined) counts.lost += 1;
    else if (entry.hash !== hash) counts.changed += 1;
  }
  // What was sent while the log was read is not on the page; so the log is read up to what the page knows.
  const last = Math.max(0, ...page.shown.keys(), ...page.acked.map(({ seq }) => seq));
  counts.foreign += entries.slice(0, last).filter((entry) => isForeign(entry, page)).length;
  const known = new Set(entries.map(cidOf));
  counts.changed += page.refused.filter((cid) => known.has(cid)).length;
};

/** Holds the store against everything that was ever promised about these tables. Reading also checks every chain. */
export const compare = async (
  store: Pick<Store, 'read'>,
  ledger: Ledger,
  tables: Iterable<string>,
): Promise<Findings> => {
  const counts: Counts = { ...NOTHING };
  for (const table of tables) {
    const page = ledger.pages.get(table)?.copy();
    if (page === undefined) continue;
    comparePage(counts, await store.read({ table: table as TableId, since: 0 }), page, ledger);
  }
  counts.resent = ledger.resent.size;
  counts.resentRolls = [...ledger.resent].filter((cid) => ledger.dice.has(cid)).length;
  return counts;
};
