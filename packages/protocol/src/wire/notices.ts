import type { Result } from '@claim-it/rules';
import * as v from 'valibot';
import type { ReadBy } from '../table/parts.ts';
import * as part from '../table/parts.ts';
import type { WireFault } from './fault.ts';
import { parseWith } from './fault.ts';

const DAY_MINUTES = 1_440;
const minute = part.whole(0, DAY_MINUTES - 1);

/** Minutes of the day in UTC between which nothing is sent; `to` before `from` spans midnight. */
const quiet = v.nullable(v.strictObject({ from: minute, to: minute }));

const language = v.pipe(v.string(), v.regex(/^[a-z]{2}$/));

const base64url = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]+$/), v.minLength(least), v.maxLength(most));

/** POST /api/me/push: this device wants turn notifications. */
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

/** GET /api/me/push: the key to subscribe with, and the subscription of this device. */
export type PushState = ReadBy<typeof pushState>;
const pushState = v.object({
  /** Null if the operator of the server has disabled push. */
  key: v.nullable(v.string()),
  /** The push address of this device and its quiet hours; null if it has no subscription. */
  subscription: v.nullable(
    v.object({ endpoint: v.string(), key: v.string(), language: v.string(), quiet }),
  ),
});
export const parsePushState = (raw: unknown): Result<PushState, WireFault> =>
  parseWith(pushState, raw);

/** The content of a push message, encrypted for the device. `turn` identifies the turn: a device shows each once. */
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

/** The response to it; the secret is shown only once. */
export type AddedWebhook = ReadBy<typeof addedWebhook>;
const addedWebhook = v.object({ id: v.string(), secret: v.nullable(v.string()) });
export const parseAddedWebhook = (raw: unknown): Result<AddedWebhook, WireFault> =>
  parseWith(addedWebhook, raw);

/** GET /api/tables/:id/webhooks, for the host alone: the webhooks, as far as the host needs to recognise them. */
export type TableWebhooks = ReadBy<typeof tableWebhooks>;
const tableWebhooks = v.object({
  /** How many are allowed; 0 if the server allows none. */
  most: v.number(),
  webhooks: v.array(v.object({ id: v.string(), host: v.string(), isDiscord: v.boolean() })),
});
export const parseTableWebhooks = (raw: unknown): Result<TableWebhooks, WireFault> =>
  parseWith(tableWebhooks, raw);
