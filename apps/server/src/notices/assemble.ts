import type { Operator } from '@claim-it/protocol';
import type { TimeSource } from '../clock.ts';
import type { CardDeps } from '../lobby/cards.ts';
import type { Log } from '../ops/log.ts';
import type { Outbound } from '../outbound/post.ts';
import type { Followers } from '../sockets/followers.ts';
import type { Store } from '../store/index.ts';
import { Notices } from './notices.ts';
import { subjectFor, vapidKeysOf } from './vapid.ts';

/** The most webhooks that a table may have. */
const MOST_WEBHOOKS = 2;

export type AssembleDeps = {
  readonly store: Store;
  readonly cards: CardDeps;
  readonly followers: Pick<Followers, 'isLooking'>;
  readonly now: TimeSource;
  readonly log: Log;
  readonly key: Buffer;
  readonly olderKeys: readonly Buffer[];
  readonly outbound: Outbound;
  readonly operator: Operator;
  readonly publicOrigin: string | null;
  readonly areWebhooksAllowed: boolean;
  readonly isPushAllowed: boolean;
};

/** What may be asked for to be told of turns. */
export type NoticeOffer = {
  /** The public key with which a device subscribes; null where the operator has switched push off. */
  readonly key: string | null;
  readonly mayPushTo: (url: string) => boolean;
  readonly mayCall: (url: string) => boolean;
  /** How many webhooks a table may have; 0 where the operator allows none. */
  readonly mostWebhooks: number;
};

/** What tells people of their turns while they are away, and what they may ask of it. */
export const assembleNotices = (
  deps: AssembleDeps,
): { readonly notices: Notices; readonly offer: NoticeOffer } => {
  const { key, olderKeys, outbound, operator, publicOrigin, followers } = deps;
  const own = vapidKeysOf(key);
  const notices = new Notices({
    ...deps,
    post: outbound.post,
    keys: [own, ...olderKeys.map(vapidKeysOf)],
    subject: subjectFor(operator, publicOrigin),
    address: publicOrigin,
    isLooking: (table, guest) => followers.isLooking(table, guest),
  });
  const offer: NoticeOffer = {
    key: deps.isPushAllowed ? own.publicKey : null,
    mayPushTo: outbound.mayPushTo,
    mayCall: outbound.mayCall,
    mostWebhooks: deps.areWebhooksAllowed ? MOST_WEBHOOKS : 0,
  };
  return { notices, offer };
};
