/** How much a server takes from one side before it says no. An address is an address of IPv4 or a /64 of IPv6. */
export type Limits = {
  /** TCP connections of the whole server, and of one address. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** WebSockets of the whole server, of one address, of one session. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerSession: number;
  /** Messages of one socket: as many at once, then as many a second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  readonly tablesPerSocket: number;
  /** Words and faces of one socket: as many at once, one more every two seconds. */
  readonly sayingBurst: number;
  /** Requests and upgrades in a minute: of one guest, of all at one address who are not known, of all at one address. */
  readonly requestsPerMinute: number;
  readonly strangerRequestsPerMinute: number;
  readonly addressRequestsPerMinute: number;
  /** Milliseconds of the main thread in a minute, for requests and messages: of the same three. */
  readonly workPerMinute: number;
  readonly strangerWorkPerMinute: number;
  readonly addressWorkPerMinute: number;
  /** New guests of one address in an hour, and of the whole server. */
  readonly guestsPerHour: number;
  readonly allGuestsPerHour: number;
  /** Guests of one address who have not done anything yet; one more, and the oldest of them is dropped. */
  readonly unusedGuests: number;
  /** Reports of one guest in an hour. */
  readonly reportsPerHour: number;
  /** Recovery links that one address may try in an hour. */
  readonly recoveriesPerHour: number;
  /** New tables in an hour: of one guest, of one address, of the whole server. */
  readonly tablesPerHour: number;
  readonly addressTablesPerHour: number;
  readonly allTablesPerHour: number;
  /** The limit of an IPv6 /48, as a multiple of the limit of one address. */
  readonly networkFactor: number;
  /** Events that one guest lays in a day, and that all lay together before new tables are only for those who wrote little. */
  readonly eventsPerGuestDay: number;
  readonly eventsPerDay: number;
  /** How many tables of one guest the lobby shows. */
  readonly listedPerGuest: number;
  /** How many logs may wait to be played through for a record. */
  readonly recordsWaiting: number;
};

/** A school behind one address can play: a few hundred pupils who come within a minute. */
export const LIMITS: Limits = {
  connections: 8_000,
  connectionsPerAddress: 1_000,
  sockets: 5_000,
  socketsPerAddress: 400,
  socketsPerSession: 8,
  messageBurst: 30,
  messagesPerSecond: 10,
  tablesPerSocket: 8,
  sayingBurst: 6,
  requestsPerMinute: 240,
  strangerRequestsPerMinute: 1_200,
  addressRequestsPerMinute: 6_000,
  workPerMinute: 3_000,
  strangerWorkPerMinute: 15_000,
  addressWorkPerMinute: 30_000,
  guestsPerHour: 1_000,
  allGuestsPerHour: 10_000,
  unusedGuests: 100,
  reportsPerHour: 10,
  recoveriesPerHour: 300,
  tablesPerHour: 20,
  addressTablesPerHour: 600,
  allTablesPerHour: 5_000,
  networkFactor: 4,
  eventsPerGuestDay: 20_000,
  eventsPerDay: 5_000_000,
  listedPerGuest: 3,
  recordsWaiting: 32,
};

const NAMES = Object.keys(LIMITS) as readonly (keyof Limits)[];
const ENDLESS = 1_000_000;

/** For load and chaos on one machine, where everybody has the same address. */
export const NO_LIMITS: Limits = {
  ...(Object.fromEntries(NAMES.map((name) => [name, ENDLESS])) as Record<keyof Limits, number>),
  tablesPerSocket: 64,
  networkFactor: 1,
  eventsPerGuestDay: 1_000_000_000,
  eventsPerDay: 1_000_000_000,
  listedPerGuest: 60,
};

const isName = (name: string): name is keyof Limits => Object.hasOwn(LIMITS, name);

/** The usual limits but for these, written as `name=number,name=number`; null where one of them cannot be read. */
export const parseLimits = (text: string): Limits | null => {
  const changed: Partial<Record<keyof Limits, number>> = {};
  for (const part of text.split(',').filter((one) => one !== '')) {
    const [, name = '', number = ''] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(part) ?? [];
    if (!isName(name) || Number(number) < 1) return null;
    changed[name] = Number(number);
  }
  return { ...LIMITS, ...changed };
};
