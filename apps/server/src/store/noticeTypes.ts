import type { Chair } from '@claim-it/fairness';
import type { GuestId, TableId } from '@claim-it/protocol';

/** The moment of a table after an append: a person or a bot is on turn, or the game is over. */
export type TableMoment =
  | { readonly kind: 'turn' | 'bot'; readonly chair: Chair }
  | { readonly kind: 'over'; readonly chair: null };

/** A device with turn notifications; it is deleted with its session. */
export type Subscription = {
  readonly session: string;
  readonly guest: GuestId;
  readonly endpoint: string;
  /** Keys of the device, with which messages to it are encrypted. */
  readonly p256dh: string;
  readonly auth: string;
  /** The public key of the server that the device was told. */
  readonly sender: string;
  readonly language: string;
  /** Minutes of the day in UTC between which nothing is sent; null for none. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly at: number;
};

/** An address that the host of a table wants to be told of its turns. */
export type Webhook = {
  readonly id: string;
  readonly table: TableId;
  readonly url: string;
  /** Signs what is sent; null where the address itself is the secret. */
  readonly secret: string | null;
  readonly language: string;
  readonly at: number;
};

/** The turn that a table has come to. `seq` is the event with which it began: it names the turn. */
export type TurnNotice = TableMoment & {
  readonly table: TableId;
  readonly seq: number;
  readonly at: number;
};

/** The target of a notification, and its earliest time. */
export type DeliveryTarget = {
  readonly kind: 'push' | 'webhook';
  /** The session of a device, or the id of a webhook. */
  readonly target: string;
  readonly dueAt: number;
};

/** A notice on its way to one target. */
export type Delivery = DeliveryTarget & {
  readonly table: TableId;
  readonly seq: number;
  readonly tries: number;
};

export type NoticeStore = {
  /** In place of what this session, or this device, had before. */
  readonly keepSubscription: (subscription: Subscription) => Promise<void>;
  readonly findSubscriptions: (guest: GuestId) => Promise<readonly Subscription[]>;
  readonly findSubscription: (session: string) => Promise<Subscription | null>;
  readonly dropSubscription: (session: string) => Promise<boolean>;
  /** False where the table has `most` already. */
  readonly addWebhook: (webhook: Webhook, most: number) => Promise<boolean>;
  readonly webhooksOf: (table: TableId) => Promise<readonly Webhook[]>;
  readonly findWebhook: (id: string) => Promise<Webhook | null>;
  readonly dropWebhook: (webhook: {
    readonly id: string;
    readonly table: TableId;
  }) => Promise<boolean>;
  /** Turns that were not spread to their targets yet, the oldest first. */
  readonly newNotices: (limit: number) => Promise<readonly TurnNotice[]>;
  readonly findNotice: (table: TableId) => Promise<TurnNotice | null>;
  /** Notes once who is to be told of a turn; said again, or of an older turn, it changes nothing. */
  readonly spreadNotice: (notice: {
    readonly table: TableId;
    readonly seq: number;
    readonly targets: readonly DeliveryTarget[];
  }) => Promise<void>;
  readonly dueDeliveries: (query: {
    readonly now: number;
    readonly limit: number;
  }) => Promise<readonly Delivery[]>;
  /** Moves a delivery if it still is as given: of several processes that want to send it, one gets true. Null ends it. */
  readonly moveDelivery: (
    delivery: Delivery,
    to: { readonly dueAt: number | null; readonly tries: number },
  ) => Promise<boolean>;
  /** Deletes what is left of tables that were over before. */
  readonly dropNotices: (before: number) => Promise<void>;
};
