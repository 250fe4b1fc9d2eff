import type {
  Devices,
  DiceReport,
  Lobby,
  Me,
  OpenedTable,
  OpenTable,
  Operator,
  OwnGames,
  Token,
} from '@claim-it/protocol';
import {
  parseDevices,
  parseDiceReport,
  parseLobby,
  parseMe,
  parseOpenedTable,
  parseOperator,
  parseOwnGames,
  parseTicket,
} from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';

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

type Parse<Value> = (raw: unknown) => Result<Value, unknown>;

const ask = async <Value>(
  path: string,
  parse: Parse<Value>,
  request?: RequestInit,
): Asked<Value> => {
  try {
    const answer = await fetch(`/api/${path}`, { cache: 'no-store', ...request });
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    if (!answer.ok) return refuse(faultFor(answer, isJson));
    if (answer.status !== 204 && !isJson) return refuse({ kind: 'noHouse' });
    const parsed = parse(isJson ? await answer.json() : null);
    return parsed.ok ? parsed : refuse({ kind: 'noHouse' });
  } catch {
    return refuse({ kind: 'noHouse' });
  }
};

const post = <Value>(path: string, parse: Parse<Value>, body: unknown = {}): Asked<Value> =>
  ask(path, parse, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Who this device is to the server; a guest is made at the first time. */
export const openSession = (): Asked<Me> => post('session', parseMe);

export const rename = (name: string): Asked<unknown> => post('me/name', ok, { name });

export const openTable = (wish: OpenTable): Asked<OpenedTable> =>
  post('tables', parseOpenedTable, wish);

export const readLobby = (): Asked<Lobby> => ask('lobby', parseLobby);

export const readDice = (): Asked<DiceReport> => ask('dice', parseDiceReport);

/** Who runs the server. */
export const readOperator = (): Asked<Operator> => ask('operator', parseOperator);

/** A page of this guest's finished games. */
export const readOwnGames = (before: string | null): Asked<OwnGames> => {
  const place = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return ask(`me/games${place}`, parseOwnGames);
};

/** Everything the server knows of this guest, as it says it. */
export const showData = (): Asked<unknown> => ask('me/data', ok);

export const forgetMe = (): Asked<unknown> => post('me/forget', ok);

/** Where this guest is signed in. */
export const readDevices = (): Asked<Devices> => ask('me/devices', parseDevices);

/** Ends the session of this device. */
export const signOut = (): Asked<unknown> => post('me/signout', ok);

export const signOutDevice = (id: string): Asked<unknown> =>
  post(`me/devices/${encodeURIComponent(id)}/signout`, ok);

/** Ends all sessions but this one, and all links that were made for other devices. */
export const signOutOthers = (): Asked<unknown> => post('me/devices/signout', ok);

export const offerRecovery = (): Asked<{ readonly token: Token }> =>
  post('me/recovery', parseTicket);

export const recover = (token: Token): Asked<Me> => post('recovery', parseMe, { token });

/** The server keeps the key of this guest, if it has none; refused where the guest has another one. */
export const keepKey = (key: string): Asked<unknown> => post('me/key', ok, { key });

/** Opens a session for this device with the key of a guest. */
export const recoverByKey = (key: string): Asked<Me> => post('recovery', parseMe, { key });
