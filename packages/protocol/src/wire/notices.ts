import type { Result } from '@claim-it/rules';
import * as v from 'valibot';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseWith } from './fault.ts';

const DAY_MINUTES = 1_440;
const minute = part.whole(0, DAY_MINUTES - 1);

/** Minutes of the day in UTC between which nothing is sent; `to` before `from` goes over midnight. */
const quiet = v.nullable(v.strictObject({ from: minute, to: minute }));

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.minLength(least), v.maxLength(most));

/** POST /api/me/push: this device wants to be told of turns. */
export type SubscribeBody = ReadBy<typeof subscribeBody>;
const subscribeBody = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1_024)),
  p256dh: base64url(80, 100),
  auth: base64url(16, 40),
  language,
  quiet,
});
export const parseSubscribeBody = (raw: unknown): Result<SubscribeBody, WireFault> =>
  parseWith(subscribeBody, raw);

/** GET /api/me/push: the key that a device subscribes with, and what is known of this one. */
export type PushState = ReadBy<typeof pushState>;
const pushState = v.object({
  key: v.string(),
  /** The address at which this device is told, and since when it is quiet; null if it is not told. */
  subscription: v.nullable(
    v.object({ endpoint: v.string(), key: v.string(), language: v.string(), quiet }),
  ),
});
export const parsePushState = (raw: unknown): Result<PushState, WireFault> =>
  parseWith(pushState, raw);

/** What a push message says, encrypted for the device. `turn` names the turn: a device shows each of them once. */
export type PushPayload = {
  readonly kind: 'turn';
  readonly table: string;
  readonly turn: number;
  readonly language: string;
  readonly title: string;
  readonly body: string;
};

/** POST /api/tables/:id/webhooks */
export type WebhookBody = ReadBy<typeof webhookBody>;
const webhookBody = v.strictObject({ url: v.pipe(v.string(), v.maxLength(500)), language });
export const parseWebhookBody = (raw: unknown): Result<WebhookBody, WireFault> =>
  parseWith(webhookBody, raw);

/** The answer to it; the secret is told this once. */
export type AddedWebhook = ReadBy<typeof addedWebhook>;
const addedWebhook = v.object({ id: v.string(), secret: v.nullable(v.string()) });
export const parseAddedWebhook = (raw: unknown): Result<AddedWebhook, WireFault> =>
  parseWith(addedWebhook, raw);

/** GET /api/tables/:id/webhooks, for the host alone: where turns are told, as far as the host needs to know it again. */
export type TableWebhooks = ReadBy<typeof tableWebhooks>;
const tableWebhooks = v.object({
  /** How many there may be; 0 where the server allows none. */
  most: v.number(),
  webhooks: v.array(v.object({ id: v.string(), host: v.string(), isDiscord: v.boolean() })),
});
export const parseTableWebhooks = (raw: unknown): Result<TableWebhooks, WireFault> =>
  parseWith(tableWebhooks, raw);
