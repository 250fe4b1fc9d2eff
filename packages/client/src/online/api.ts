import type {
  AddedWebhook,
  Addresses,
  Blocks,
  Devices,
  DiceReport,
  Lobby,
  Me,
  OpenedTable,
  OpenTable,
  Operator,
  OwnGames,
  PasskeyBody,
  PasskeyList,
  PasskeyMe,
  PasskeyOffer,
  PasskeyQuestion,
  PasskeySignIn,
  PersonId,
  PlayPlace,
  PlayWish,
  PushState,
  ReportKind,
  RunningTables,
  SubscribeBody,
  TableId,
  TableWebhooks,
  Token,
  WebhookBody,
} from '@claim-it/protocol';
import {
  NAME_LANGUAGES,
  parseAddedWebhook,
  parseAddresses,
  parseBlocks,
  parseDevices,
  parseDiceReport,
  parseLobby,
  parseMe,
  parseOpenedTable,
  parseOperator,
  parseOwnGames,
  parsePasskeyMe,
  parsePasskeyOffer,
  parsePasskeyQuestion,
  parsePasskeys,
  parsePlayPlace,
  parsePushState,
  parseRunningTables,
  parseTableWebhooks,
  parseTicket,
} from '@claim-it/protocol';
import type { Result } from '@claim-it/rules';
import { ok, refuse } from '@claim-it/rules';
import { forgetGuest, isGuestHere, noteGuest } from '../running/running.ts';
import type { LeftChain } from '../storage/secrets.ts';

/** Why the server refused a request. */
export type ApiFault =
  /** No response, or one of a web server without our API. */
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

/** Once it is done, the server does not know this device any more; no requests are sent meanwhile. */
const leaving = async <Value>(ask: () => Asked<Value>): Asked<Value> => {
  const wasHere = isGuestHere.peek();
  forgetGuest();
  const done = await ask();
  if (!done.ok && wasHere) noteGuest();
  return done;
};

/** This device's guest; the server creates one on the first request. */
export const openSession = async (): Asked<Me> => {
  const language = NAME_LANGUAGES.find((one) => one === globalThis.document?.documentElement.lang);
  const opened = await post('session', parseMe, language === undefined ? {} : { language });
  if (opened.ok) noteGuest();
  return opened;
};

export const rename = (name: string): Asked<unknown> => post('me/name', ok, { name });

export const openTable = (wish: OpenTable): Asked<OpenedTable> =>
  post('tables', parseOpenedTable, wish);

/** Requests a chair in a game with people who are online. */
export const findGame = (wish: PlayWish): Asked<PlayPlace> => post('play', parsePlayPlace, wish);

/** Removes a finished or unstarted table from this guest's list. */
export const putAway = (table: TableId): Asked<unknown> => post(`tables/${table}/away`, ok);

export const readLobby = (): Asked<Lobby> => ask('lobby', parseLobby);

export const readDice = (): Asked<DiceReport> => ask('dice', parseDiceReport);

/** The addresses at which other devices reach the server. */
export const readAddresses = (): Asked<Addresses> => ask('addresses', parseAddresses);

/** The operator of the server. */
export const readOperator = (): Asked<Operator> => ask('operator', parseOperator);

/** A page of this guest's finished games. */
export const readOwnGames = (before: string | null): Asked<OwnGames> => {
  const place = before === null ? '' : `?before=${encodeURIComponent(before)}`;
  return ask(`me/games${place}`, parseOwnGames);
};

/** This guest's unfinished tables; an unknown device is refused, and stays unknown. */
export const readRunning = (): Asked<RunningTables> => ask('me/turns', parseRunningTables);

/** The push subscription of this device. */
export const readPush = (): Asked<PushState> => ask('me/push', parsePushState);

export const keepPush = (body: SubscribeBody): Asked<unknown> => post('me/push', ok, body);

export const endPush = (): Asked<unknown> => post('me/push/off', ok);

/** The webhooks of a table; for its host only. */
export const readWebhooks = (table: string): Asked<TableWebhooks> =>
  ask(`tables/${table}/webhooks`, parseTableWebhooks);

export const addWebhook = (table: string, body: WebhookBody): Asked<AddedWebhook> =>
  post(`tables/${table}/webhooks`, parseAddedWebhook, body);

export const removeWebhook = (table: string, id: string): Asked<unknown> =>
  post(`tables/${table}/webhooks/${id}/remove`, ok);

/** A copy of all data that the server has about this guest. */
export const showData = (): Asked<unknown> => ask('me/data', ok);

export const forgetMe = (): Asked<unknown> => leaving(() => post('me/forget', ok));

/** The devices where this guest is signed in. */
export const readDevices = (): Asked<Devices> => ask('me/devices', parseDevices);

/** Ends the session of this device. */
export const signOut = (): Asked<unknown> => leaving(() => post('me/signout', ok));

export const signOutDevice = (id: string): Asked<unknown> =>
  post(`me/devices/${encodeURIComponent(id)}/signout`, ok);

/** Ends all sessions but this one, and invalidates all links for other devices. */
export const signOutOthers = (): Asked<unknown> => post('me/devices/signout', ok);

/** The people this guest has blocked. */
export const readBlocks = (): Asked<Blocks> => ask('me/blocks', parseBlocks);
export const unblockPerson = (person: PersonId): Asked<unknown> =>
  post(`me/blocks/${encodeURIComponent(person)}/remove`, ok);
/** Blocks the person on a chair of a table. */
export const blockPerson = (table: TableId, chair: number): Asked<unknown> =>
  post(`tables/${table}/block`, ok, { chair });
/** Reports the person on a chair of a table to the operator. */
export const reportPerson = (table: TableId, chair: number, kind: ReportKind): Asked<unknown> =>
  post(`tables/${table}/report`, ok, { chair, kind });
export const offerRecovery = (): Asked<{ readonly token: Token }> =>
  post('me/recovery', parseTicket);

export const recover = async (token: Token): Asked<Me> => {
  const recovered = await post('recovery', parseMe, { token });
  if (recovered.ok) noteGuest();
  return recovered;
};

/** The server stores the key of this guest, if it has none; refused if it has another one. */
export const keepKey = (key: string): Asked<unknown> => post('me/key', ok, { key });

/** Replaces this guest's key: every other device is signed out. Idempotent. */
export const replaceKey = (key: string, next: string): Asked<unknown> =>
  post('me/key/replace', ok, { key, next });

/** Opens a session for this device with the key of a guest. */
export const recoverByKey = async (key: string): Asked<Me> => {
  const recovered = await post('recovery', parseMe, { key });
  if (recovered.ok) noteGuest();
  return recovered;
};

/** Leaves the chain of a chair for the next device of this guest. */
export const leaveChain = (
  table: string,
  chair: number,
  { text, progress }: LeftChain,
): Asked<unknown> => post(`tables/${table}/hand`, ok, { chair, text, progress });

/** Passkeys of this guest. */
export const readPasskeys = (): Asked<PasskeyList> => ask('me/passkeys', parsePasskeys);
export const offerPasskey = (): Asked<PasskeyOffer> =>
  post('me/passkeys/options', parsePasskeyOffer);
export const addPasskey = (body: PasskeyBody): Asked<unknown> => post('me/passkeys', ok, body);
export const removePasskey = (id: string): Asked<unknown> =>
  post(`me/passkeys/${encodeURIComponent(id)}/remove`, ok);

/** The challenge for a passkey. */
export const askPasskey = (): Asked<PasskeyQuestion> =>
  post('passkeys/options', parsePasskeyQuestion);

/** Opens a session for this device with a passkey's signature. */
export const recoverByPasskey = async (body: PasskeySignIn): Asked<PasskeyMe> => {
  const recovered = await post('passkeys', parsePasskeyMe, body);
  if (recovered.ok) noteGuest();
  return recovered;
};
