import type { Chair } from '@claim-it/fairness';
import type {
  Asker,
  BotLevel,
  GuestId,
  TableCommand,
  TableEvent,
  TableId,
  TableState,
} from '@claim-it/protocol';
import { agreementsOf, phaseOf } from '@claim-it/protocol';
import type { Color } from '@claim-it/rules';
import { hashToken, scopeOf } from '../ids.ts';
import type { ChairRow } from '../store/index.ts';
import type { ChairNote } from './chairNote.ts';
import { isKeptFor, keptColorOf, noteOf, rowWith } from './chairNote.ts';

/** The occupants of chairs, as far as the server knows them and the log does not. */
export type Chairs = { readonly state: TableState; readonly rows: readonly ChairRow[] };

/** The maximum number of marks at a table; then the oldest is dropped. */
const MOST_REMOVED = 100;

/** What a table keeps of a guest who was removed: a hash that recognises them and identifies no guest. */
const markOf = (guest: GuestId, table: TableId): string => `${table}.${scopeOf(guest, table)}`;

/** All marks at a table; a rematch has those of the table before, which begin with its id. */
export const marksAt = (rows: readonly ChairRow[]): readonly string[] =>
  rows.flatMap((row) => noteOf(row).removed);

export const isRemoved = (rows: readonly ChairRow[], guest: GuestId): boolean =>
  marksAt(rows).some((mark) => mark === markOf(guest, mark.split('.')[0] as TableId));

/** The hash of the token that gives out the free chairs of a table; null where there is none. */
export const linkOf = (rows: readonly ChairRow[]): string | null =>
  rows.map((row) => noteOf(row).link).find((link) => link !== null) ?? null;

const isEmpty = ({ state }: Chairs, { chair }: ChairRow): boolean => state.chairs[chair] === null;

/** Whether a bot sits there whom a person may replace. R13 */
const isReplaceable = ({ state }: Chairs, { chair }: ChairRow): boolean =>
  agreementsOf(state.header).mayReplaceBots &&
  phaseOf(state) === 'playing' &&
  state.chairs[chair]?.sitter.kind === 'bot';

/** Whether a guest may sit down on a free chair or a bot's; `invitation` is the hash of the one that was shown. */
const mayTake = (
  chairs: Chairs,
  row: ChairRow,
  guest: GuestId,
  invitation: string | null,
): boolean => {
  if (!isEmpty(chairs, row) && !isReplaceable(chairs, row)) return false;
  if (row.guest !== null) return row.guest === guest;
  if (row.invitation !== null) return row.invitation === invitation;
  const sitsHere = chairs.rows.some((other) => other.guest === guest);
  const isInside = invitation !== null && invitation === linkOf(chairs.rows);
  return (chairs.state.header.isListed || isInside) && !noteOf(row).isByLink && !sitsHere;
};

/** Whether the host may keep a chair for a link, or release it: not one of their own, nor one that is open to every guest. */
const mayInvite = (chairs: Chairs, row: ChairRow, host: GuestId): boolean => {
  const isOpenToAll = chairs.state.header.isListed && !isKeptFor(row) && row.invitation === null;
  return isEmpty(chairs, row) && row.guest !== host && !isOpenToAll;
};

/** What a guest is at a table; each answer is looked up when it is asked for, because a move asks for few. */
class GuestAtTable implements Asker {
  readonly #chairs: Chairs;
  readonly #guest: GuestId;
  readonly #invitation: string | null;
  /** Chairs on which the guest sits. */
  readonly chairs: readonly Chair[];

  constructor(chairs: Chairs, guest: GuestId, invitation: string | null) {
    this.#chairs = chairs;
    this.#guest = guest;
    this.#invitation = invitation;
    this.chairs = this.#where((row) => row.guest === guest && !isEmpty(chairs, row));
  }

  #where(isSo: (row: ChairRow) => boolean): readonly Chair[] {
    return this.#chairs.rows.filter(isSo).map(({ chair }) => chair);
  }

  get mayTake(): readonly Chair[] {
    return this.#where((row) => mayTake(this.#chairs, row, this.#guest, this.#invitation));
  }

  get mayInvite(): readonly Chair[] {
    return this.isHost ? this.#where((row) => mayInvite(this.#chairs, row, this.#guest)) : [];
  }

  get keptColors(): readonly Color[] {
    const others = this.#chairs.rows.filter(({ guest }) => guest !== this.#guest);
    return others.flatMap((row) => keptColorOf(row) ?? []);
  }

  get isHost(): boolean {
    return this.#chairs.rows.some((row) => row.guest === this.#guest && noteOf(row).isHost);
  }

  get isLinkOut(): boolean {
    return linkOf(this.#chairs.rows) !== null;
  }

  get isRemoved(): boolean {
    return isRemoved(this.#chairs.rows, this.#guest);
  }
}

/** What a guest is at a table. The message has no say in this. */
export const askerOf = (chairs: Chairs, guest: GuestId, invitation: string | null): Asker =>
  new GuestAtTable(chairs, guest, invitation);

/** The row of a guest who sits down: the invitation is used up, and the chair is reserved for this guest. */
const seated = (
  row: ChairRow,
  guest: GuestId,
  sitting: Pick<ChairNote, 'name' | 'color'>,
): ChairRow => {
  const note = noteOf(row);
  const isKept = note.isKept || note.isByLink;
  const now = { ...note, ...sitting, isKept, sits: 'person' } as const;
  return rowWith({ ...row, guest, invitation: null }, now);
};

/** The row of a chair that is free again; it may stay reserved for its guest. */
const freed = (row: ChairRow): ChairRow => {
  const note = noteOf(row);
  const guest = note.isKept ? row.guest : null;
  return rowWith({ ...row, guest }, { ...note, name: null, sits: 'nobody', color: null });
};

/** A bot in a chair: an invitation to it is suspended until the chair is free again. */
const withBot = (row: ChairRow, level: BotLevel, color: Color | null): ChairRow =>
  rowWith(row, { ...noteOf(row), sits: level, color });

/** Only the new invitation leads to this chair; without one it cannot be taken. */
const invited = (row: ChairRow, invitation: string | null): ChairRow =>
  rowWith(
    { ...row, guest: null, invitation },
    { ...noteOf(row), name: null, isByLink: true, isKept: false },
  );

/** A guest who may take a free chair may take this one. */
const released = (row: ChairRow): ChairRow =>
  rowWith(
    { ...row, guest: null, invitation: null },
    { ...noteOf(row), name: null, isByLink: false, isKept: false },
  );

type By = { readonly guest: GuestId; readonly command: TableCommand };

const withNote = (row: ChairRow, change: Partial<ChairNote>): ChairRow =>
  rowWith(row, { ...noteOf(row), ...change });

/** The host removes a person: the chair is free, and a guest without another chair stays out. */
const removed = ({ state, rows }: Chairs, row: ChairRow, person: GuestId): readonly ChairRow[] => {
  const empty = withNote(freed({ ...row, guest: null }), { isKept: false });
  const host = rows.find((one) => noteOf(one).isHost);
  const sitsElsewhere = rows.some((one) => one.guest === person && one.chair !== row.chair);
  if (host === undefined || sitsElsewhere) return [empty];
  const marks = [...noteOf(host).removed, markOf(person, state.id)].slice(-MOST_REMOVED);
  return [empty, withNote(host, { removed: marks })];
};

/** The rows that change after the host's decision about access. */
const withOtherDoor = (rows: readonly ChairRow[], { command }: By): readonly ChairRow[] => {
  const hash = 'invitation' in command && command.invitation ? hashToken(command.invitation) : null;
  const row = 'chair' in command ? rows[command.chair] : undefined;
  if (command.kind === 'letIn') return rows.map((one) => withNote(one, { removed: [] }));
  if (command.kind === 'inviteAll')
    return rows.flatMap((one) => (noteOf(one).isHost ? [withNote(one, { link: hash })] : []));
  if (row === undefined) return [];
  return [command.kind === 'release' ? released(row) : invited(row, hash)];
};

const withStood = (chairs: Chairs, row: ChairRow, by: By | null): readonly ChairRow[] => {
  const isRemoval = by?.command.kind === 'clear' && row.guest !== by.guest;
  return isRemoval && row.guest !== null ? removed(chairs, row, row.guest) : [freed(row)];
};

const typedName = (command: TableCommand): string | null =>
  command.kind === 'sit' || command.kind === 'join' ? (command.name ?? null) : null;

/** The rows that change with these events. */
export const changedRows = (
  chairs: Chairs,
  events: readonly TableEvent[],
  by: By | null,
): readonly ChairRow[] =>
  events.flatMap((event) => {
    if (event.kind === 'doorChanged') return by === null ? [] : withOtherDoor(chairs.rows, by);
    const row = 'chair' in event ? chairs.rows[event.chair] : undefined;
    if (row === undefined) return [];
    if (event.kind === 'stood') return withStood(chairs, row, by);
    if (event.kind === 'botTook') return [withBot(row, event.level, noteOf(row).color)];
    if (event.kind === 'sat' && event.sitter.kind === 'bot')
      return [withBot(row, event.sitter.level, event.color)];
    if ((event.kind !== 'sat' && event.kind !== 'joined') || by === null) return [];
    const color = event.kind === 'sat' ? event.color : noteOf(row).color;
    return [seated(row, by.guest, { name: typedName(by.command), color })];
  });
