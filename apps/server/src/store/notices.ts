import type { GuestId } from '@claim-it/protocol';
import type { Database, Statement } from './database.ts';
import type {
  Delivery,
  DeliveryTarget,
  NoticeStore,
  Subscription,
  TurnNotice,
  Webhook,
} from './noticeTypes.ts';
import type { SqlRow } from './row.ts';
import { chairIn, idOf, integerOf, integerOrNull, textOf, textOrNull, wordOf } from './row.ts';

const quietOf = (row: SqlRow): Subscription['quiet'] => {
  const [from, to] = [integerOrNull(row, 'quiet_from'), integerOrNull(row, 'quiet_to')];
  return from === null || to === null ? null : { from, to };
};

const subscriptionOf = (row: SqlRow): Subscription => ({
  session: textOf(row, 'session'),
  guest: idOf(row, 'guest'),
  endpoint: textOf(row, 'endpoint'),
  p256dh: textOf(row, 'p256dh'),
  auth: textOf(row, 'auth'),
  sender: textOf(row, 'sender'),
  language: textOf(row, 'language'),
  quiet: quietOf(row),
  at: integerOf(row, 'at'),
});

const webhookOf = (row: SqlRow): Webhook => ({
  id: textOf(row, 'id'),
  table: idOf(row, 'table_id'),
  url: textOf(row, 'url'),
  secret: textOrNull(row, 'secret'),
  language: textOf(row, 'language'),
  at: integerOf(row, 'at'),
});

const noticeOf = (row: SqlRow): TurnNotice => {
  const kind = wordOf(row, 'kind', ['turn', 'bot', 'over']);
  const moment =
    kind === 'over' ? ({ kind, chair: null } as const) : { kind, chair: chairIn(row, 'chair') };
  const [table, seq, at] = [idOf(row, 'table_id'), integerOf(row, 'seq'), integerOf(row, 'at')];
  return { table: table as TurnNotice['table'], seq, at, ...moment };
};

const deliveryOf = (row: SqlRow): Delivery => ({
  table: idOf(row, 'table_id'),
  kind: textOrNull(row, 'webhook') === null ? 'push' : 'webhook',
  target: textOf(row, 'target'),
  seq: integerOf(row, 'seq'),
  tries: integerOf(row, 'tries'),
  dueAt: integerOf(row, 'due_at'),
});

const SUBSCRIPTION = `select session, guest, endpoint, p256dh, auth, sender, language, quiet_from, quiet_to, at
  from push_subscription`;
const WEBHOOK = 'select id, table_id, url, secret, language, at from webhook';
const NOTICE = 'select table_id, seq, kind, chair, at from turn_notice';

/** The devices of a guest that want to be told of turns. */
export const subscriptionsOf = async (
  database: Pick<Database, 'read'>,
  guest: GuestId,
): Promise<readonly Subscription[]> => {
  const text = `${SUBSCRIPTION} where guest = $1 order by at, session`;
  return (await database.read({ text, values: [guest] })).map(subscriptionOf);
};

const keepSubscription = (one: Subscription): readonly Statement[] => [
  {
    text: 'delete from push_subscription where endpoint = $1 and session <> $2',
    values: [one.endpoint, one.session],
  },
  {
    text: `insert into push_subscription
      (session, guest, endpoint, p256dh, auth, sender, language, quiet_from, quiet_to, at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
      on conflict (session) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
        auth = excluded.auth, sender = excluded.sender, language = excluded.language,
        quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`,
    values: [
      one.session,
      one.guest,
      one.endpoint,
      one.p256dh,
      one.auth,
      one.sender,
      one.language,
      one.quiet?.from ?? null,
      one.quiet?.to ?? null,
      one.at,
    ],
  },
];

/** A target that was told of this turn, or of a later one, stays as it is; one that is gone meanwhile is left out. */
const insertDelivery = (
  { table, seq }: Pick<TurnNotice, 'table' | 'seq'>,
  { kind, target, dueAt }: DeliveryTarget,
): Statement => {
  const [column, source, key] =
    kind === 'push' ? ['session', 'push_subscription', 'session'] : ['webhook', 'webhook', 'id'];
  return {
    text: `insert into delivery (table_id, target, ${column}, seq, tries, due_at)
      select cast($1 as text), ${key}, ${key}, cast($3 as integer), 0, cast($4 as bigint) from ${source} where ${key} = $2
      on conflict (table_id, target) do update set seq = excluded.seq, tries = 0, due_at = excluded.due_at
      where delivery.seq < excluded.seq`,
    values: [table, target, seq, dueAt],
  };
};

const returned = async (database: Database, statement: Statement): Promise<boolean> =>
  ((await database.write([statement]))[0] ?? []).length > 0;

const erased = async (database: Database, statement: Statement): Promise<boolean> =>
  ((await database.erase([statement]))[0] ?? []).length > 0;

type Targets =
  | 'keepSubscription'
  | 'findSubscriptions'
  | 'findSubscription'
  | 'dropSubscription'
  | 'addWebhook'
  | 'webhooksOf'
  | 'findWebhook'
  | 'dropWebhook';

const targetsOn = (database: Database): Pick<NoticeStore, Targets> => ({
  keepSubscription: async (subscription) => {
    await database.write(keepSubscription(subscription));
  },
  findSubscriptions: (guest) => subscriptionsOf(database, guest),
  findSubscription: async (session) => {
    const text = `${SUBSCRIPTION} where session = $1`;
    const [row] = await database.read({ text, values: [session] });
    return row === undefined ? null : subscriptionOf(row);
  },
  dropSubscription: (session) =>
    erased(database, {
      text: 'delete from push_subscription where session = $1 returning session',
      values: [session],
    }),
  addWebhook: ({ id, table, url, secret, language, at }, most) =>
    returned(database, {
      text: `insert into webhook (id, table_id, url, secret, language, at)
        select cast($1 as text), id, cast($3 as text), cast($4 as text), cast($7 as text), cast($5 as bigint)
        from house_table where id = $2
        and (select count(*) from webhook where webhook.table_id = $2) < $6 returning id`,
      values: [id, table, url, secret, at, most, language],
    }),
  webhooksOf: async (table) => {
    const text = `${WEBHOOK} where table_id = $1 order by at, id`;
    return (await database.read({ text, values: [table] })).map(webhookOf);
  },
  findWebhook: async (id) => {
    const [row] = await database.read({ text: `${WEBHOOK} where id = $1`, values: [id] });
    return row === undefined ? null : webhookOf(row);
  },
  dropWebhook: ({ id, table }) =>
    erased(database, {
      text: 'delete from webhook where id = $1 and table_id = $2 returning id',
      values: [id, table],
    }),
});

/** Whose table was over before $1. */
const OF_ENDED = `table_id in (select table_id from turn_notice where kind = 'over' and at < $1)`;

/** Notices of turns, on any database. */
export const noticesOn = (database: Database): NoticeStore => ({
  ...targetsOn(database),
  newNotices: async (limit) => {
    const text = `${NOTICE} where is_new = 1 order by at, table_id limit $1`;
    return (await database.read({ text, values: [limit] })).map(noticeOf);
  },
  findNotice: async (table) => {
    const [row] = await database.read({ text: `${NOTICE} where table_id = $1`, values: [table] });
    return row === undefined ? null : noticeOf(row);
  },
  spreadNotice: async ({ table, seq, targets }) => {
    await database.write([
      ...targets.map((target) => insertDelivery({ table, seq }, target)),
      {
        text: 'update turn_notice set is_new = 0 where table_id = $1 and seq = $2',
        values: [table, seq],
      },
    ]);
  },
  dueDeliveries: async ({ now, limit }) => {
    const text = `select table_id, target, webhook, seq, tries, due_at from delivery
      where due_at <= $1 order by due_at, table_id, target limit $2`;
    return (await database.read({ text, values: [now, limit] })).map(deliveryOf);
  },
  moveDelivery: ({ table, target, seq, dueAt }, to) =>
    returned(database, {
      text: `update delivery set due_at = cast($5 as bigint), tries = $6
        where table_id = $1 and target = $2 and seq = $3 and due_at = $4 returning target`,
      values: [table, target, seq, dueAt, to.dueAt, to.tries],
    }),
  dropNotices: async (before) => {
    await database.erase([
      { text: `delete from delivery where ${OF_ENDED}`, values: [before] },
      { text: `delete from webhook where ${OF_ENDED}`, values: [before] },
      { text: "delete from turn_notice where kind = 'over' and at < $1", values: [before] },
    ]);
  },
});
