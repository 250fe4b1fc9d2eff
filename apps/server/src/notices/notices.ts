import type { GuestId, TableCard, TableId } from '@claim-it/protocol';
import { parseHeader } from '@claim-it/protocol';
import { noticeIn } from '@claim-it/text/notice';
import type { TimeSource } from '../clock.ts';
import { isPassing } from '../fault.ts';
import type { CardDeps } from '../lobby/cards.ts';
import { cardOf } from '../lobby/cards.ts';
import type { Log } from '../ops/log.ts';
import type { Answered, Post } from '../outbound/post.ts';
import { Buckets } from '../requests/buckets.ts';
import type {
  Delivery,
  DeliveryTarget,
  Store,
  StoredLog,
  Subscription,
  TurnNotice,
} from '../store/index.ts';
import { pushMessage } from './pushMessage.ts';
import { afterQuiet } from './quiet.ts';
import type { VapidKeys } from './vapid.ts';
import { webhookMessage } from './webhookMessage.ts';

const AT_ONCE = 50;
/** The sender of a notice has this long before another process may try: longer than any request lasts. */
const HOLD_MS = 60_000;
const MINUTE_MS = 60_000;
/** The retry delays of a failing service: after the first time, the second, and so on. */
const BACK_OFF_MS: readonly number[] = [1, 5, 15, 60, 180].map((minutes) => minutes * MINUTE_MS);
/** The retry limit of a webhook for one turn. */
const MOST_TRIES = 30;

const WEBHOOK_BURST = 30;
const WEBHOOK_SECONDS = 1_800;

const GONE: readonly number[] = [404, 410];
/** The service does not accept our key for this device, or the device's keys are invalid. */
const REFUSED: readonly number[] = [400, 401, 403];

export type NoticesDeps = {
  readonly store: Store;
  readonly cards: CardDeps;
  readonly now: TimeSource;
  readonly log: Log;
  readonly post: Post;
  /** The keys of this server, the present one first. */
  readonly keys: readonly VapidKeys[];
  readonly subject: string;
  readonly address: string | null;
  readonly isPushAllowed: boolean;
  /** Whether a visible page of this guest shows the table. */
  readonly isLooking: (table: TableId, guest: GuestId) => boolean;
};

/** Whether a delivery is at its end; otherwise when to try again. */
type End = 'done' | 'drop' | { readonly retryAt: number };

/**
 * Sends turn notifications to devices and webhooks. The turn of a table is stored with its event; the targets, and
 * the sending process, are stored before anything is sent. Only if a process dies while it sends,
 * a turn is notified again after `HOLD_MS`: twice is better than never, and a device shows each turn once.
 */
export class Notices {
  readonly #deps: NoticesDeps;
  /** How often a webhook is called; a table that is played fast skips turns. */
  readonly #rates = new Buckets(WEBHOOK_BURST, WEBHOOK_SECONDS);
  #isLooking = false;

  constructor(deps: NoticesDeps) {
    this.#deps = deps;
  }

  /** Once a second. */
  async look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const { store, now } = this.#deps;
      for (const notice of await store.newNotices(AT_ONCE)) await this.#spread(notice);
      const due = await store.dueDeliveries({ now: now(), limit: AT_ONCE });
      await Promise.all(due.map((delivery) => this.#attempt(delivery)));
    } finally {
      this.#isLooking = false;
    }
  }

  /** Notes who is to be told of a turn. */
  async #spread(notice: TurnNotice): Promise<void> {
    const { table, seq } = notice;
    const targets = [...(await this.#devicesFor(notice)), ...(await this.#hooksFor(notice))];
    await this.#deps.store.spreadNotice({ table, seq, targets });
  }

  /** In a live game players stay between two turns. */
  async #devicesFor({ kind, table, chair }: TurnNotice): Promise<readonly DeliveryTarget[]> {
    if (kind !== 'turn' || !this.#deps.isPushAllowed) return [];
    const { store, now } = this.#deps;
    const log = await store.read({ table, since: Number.MAX_SAFE_INTEGER });
    const guest = log?.chairs.find((row) => row.chair === chair)?.guest ?? null;
    if (log === null || guest === null || isLive(log)) return [];
    const devices = await store.findSubscriptions(guest);
    return devices.map(({ session: target, quiet }) => ({
      kind: 'push',
      target,
      dueAt: afterQuiet(now(), quiet),
    }));
  }

  async #hooksFor({ kind, table }: TurnNotice): Promise<readonly DeliveryTarget[]> {
    if (kind === 'bot') return [];
    const dueAt = this.#deps.now();
    const hooks = await this.#deps.store.webhooksOf(table);
    return hooks.map(({ id: target }) => ({ kind: 'webhook', target, dueAt }));
  }

  /** Sends one notice, if no other process does. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { store, now, log } = this.#deps;
    const held = { ...delivery, dueAt: now() + HOLD_MS };
    try {
      if (!(await store.moveDelivery(delivery, { dueAt: held.dueAt, tries: delivery.tries + 1 })))
        return;
      const end = await this.#tell(delivery);
      const tries = delivery.tries + 1;
      if (end === 'drop' && delivery.kind === 'push') await store.dropSubscription(delivery.target);
      else
        await store.moveDelivery(held, {
          dueAt: typeof end === 'string' ? null : end.retryAt,
          tries,
        });
    } catch (error) {
      // The hold ends by itself, and then it is tried again.
      if (!isPassing(error)) log.warn({ table: delivery.table, why: String(error) }, 'a notice');
    }
  }

  async #tell(delivery: Delivery): Promise<End> {
    const { store, cards } = this.#deps;
    const notice = await store.findNotice(delivery.table);
    const log = await store.read({ table: delivery.table, since: Number.MAX_SAFE_INTEGER });
    // The turn is over: no notification is needed.
    if (notice === null || log === null || notice.seq !== delivery.seq) return 'done';
    const card = await cardOf(cards, log, null);
    if (card === null) return 'done';
    return delivery.kind === 'push'
      ? this.#tellDevice(delivery, notice, card)
      : this.#tellHook(delivery, notice, card);
  }

  async #tellDevice(delivery: Delivery, { chair }: TurnNotice, card: TableCard): Promise<End> {
    const { store, now, post, isLooking, isPushAllowed } = this.#deps;
    if (!isPushAllowed) return 'done';
    const subscription = await store.findSubscription(delivery.target);
    if (subscription === null || isLooking(delivery.table, subscription.guest)) return 'done';
    // The quiet hours may be others than when the turn began.
    const at = afterQuiet(now(), subscription.quiet);
    if (at > now()) return { retryAt: at };
    const names = card.chairs.flatMap(({ name }, place) =>
      name === null || place === chair ? [] : [name],
    );
    const message = this.#messageTo(subscription, delivery, names, card.deadline);
    if (message === null) return 'drop';
    return this.#endAfter(await post(message), delivery);
  }

  /** Null where this server has no key for the device, or the keys of the device are none. */
  #messageTo(
    subscription: Subscription,
    { table, seq }: Delivery,
    names: readonly string[],
    deadline: number | null,
  ): ReturnType<typeof pushMessage> | null {
    const { keys: all, subject, now } = this.#deps;
    const { sender, language } = subscription;
    const keys = all.find(({ publicKey }) => publicKey === sender);
    if (keys === undefined) return null;
    const { yourTurn: title, waiting } = noticeIn(language);
    const said = { title, body: waiting(names), language };
    const payload = { kind: 'turn', table, turn: seq, ...said } as const;
    const lifeMs = deadline === null ? null : deadline - now();
    try {
      return pushMessage({ subscription, payload, keys, subject, lifeMs });
    } catch {
      return null;
    }
  }

  async #tellHook(delivery: Delivery, notice: TurnNotice, card: TableCard): Promise<End> {
    const { store, post, now, address } = this.#deps;
    const webhook = await store.findWebhook(delivery.target);
    if (webhook === null || delivery.tries >= MOST_TRIES) return 'done';
    const wait = this.#rates.wait(webhook.id, now());
    if (wait > 0) return { retryAt: now() + wait };
    this.#rates.spend(webhook.id, now());
    const outcome = await post(webhookMessage({ webhook, notice, card, address, now: now() }));
    const end = this.#endAfter(outcome, delivery);
    if (end === 'drop') await store.dropWebhook(webhook);
    return end;
  }

  #endAfter({ status, retryAfter }: Answered, { kind, tries }: Delivery): End {
    if (status >= 200 && status < 300) return 'done';
    if (GONE.includes(status) || (kind === 'push' && REFUSED.includes(status))) return 'drop';
    const wait = BACK_OFF_MS[Math.min(tries, BACK_OFF_MS.length - 1)] ?? MINUTE_MS;
    return { retryAt: this.#deps.now() + Math.max(wait, retryAfter ?? 0) };
  }
}

const isLive = ({ header }: StoredLog): boolean => {
  const parsed = parseHeader(header);
  return !parsed.ok || parsed.value.pace.kind === 'live';
};
