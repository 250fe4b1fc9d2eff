import { chairAt } from '@claim-it/fairness';
import type {
  DiceReport,
  GuestId,
  Lobby,
  Me,
  OpenedTable,
  OpenTable,
  OwnGames,
  TableCard,
  TableId,
} from '@claim-it/protocol';
import { nameFault, parseHeader, tidyName } from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import * as v from 'valibot';
import { change, settings } from '../storage/settings.ts';

/** Why the server did not do what it was asked. */
export type ApiFault =
  /** No answer, or one of a server without tables: the app was put on a plain web server. */
  { readonly kind: 'noHouse' } | { readonly kind: 'tooMuch' } | { readonly kind: 'refused' };
export type Asked<Value> = Promise<Result<Value, ApiFault>>;

const BUSY = [429, 503];

/** Only our server refuses in JSON. */
const faultFor = ({ status }: Response, isJson: boolean): ApiFault => {
  if (BUSY.includes(status)) return { kind: 'tooMuch' };
  return { kind: isJson && status < 500 ? 'refused' : 'noHouse' };
};

const ask = async (method: 'GET' | 'POST', path: string, body?: unknown): Asked<unknown> => {
  try {
    const answer = await fetch(`/api/${path}`, {
      method,
      cache: 'no-store',
      ...(method === 'POST'
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
        : {}),
    });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    if (!answer.ok) return refuse(faultFor(answer, isJson));
    if (answer.status !== 204 && !isJson) return refuse({ kind: 'noHouse' });
    return ok(isJson ? await answer.json() : null);
  } catch {
    return refuse({ kind: 'noHouse' });
  }
};

const read = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  asked: Result<unknown, ApiFault>,
): Result<Value, ApiFault> => {
  if (!asked.ok) return asked;
  const parsed = v.safeParse(schema, asked.value);
  return parsed.success ? ok(parsed.output) : refuse({ kind: 'noHouse' });
};

const branded = <Id extends string>(): v.GenericSchema<unknown, Id> =>
  v.pipe(
    v.string(),
    v.transform((text) => text as Id),
  );
const chair = v.pipe(v.number(), v.transform(chairAt));
const me: v.GenericSchema<unknown, Me> = v.object({
  guest: branded<GuestId>(),
  name: v.string(),
});
const opened: v.GenericSchema<unknown, OpenedTable> = v.object({
  table: branded<TableId>(),
  invitations: v.array(v.object({ chair, token: v.string() })),
});
const token = v.object({ token: v.string() });

const isCard = (raw: unknown): boolean =>
  v.is(v.object({ table: v.string(), chairs: v.array(v.object({})), header: v.object({}) }), raw) &&
  parseHeader(JSON.stringify(raw.header)).ok;
const cards = v.array(v.custom<TableCard>(isCard));
const lobby: v.GenericSchema<unknown, Lobby> = v.object({
  open: cards,
  playing: cards,
  mine: cards,
});

const band = v.object({ expected: v.number(), low: v.number(), high: v.number() });
const kindsOf = <Value>(one: v.GenericSchema<unknown, Value>) =>
  v.object({ different: one, pair: one, triple: one });
const dice: v.GenericSchema<unknown, DiceReport> = v.object({
  games: v.number(),
  tally: v.object({
    rolls: v.number(),
    pips: v.array(v.number()),
    kinds: kindsOf(v.number()),
  }),
  bands: v.object({ pip: band, kinds: kindsOf(band) }),
});

const ownGames: v.GenericSchema<unknown, OwnGames> = v.object({
  games: v.array(
    v.object({
      table: branded<TableId>(),
      seats: v.array(v.picklist([0, 1, 2, 3, 4])),
      playedAt: v.number(),
      record: v.string(),
    }),
  ),
  next: v.nullable(v.string()),
});

/** Who this device is to the server; a guest is made at the first time. */
const openSession = async (): Asked<Me> => read(me, await ask('POST', 'session'));

export const rename = async (name: string): Asked<null> => {
  const asked = await ask('POST', 'me/name', { name });
  return asked.ok ? ok(null) : asked;
};

export const openTable = async (wish: OpenTable): Asked<OpenedTable> =>
  read(opened, await ask('POST', 'tables', wish));

export const readLobby = async (): Asked<Lobby> => read(lobby, await ask('GET', 'lobby'));

export const readDice = async (): Asked<DiceReport> => read(dice, await ask('GET', 'dice'));

/** A page of this guest's finished games. */
export const readOwnGames = async (before: string | null): Asked<OwnGames> => {
  const place = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return read(ownGames, await ask('GET', `me/games${place}`));
};

/** Everything the server knows of this guest, as it says it. */
export const showData = (): Asked<unknown> => ask('GET', 'me/data');

export const forgetMe = (): Asked<unknown> => ask('POST', 'me/forget');

export const offerRecovery = async (): Asked<string> => {
  const asked = read(token, await ask('POST', 'me/recovery'));
  return asked.ok ? ok(asked.value.token) : asked;
};

export const recover = async (ticket: string): Asked<Me> =>
  read(me, await ask('POST', 'recovery', { token: ticket }));

/** The name of this device's player goes to the server, unless the server would refuse it. */
const bringName = async (known: Me): Promise<Me> => {
  const own = tidyName(settings.peek().name);
  if (own === '') {
    change({ name: known.name });
    return known;
  }
  if (own === known.name || nameFault(own) !== null) return known;
  return (await rename(own)).ok ? { ...known, name: own } : known;
};

/** Makes sure that the server knows this device. */
export const arrive = async (): Promise<Result<Me, ApiFault>> => {
  const opened = await openSession();
  if (!opened.ok) return opened;
  return ok(await bringName(opened.value));
};

/** Another device's guest has come here, name and all. */
export const becomes = ({ name }: Me): void => change({ name });
