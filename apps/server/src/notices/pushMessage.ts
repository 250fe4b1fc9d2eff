import type { PushPayload } from '@claim-it/protocol';
import webPush from 'web-push';
import type { OutboundPost } from '../outbound/post.ts';
import type { Subscription } from '../store/index.ts';
import type { VapidKeys } from './vapid.ts';

/** After a day a notification is outdated: the list of running games shows the turn. */
const MOST_LIFE_S = 86_400;

export type PushOrder = {
  readonly subscription: Subscription;
  readonly payload: PushPayload;
  readonly keys: VapidKeys;
  readonly subject: string;
  /** How long the turn lasts from now, in milliseconds; null without a clock. */
  readonly lifeMs: number | null;
};

/**
 * A push message, encrypted so that the push service cannot read it. Its topic is the table: a message that still waits for
 * the device gives way to the next one.
 */
export const pushMessage = ({
  subscription,
  payload,
  keys,
  subject,
  lifeMs,
}: PushOrder): OutboundPost => {
  const { endpoint, p256dh, auth } = subscription;
  const life = lifeMs === null ? MOST_LIFE_S : Math.ceil(Math.max(0, lifeMs) / 1000);
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: { subject, ...keys },
      TTL: Math.min(MOST_LIFE_S, life),
      urgency: 'high',
      topic: payload.table,
    },
  );
  return { url: endpoint, headers: { ...details.headers }, body: details.body ?? '' };
};
